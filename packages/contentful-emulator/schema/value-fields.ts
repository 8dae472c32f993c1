import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLList, GraphQLString } from "graphql";
import type { GraphQLOutputType, GraphQLScalarType } from "graphql";
import type { ExportedField } from "../export/space-export.ts";
import { createBooleanTerms, createDateTerms, createExistsTerm, createNumberTerms } from "./filter-terms.ts";
import { createRichTextTerms, createStringTerms, createTextListTerms } from "./filter-terms.ts";
import type { ReadValue } from "./filter-terms.ts";
import type { FilterTerm } from "./filter.ts";
import { createLocationTerms, locationType } from "./location.ts";
import { dateTimeType, jsonType, toMoment } from "./scalar-types.ts";

/** How fields that hold a value of their own, and not a link, appear in the schema. */
export interface ValueKind {
  /** Undefined for rich text, whose type is made for each field. */
  readonly type: GraphQLOutputType | undefined;
  readonly createTerms: <T>(name: string, read: ReadValue<T>) => FilterTerm<T>[];
  /** What to order by; left out where Contentful has no order over such fields. */
  readonly toOrderValue?: (value: unknown) => unknown;
}

const asItIs = (value: unknown) => value;

const onlyExists = <T>(name: string, read: ReadValue<T>) => [createExistsTerm(name, read)];

function createNumberKind(type: GraphQLScalarType): ValueKind {
  return { type, createTerms: (name, read) => createNumberTerms(name, type, read), toOrderValue: asItIs };
}

const VALUE_KINDS: ReadonlyMap<string, ValueKind> = new Map<string, ValueKind>([
  ["Symbol", { type: GraphQLString, createTerms: createStringTerms, toOrderValue: asItIs }],
  ["Text", { type: GraphQLString, createTerms: createStringTerms }],
  ["Integer", createNumberKind(GraphQLInt)],
  ["Number", createNumberKind(GraphQLFloat)],
  ["Date", { type: dateTimeType, createTerms: createDateTerms, toOrderValue: toMoment }],
  ["Boolean", { type: GraphQLBoolean, createTerms: createBooleanTerms, toOrderValue: Number }],
  ["RichText", { type: undefined, createTerms: createRichTextTerms }],
  ["Object", { type: jsonType, createTerms: onlyExists }],
  ["Location", { type: locationType, createTerms: createLocationTerms }],
]);

const textListKind: ValueKind = { type: new GraphQLList(GraphQLString), createTerms: createTextListTerms };

/** The kind of a field; undefined for links and lists of links. */
export function findValueKind(field: ExportedField): ValueKind | undefined {
  if (field.type === "Array") return field.items?.type === "Symbol" ? textListKind : undefined;
  return VALUE_KINDS.get(field.type);
}
