import { formatPhone } from "#site/hospitals/parse-phone.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { FormRequest } from "./forms.ts";
import { EMAIL_MAX_LENGTH, LINE_MAX_LENGTH, MESSAGE_MAX_LENGTH, PHONE, YEARS, type FormRules } from "./form-fields.ts";

export interface Schema {
  type?: string | string[];
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly (string | number)[];
  anyOf?: Schema[];
  not?: Schema;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  contentMediaType?: string;
}

export interface ApiFacts {
  hospitals: Pick<Hospital, "contentName" | "place" | "code">[];
  resumeMaxBytes: number;
}

export interface FieldInput {
  read: "line" | "number" | "message" | "file";
  isOptional?: boolean;
  schema: (facts: ApiFacts) => Schema;
}

export interface ServerField<Request> extends FieldInput {
  /** Left out for what the mail does not show. */
  label?: keyof Catalogue["server"]["mail"]["labels"];
  /** By default as it is. "" reads "not given", and undefined leaves it out. */
  show?(request: Request, texts: Catalogue, file: { name: string } | undefined): string | undefined;
  isPhone?: boolean;
  column?: string;
  exported?(request: Request): string | number;
}

export interface MailSummary {
  title: string;
  about: string[];
  name: string;
  /** Undefined where none was given. */
  phoneNumber: number | undefined;
  message?: string;
  nextStep: string;
  replyTo?: { name: string; address: string };
}

export interface ServerForm<Request = FormRequest, Field extends string = string> {
  summary: string;
  rules: FormRules<Request, Field>;
  /** Of these, one must be right, besides each field. */
  oneOf?: (facts: ApiFacts) => Schema[];
  /** Every field, in the order in which an office reads them. */
  fields: Record<Field, ServerField<Request>>;
  summarize(request: Request, texts: Catalogue): MailSummary;
}

export function defineServerForm<Request, Field extends string>(
  form: ServerForm<Request, Field>,
): ServerForm<Request, Field> {
  return form;
}

const NO_CONTROL = "([^\\p{Cc}]|[\\t\\u0085])";
const VISIBLE = "[^\\s\\p{Cc}\\p{DI}]";
const UNSEEN = "[\\s\\p{Cc}\\p{DI}]";
const ANY_LINE = `^\\s*${NO_CONTROL}*\\s*$`;

function optional(read: FieldInput["read"], schema: Schema): FieldInput {
  return { read, isOptional: true, schema: () => ({ type: "string", ...schema }) };
}

/** `but` is a pattern that the whole text does not have, besides what cannot be seen. */
export function line(description: string, but?: string): FieldInput {
  const unless = but === undefined ? "" : `(?!${UNSEEN}*${but}${UNSEEN}*$)`;
  const pattern = `^${unless}\\s*${NO_CONTROL}*${VISIBLE}${NO_CONTROL}*\\s*$`;
  return { read: "line", schema: () => ({ type: "string", description, pattern, maxLength: LINE_MAX_LENGTH }) };
}

export function optionalLine(description: string): FieldInput {
  return optional("line", { description, pattern: ANY_LINE, maxLength: LINE_MAX_LENGTH });
}

const MESSAGE_SIGN = "([^\\p{Cc}]|[\\t\\n\\v\\f\\r\\u0085])";

export function message(description: string): FieldInput {
  const pattern = `^${MESSAGE_SIGN}*${VISIBLE}${MESSAGE_SIGN}*$`;
  return { read: "message", schema: () => ({ type: "string", description, pattern, maxLength: MESSAGE_MAX_LENGTH }) };
}

export function optionalMessage(description: string): FieldInput {
  return optional("message", { description, pattern: `^${MESSAGE_SIGN}*$`, maxLength: MESSAGE_MAX_LENGTH });
}

export function optionalNumber(description: string): FieldInput {
  return optional("number", { type: ["string", "number", "null"], description, pattern: ANY_LINE });
}

export function optionalDay(description: string): FieldInput {
  return optional("line", { description, pattern: "^\\s*([0-9]{4}-[0-9]{2}-[0-9]{2})?\\s*$" });
}

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

export const EMAIL_INPUT: FieldInput = {
  read: "line",
  schema: () => ({
    type: "string",
    description: "The sender's address; a domain in another script is taken too.",
    pattern: `^(?=[^@]{1,64}@)${ATOM}(\\.${ATOM})*@(${LABEL}\\.)+[A-Za-z]{2,63}$`,
    maxLength: EMAIL_MAX_LENGTH,
  }),
};

export const PHONE_INPUT: FieldInput = {
  read: "number",
  schema: () => ({
    description:
      "Ten digits of any script, the first not 0, after +91 or 0 or nothing; spaces, hyphens, brackets, dots and slashes do not count.",
    anyOf: [
      { type: "string", pattern: PHONE.source },
      { type: "integer", minimum: 1_000_000_000, maximum: 9_999_999_999 },
    ],
  }),
};

/** The same, or nothing. */
export function optionalInput({ read, schema }: FieldInput): FieldInput {
  return {
    read,
    isOptional: true,
    schema: (facts) => ({ anyOf: [{ type: "string", pattern: "^\\s*$" }, schema(facts)] }),
  };
}

export const EXPERIENCE_INPUT: FieldInput = {
  read: "number",
  schema: () => ({ type: "string", description: "Years of experience.", pattern: YEARS.source }),
};

export const ADDRESSEE_INPUTS = {
  hospital: {
    read: "number",
    schema: ({ hospitals }) => ({
      description: "The hospital's full name, its place, or its number.",
      enum: hospitals.flatMap(({ contentName, place, code }) => [contentName, place, String(code), code]),
    }),
  },
  to: optionalLine("Ignored: the hospital decides where mail goes."),
} satisfies Record<string, FieldInput>;

export function unbrokenPhone(phoneNumber: number): string {
  return formatPhone(phoneNumber).replaceAll(" ", "\u00A0");
}
