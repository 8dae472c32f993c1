import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { ContactUsPage } from "./contact-us-page.tsx";

const html = renderPage(
  <ContactUsPage
    basePath="/h"
    hospitalName="Venmala Hospital"
    place="Punalur"
    numbers={[{ icon: "phone", label: "PRO Helpline", value: "0000", href: "tel:0000", note: "For complaints" }]}
    visit={{
      mapUrl: "https://maps.example.org/p",
      addressLines: ["Chemmanthoor", "Punalur"],
      hours: "9 am to 1 pm",
      picture: undefined,
    }}
    facts={[]}
    mail={{ icon: "mail", label: "E-mail", value: "p@example.org", href: "mailto:p@example.org" }}
    stats={[{ id: "doctors", figure: "165+", label: "Doctors" }]}
    form={{
      action: "/h/contact-us",
      apiOrigin: "",
      addressee: { hospital: "Venmala Hospital Punalur", to: "p@example.org" },
      today: "2026-11-20",
      resumeMaxBytes: 0,
      call: { printed: "0000", href: "tel:0000" },
      privacyNotice: { version: "none", summary: "", links: [] },
      showsFailure: false,
    }}
    reply={undefined}
    others={[{ label: "No e-mail? We call you", to: "/h/call_me" }]}
    responses={undefined}
  />,
);

test("the map opens in a new tab", () => {
  expect(html).toMatch(/<a[^>]*href="https:\/\/maps.example.org\/p" target="_blank" rel="noopener"/);
});

test("the page holds numbers, address, hours, e-mail, the form and the stats", () => {
  for (const text of [
    "Contact Us",
    "mailto:p@example.org",
    "PRO Helpline",
    "For complaints",
    'action="/h/contact-us"',
    "165+",
    "Chemmanthoor\nPunalur",
    "9 am to 1 pm",
  ])
    expect(html).toContain(text);
});
