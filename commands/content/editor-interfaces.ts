import type { ContentTypeDefinition } from "#site/content/content-model.ts";

type Field = ContentTypeDefinition["fields"][number];

interface EditorControl {
  fieldId: string;
  widgetNamespace: "builtin";
  widgetId: string;
  settings?: { helpText: string };
}

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

const WIDGETS: Readonly<Record<string, string>> = {
  Symbol: "singleLine",
  Text: "multipleLine",
  RichText: "richTextEditor",
  Integer: "numberEditor",
  "Link Asset": "assetLinkEditor",
  "Array Symbol": "listInput",
  "Array Entry": "entryLinksEditor",
};

function findWidget({ id, type, linkType, items }: Field): string {
  const kind = [type, linkType ?? items?.linkType ?? items?.type].filter(Boolean).join(" ");
  const widget = WIDGETS[kind];
  if (widget === undefined) throw new Error(`no widget is known for the field ${id}: ${kind}`);
  return widget;
}
