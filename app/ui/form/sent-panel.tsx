import { CallLine } from "./call-line.tsx";
import type { FormTexts } from "./form-end.tsx";

interface SentPanelProps {
  action: string;
  texts: FormTexts;
  phone: string;
}

/** Takes the place of a form that was posted without JavaScript and accepted. */
export function SentPanel({ action, texts, phone }: SentPanelProps) {
  return (
    <div className="form form--sent">
      {/* Focus brings the answer into view and has it read; the page opened at its top otherwise. */}
      <p className="form__sent" role="status" tabIndex={-1} autoFocus>
        {texts.sent}
      </p>
      <a className="form__again" href={action}>
        {texts.sendAnother}
      </a>
      <CallLine phone={phone} />
    </div>
  );
}
