import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

const { hospitals } = await loadSite({ dataDir: "data" });
const [hospital] = hospitals;
if (!hospital) throw new Error("The sample data has no hospital");
const { texts, version } = hospital.privacyNotice;

test.each(texts)("the notice in $language stands alone, its summary first, and a link leads to the other", (text) => {
  const others = hospital.formNotice.links.filter(({ language }) => language !== text.language);
  const html = renderPage(<PrivacyPage text={text} others={others} homePath="/h" />);
  const body = html.slice(html.indexOf(`<div class="rich-text" lang="${text.language}">`));
  for (const { to } of others) expect(body).toContain(`href="${to}"`);
  expect(body.indexOf(text.summary?.items[0] ?? "no summary")).toBeLessThan(body.indexOf("<h2 id="));
  for (const { heading } of text.sections) expect(body).toContain(heading);
  const [foreign] = texts.filter((one) => one !== text);
  expect(html).not.toContain(foreign?.sections[0]?.heading);
  expect(html).not.toContain(version);
  expect(html).not.toMatch(/[{}]/);
});
