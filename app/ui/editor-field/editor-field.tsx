import { createContext, useContext, type ReactNode } from "react";

type EditorFieldProps = { entry: string; field: string; isBlock?: boolean; children?: ReactNode };

/** Names the field that a text comes from, for Contentful's inspector. Visitors get the text alone. */
export function EditorField({ entry, field, isBlock = false, children }: EditorFieldProps) {
  const locale = useContext(EditorLocale);
  if (locale === undefined) return <>{children}</>;
  const marks = {
    "data-contentful-entry-id": entry,
    "data-contentful-field-id": field,
    ...(locale && { "data-contentful-locale": locale }),
  };
  const Tag = isBlock ? "div" : "span";
  return <Tag {...marks}>{children}</Tag>;
}

/** A text of an entry as an `EditorField`; undefined for an empty one, so that nothing is drawn around it. */
export function editorText(entry: string | undefined, field: string, text: string | undefined): ReactNode {
  return entry !== undefined && text ? (
    <EditorField entry={entry} field={field}>
      {text}
    </EditorField>
  ) : undefined;
}

/** Locale of what an editor looks at, empty when unknown; undefined for visitors. */
export const EditorLocale = createContext(undefined as string | undefined);
