import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { checkStructuredData } from "../support/check-structured-data.ts";
import { findFreePorts } from "../support/free-port.ts";
import { readPageHead } from "../support/read-page-head.ts";
import { startSiteProcess } from "../support/site-process.ts";

const SAMPLE = resolve(import.meta.dirname, "../../content-service/sample/export.json");
const ORIGIN = "https://www.example.org";
const BASE = "/venmala_hospital";
const INJECTED = `<img src="/none.png" onerror="window.hacked = true">`;
const HOSTILE = `</script><script>window.hacked = true</script>${INJECTED}<!-- & "quoted" \u2028 {hospital}`;

interface Export {
  entries: {
    sys: { id: string; contentType: { sys: { id: string } } };
    fields: Record<string, Record<string, unknown>>;
  }[];
}

/** The sample's export with that text as every headline, name, title and reviewer. */
async function writeHostileExport(folder: string): Promise<string> {
  const content = JSON.parse(await readFile(SAMPLE, "utf8")) as Export;
  for (const { fields } of content.entries) {
    for (const name of ["headline", "name", "jobTitle", "reviewer", "education", "experience"]) {
      if (fields[name]) fields[name] = { "en-US": HOSTILE };
    }
  }
  const file = join(folder, "export.json");
  await writeFile(file, JSON.stringify(content));
  return file;
}

test("text of the content service never ends the script it stands in, and addresses are the public origin's", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const port = await findFreePorts();
  const local = `http://127.0.0.1:${port}`;
  const site = await startSiteProcess({
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: folder,
    SITE_ORIGIN: ORIGIN,
    CONTENT_EXPORT: await writeHostileExport(folder),
  });
  try {
    for (const list of ["doctors", "news", "careers", "testimonials"]) {
      const html = await (await fetch(`${local}${BASE}/${list}`)).text();
      const detail = /href="(\/venmala_hospital\/\w+\/details?\/\w+)"/.exec(html)?.[1] ?? "";
      await page.goto(local + detail);
      expect(await page.evaluate(() => "hacked" in window), detail).toBe(false);
      const { jsonLd, canonical } = readPageHead(await (await fetch(local + detail)).text());
      expect(jsonLd, detail).toHaveLength(1);
      const { addresses, types } = checkStructuredData(jsonLd[0] ?? "");
      expect(types, detail).toContain("BreadcrumbList");
      expect(jsonLd[0], detail).not.toContain("<");
      expect(JSON.stringify(JSON.parse(jsonLd[0] ?? "")), detail).toContain(JSON.stringify(HOSTILE).slice(1, -1));
      expect(canonical).toBe(ORIGIN + detail);
      expect(addresses.filter((address) => address.startsWith(local))).toEqual([]);
    }
    // Even where markup of a text became part of the page, its script would not run.
    const refused = await page.evaluate(
      (markup) =>
        new Promise((heard) => {
          document.addEventListener("securitypolicyviolation", (event) => heard(event.effectiveDirective));
          document.body.insertAdjacentHTML("beforeend", markup);
        }),
      INJECTED,
    );
    expect(refused).toBe("script-src-attr");
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    const sitemap = await (await fetch(`${local}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${ORIGIN}${BASE}/doctors</loc>`);
    expect(sitemap).not.toContain(local);
    expect(await (await fetch(`${local}/robots.txt`)).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  } finally {
    await site.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
});
