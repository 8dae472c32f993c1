import { useState, type ReactNode } from "react";
import type { CallNumber } from "./call-line.tsx";
import { FormContext } from "./form-context.ts";
import { FormEnd, type FormTexts } from "./form-end.tsx";
import { focusedFieldOf, formStateOf, typedValuesOf, type FormReply } from "./form-reply.ts";
import { useFormSubmission, type FormSubmissionOptions } from "./use-form-submission.ts";

export interface SubmissionFormProps extends Omit<FormSubmissionOptions, "initial"> {
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
  /** What the page answered when the form was posted without JavaScript. */
  reply?: FormReply | undefined;
  /** Set for a form with a file. */
  encType?: "multipart/form-data";
  /** True for a form that is sent once and cannot begin anew. */
  isSentOnce?: boolean;
  /** Closes a form that can be closed. */
  onCancel?: () => void;
  /** Says when a send failed; without it a failure shows nothing. */
  showsFailure: boolean;
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
  const { state, formProps } = useFormSubmission({ ...props, initial: formStateOf(reply) });
  const context = {
    idPrefix: props.idPrefix,
    values: typedValuesOf(reply),
    rejection: state.rejection,
    focusedField: isRepeated ? props.firstField : focusedFieldOf(reply),
  };
  return (
    <form
      className="form-panel"
      method="post"
      action={props.action}
      encType={props.encType}
      aria-labelledby={props.labelledBy}
      noValidate
      {...formProps}
    >
      <FormContext value={context}>{children}</FormContext>
      <FormEnd
        texts={props.texts}
        icon={props.icon}
        call={props.call}
        state={state}
        saysFailure={props.showsFailure || reply?.outcome === "unavailable"}
        onSendAnother={props.isSentOnce ? undefined : onSendAnother}
        onCancel={props.onCancel}
      />
    </form>
  );
}
