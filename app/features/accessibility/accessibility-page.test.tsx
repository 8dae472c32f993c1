import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { AccessibilityPage } from "./accessibility-page.tsx";

const { group } = await loadSite({ dataDir: "data" });
const contact = { phone: createPhone("0000 000 0002"), email: "desk@example.org" };
const html = renderPage(<AccessibilityPage statement={group.accessibility} homePath="/h" contact={contact} />);

test("the statement names its standard, its limits and its date", () => {
  expect(html).toContain("WCAG) 2.2 at level AA");
  expect(html).toContain("Known limits");
  expect(html).toMatch(/Last reviewed: <time dateTime="\d{4}-\d\d-\d\d">\d+ \w+ \d{4}</);
});

test("a barrier can be reported by e-mail and telephone", () => {
  expect(html).toContain('href="mailto:desk@example.org"');
  expect(html).toContain('href="tel:+910000000002"');
});

test("no placeholder is left in its texts", () => {
  expect(html).not.toMatch(/[{}]/);
  expect(html).toContain(group.name);
});
