import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { DoctorsPage } from "./doctors-page.tsx";
import { doctorsBefore, nextDoctorLimit, parseDoctorLimit } from "./doctor-limit.ts";

const doctors = Array.from({ length: 6 }, (_, index) => ({
  id: `aB${index}`,
  name: `Dr. ${index}`,
  centerOfExcellence: "Cardiology",
  consulting: "Mon: 9 am\nTue: 4 pm",
  education: "MBBS, MD",
  toBooking: `/h/appointment?department=cardiology&doctor=aB${index}`,
}));
const NO_FILTER = { departments: [], chosen: "", isMissing: false, letters: [], letter: "" };
const props = {
  basePath: "/h",
  doctors,
  total: 7,
  next: 12,
  filter: NO_FILTER,
};

test("each doctor leads to the details under the id as given", () => {
  const html = renderPage(<DoctorsPage {...props} />);
  expect(html).toMatch(/<a[^>]*href="\/h\/doctors\/details\/aB0"[^>]*><span>Details/);
  expect(html.match(/>Details</g)).toHaveLength(6);
});

test("view more is a link while doctors are missing: never with six, with seven until one click [S153]", () => {
  expect(renderPage(<DoctorsPage {...props} />, "/h/doctors")).toMatch(/href="[^"]*\?limit=12"[^>]*>View more/);
  const { next: _next, ...all } = props;
  expect(renderPage(<DoctorsPage {...all} />)).not.toContain("View more");
});

test("the count is announced", () => {
  expect(renderPage(<DoctorsPage {...props} />)).toContain('<span role="status">6 of 7 doctors</span>');
});

test("an empty list says so and leads on", () => {
  const none = { doctors: [], total: 0 };
  const html = renderPage(<DoctorsPage {...props} {...none} />);
  expect(html).toContain("No doctors found");
  expect(html).toMatch(/<a[^>]*href="\/h\/appointment"[^>]*>Book Appointment/);
  const filtered = renderPage(<DoctorsPage {...props} {...none} filter={{ ...NO_FILTER, letter: "Q" }} />);
  expect(filtered).toMatch(/<a[^>]*href="\/h\/doctors"[^>]*>All doctors/);
});

test("each card has department, qualification, times and the form with the doctor chosen", () => {
  const card = /<article class="doctor-card".*?<\/article>/s.exec(renderPage(<DoctorsPage {...props} />))?.[0];
  for (const text of ["Cardiology", "MBBS, MD", "Mon: 9 am\nTue: 4 pm"]) expect(card).toContain(`>${text}<`);
  expect(card).toMatch(/href="\/h\/appointment\?department=cardiology&amp;doctor=aB0"[^>]*><span>Book Appointment</);
});

test("a card without qualification or times has no empty line for them", () => {
  const [first] = doctors;
  const html = renderPage(<DoctorsPage {...props} doctors={[{ ...first!, consulting: "", education: "" }]} />);
  expect(html).not.toMatch(/doctor-card__(times|education)/);
});

test("letters without doctors stand among the others, but lead nowhere", () => {
  const html = renderPage(<DoctorsPage {...props} filter={{ ...NO_FILTER, letters: ["A", "É"] }} />);
  const letters = [...html.matchAll(/<li([^>]*)>(?:<a[^>]*>)?(\p{L})</gu)].map(([, , letter]) => letter);
  expect(letters.join("")).toBe("ABCDEÉFGHIJKLMNOPQRSTUVWXYZ");
  expect(html).toMatch(/<li [^>]*aria-hidden="true">B</);
  expect(html.match(/\?letter=/g)).toHaveLength(2);
});

test("letters of another script stand alone", () => {
  const html = renderPage(<DoctorsPage {...props} filter={{ ...NO_FILTER, letters: ["അ", "ക"] }} />);
  expect(html.match(/<li[^>]*>(?:<a[^>]*>)?\p{L}</gu)).toHaveLength(2);
});

test("letters are links, the chosen one is marked, stays with view more and can be taken back", () => {
  const filter = { ...NO_FILTER, letters: ["A", "É"], letter: "A" };
  const html = renderPage(<DoctorsPage {...props} filter={filter} />, "/h/doctors");
  expect(html).toMatch(/<a[^>]*href="\/h\/doctors\?letter=%C3%89"[^>]*>É</);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>A</);
  expect(html).toMatch(/<a[^>]*href="\/h\/doctors"[^>]*>All</);
  expect(html).toContain("6 of 7 doctors, letter A");
  expect(html).toMatch(/href="[^"]*\?limit=12&amp;letter=A"[^>]*>View more/);
});

test("a doctor without a picture has a figure instead", () => {
  expect(renderPage(<DoctorsPage {...props} />)).toContain("portrait-figure");
});

const departments = [
  { key: "e_n_t", name: "ENT" },
  { key: "Sports Medicine", name: "Sports Medicine" },
];

test("the departments that have doctors are offered, and none when none are known", () => {
  const html = renderPage(<DoctorsPage {...props} filter={{ ...NO_FILTER, departments, chosen: "e_n_t" }} />);
  expect(html).toMatch(/<form(?=[^>]* method="get")(?=[^>]* action="\/h\/doctors")/);
  expect(html).toContain('<option value="">All departments</option><option value="e_n_t" selected="">ENT</option>');
  expect(renderPage(<DoctorsPage {...props} />)).not.toContain("doctor-filter");
});

test("with a department chosen the count names it and view more stays in it", () => {
  const filter = { ...NO_FILTER, departments, chosen: "Sports Medicine" };
  const html = renderPage(<DoctorsPage {...props} filter={filter} />, "/h/doctors");
  expect(html).toContain('<span role="status">6 of 7 doctors in Sports Medicine</span>');
  expect(html).toMatch(/href="[^"]*\?limit=12&amp;department=Sports\+Medicine"[^>]*>View more/);
});

test("a department that cannot be shown says so above the whole list", () => {
  const html = renderPage(<DoctorsPage {...props} filter={{ ...NO_FILTER, departments, isMissing: true }} />);
  expect(html).toContain("We cannot show the doctors of that department. Here are all our doctors.");
  expect(html).toContain("6 of 7 doctors</span>");
});

test.each([
  [null, 6],
  ["", 6],
  ["abc", 6],
  ["-12", 6],
  ["0", 6],
  ["6", 6],
  ["7", 12],
  ["12", 12],
  ["91", 180],
  ["1e9", 2700],
  ["Infinity", 6],
])("limit=%s in the address shows %i doctors", (value, limit) => {
  expect(parseDoctorLimit(value)).toBe(limit);
});

test("view more adds six while fewer than all doctors are shown or were asked for, up to the largest limit", () => {
  expect([nextDoctorLimit(6, 6, 14), nextDoctorLimit(12, 12, 14), nextDoctorLimit(12, 11, 17)]).toEqual([12, 18, 18]);
  const ends = [nextDoctorLimit(6, 6, 6), nextDoctorLimit(12, 7, 7), nextDoctorLimit(6, 0, 0)];
  const later = [nextDoctorLimit(18, 16, 17), nextDoctorLimit(2700, 2700, 3500)];
  expect([...ends, ...later].filter(Boolean)).toEqual([]);
});

test("after 90 doctors view more opens a page with the next 90, and the last has the rest", () => {
  expect([84, 90, 180, 270].map((limit) => nextDoctorLimit(limit, limit, 290))).toEqual([90, 180, 270, 360]);
  expect([0, 6, 90, 96, 180, 290].map(doctorsBefore)).toEqual([0, 0, 0, 90, 90, 270]);
});
