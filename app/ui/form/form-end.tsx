import { CallLine } from "./call-line.tsx";
import type { FormState } from "./form-state.ts";

export interface FormTexts {
  submit: string;
  sending: string;
  sent: string;
  /** Said when a send failed, where failures are said at all. */
  failed: string;
  sendAnother: string;
}

interface FormEndProps {
  messageId: string;
  texts: FormTexts;
  phone: string;
  state: FormState;
  saysFailure: boolean;
  onSendAnother: () => void;
}

/** What stands below the fields: the message, the button, the answer and the number to call instead. */
export function FormEnd({ messageId, texts, phone, state, saysFailure, onSendAnother }: FormEndProps) {
  const isSent = state.phase === "sent";
  return (
    <div className="form__end">
      <p className="form__message" role="alert" id={messageId}>
        {messageOf(state, saysFailure ? texts.failed : "")}
      </p>
      <button className="button button--action form__submit" type="submit" disabled={state.phase !== "idle"}>
        {state.phase === "sending" ? texts.sending : texts.submit}
      </button>
      <div className="form__answer">
        <p className="form__sent" role="status">
          {isSent ? texts.sent : ""}
        </p>
        {isSent && (
          <button className="form__again" type="button" onClick={onSendAnother}>
            {texts.sendAnother}
          </button>
        )}
      </div>
      <CallLine phone={phone} />
    </div>
  );
}

function messageOf({ rejection, hasFailed }: FormState, failed: string): string {
  if (rejection?.stage === "message") return rejection.message;
  return hasFailed ? failed : "";
}
