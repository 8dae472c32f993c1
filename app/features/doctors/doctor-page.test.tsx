import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { DoctorPage } from "./doctor-page.tsx";

const doctor = {
  id: "1",
  name: "Dr. Anu",
  centerOfExcellence: "Cardiology",
  consulting: "Mon\nTue",
  contactNumbers: ["0000 000 001", "0000 000 002"],
  education: "MBBS",
  departments: [],
};
const phones = doctor.contactNumbers.map(createPhone);
const render = (props: object) =>
  renderPage(
    <DoctorPage basePath="/h" toBooking="/h/book" doctor={doctor} phones={phones} errors={undefined} {...props} />,
  );

test("contact numbers are a list of links and timings keep their lines", () => {
  const html = render({});
  expect(html.match(/<li><a[^>]*href="tel:\+91\d+[12]"/g)).toHaveLength(2);
  expect(html).toContain("Mon\nTue");
});

test("e-mail and skill show only when present", () => {
  expect(render({})).not.toMatch(/mailto:|Special skills/);
  const html = render({ doctor: { ...doctor, email: "anu@example.org", skill: "Echo" } });
  expect(html).toContain("mailto:anu@example.org");
  expect(html).toContain("Special skills");
});

test("the form is reached with the doctor chosen", () => {
  expect(render({})).toMatch(/<a[^>]*href="\/h\/book"[^>]*>.*?Book Appointment<\/a>/);
});

test("a content error is an alert with the literal sentence and the errors", () => {
  const html = render({ doctor: undefined, errors: [{ message: "down" }] });
  expect(html).toContain(
    'role="alert">Something went wrong, - possible reason :[{&quot;message&quot;:&quot;down&quot;}]</p>',
  );
});
