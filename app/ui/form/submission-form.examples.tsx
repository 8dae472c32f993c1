import type { Example } from "../examples/example.ts";
import { FormContext, FormPersonFields, FormSelectField, FormTextAreaField } from "./form-fields.tsx";
import { FormEnd, FormResult, SubmissionForm } from "./submission-form.tsx";
import { IDLE_FORM, type FormState } from "./form-state.ts";

const texts = {
  name: "Message",
  submit: "Send message",
  sent: "Thank you, we will call you back shortly",
  failed: "Your message could not be sent just now. Please try again or call us.",
  next: ["We read your message and call you back."],
  sendAnother: "Send another message",
};
const privacyNotice = {
  version: "none",
  summary: "What you send goes to the office, which uses it to answer you and for nothing else.",
  links: [{ language: "en", label: "Privacy notice", to: "#privacy" }],
};
const call = { printed: "0000 000 0000", href: "tel:+910000000000" };

function Fields() {
  return (
    <>
      <FormSelectField
        name="department"
        label="Department"
        placeholder="Select a department"
        options={[{ value: "Cardiology" }]}
        value=""
        onValueChange={() => {}}
      />
      <FormPersonFields name="name" email="email" phone="phone" />
      <FormTextAreaField name="message" label="Message" note="(optional)" rows={3} isWide />
    </>
  );
}

/** The form's own parts, held in one state, so that it can be looked at. */
function HeldForm({ idPrefix, state }: { idPrefix: string; state: Partial<FormState> }) {
  const held = { ...IDLE_FORM, ...state };
  const context = { idPrefix, values: { name: "A" }, rejection: held.rejection, focusedField: undefined };
  return (
    <div className="form-panel">
      <FormResult texts={texts} call={call} state={held} />
      {held.phase !== "sent" && (
        <FormContext value={context}>
          <Fields />
        </FormContext>
      )}
      <FormEnd
        texts={texts}
        icon="mail"
        call={call}
        privacyNotice={privacyNotice}
        state={held}
        saysFailure
        onSendAnother={() => {}}
      />
    </div>
  );
}

const rejection = { field: "name", message: "Name must have at least three letters" };

export default [
  {
    name: "ready",
    render: () => (
      <SubmissionForm
        idPrefix="ready"
        firstField="name"
        action="#submission-form"
        kind="contact"
        apiOrigin=""
        addressee={{ hospital: "", to: "" }}
        today="2026-11-20"
        resumeMaxBytes={0}
        icon="mail"
        listedBy={{ nameField: "name" }}
        call={call}
        privacyNotice={privacyNotice}
        showsFailure
      >
        <Fields />
      </SubmissionForm>
    ),
  },
  {
    name: "refused: the passing message",
    render: () => <HeldForm idPrefix="passing" state={{ rejection: { ...rejection, stage: "message" } }} />,
  },
  {
    name: "refused: the mark",
    render: () => <HeldForm idPrefix="mark" state={{ rejection: { ...rejection, stage: "mark" } }} />,
  },
  {
    name: "refused, as a page that was posted without scripts says it",
    render: () => <HeldForm idPrefix="lasting" state={{ rejection: { ...rejection, stage: "lasting" } }} />,
  },
  { name: "sending", render: () => <HeldForm idPrefix="sending" state={{ phase: "sending" }} /> },
  { name: "sent", render: () => <HeldForm idPrefix="sent" state={{ phase: "sent" }} /> },
  { name: "failed", render: () => <HeldForm idPrefix="failed" state={{ hasFailed: true }} /> },
] satisfies Example[];
