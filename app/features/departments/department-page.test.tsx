import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { DepartmentPage } from "./department-page.tsx";

const department = {
  slug: "e_n_t",
  name: "ENT",
  icon: "e_n_t",
  summary: "Ear, nose and throat.",
  description: {
    treats: { heading: "We treat", points: ["Ear pain", "Sinus problems"], paragraphs: ["We test hearing too."] },
    whenToCome: { heading: "When to come", lead: "Come if:", points: ["An ear hurts", "You snore"], paragraphs: [] },
    comeAtOnce: { heading: "Come at once for", signs: ["Noisy breathing"] },
    firstVisit: { heading: "Your first visit", points: [], paragraphs: ["Bring your reports."] },
  },
  services: ["Hearing tests"],
  doctorsTitle: "Our ENT Doctors",
  doctorsSubtitle: "Meet our ENT team",
};
const props = {
  basePath: "/h",
  picture: undefined,
  department,
  doctors: [
    { id: "1", name: "Dr. Anu", centerOfExcellence: "Centre of ears", consulting: "Mon: 9 am", education: "MBBS" },
  ],
  contacts: [{ icon: "phone", label: "Appointments", value: "0000 000 4", href: "tel:+910000004" }],
  urgent: [
    { label: "Emergency, 24x7", printed: "0000 000 3", href: "tel:+910000003" },
    { label: "Ambulance", printed: "108", href: "tel:108" },
  ],
};

test("a department shows how to come, its doctors, then its parts in order, each below its heading", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  const { treats, whenToCome, comeAtOnce, firstVisit } = department.description;
  const inOrder = [
    ...["Plan your visit", "Our ENT Doctors", "Meet our ENT team", "Dr. Anu"],
    ...[treats.heading, ...treats.points, ...treats.paragraphs],
    ...[whenToCome.heading, whenToCome.lead, ...whenToCome.points],
    ...[comeAtOnce.heading, ...comeAtOnce.signs, "Services", "Hearing tests"],
    ...[firstVisit.heading, ...firstVisit.paragraphs],
  ];
  const places = inOrder.map((text) => html.indexOf(`>${text}<`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("doctors of a casualty are not booked", () => {
  const page = (emergency?: true) =>
    renderPage(<DepartmentPage {...props} department={{ ...department, ...(emergency && { emergency }) }} />);
  const card = /<article class="doctor-card".*?<\/article>/;
  expect(card.exec(page())?.[0]).toContain("Book Appointment");
  expect(card.exec(page(true))?.[0]).not.toContain("Book Appointment");
});

test("the points of a part are a list, and a part without points has no empty one", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  expect(html).toContain("<p>Come if:</p><ul><li>An ear hurts</li><li>You snore</li></ul></div>");
  expect(html).toContain('<div class="prose"><p>Bring your reports.</p></div>');
});

test("the signs that cannot wait come with whom to call", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  expect(html).toMatch(
    /<section class="[^"]*come-at-once".*?<a[^>]*href="tel:\+910000003"[^>]*>Emergency, 24x7 <strong>0000 000 3<\/strong>.*?href="tel:108".*?<\/section>/,
  );
  const { comeAtOnce: _signs, ...calm } = department.description;
  const without = renderPage(<DepartmentPage {...props} department={{ ...department, description: calm }} />);
  expect(without).not.toMatch(/come-at-once|tel:\+910000003/);
});

test("the form comes with the department chosen, and from a doctor's card with the doctor", () => {
  const html = renderPage(<DepartmentPage {...props} />);
  expect(html).toMatch(
    /<a[^>]*href="\/h\/appointment\?department=e_n_t"[^>]*>.*?Book Appointment<span class="visually-hidden"> (?:in ENT|with Dr\. [^<]+)<\/span><\/span><\/a>/,
  );
  expect(html).toMatch(
    /<a[^>]*href="\/h\/appointment\?department=e_n_t&amp;doctor=1"[^>]*>.*?Book Appointment<span class="visually-hidden"> (?:in ENT|with Dr\. [^<]+)<\/span><\/span><\/a>/,
  );
  expect(html).toContain('href="tel:+910000004"');
});

test("in a department for emergencies the signs are first, and a call is offered in the place of the form", () => {
  const html = renderPage(<DepartmentPage {...props} department={{ ...department, emergency: true }} doctors={[]} />);
  expect(html.indexOf("Noisy breathing")).toBeLessThan(html.indexOf("We treat"));
  expect(html).toMatch(/Come at any time.*You do not need an appointment.*href="tel:\+910000003"/);
  expect(html).not.toContain("appointment?department=e_n_t");
});

test("where patients come without an appointment no form is offered, but the desk's number", () => {
  const html = renderPage(<DepartmentPage {...props} department={{ ...department, isWalkIn: true }} doctors={[]} />);
  expect(html).toMatch(/Come at any time.*href="tel:\+910000004"/);
  expect(html).not.toContain("appointment?department=e_n_t");
});

test("a doctor's card shows the name and the field, and a drawn figure where there is no photo", () => {
  const picture = { url: "/media/anu.webp", contentType: "image/webp", title: "", width: 400, height: 500 };
  const cardOf = (doctor: object) => {
    const html = renderPage(<DepartmentPage {...props} doctors={[{ ...props.doctors[0], ...doctor } as never]} />);
    return /<article class="doctor-card.*?<\/article>/s.exec(html)?.[0] ?? "";
  };
  expect(cardOf({})).toMatch(/portrait-figure.*Dr\. Anu.*Centre of ears/);
  expect(cardOf({})).not.toContain("<img");
  expect(cardOf({ profilePicture: picture })).toMatch(/<img[^>]*src="\/media\/anu\.webp/);
});

test("without doctors the section keeps its heading, and says whom to ask", () => {
  const html = renderPage(<DepartmentPage {...props} doctors={[]} />);
  expect(html).toMatch(/Our ENT Doctors.*Meet our ENT team.*<a href="tel:\+910000004">0000 000 4<\/a>/);
  expect(html).not.toMatch(/class="doctor-card|department-doctors"|Dr\. /);
});

test("without services or history note neither is shown", () => {
  const html = renderPage(<DepartmentPage {...props} department={{ ...department, services: [] }} />);
  expect(html).not.toMatch(/Services|department__history/);
  const noted = renderPage(<DepartmentPage {...props} department={{ ...department, historyNote: "In 2018." }} />);
  expect(noted).toMatch(/department__history.*In 2018\./);
});
