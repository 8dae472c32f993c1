import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { ContactUsPage } from "./contact-us-page.tsx";

const html = renderPage(
  <ContactUsPage
    basePath="/h"
    hospitalName="Venmala Hospital"
    place="Punalur"
    details={[{ icon: "mail", label: "E-mail", value: "p@example.org", href: "mailto:p@example.org" }]}
    helplines={[{ icon: "phone", label: "PRO Helpline", value: "0000", href: "tel:0000" }]}
    mapUrl="https://maps.example.org/p"
    addressLines={["Chemmanthoor", "Punalur"]}
    picture={undefined}
    stats={[{ id: "doctors", figure: "165+", label: "Doctors" }]}
    contactForm={<form id="slot" />}
  />,
);

test("the map opens in a new tab", () => {
  expect(html).toMatch(/<a[^>]*href="https:\/\/maps.example.org\/p" target="_blank" rel="noopener"/);
});

test("the page holds details, helplines, the form and the stats", () => {
  for (const text of [
    "Contact Us",
    "mailto:p@example.org",
    "PRO Helpline",
    'id="slot"',
    "165+",
    "Chemmanthoor, Punalur",
  ])
    expect(html).toContain(text);
});
