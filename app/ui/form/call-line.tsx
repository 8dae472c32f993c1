/** A number to call instead of sending a form. */
export interface CallNumber {
  /** As printed. */
  phone: string;
  /** "tel:…". */
  href: string;
}

/** The way out for whoever would rather speak to somebody; it stands there before and after sending. */
export function CallLine({ phone, href }: CallNumber) {
  return (
    <p className="call-line">
      Prefer to call? <a href={href}>{phone}</a>
    </p>
  );
}
