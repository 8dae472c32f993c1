import { check, maxLength, nonEmpty, pipe, string, transform, trim } from "valibot";
import { cleanLine, cleanText } from "../clean-text.ts";
import { isEmailAddress } from "./email-address.ts";

/** Longest one-line text a form takes, in UTF-16 units. */
export const LINE_MAX_LENGTH = 200;

/** Longest message a form takes, in UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 5000;

/** Ten digits, the first not zero: reads the same as text and as a number (checklist A38). */
export const PHONE = /^[1-9][0-9]{9}$/;
const SPACES_AND_HYPHENS = /[\s\-\u2010-\u2013]/g;
const WHOLE_NUMBER = /^[0-9]{1,15}$/;
/** Years with a decimal point where wanted. */
export const YEARS = /^(?:[0-9]{1,3}(?:\.[0-9]{0,3})?|\.[0-9]{1,3})$/;

const tooLong = (length: number) => `Use at most ${length} characters`;

/** A trimmed line that must not be empty; `message` says what to enter. */
export const requiredText = (message: string) =>
  pipe(string(), transform(cleanLine), trim(), nonEmpty(message), maxLength(LINE_MAX_LENGTH, tooLong(LINE_MAX_LENGTH)));

/** A trimmed line that may be empty. */
export const optionalText = () =>
  pipe(string(), transform(cleanLine), trim(), maxLength(LINE_MAX_LENGTH, tooLong(LINE_MAX_LENGTH)));

/** A trimmed text of several lines that may be empty. */
export const messageField = () =>
  pipe(string(), transform(cleanText), trim(), maxLength(MESSAGE_MAX_LENGTH, tooLong(MESSAGE_MAX_LENGTH)));

/** A required e-mail address, with the messages of the appointment and the contact form (specification §5). */
export const emailField = () =>
  pipe(string(), trim(), nonEmpty("Enter your email-address"), check(isEmailAddress, "Enter valid email-address"));

/**
 * A required phone number of ten digits, read as a number; spaces and hyphens inside it do not count. `missing` is
 * said when it is empty: the forms differ in a letter (specification §5).
 */
export const phoneField = (missing = "Enter your contact number") =>
  pipe(
    string(),
    trim(),
    nonEmpty(missing),
    transform((text) => text.replace(SPACES_AND_HYPHENS, "")),
    check((digits) => PHONE.test(digits), "Enter valid contact number"),
    transform(Number),
  );

/** An optional number that never blocks a form: what is no whole number becomes null (checklist A38). */
export const optionalNumberField = () =>
  pipe(
    string(),
    transform((text) => text.replace(/\s/g, "")),
    transform((digits) => (WHOLE_NUMBER.test(digits) ? Number(digits) : null)),
  );

/** Required years of experience, from none ("0") on, with a decimal point where wanted (checklist A40). */
export const experienceField = () =>
  pipe(
    string(),
    trim(),
    check((text) => YEARS.test(text), "Enter your experience in years"),
    transform(Number),
  );

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** An optional day, YYYY-MM-DD, from `today` on; empty stays empty (checklist A39). */
export const optionalDayField = (today: string) =>
  pipe(
    string(),
    trim(),
    check((text) => text === "" || (isDate(text) && text >= today), "Select today or a later date"),
  );
