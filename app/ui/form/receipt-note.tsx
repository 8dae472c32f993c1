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
          Your reference:{" "}
          <strong className="receipt-note__reference">
            <span aria-hidden="true">{reference}</span>
            {/* Read out sign by sign: a word of letters and digits is not understood. */}
            <span className="visually-hidden">{[...reference.replaceAll("-", "")].join(" ")}</span>
          </strong>
          . Say it when you call us about this.
        </p>
      )}
      {next.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
