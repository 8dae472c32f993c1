/** The way out for whoever would rather speak to somebody; it stands there before and after sending. */
export function CallLine({ phone }: { phone: string }) {
  return (
    <p className="call-line">
      Prefer to call? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
    </p>
  );
}
