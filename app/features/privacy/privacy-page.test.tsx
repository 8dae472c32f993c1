import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { renderPage } from "#tests/support/render-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";

const { hospitals } = await loadSite({ dataDir: "data" });

test("the Malayalam notice is marked as Malayalam everywhere, and reached by a link", () => {
  const [hospital] = hospitals;
  if (!hospital) throw new Error("The sample data has no hospital");
  const html = renderPage(<PrivacyPage notice={hospital.privacyNotice} homePath="/h" />);
  const [before = "", malayalam = ""] = html.split('<div class="rich-text" lang="ml">');
  expect(before).toContain('href="#ml"');
  expect(before.replaceAll(/<span lang="ml">.*?<\/span>/g, "")).not.toMatch(/\p{Script=Malayalam}/u);
  expect(malayalam).toMatch(/\p{Script=Malayalam}/u);
  expect(before).toContain('id="ml"');
  expect(before).toContain(`Version of this notice: ${hospital.privacyNotice.version}`);
  expect(html).not.toMatch(/[{}]/);
});
