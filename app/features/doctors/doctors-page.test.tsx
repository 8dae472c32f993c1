import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { DoctorsPage } from "./doctors-page.tsx";

const doctors = Array.from({ length: 6 }, (_, index) => ({
  id: `aB${index}`,
  name: `Dr. ${index}`,
  centerOfExcellence: "Cardiology",
}));
const props = { basePath: "/h", picture: undefined, doctors, total: 7, limit: 6 };

test("each doctor leads to the details under the id as given", () => {
  const html = renderPage(<DoctorsPage {...props} />);
  expect(html).toMatch(/<a[^>]*href="\/h\/doctors\/details\/aB0"[^>]*>Details/);
  expect(html.match(/>Details</g)).toHaveLength(6);
});

test("view more is a link while doctors are missing and gone when all are shown", () => {
  expect(renderPage(<DoctorsPage {...props} />, "/h/doctors")).toMatch(/href="[^"]*\?limit=12"[^>]*>View more/);
  expect(renderPage(<DoctorsPage {...props} total={6} />)).not.toContain("View more");
});

test("the count is announced", () => {
  expect(renderPage(<DoctorsPage {...props} />)).toContain('<span role="status">6 of 7 doctors</span>');
});

test("no doctors say so", () => {
  expect(renderPage(<DoctorsPage {...props} doctors={[]} total={0} />)).toContain("No doctors found");
});

test("a doctor without a picture has a figure instead", () => {
  expect(renderPage(<DoctorsPage {...props} />)).toContain("doctor-figure");
});
