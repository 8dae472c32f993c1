import type { ContentTypeDefinition } from "#site/content/content-model.ts";

type Field = ContentTypeDefinition["fields"][number];

/** How Contentful's editor shows a field: by one of its own widgets, with a line of help below it. */
interface EditorControl {
  fieldId: string;
  widgetNamespace: "builtin";
  widgetId: string;
  settings?: { helpText: string };
}

/** What editors must know to fill a field as the pages read it, by field. */
const HELP: Readonly<Record<string, string>> = {
  hospital: "The name of the hospital exactly as the site's data have it (contentName): pages find the entry by it.",
  hospitalName:
    "The name of the hospital exactly as the site's data have it (contentName): pages find the entry by it.",
  departments: "The name of the department as the site's data have it (queryName): its page finds the listing by it.",
  consulting: "One line for each of the timings.",
  doctors: "In the order in which the department shows them; a department page shows the first ten.",
  numberOfVacancy: "Empty where it is not said.",
  testimonialContent: "Only where there is more to read than in the short review.",
};

/** The editor of a content type, as a space export has it. */
export function createEditorInterface({ sys: { id }, fields }: ContentTypeDefinition) {
  return {
    sys: {
      id: "default",
      type: "EditorInterface",
      contentType: { sys: { type: "Link", linkType: "ContentType", id } },
    },
    controls: fields.map(createControl),
  };
}

function createControl(field: Field): EditorControl {
  const helpText = HELP[field.id];
  return {
    fieldId: field.id,
    widgetNamespace: "builtin",
    widgetId: findWidget(field),
    ...(helpText !== undefined && { settings: { helpText } }),
  };
}

/** Ids of Contentful's own widgets. */
const WIDGETS: Readonly<Record<string, string>> = {
  Symbol: "singleLine",
  Text: "multipleLine",
  RichText: "richTextEditor",
  Integer: "numberEditor",
  "Link Asset": "assetLinkEditor",
  "Array Symbol": "listInput",
  "Array Entry": "entryLinksEditor",
};

/** Throws for a kind of field that the content model did not have so far. */
function findWidget({ id, type, linkType, items }: Field): string {
  const kind = [type, linkType ?? items?.linkType ?? items?.type].filter(Boolean).join(" ");
  const widget = WIDGETS[kind];
  if (widget === undefined) throw new Error(`no widget is known for the field ${id}: ${kind}`);
  return widget;
}
