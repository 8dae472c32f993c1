import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLSchema } from "graphql";

/** What a type is and has, a line each, in an order that does not depend on how it was declared. */
export type TypeDescription = readonly string[];

/** All types of a schema by name, but those that every GraphQL schema has. */
export function describeSchema(schema: GraphQLSchema): Record<string, TypeDescription> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(isScalarType(type) && isSpecifiedScalarType(type)),
  );
  return Object.fromEntries(types.map((type) => [type.name, describeType(type)]));
}

function describeType(type: GraphQLNamedType): TypeDescription {
  if (isObjectType(type) || isInterfaceType(type)) {
    const kind = isObjectType(type) ? "type" : "interface";
    const interfaces = type.getInterfaces().map(({ name }) => name);
    return [[kind, ...interfaces.toSorted()].join(" "), ...sortLines(Object.values(type.getFields()), describeField)];
  }
  if (isInputObjectType(type)) return ["input", ...sortLines(Object.values(type.getFields()), describeInput)];
  if (isEnumType(type)) return ["enum", ...sortLines(type.getValues(), ({ name }) => name)];
  if (isUnionType(type)) return ["union", ...sortLines(type.getTypes(), ({ name }) => name)];
  return ["scalar"];
}

function describeField(field: GraphQLField<unknown, unknown>): string {
  const args = sortLines(field.args, describeInput).join(", ");
  return `${field.name}${args && `(${args})`}: ${String(field.type)}`;
}

function describeInput({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  const preset = defaultValue === undefined ? "" : ` = ${JSON.stringify(defaultValue)}`;
  return `${name}: ${String(type)}${preset}`;
}

function sortLines<T>(items: readonly T[], describe: (item: T) => string): string[] {
  return items.map(describe).toSorted();
}
