import { isMoment, toMoment } from "../schema/scalar-types.ts";
import type { AttributeType } from "./attributes.ts";
import { invalidQuery } from "./rest-errors.ts";

/** The value of an operand in a query. Throws `RequestError` when an attribute of that type cannot have it. */
export function parseOperand(path: string, type: AttributeType, text: string): unknown {
  if (type === "boolean") return parseBoolean(path, text);
  if (type === "number") return parseNumber(path, text);
  if (type === "date") return isMoment(text) ? toMoment(text) : refuse(path, text, "a date in ISO 8601");
  return text;
}

/** The number of an operand. Throws `RequestError` when it is none. */
export function parseNumber(path: string, text: string): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : refuse(path, text, "a number");
}

/** The truth value of an operand. */
export function parseBoolean(path: string, text: string): boolean {
  return text === "true" || text === "1" || (text !== "false" && text !== "0" && refuse(path, text, "true or false"));
}

function refuse(path: string, value: string, wanted: string): never {
  throw invalidQuery({
    name: "type",
    path: path.split("."),
    value,
    details: `The value of "${path}" must be ${wanted}`,
  });
}
