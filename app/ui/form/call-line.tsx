/** A number to call instead of sending a form. */
export interface CallNumber {
  /** As people read it. */
  printed: string;
  /** "tel:…". */
  href: string;
}

/** The way out for whoever would rather speak to somebody; it stands there before and after sending. */
export function CallLine({ printed, href }: CallNumber) {
  return (
    <p className="call-line">
      Prefer to call? <a href={href}>{printed}</a>
    </p>
  );
}
