import {
  check,
  custom,
  maxLength,
  nonEmpty,
  object,
  pipe,
  safeParse,
  string,
  transform,
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
} from "valibot";
import type { PageTexts } from "#site/texts/catalogue.ts";
import { findDayFault } from "./calendar.ts";
import { findResumeExtension, type ResumeChoice, type ResumeFault } from "./resume-file.ts";

export type RuleTexts = PageTexts["rules"];

export interface FieldError<Field extends string = string> {
  field: Field;
  message: string;
}

/** The value to send, or the first failure in the form's order. */
export type FormCheck<Value, Field extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; error: FieldError<Field> };

export type FormValue = string | ResumeChoice | null;

export interface RuleFacts {
  today: () => string;
  resumeMaxBytes: number;
  texts: RuleTexts;
}

export interface FormRules<Request = object, Field extends string = string> {
  controls: readonly Field[];
  /** Checks the form up to the first rule that fails, in the browser and on the server alike. */
  check(values: Record<string, FormValue>, facts: RuleFacts): FormCheck<Request, Field>;
}

export type RequestOf<Rules> = Rules extends FormRules<infer Request> ? Request : never;

/** Fields in the order in which they are checked, and the request that is made of them. */
export function defineRules<Fields extends ObjectEntries, Request>(
  fieldsFor: (facts: Pick<RuleFacts, "today" | "resumeMaxBytes">) => Fields,
  toRequest: (checked: InferOutput<ObjectSchema<Fields, undefined>>) => Request,
): FormRules<Request, keyof Fields & string> {
  const texts = Object.entries(fieldsFor({ today: () => "", resumeMaxBytes: 0 })).filter(
    ([, { type }]) => type === "string",
  );
  return {
    controls: texts.map(([name]) => name).filter((name) => !(name in ADDRESSEE_FIELDS)),
    check(values, facts) {
      const result = safeParse(object(fieldsFor(facts)), values, { abortEarly: true, abortPipeEarly: true });
      if (result.success) return { ok: true, value: toRequest(result.output) };
      const [{ path, message: rule, requirement }] = result.issues;
      const said = facts.texts[rule as keyof RuleTexts];
      const message = typeof said === "function" ? said(Number(requirement)) : said;
      return { ok: false, error: { field: path?.[0]?.key as keyof Fields & string, message } };
    },
  };
}

const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

// Direction marks can make a text read as another one. Malayalam and emoji need joiners and variation selectors.
const INVISIBLE = /(?![\p{Join_Control}\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
// They change the character before them, and there is none.
const LOOSE_JOINERS = /(^|\s)[\p{Join_Control}\p{Variation_Selector}]+/gu;

/** NFC without control and invisible characters, trimmed, with every line break as "\n". */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(LINE_BREAKS, "\n")
    .replace(/[\t\p{Zs}]/gu, " ")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(INVISIBLE, "")
    .replace(LOOSE_JOINERS, "$1")
    .normalize("NFC")
    .trim();
}

/** `toWellFormed` is in browsers since 2023 only. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n/g, " ");
}

/** One line with digits of every script as 0 to 9, and full-width signs as plain ones. */
function cleanNumber(text: string): string {
  return cleanLine(text)
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, readDigit);
}

/** Unicode has each script's digits in a row from 0 to 9, and only ever whole rows beside each other. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

export const LINE_MAX_LENGTH = 200;

export const MESSAGE_MAX_LENGTH = 5000;

/** Ten digits, the first not zero (checklist A38), after India's code or the 0 of a call within it (A56). */
export const PHONE = /^(?:(?:\+|00)?91)?0?[1-9][0-9]{9}$/;
const PHONE_SEPARATORS = /^\p{L}+[.:]|[\s\p{Pd}\u2212()[\]./]/gu;
const WHOLE_NUMBER = /^[0-9]{1,15}$/;
export const YEARS = /^(?:[0-9]{1,3}(?:\.[0-9]{0,3})?|\.[0-9]{1,3})$/;

/** A message is the name of a text in the catalogue; the types of the library would take any string. */
const nameOf = (name: keyof RuleTexts) => name;
const faultName = (name: ResumeFault) => name;
const line = () => pipe(string(), transform(cleanLine));
/** Without a full stop after it and "mailto:" before it, which keyboards and copied links add. */
export const emailLine = () =>
  pipe(
    string(),
    transform((text) => cleanLine(text).replace(/^mailto:|\.$/gi, "")),
  );
const numberText = () => pipe(string(), transform(cleanNumber));

export const requiredText = (missing: keyof RuleTexts, text = line()) =>
  pipe(text, nonEmpty(missing), maxLength(LINE_MAX_LENGTH, nameOf("tooLong")));

export const optionalText = () => pipe(line(), maxLength(LINE_MAX_LENGTH, nameOf("tooLong")));

/** The page's hospital fills it in. */
export const ADDRESSEE_FIELDS = {
  hospital: optionalText(),
  /** The hospital's receiving address; the server only compares it. */
  to: optionalText(),
};

export const fileField = (maxBytes: number) =>
  pipe(
    custom<ResumeChoice>((value) => typeof value === "object" && value !== null, faultName("resume")),
    check(({ name }) => findResumeExtension(name) !== undefined, faultName("resumeType")),
    check(({ size }) => size > 0, faultName("resumeUnreadable")),
    check(({ size }) => size <= maxBytes, faultName("resumeSize")),
  );

export const messageField = () =>
  pipe(string(), transform(cleanText), maxLength(MESSAGE_MAX_LENGTH, nameOf("tooLong")));

export const requiredMessage = (missing: keyof RuleTexts) => pipe(messageField(), nonEmpty(missing));

export const emailField = () =>
  pipe(emailLine(), nonEmpty(nameOf("email")), check(isEmailAddress, nameOf("emailFormat")));

export const optionalEmailField = () =>
  pipe(
    emailLine(),
    check((text) => text === "" || isEmailAddress(text), nameOf("emailFormat")),
  );

const phoneDigits = () =>
  pipe(
    numberText(),
    transform((text) => text.replace(PHONE_SEPARATORS, "")),
  );

export const phoneField = (missing: keyof RuleTexts = "phone") =>
  pipe(
    numberText(),
    nonEmpty(missing),
    phoneDigits(),
    check((digits) => PHONE.test(digits), nameOf("phoneFormat")),
    transform((digits) => Number(digits.slice(-10))),
  );

/** Null where nothing was typed. */
export const optionalPhoneField = () =>
  pipe(
    phoneDigits(),
    check((digits) => digits === "" || PHONE.test(digits), nameOf("phoneFormat")),
    transform((digits) => (digits === "" ? null : Number(digits.slice(-10)))),
  );

/** What is no whole number becomes null and blocks no form (checklist A38). */
export const optionalNumberField = () =>
  pipe(
    numberText(),
    transform((text) => {
      const digits = text.replace(/\s/g, "");
      const number = WHOLE_NUMBER.test(digits) ? Number(digits) : null;
      const isSaid = digits === "" || String(number) === digits;
      return { number, typed: isSaid ? undefined : wellFormed(text.slice(0, LINE_MAX_LENGTH)) };
    }),
  );

/** From none ("0") on (checklist A40). */
export const experienceField = () =>
  pipe(
    numberText(),
    check((text) => YEARS.test(text), nameOf("experience")),
    transform(Number),
  );

/** From `today` on for a year; empty stays empty (checklist A39). */
export const optionalDayField = (today: RuleFacts["today"]) => {
  const faultOf = (text: string) => (text === "" ? undefined : findDayFault(text, today()));
  return pipe(
    numberText(),
    check((text) => faultOf(text) !== "far", nameOf("dateFar")),
    check((text) => faultOf(text) === undefined, nameOf("date")),
  );
};

/** RFC 5321 §4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART_MAX_LENGTH = 64;

// A dot-atom (RFC 5322 §3.2.3). Few mail servers take letters beyond ASCII (RFC 6531): an office could not reply.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

export function isEmailAddress(text: string): boolean {
  return toAsciiAddress(text) !== undefined;
}

/** The domain in ASCII (RFC 5890): "a@münchen.de" becomes "a@xn--mnchen-3ya.de". Undefined for what is no address. */
export function toAsciiAddress(text: string): string | undefined {
  if (text.length > EMAIL_MAX_LENGTH) return undefined;
  const at = text.lastIndexOf("@");
  const localPart = text.slice(0, Math.max(at, 0));
  if (localPart.length > LOCAL_PART_MAX_LENGTH || !LOCAL_PART.test(localPart)) return undefined;
  const domain = toAsciiDomain(text.slice(at + 1));
  const labels = domain.split(".");
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  const address = `${localPart}@${domain}`;
  return TOP_LEVEL.test(labels[labels.length - 1] ?? "") && address.length <= EMAIL_MAX_LENGTH ? address : undefined;
}

const GMAIL = /^g(?:oogle)?mail\.com$/;

/** The mailbox behind an address: letter case, what follows a "+", and Gmail's dots do not matter. */
export function mailboxOf(address: string): string {
  const plain = (toAsciiAddress(address) ?? address).toLowerCase();
  const at = plain.lastIndexOf("@");
  const [name, domain] = [plain.slice(0, at).replace(/\+.*/, ""), plain.slice(at + 1)];
  return GMAIL.test(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Browsers and Node convert a domain where an address of the web begins; "" for what is none. */
function toAsciiDomain(domain: string): string {
  if (!DOMAIN.test(domain)) return "";
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}
