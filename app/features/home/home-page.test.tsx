import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { copySampleData, type SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";
import { leaveOneHospital, makeNineHospitals } from "#tests/support/few-and-many.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { HomePage } from "./home-page.tsx";
import { createHomeView } from "./home-sections.tsx";

const BOOKING = {
  contacts: [{ icon: "phone", label: "Call", value: "0000 000 0000" }],
  urgent: [{ label: "Ambulance", printed: "108", href: "tel:108" }],
};

/** The first hospital's home page on changed data, without content. */
async function renderHome(change: (copy: SampleDataCopy) => Promise<void>): Promise<string> {
  await using copy = await copySampleData();
  await change(copy);
  const site = await loadSite({ dataDir: copy.dataDir });
  const [hospital] = site.hospitals;
  if (!hospital) throw new Error("the data has a hospital");
  const view = createHomeView(site, hospital);
  return renderPage(
    <HomePage
      view={view}
      doctors={[]}
      testimonials={[]}
      booking={BOOKING}
      openStates={[]}
      sitsToday="Who sits today"
      appointmentForm={<form />}
    />,
  );
}

const headings = (html: string) => [...html.matchAll(/<h[12][^>]*>(.*?)<\/h/g)].map(([, text]) => text);

test("a home page with nothing beside what is needed has no empty section and no controls of slides", async () => {
  const html = await renderHome(leaveOneHospital);
  expect(headings(html)).toEqual([
    "Hospital care in Punalur since 2006",
    "Welcome to Venmala Hospital Punalur",
    "Request an appointment",
    "Our Departments",
  ]);
  expect(html).not.toMatch(/carousel__|<(ul|ol|dl)[^>]*><\//);
});

test("a home page shows each of many slides, tiles and figures", async () => {
  const html = await renderHome(makeNineHospitals);
  const names = ["carousel__slide", "tile tile--light", "tile tile--deep", "stats__label"];
  expect(names.map((name) => html.split(`class="${name}"`).length - 1)).toEqual([8, 11, 9, 7]);
});
