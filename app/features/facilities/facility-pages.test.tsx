import { expect, test } from "vitest";
import { renderPage } from "#tests/support/render-page.tsx";
import { FacilitiesPage, FacilityPage } from "./facility-pages.tsx";

const slug = "24_x_7_doctors,_nurses_&_paramedical_support";
const props = {
  basePath: "/h",
  facility: { slug, name: "Paramedical Support", description: "On every shift.", paragraphs: [], highlight: undefined },
  picture: undefined,
  pictureDescription: "",
  sideFacilities: [
    { slug: "emergency_/_casuality", sideLabel: "emergency / casuality" },
    { slug, sideLabel: "24 x 7 doctors, nurses & paramedical support" },
  ],
  contacts: [],
};

test("links keep slash, comma and ampersand of the slugs", () => {
  const html = renderPage(<FacilityPage {...props} />);
  expect(html).toContain('href="/h/facilities/emergency_/_casuality"');
  expect(html).toContain('href="/h/facilities/24_x_7_doctors,_nurses_&amp;_paramedical_support"');
});

test("the side list has the literal labels and one current entry", () => {
  const html = renderPage(<FacilityPage {...props} />);
  expect(html).toContain(">emergency / casuality<");
  expect(html.match(/<a[^>]*aria-current="page"/g)).toHaveLength(1);
});

test("an entry without paragraphs has its description and no empty box", () => {
  const html = renderPage(<FacilityPage {...props} />);
  const [, prose = ""] = /<div class="prose">(.*?)<\/div>/.exec(html) ?? [];
  expect(prose).toBe('<p class="facility__description">On every shift.</p>');
});

test("telephone numbers in the texts dial, and other figures stay as they are", () => {
  const paragraphs = [
    "Call 0000 000 1003 or 0000 000 1004 at 9 am.",
    "2 generators of 250 KVA, 1000 packs, since 1988",
  ];
  const html = renderPage(<FacilityPage {...props} facility={{ ...props.facility, paragraphs }} />);
  expect(html).toContain(
    '<p>Call <a class="facility__phone" href="tel:+910000001003">0000 000 1003</a> or <a class="facility__phone" href="tel:+910000001004">0000 000 1004</a> at 9 am.</p>',
  );
  expect(html).toContain("<p>2 generators of 250 KVA, 1000 packs, since 1988</p>");
});

test("the highlighted line is strong and absent where there is none", () => {
  expect(renderPage(<FacilityPage {...props} />)).not.toContain("facility__highlight");
  const html = renderPage(<FacilityPage {...props} facility={{ ...props.facility, highlight: "Call us" }} />);
  expect(html).toContain('<strong class="facility__highlight">Call us</strong>');
});

test("what is for emergencies comes first with whom to call, and each facility is listed once", () => {
  const emergency = {
    slug: "emergency_/_casuality",
    name: "Emergency/Casualty",
    summary: "Day and night.",
    picture: undefined,
  };
  const facilities = [
    { ...emergency, emergency: true as const },
    { ...emergency, slug: "ICU", name: "ICU" },
  ];
  const urgent = [{ label: "Emergency, 24x7", printed: "0000", href: "tel:0000" }];
  const html = renderPage(<FacilitiesPage basePath="/h" picture={undefined} facilities={facilities} urgent={urgent} />);
  const links = Array.from(html.matchAll(/href="(\/h\/facilities\/[^"]*|tel:[^"]*)"/g), ([, to]) => to);
  expect(links).toEqual(["/h/facilities/emergency_/_casuality", "tel:0000", "/h/facilities/ICU"]);
});
