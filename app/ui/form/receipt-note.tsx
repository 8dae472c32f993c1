interface ReceiptNoteProps {
  /** What the visitor can quote, e.g. "A-7F3K-9QXM"; left out where none came. */
  reference: string | undefined;
  /** What happens next. */
  next: string[];
}

/** Stands below the answer to a form that was sent, and apart from it: the code to quote, and what happens next. */
export function ReceiptNote({ reference, next }: ReceiptNoteProps) {
  return (
    <div className="receipt-note">
      {reference !== undefined && (
        <p>
          Your reference: <Reference code={reference} />. Say it when you call us about this.
        </p>
      )}
      {next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** A code to quote on the telephone, in one piece. */
export function Reference({ code }: { code: string }) {
  return (
    <strong className="reference">
      <span aria-hidden="true">{code}</span>
      {/* Read out sign by sign: a word of letters and digits is not understood. */}
      <span className="visually-hidden">{[...code.replaceAll("-", "")].join(" ")}</span>
    </strong>
  );
}
