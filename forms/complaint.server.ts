import type { Catalogue } from "#site/texts/catalogue.ts";
import { mergeTexts } from "#site/texts/merge-texts.ts";
import { cleanLine } from "./form-fields.ts";
import { CALL_ME, ON_PAGE, rules as sharedRules } from "./complaint.ts";
import {
  ADDRESSEE_INPUTS,
  defineServerForm,
  EMAIL_INPUT,
  message,
  optionalInput,
  optionalLine,
  PHONE_INPUT,
  unbrokenPhone,
} from "./form-fields.server.ts";
import type { FormKind } from "./forms.ts";

/** Where no other way was chosen, a number without an address is called: nothing else brings the answer. */
const rules: typeof sharedRules = {
  ...sharedRules,
  check(values, facts) {
    const checked = sharedRules.check(values, facts);
    if (!checked.ok || checked.value.email || checked.value.answerWay) return checked;
    return { ok: true, value: { ...checked.value, answerWay: CALL_ME } };
  },
};

export const COMPLAINT = defineServerForm({
  rules,
  summary: "Complain to a hospital; give a number or an address",
  oneOf: (facts) => [
    { required: ["contactNumber"], properties: { contactNumber: PHONE_INPUT.schema(facts) } },
    {
      required: ["email"],
      properties: {
        email: EMAIL_INPUT.schema(facts),
        answerWay: { not: { type: "string", pattern: `^\\s*${CALL_ME}\\s*$` } },
      },
    },
  ],
  fields: {
    name: { ...optionalLine("Who complains, or nothing."), label: "name", column: "name" },
    contactNumber: { ...optionalInput(PHONE_INPUT), label: "phone", isPhone: true, column: "phone" },
    email: { ...optionalInput(EMAIL_INPUT), label: "email", column: "email" },
    answerWay: {
      ...optionalLine("call, or page for no call. With nothing here, a number without an address is called."),
      label: "answerWay",
      show: ({ answerWay }, { server: { complaint } }) =>
        new Map(Object.entries(complaint.mail.ways)).get(answerWay || ON_PAGE) ?? answerWay,
      column: "answer_way",
    },
    department: { ...optionalLine("The department's name, or nothing."), label: "department", column: "department" },
    happened: { ...optionalLine("When it was, in any words."), label: "happened", column: "happened" },
    message: {
      ...message("What happened; it may have line breaks and tabs."),
      label: "message",
      show: () => undefined,
      column: "message",
    },
    ...ADDRESSEE_INPUTS,
  },
  summarize: ({ name, email, contactNumber, answerWay, department, message: text }, { server: { complaint } }) => ({
    title: complaint.mail.title(department),
    about: [department, firstWords(text)],
    name: name || complaint.mail.nameless,
    phoneNumber: contactNumber ?? undefined,
    message: text,
    nextStep: complaint.mail.nextStep(
      answerWay === CALL_ME && contactNumber !== null ? unbrokenPhone(contactNumber) : "",
    ),
    ...(email && { replyTo: { name, address: email } }),
  }),
});

/** Enough to tell one complaint from another in a list. */
function firstWords(text: string): string {
  const line = cleanLine(text);
  return /^.{1,60}(?!\S)/u.exec(line)?.[0] ?? line.slice(0, 60);
}

/** The words of answers, which say of a complaint what else they say of a request. */
export function wordsOf(kind: FormKind, texts: Catalogue): Catalogue {
  if (kind !== "complaint") return texts;
  const { answers, complaint } = texts.server;
  return { ...texts, server: { ...texts.server, answers: mergeTexts(answers, complaint.answers) } };
}
