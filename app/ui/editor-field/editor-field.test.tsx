import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorField, EditorLocale } from "./editor-field.tsx";

const name = (
  <EditorField entry="anna" field="name">
    Anna
  </EditorField>
);

function renderFor(locale: string) {
  return renderToStaticMarkup(<EditorLocale value={locale}>{name}</EditorLocale>);
}

test("an editor's page names the entry, the field and the locale of a text", () => {
  expect(renderFor("en-US")).toBe(
    '<span data-contentful-entry-id="anna" data-contentful-field-id="name" data-contentful-locale="en-US">Anna</span>',
  );
  expect(renderFor("")).toBe('<span data-contentful-entry-id="anna" data-contentful-field-id="name">Anna</span>');
});

test("a visitor's page holds the text alone", () => {
  expect(renderToStaticMarkup(name)).toBe("Anna");
});
