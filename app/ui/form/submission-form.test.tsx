import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import examples from "./submission-form.examples.tsx";

test("every form carries a field that neither eye, nor keyboard, nor screen reader, nor autofill meets", () => {
  const form = renderPage(<>{examples.find(({ name }) => name === "ready")?.render()}</>);
  const [hidden = ""] = /<div class="visually-hidden" aria-hidden="true">.*?<\/div>/.exec(form) ?? [];
  expect(hidden).toContain(">Leave this empty</label>");
  const [field = ""] = /<input [^>]*>/.exec(hidden) ?? [];
  for (const attribute of ['name="reasonForWriting"', 'type="text"', 'tabindex="-1"', 'autoComplete="off"']) {
    expect(field.toLowerCase()).toContain(attribute.toLowerCase());
  }
  expect(field).not.toMatch(/value=|style=/);
});
