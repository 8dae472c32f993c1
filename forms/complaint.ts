import {
  ADDRESSEE_FIELDS,
  defineRules,
  optionalEmailField,
  optionalPhoneField,
  optionalText,
  requiredMessage,
  type RequestOf,
} from "./form-fields.ts";

/** The answer stands on the page of the complaint and goes by mail. Besides, who wants a call or none says so. */
export const CALL_ME = "call";
export const ON_PAGE = "page";

const fields = defineRules(
  () => ({
    message: requiredMessage("complaint"),
    contactNumber: optionalPhoneField(),
    email: optionalEmailField(),
    answerWay: optionalText(),
    name: optionalText(),
    department: optionalText(),
    happened: optionalText(),
    ...ADDRESSEE_FIELDS,
  }),
  (complaint) => complaint,
);

export type Complaint = RequestOf<typeof fields>;

/** Besides what each field wants, a number or an address: without either no answer reaches anybody. */
export const rules: typeof fields = {
  ...fields,
  check(values, facts) {
    const checked = fields.check(values, facts);
    if (!checked.ok) return checked;
    const { contactNumber, email, answerWay } = checked.value;
    const isCall = answerWay === CALL_ME;
    if (contactNumber !== null || (email !== "" && !isCall)) return checked;
    return { ok: false, error: { field: "contactNumber", message: facts.texts[isCall ? "phone" : "phoneOrEmail"] } };
  },
};
