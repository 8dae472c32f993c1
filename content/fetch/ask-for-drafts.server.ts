import { Kind, parse, print, type ArgumentNode, type DefinitionNode, type SelectionNode } from "graphql";

const PREVIEW: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: "preview" },
  value: { kind: Kind.BOOLEAN, value: true },
};

/** Every text comes from `queries/`, so there are no more of them than queries. */
const drafted = new Map<string, string>();

/** The same query for content as it is being edited: what a root field's `preview` says holds for all that it links to. */
export function askForDrafts(query: string): string {
  const known = drafted.get(query);
  if (known !== undefined) return known;
  const document = parse(query, { noLocation: true });
  const text = print({ ...document, definitions: document.definitions.map(previewDefinition) });
  drafted.set(query, text);
  return text;
}

function previewDefinition(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const selections = definition.selectionSet.selections.map(previewRootField);
  return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
}

function previewRootField(field: SelectionNode): SelectionNode {
  return field.kind === Kind.FIELD ? { ...field, arguments: [...(field.arguments ?? []), PREVIEW] } : field;
}
