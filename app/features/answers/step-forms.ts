import type { StepFormView } from "./step-form.tsx";
import { ASKED_FIELD } from "#answers/read-answer.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** A form that was not stored: with the fault of a field, or what is asked before it is. */
export type Refused = { form: FormData; field?: string; message?: string; question?: string };

/** A form with what was typed, where it is the one that was refused; `yes` is the button below a question. */
export function asPosted(view: StepFormView, refused: Refused | undefined, yes: string): StepFormView {
  if (!refused) return view;
  const { form, field, message, question } = refused;
  return {
    ...view,
    ...(question && { question, button: yes }),
    hidden: { ...view.hidden, ...(question && { [ASKED_FIELD]: question }) },
    fields: (view.fields ?? []).map((one) => ({
      ...{ ...one, value: String(form.get(one.name) ?? "") },
      ...(one.name === field && { error: message }),
    })),
    isOpen: true,
  };
}

/** Who answers types the name once; it is stored in the browser, and with each answer. */
export function nameForm(name: string, hidden: Record<string, string>, { server }: Catalogue): StepFormView {
  const { yourName, yourNameHint, yourNameButton, answeringAs, optional } = server.answers.office;
  return {
    ...{ id: "name", hidden, button: yourNameButton, heading: name === "" ? yourName : answeringAs(name) },
    fields: [
      { name: "by", label: yourName, type: "text", value: name, note: optional, isWide: true, hint: yourNameHint },
    ],
  };
}
