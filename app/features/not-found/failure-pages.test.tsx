import { describe, expect, test } from "vitest";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import NotFoundPage, { FailurePage } from "./failure-pages.tsx";
import { LoadFailurePage, numbersFor } from "./load-failure-page.tsx";

const shell = {
  homePath: "/h",
  basePath: "/h",
  name: "Venmala Hospital",
  contact: { phone: createPhone("0000") },
  facilities: ["ICU"],
};

test("inside a hospital its links stay in that hospital", () => {
  const html = renderPage(<NotFoundPage shell={shell} />);
  expect(html).toContain("Page not found");
  expect(html).toContain("Go to Venmala Hospital");
  for (const [, href] of html.matchAll(/href="(\/[^"#]*)"/g)) expect(href).toMatch(/^\/h/);
});

test("elsewhere a missing and a failed page offer each hospital with its number, and no page of one", () => {
  const phone = { printed: "0000 5", href: "tel:+915" };
  const choices = ["adoor", "ranni"].map((place) => ({ basePath: `/${place}`, place, phone }));
  for (const Page of [NotFoundPage, FailurePage]) {
    const html = renderPage(<Page shell={{ ...shell, choices, homePath: "/" }} />);
    for (const { basePath, place } of choices) {
      expect(html).toContain(`href="${basePath}"`);
      expect(html).toContain(`${place} <span class="whole-number">0000 5</span>`);
    }
    expect(html).not.toMatch(/href="\/h/);
  }
});

test("a failed page offers to call", () => {
  expect(renderPage(<FailurePage shell={shell} />)).toContain('href="tel:0000"');
});

test("a hospital without facilities has no link to them", () => {
  expect(renderPage(<NotFoundPage shell={shell} />)).toContain('href="/h/facilities"');
  expect(renderPage(<NotFoundPage shell={{ ...shell, facilities: [] }} />)).not.toContain("/h/facilities");
});

test("a missing page offers to call", () => {
  expect(renderPage(<NotFoundPage shell={shell} />)).toContain('href="tel:0000"');
});

describe("a page that did not load", () => {
  const hospitals = [
    {
      ...shell,
      place: "Adoor",
      basePath: "/h",
      contact: { ...shell.contact, emergencyPhone: createPhone("0000 000 0009") },
    },
    {
      ...shell,
      place: "Punalur",
      basePath: "/h_punalur",
      contact: { ...shell.contact, emergencyPhone: createPhone("0000 000 0008") },
    },
  ];

  test("shows the emergency of each hospital, the ambulance and a reception", () => {
    const html = renderPage(<LoadFailurePage error={new TypeError()} hospitals={hospitals} />);
    const numbers = ["tel:+910000000009", "tel:+910000000008", "tel:108", "tel:0000"];
    expect([...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, number]) => number)).toEqual([...numbers, "tel:0000"]);
    expect(html).toContain("Try again");
  });

  test("can be shown without any number", () => {
    const html = renderPage(<LoadFailurePage error={new TypeError()} hospitals={[]} />);
    expect(html).toContain("This page did not load");
  });

  test("speaks of the connection only when the network failed", () => {
    const leadOf = (error: unknown) => renderPage(<LoadFailurePage error={error} hospitals={[]} />);
    expect(leadOf(new TypeError("Failed to fetch"))).toContain("Your internet connection may be off");
    expect(leadOf(new Error("500"))).not.toContain("connection");
  });

  test.each([
    ["/h/news", ["Adoor"]],
    ["/H_PUNALUR", ["Punalur"]],
    ["/h_elsewhere", ["Adoor", "Punalur"]],
    ["/", ["Adoor", "Punalur"]],
  ])("at %s the numbers are those of %j", (pathname, places) => {
    expect(numbersFor(hospitals, pathname).map(({ place }) => place)).toEqual(places);
  });
});
