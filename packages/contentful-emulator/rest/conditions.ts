import type { Bitmap } from "../indexes/bitmap.ts";
import type { Comparison, FieldIndex } from "../indexes/field-index.ts";
import type { Steps } from "../steps.ts";
import type { Attribute, AttributeType, Condition } from "./attributes.ts";
import { createAreaCondition } from "./areas.ts";
import { createMatchCondition } from "./full-text.ts";
import { parseBoolean, parseOperand } from "./operands.ts";
import { invalidQuery } from "./rest-errors.ts";

const OPERATORS = [
  "eq",
  "ne",
  "in",
  "nin",
  "all",
  "exists",
  "lt",
  "lte",
  "gt",
  "gte",
  "match",
  "near",
  "within",
] as const;

/** Operators of the documentation; a parameter without one is `eq`. */
export type Operator = (typeof OPERATORS)[number];

/** True for an operator of the documentation. */
export function isOperator(name: string): name is Operator {
  return (OPERATORS as readonly string[]).includes(name);
}

const EQUALITY: readonly Operator[] = ["eq", "ne", "in", "nin", "all", "exists"];
const RANGES: readonly Operator[] = ["lt", "lte", "gt", "gte"];

/** Source: contentful.com/developers/docs/references/content-delivery-api/search-parameters, types of contentful.js. */
const APPLICABLE: Readonly<Record<AttributeType, readonly Operator[]>> = {
  symbol: [...EQUALITY, "match"],
  text: [...EQUALITY, "match"],
  list: [...EQUALITY, "match"],
  number: [...EQUALITY, ...RANGES],
  date: [...EQUALITY, ...RANGES],
  boolean: EQUALITY,
  location: ["exists", "near", "within"],
  richText: ["exists", "match"],
  object: ["exists"],
};

/** The condition of one parameter such as `fields.price[lte]=20`. Throws `RequestError` where it is not applicable. */
export function createCondition(path: string, attribute: Attribute, operator: Operator, operand: string): Condition {
  if (!APPLICABLE[attribute.type].includes(operator)) {
    const details = `The operator "${operator}" is not applicable to the path "${path}"`;
    throw invalidQuery({ name: operator, path: path.split("."), details });
  }
  if (operator === "match") return createMatchCondition(attribute.readText ?? attribute.read, operand);
  if (operator === "near" || operator === "within") return createAreaCondition(path, attribute.read, operator, operand);
  const find = createFieldCondition(path, attribute.type, operator, operand);
  return (index) => find(index.field(attribute.read));
}

type FieldCondition = (field: FieldIndex) => Steps<Bitmap>;

function createFieldCondition(path: string, type: AttributeType, operator: Operator, operand: string): FieldCondition {
  if (operator === "exists") {
    const wanted = parseBoolean(path, operand);
    return function* (field) {
      const found = yield* field.present();
      return wanted ? found : found.not();
    };
  }
  const parse = (text: string) => parseOperand(path, type, text);
  const holding = (field: FieldIndex, values: readonly unknown[]) =>
    type === "list" ? field.holding(values) : field.equalTo(values);
  const values = (operator === "eq" || operator === "ne" ? [operand] : operand.split(",")).map(parse);
  if (operator === "eq" || operator === "in") return (field) => holding(field, values);
  if (operator === "ne" || operator === "nin") {
    return function* (field) {
      return (yield* holding(field, values)).not();
    };
  }
  if (operator === "all") {
    return function* (field) {
      let found = yield* holding(field, values.slice(0, 1));
      for (const value of values.slice(1)) found = found.and(yield* holding(field, [value]));
      return found;
    };
  }
  return (field) => field.compared(operator as Comparison, values[0] as number);
}
