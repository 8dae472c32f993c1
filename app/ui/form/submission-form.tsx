import { Fragment, useRef, useState, type ReactNode } from "react";
import {
  dropSamePending,
  keepPending,
  shortenName,
  type PendingForm,
  type PendingRequest,
} from "../pending/pending-store.ts";
import type { CallNumber } from "./call-line.tsx";
import { FormContext } from "./form-context.ts";
import { FormEnd, type FormTexts } from "./form-end.tsx";
import { NOTICE_FIELD, type FormNoticeText } from "./form-notice.tsx";
import { focusedFieldOf, formStateOf, typedValuesOf, type FormReply } from "./form-reply.ts";
import { HoneypotField } from "./honeypot-field.tsx";
import { useDraft } from "./use-draft.ts";
import { useFormSubmission, type FormSubmissionOptions, type Sent } from "./use-form-submission.ts";

export interface SubmissionFormProps extends Omit<
  FormSubmissionOptions,
  "initial" | "form" | "noticeVersion" | "onSent" | "onNoResponse"
> {
  /** Begins every id of the form, so that two forms can share a page. */
  idPrefix: string;
  /** Id of the heading that names the form. */
  labelledBy?: string | undefined;
  /** The control that takes the focus when the form begins anew. */
  firstField: string;
  /** Address the form posts to without JavaScript. */
  action: string;
  texts: FormTexts;
  /** Icon of the button. */
  icon: string;
  call: CallNumber;
  privacyNotice: FormNoticeText;
  /** What the page answered when the form was posted without JavaScript. */
  reply?: FormReply | undefined;
  /** Set for a form with a file. */
  encType?: "multipart/form-data";
  /** True for a form that is sent once and cannot begin anew. */
  isSentOnce?: boolean;
  /** How the form is listed while it waits for the network, with the controls that hold the name and the day. */
  listedAs: { what: string; nameField: string; dayField?: string };
  /** Called once the form was taken, with what the visitor can quote. */
  onSent?: (reference: string | undefined) => void;
  /** Closes a form that can be closed. */
  onCancel?: () => void;
  /** Says when a send failed; without it a failure shows nothing. */
  showsFailure: boolean;
  /** Controls whose value the page's address chose, which what was typed before does not change. */
  chosen?: readonly string[];
  children: ReactNode;
}

/** A form that sends itself as JSON and, without JavaScript, posts to `action`; it can begin anew once it is sent. */
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
  const name = `${props.api} ${props.action}`;
  const draft = useDraft({ name, form, isRestored: !reply && !isRepeated, except: props.chosen ?? [] });
  const onSent = ({ value }: Sent, reference: string | undefined) => {
    draft.clear();
    void dropSamePending({ api: props.api, content: toStored(value) });
    props.onSent?.(reference);
  };
  const onNoResponse = (sent: Sent) => void keepPending(createPending(name, sent, props));
  const sending = { noticeVersion: props.privacyNotice.version, initial: formStateOf(reply) };
  const { state, handlers, onInput } = useFormSubmission({ ...props, form, onSent, onNoResponse, ...sending });
  const context = {
    idPrefix: props.idPrefix,
    values: draft.restored ?? typedValuesOf(reply),
    rejection: state.rejection,
    focusedField: isRepeated ? props.firstField : focusedFieldOf(reply),
  };
  return (
    <form
      ref={form}
      className="form-panel"
      method="post"
      action={props.action}
      encType={props.encType}
      aria-labelledby={props.labelledBy}
      noValidate
      {...handlers}
      onInput={(event) => {
        onInput(event);
        if (state.phase !== "sent") draft.save();
      }}
    >
      {draft.restored && state.phase === "idle" && <RestoredNote onForget={draft.forget} />}
      <FormContext value={context}>
        <Fragment key={draft.round}>{children}</Fragment>
      </FormContext>
      <input type="hidden" name={NOTICE_FIELD} value={props.privacyNotice.version} />
      <HoneypotField idPrefix={props.idPrefix} name={props.traps.honeypot} />
      <FormEnd
        texts={props.texts}
        icon={props.icon}
        call={props.call}
        privacyNotice={props.privacyNotice}
        state={state}
        saysFailure={props.showsFailure || reply?.outcome === "unavailable"}
        onSendAnother={props.isSentOnce ? undefined : onSendAnother}
        onCancel={props.onCancel}
      />
    </form>
  );
}

function createPending(
  form: string,
  { key, value, typed }: Sent,
  props: Omit<SubmissionFormProps, "children">,
): PendingForm {
  const { api, action, call, listedAs, privacyNotice } = props;
  const { what, nameField, dayField } = listedAs;
  const now = new Date();
  return {
    key,
    keptAt: now.getTime(),
    when: now.toLocaleString("en-IN", { weekday: "short", hour: "numeric", minute: "2-digit" }),
    what,
    forWhom: shortenName(typed[nameField] ?? ""),
    call,
    status: "waiting",
    request: {
      api,
      content: toStored(value),
      noticeVersion: privacyNotice.version,
      lastDay: (dayField && typed[dayField]) || "",
      form,
      page: action,
      typed,
    },
  };
}

function toStored(value: unknown): PendingRequest["content"] {
  return value instanceof FormData ? [...value] : JSON.stringify(value);
}

function RestoredNote({ onForget }: { onForget: () => void }) {
  return (
    <p className="form-restored">
      What you typed before is still here.{" "}
      <button type="button" onClick={onForget}>
        Clear the form
      </button>
    </p>
  );
}
