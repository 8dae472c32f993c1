import { expect, test } from "vitest";
import { createPhone, createWhatsApp } from "#site/hospitals/parse-phone.ts";
import type { HospitalContact } from "#site/hospitals/site.ts";
import { pages } from "#site/texts/en.ts";
import { contactLinks, callNumbers, importantNumbers } from "./contact-items.ts";

const emergencyPhone = createPhone("0000 000 0003");
const contact: HospitalContact = {
  whatsapp: createWhatsApp("+910000000001"),
  phone: createPhone("0000 000 0002"),
  emergencyPhone,
  email: "desk@example.org",
  facebookUrl: "https://www.facebook.com/example",
  mapUrl: "https://maps.example.org",
  addressLines: ["Road", "Town"],
  receivingAddress: "forms@example.org",
  conciergePhone: createPhone("0000 000 0004"),
  helplines: [{ label: "PRO", phone: createPhone("0000 000 0005") }],
  openingHours: "9 am to 1 pm",
};

test("important numbers begin with the emergency", () => {
  expect(importantNumbers(contact, pages)[0]).toMatchObject({ value: "0000 000 0003" });
});

test("contact links dial, write to WhatsApp and mail", () => {
  const hrefs = contactLinks(contact, pages).map(({ href }) => href);
  expect(hrefs[0]).toMatch(/^tel:\+91/);
  expect(hrefs.slice(1)).toEqual(["https://wa.me/910000000001", "mailto:desk@example.org"]);
});

test("the WhatsApp number is printed in groups", () => {
  expect(contactLinks(contact, pages)).toContainEqual(expect.objectContaining({ value: "+91 00000 00001" }));
});

test("the emergency is the first number to call; helplines keep the labels of the data", () => {
  expect(callNumbers(contact, pages)).toMatchObject([
    { label: "Emergency, 24x7", icon: "siren", value: emergencyPhone.printed },
    { label: "Reception", value: contact.phone.printed },
    { label: "PRO", value: "0000 000 0005", icon: "phone" },
    { label: "WhatsApp" },
  ]);
});

test("each number to call stands once, under the helpline's own label", () => {
  const lines = [
    { label: "Enquiries", phone: contact.phone },
    { label: "Emergency", phone: emergencyPhone },
  ];
  const labels = callNumbers({ ...contact, helplines: lines }, pages).map(({ label }) => label);
  expect(labels).toEqual(["Emergency, 24x7", "Enquiries", "WhatsApp"]);
});
