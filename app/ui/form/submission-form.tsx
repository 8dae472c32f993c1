import { Fragment, useRef, useState, type ReactNode } from "react";
import { FORMS, FORM_TRAPS } from "#forms/forms.ts";
import { CallLine, ReceiptNote } from "./receipt.tsx";
import { FormContext, HoneypotField } from "./form-fields.tsx";
import {
  focusedFieldOf,
  formStateOf,
  type CallNumber,
  type FormNoticeText,
  type FormReply,
  type FormSettings,
  type FormState,
  type Receipt,
  type SentLine,
} from "./form-state.ts";
import { useDraft } from "./form-draft.ts";
import { useFormSubmission, type FormSubmissionOptions } from "./use-form-submission.ts";
import { Button } from "../link/link.tsx";
import type { UrgentCall } from "../contacts/contacts.tsx";
import { usePrefix, useTexts } from "../texts/texts.tsx";

interface SubmissionFormProps extends FormSettings {
  kind: FormSubmissionOptions["kind"];
  idPrefix: string;
  labelledBy?: string | undefined;
  firstField: string;
  /** For browsers without JavaScript. */
  action: string;
  icon: string;
  sentText?: string;
  /** To a form posted without JavaScript. */
  reply?: FormReply | undefined;
  isSentOnce?: boolean;
  /** What lists the form while it waits for the network. */
  listedBy: { nameField: string; dayField?: string };
  ask?: FormSubmissionOptions["ask"];
  onSent?: (receipt: Receipt, lines: SentLine[]) => void;
  onFailed?: () => void;
  onCancel?: () => void;
  /** The page's address chose their value. */
  chosen?: readonly string[];
  children: ReactNode;
}

/** Sends itself as JSON or, without JavaScript, posts to `action`; it can begin anew once it is sent. */
export function SubmissionForm(props: SubmissionFormProps) {
  const [round, setRound] = useState(0);
  if (round > 0) {
    return <FormRound key={round} {...props} reply={undefined} isRepeated onSendAnother={() => setRound(round + 1)} />;
  }
  return <FormRound {...props} isRepeated={false} onSendAnother={() => setRound(1)} />;
}

interface FormRoundProps extends SubmissionFormProps {
  isRepeated: boolean;
  onSendAnother: () => void;
}

function FormRound({ reply, isRepeated, onSendAnother, children, ...props }: FormRoundProps) {
  const form = useRef<HTMLFormElement>(null);
  const { kind, apiOrigin, privacyNotice, sentText } = props;
  const ownTexts = useTexts(FORMS[kind].texts);
  const texts = sentText === undefined ? ownTexts : { ...ownTexts, sent: sentText };
  const api = apiOrigin + FORMS[kind].api;
  // Drafts and waiting forms are stored under it, in whichever language.
  const name = api + props.action.slice(usePrefix().length);
  const draft = useDraft({ name, form, isRestored: !reply && !isRepeated, except: props.chosen ?? [] });
  const onSent: FormSubmissionOptions["onSent"] = ({ value, lines }, receipt, { dropWaiting }) => {
    draft.clear();
    void dropWaiting(api, value);
    props.onSent?.(receipt, lines);
  };
  const { when } = useTexts("pending");
  const onNoResponse: FormSubmissionOptions["onNoResponse"] = (sent, { storeWaiting }) =>
    void storeWaiting({ form: name, api, texts, ...props }, sent, when);
  const initial = formStateOf(reply);
  const { state, handlers, onInput } = useFormSubmission({ ...props, form, onSent, onNoResponse, initial });
  const context = {
    idPrefix: props.idPrefix,
    values: draft.restored ?? reply?.values ?? {},
    rejection: state.rejection,
    focusedField: isRepeated ? props.firstField : focusedFieldOf(reply),
  };
  return (
    <form
      ref={form}
      className="form-panel"
      method="post"
      action={props.action}
      encType={FORMS[kind].file && "multipart/form-data"}
      aria-labelledby={props.labelledBy}
      noValidate
      {...handlers}
      onInput={(event) => {
        onInput(event);
        if (state.phase !== "sent") draft.save();
      }}
    >
      <FormResult texts={texts} call={props.call} urgent={props.urgent} state={state} />
      {state.phase !== "sent" && (
        <>
          {draft.restored && state.phase === "idle" && <RestoredNote onForget={draft.forget} />}
          <FormContext value={context}>
            <Fragment key={draft.round}>{children}</Fragment>
          </FormContext>
          {state.question && <input type="hidden" name={ASKED_FIELD} value={state.question} />}
          <input type="hidden" name={NOTICE_FIELD} value={privacyNotice.version} />
          <HoneypotField idPrefix={props.idPrefix} name={FORM_TRAPS.honeypot} />
        </>
      )}
      <FormEnd
        texts={texts}
        icon={props.icon}
        call={props.call}
        privacyNotice={privacyNotice}
        state={state}
        saysFailure={props.showsFailure || reply?.outcome === "unavailable" || state.isLost === true}
        onSendAnother={props.isSentOnce ? undefined : onSendAnother}
        onCancel={props.onCancel}
      />
    </form>
  );
}

function RestoredNote({ onForget }: { onForget: () => void }) {
  const texts = useTexts("form");
  return (
    <p className="form-restored">
      {texts.restored}{" "}
      <button type="button" className="text-link" onClick={onForget}>
        {texts.clear}
      </button>
    </p>
  );
}

type FormResultProps = Pick<FormEndProps, "texts" | "call" | "state"> & { urgent?: UrgentCall[] | undefined };

/** Takes the place of the fields once the form is sent. Its live region is there before, so that it is announced. */
export function FormResult({ texts, call, urgent, state }: FormResultProps) {
  const { phase, reference, page, notes = [], lines } = state;
  return (
    <>
      <output tabIndex={-1}>{phase === "sent" && <span className="form-message">{texts.sent}</span>}</output>
      {phase === "sent" && (
        <ReceiptNote
          reference={reference}
          page={page}
          follow={texts.follow}
          lines={lines}
          next={[...texts.next, ...notes]}
          call={call}
          urgent={urgent}
        />
      )}
    </>
  );
}

interface FormEndProps {
  texts: Record<"name" | "submit" | "sent" | "failed" | "sendAnother", string> & { next: string[]; follow?: string };
  icon: string;
  call: CallNumber;
  privacyNotice: FormNoticeText;
  state: FormState;
  saysFailure: boolean;
  onSendAnother?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
}

export function FormEnd(props: FormEndProps) {
  const { texts, icon, call, privacyNotice, state, saysFailure, onSendAnother, onCancel } = props;
  const { phase, rejection, hasFailed, question, share } = state;
  const { sending, sendAllTheSame, cancel } = useTexts("form");
  return (
    <div className="form-end">
      {/* A message that came with the page is an alert of its own, at its field. */}
      <div role={rejection?.stage === "lasting" ? undefined : "alert"}>
        {rejection?.stage === "message" && (
          <p className="form-message form-message--error form-message--passing">{rejection.message}</p>
        )}
        {question && <p className="form-message form-message--error">{question}</p>}
        {hasFailed && saysFailure && <p className="form-message form-message--error">{texts.failed}</p>}
      </div>
      {phase !== "sent" && (
        <Button
          type="submit"
          icon={icon}
          disabled={phase === "sending"}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- brings a question into view on a page without JavaScript
          autoFocus={question !== undefined}
        >
          {phase === "sending" ? sending : question ? sendAllTheSame : texts.submit}
        </Button>
      )}
      {onCancel && phase !== "sent" && (
        <Button variant="secondary" data-needs-script onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {phase === "sending" && share !== undefined && <UploadProgress share={share} />}
      {phase === "sent" && onSendAnother && (
        <Button variant="secondary" onClick={onSendAnother}>
          {texts.sendAnother}
        </Button>
      )}
      {phase !== "sent" && (
        <>
          <CallLine {...call} />
          <FormNotice {...privacyNotice} />
        </>
      )}
    </div>
  );
}

function UploadProgress({ share }: { share: number }) {
  const texts = useTexts("form");
  const percent = Math.round(share * 100);
  return (
    <p className="button__row upload-progress">
      <progress value={percent} max={100} aria-label={texts.uploading} />
      <span aria-hidden="true">{texts.uploaded(percent)}</span>
    </p>
  );
}

export const ASKED_FIELD = "asked";

export const NOTICE_FIELD = "noticeVersion";

/** The draft restores what was typed on the way back from the whole notice. */
function FormNotice({ summary, links }: Omit<FormNoticeText, "version">) {
  return (
    <div className="form-privacy">
      <p>{summary}</p>
      <ul className="button__row">
        {links.map(({ language, label, to }) => (
          <li key={language}>
            <a className="text-link" href={to} lang={language} hrefLang={language}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
