import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { createLandingView, LandingPage, type LandingView, useLandingSections } from "./landing-page.tsx";

const site = await loadSite({ dataDir: "data" });
const { nursingCollege: _college, ...group } = site.group;

function LandingMenu({ view }: { view: LandingView }) {
  return useLandingSections(view).map(({ label }) => label);
}

test("a group without college, figures and boxes has no section and no menu entry for them", () => {
  const view = createLandingView({ ...site, group: { ...group, stats: [], awesomeFacilities: [] } }, String);
  const html = renderPage(<LandingPage view={view} />);
  expect([...html.matchAll(/<h[12][^>]*>(.*?)<\/h/g)].map(([, text]) => text)).toContain("Our Hospitals");
  expect(html).not.toMatch(/Our Institutions|Awesome Facilities|Our group in numbers/);
  expect(renderPage(<LandingMenu view={view} />)).toBe("Our Hospitals");
});
