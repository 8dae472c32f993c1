import { useState, type ReactNode } from "react";
import { FormContext, messageId } from "./form-context.ts";
import { FormEnd, type FormTexts } from "./form-end.tsx";
import { focusedFieldOf, formStateOf, typedValuesOf, type FormReply } from "./form-reply.ts";
import { SentPanel } from "./sent-panel.tsx";
import { useFormSubmission, type FormSubmissionOptions } from "./use-form-submission.ts";

export interface SubmissionFormProps extends Omit<FormSubmissionOptions, "initial"> {
  idPrefix: string;
  /** The control that takes the focus when the form begins anew. */
  firstField: string;
  /** Address the form posts to without JavaScript. */
  action: string;
  texts: FormTexts;
  /** Number to call instead, as printed. */
  phone: string;
  /** What the page answered when the form was posted without JavaScript. */
  reply?: FormReply | undefined;
  /** Says when a send failed; without it a failure shows nothing. */
  showsFailure?: boolean;
  children: ReactNode;
}

/** A form that sends itself as JSON and, without JavaScript, posts to `action`; 'Send another' begins it anew. */
export function SubmissionForm(props: SubmissionFormProps) {
  const [round, setRound] = useState(0);
  const sendAnother = () => setRound(round + 1);
  if (round === 0 && props.reply?.outcome === "sent") {
    return <SentPanel action={props.action} texts={props.texts} phone={props.phone} />;
  }
  return <FormRound key={round} {...props} isRepeated={round > 0} onSendAnother={sendAnother} />;
}

interface FormRoundProps extends SubmissionFormProps {
  isRepeated: boolean;
  onSendAnother: () => void;
}

function FormRound({ isRepeated, onSendAnother, ...props }: FormRoundProps) {
  const reply = isRepeated ? undefined : props.reply;
  const { state, formProps } = useFormSubmission({ ...props, initial: formStateOf(reply) });
  const context = {
    idPrefix: props.idPrefix,
    values: typedValuesOf(reply),
    rejection: state.rejection,
    focusedField: isRepeated ? props.firstField : focusedFieldOf(reply),
  };
  return (
    <form className="form" method="post" action={props.action} noValidate {...formProps}>
      <FormContext value={context}>
        <div className="form__fields">{props.children}</div>
      </FormContext>
      <FormEnd
        messageId={messageId(props.idPrefix)}
        texts={props.texts}
        phone={props.phone}
        state={state}
        saysFailure={props.showsFailure === true || reply?.outcome === "unavailable"}
        onSendAnother={onSendAnother}
      />
    </form>
  );
}
