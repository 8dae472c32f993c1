import { buttonClass } from "../button/button-class.ts";
import { CallLine, type CallNumber } from "./call-line.tsx";
import type { FormTexts } from "./form-end.tsx";

interface SentPanelProps {
  /** Address of the page with an empty form. */
  action: string;
  texts: FormTexts;
  call: CallNumber;
}

/** Takes the place of a form that was posted without JavaScript and accepted. */
export function SentPanel({ action, texts, call }: SentPanelProps) {
  return (
    <div className="form-panel">
      {/* The focus brings the answer into view and has it read; the page would open at its top otherwise. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <output className="form-message" tabIndex={-1} autoFocus>
        {texts.sent}
      </output>
      <CallLine {...call} />
      <a className={buttonClass("secondary")} href={action}>
        {texts.sendAnother}
      </a>
    </div>
  );
}
