import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { FailurePage } from "./failure-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

const shell = {
  isHospital: true,
  homePath: "/h",
  basePath: "/h",
  name: "Venmala Hospital",
  contact: { phone: "0000", phoneE164: "+910000" },
};

test("inside a hospital the ways on stay in that hospital", () => {
  const html = renderPage(<NotFoundPage shell={shell} />);
  expect(html).toContain("Page not found");
  expect(html).toContain("Go to Venmala Hospital");
  for (const [, href] of html.matchAll(/href="(\/[^"#]*)"/g)) expect(href).toMatch(/^\/h/);
});

test("elsewhere the way on is the start page", () => {
  const html = renderPage(<NotFoundPage shell={{ ...shell, isHospital: false, homePath: "/" }} />);
  expect(html).toContain("Go to the start page");
});

test("a failed page offers to call", () => {
  expect(renderPage(<FailurePage shell={shell} />)).toContain('href="tel:+910000"');
});
