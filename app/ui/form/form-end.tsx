import { Button } from "../button/button.tsx";
import { CallLine, type CallNumber } from "./call-line.tsx";
import { FormNotice, type FormNoticeText } from "./form-notice.tsx";
import type { FormState } from "./form-state.ts";
import { ReceiptNote } from "./receipt-note.tsx";
import { UploadProgress } from "./upload-progress.tsx";

export interface FormTexts {
  submit: string;
  sending: string;
  sent: string;
  /** Said when a send failed, where failures are said at all. */
  failed: string;
  /** What happens next, once it is sent. */
  next: string[];
  sendAnother: string;
}

interface FormEndProps {
  texts: FormTexts;
  /** Icon of the button. */
  icon: string;
  call: CallNumber;
  privacyNotice: FormNoticeText;
  state: FormState;
  saysFailure: boolean;
  /** Left out where a form is sent once. */
  onSendAnother?: (() => void) | undefined;
  /** Closes a form that can be closed. */
  onCancel?: (() => void) | undefined;
}

/** What stands below the fields: the message, the button, the answer and the number to call instead. */
export function FormEnd({
  texts,
  icon,
  call,
  privacyNotice,
  state,
  saysFailure,
  onSendAnother,
  onCancel,
}: FormEndProps) {
  const { phase, rejection, hasFailed, share, reference } = state;
  return (
    <div className="form-end">
      {/* A message that came with the page is an alert of its own, at its field. */}
      <div role={rejection?.stage === "lasting" && !hasFailed ? undefined : "alert"}>
        {rejection?.stage === "message" && (
          <p className="form-message form-message--error form-message--passing">{rejection.message}</p>
        )}
        {hasFailed && saysFailure && <p className="form-message form-message--error">{texts.failed}</p>}
      </div>
      <Button type="submit" icon={icon} disabled={phase !== "idle"}>
        {phase === "sending" ? texts.sending : texts.submit}
      </Button>
      {onCancel && phase !== "sent" && (
        <Button variant="secondary" data-needs-script onClick={onCancel}>
          Cancel
        </Button>
      )}
      {phase === "sending" && share !== undefined && <UploadProgress share={share} />}
      <output tabIndex={-1}>{phase === "sent" && <span className="form-message">{texts.sent}</span>}</output>
      {phase === "sent" && <ReceiptNote reference={reference} next={texts.next} />}
      {phase === "sent" && onSendAnother && (
        <Button variant="secondary" onClick={onSendAnother}>
          {texts.sendAnother}
        </Button>
      )}
      <CallLine {...call} />
      <FormNotice {...privacyNotice} />
    </div>
  );
}
