import { ButtonLink } from "../link/link.tsx";
import { type UrgentCall, UrgentNote } from "../contacts/contacts.tsx";
import { useTexts } from "../texts/texts.tsx";
import type { CallNumber, SentLine } from "./form-state.ts";

interface ReceiptNoteProps {
  reference: string | undefined;
  page?: string | undefined;
  /** In place of the words that lead to a request's page. */
  follow?: string | undefined;
  lines?: SentLine[] | undefined;
  next: string[];
  call: CallNumber;
  urgent?: UrgentCall[] | undefined;
}

export function ReceiptNote({ reference, page, follow, lines = [], next, call, urgent }: ReceiptNoteProps) {
  const texts = useTexts("form");
  const { doNotWait } = useTexts("emergencyCalls");
  return (
    <div className="rows receipt-note">
      {reference !== undefined && (
        <p className="receipt-note__reference">
          {texts.reference} <Reference code={reference} />
          {texts.quoteReference}
        </p>
      )}
      {page !== undefined && <OwnPage address={page} follow={follow} />}
      {urgent && <UrgentNote calls={urgent}>{doNotWait}</UrgentNote>}
      <div className="receipt-note__parts">
        <div>
          <p className="receipt-note__title">{texts.whatNext}</p>
          {next.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <CallLine {...call} />
        </div>
        {lines.length > 0 && (
          <div>
            <p className="receipt-note__title">{texts.whatYouSent}</p>
            <dl className="sent-lines">
              {lines.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </div>
  );
}

function OwnPage({ address, follow }: { address: string; follow: string | undefined }) {
  const { followRequest, shareToSelf, pageCode } = useTexts("form");
  const label = follow ?? followRequest;
  const share = `https://wa.me/?text=${encodeURIComponent(`${label}: ${address}`)}`;
  return (
    <p className="button__row">
      <ButtonLink to={address} endIcon="arrow-right">
        {label}
      </ButtonLink>
      <ButtonLink to={share} variant="secondary" icon="whatsapp">
        {shareToSelf}
      </ButtonLink>
      <span className="page-code button__row at-desks">
        <img src={`${new URL(address).pathname}/code`} alt="" width={112} height={112} loading="lazy" />
        {pageCode}
      </span>
    </p>
  );
}

export function Reference({ code }: { code: string }) {
  return (
    <strong className="reference">
      <span aria-hidden="true">{code}</span>
      {/* Read out letter by letter, because nobody understands it as a word. */}
      <span className="visually-hidden">{[...code.replaceAll("-", "")].join(" ")}</span>
    </strong>
  );
}

export function CallLine({ printed, href }: CallNumber) {
  return (
    <p className="call-line">
      {useTexts("form").preferToCall}{" "}
      <a className="text-link" href={href}>
        {printed}
      </a>
    </p>
  );
}
