import { readFile } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { describeFault } from "contentful-emulator/front-matter";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import { createPageTest } from "./page-test.ts";
import { findDeadEnds, parseRedirects } from "./redirects.server.ts";

const site = await loadSite({ dataDir: "data" });
const pageAt = createPageTest({ site, table: routes }, { list: () => [] });
const BASE = "/venmala_hospital_punalur";

function check(...rows: string[]) {
  const { redirects, faults } = parseRedirects(["old,new", ...rows].join("\r\n"));
  const find = (address: string) => redirects.find(new URL(address, "http://localhost"));
  return { find, faults: [...faults, ...findDeadEnds(redirects, pageAt)].map(describeFault) };
}

test("the shipped rows fit", async () => {
  const { redirects, faults } = parseRedirects(await readFile("data/redirects.csv", "utf8"));
  expect(redirects.rows.length).toBeGreaterThan(0);
  expect([...faults, ...findDeadEnds(redirects, pageAt)]).toEqual([]);
});

describe("an old address", () => {
  test.each([
    ["/old/Doctors.html?x=1&y=%20", `${BASE}/doctors?x=1&y=+`],
    ["/old/doctors.html/", `${BASE}/doctors`],
    ["/page.php?id=7", `${BASE}/about_us`],
    ["/page.php?id=8", undefined],
    ["/?p=12", `${BASE}/news`],
    ["/?page=12", undefined],
    ["/", undefined],
    ["/blog/2019/Camp", `${BASE}/news/detail/2019/Camp`],
    ["/blog/", undefined],
    ["/files/a b.pdf", `${BASE}/gallery`],
    ["/%E0%B4%95", `${BASE}/careers`],
    ["/jobs", "https://jobs.example.org/all"],
    ["/other", undefined],
    ["/%zz", undefined],
  ])("%s leads to %s", (address, to) => {
    const { find, faults } = check(
      ...[
        `/old/doctors.html,${BASE}/doctors`,
        `/page.php?id=7,${BASE}/about_us`,
        `/?p=*,${BASE}/news`,
        `/blog/*,${BASE}/news/detail/*`,
      ],
      ...[`/files/*.pdf,${BASE}/gallery`, `/ക,${BASE}/careers`, "/jobs,https://jobs.example.org/all"],
    );
    expect(faults).toEqual([]);
    expect(find(address)).toBe(to);
  });

  test.each(["/x//evil.example", "/x/%5Cevil.example", "/x/%2F%2Fevil.example", "/x/https://evil.example"])(
    "%s never leads to another host",
    (address) => {
      const to = check("/x/*,/*").find(address) ?? "/";
      expect(new URL(to, "http://localhost").host).toBe("localhost");
      expect(to).toMatch(/^\/(?![/\\])/);
    },
  );
});

test.each([
  [["/a,/nothing/here"], /^redirects.csv:2: \/nothing\/here is no page of the site/],
  [[`/a,${BASE}/department/none`], /^redirects.csv:2: .* is no page of the site/],
  [["/a/*,/b/*/c/*"], /^redirects.csv:2: has more than one \*/],
  [[`/a,${BASE}/*`], /^redirects.csv:2: .* has a \* and \/a has none/],
  [["a,/b"], /^redirects.csv:2: "a" must be an old address that begins with one \//],
  [["/a,//evil.example"], /^redirects.csv:2: .* must be an address that begins with/],
  [["/a/*,https://*"], /^redirects.csv:2: .* must be an address that begins with/],
  [[`/a,${BASE}`, `/A/,${BASE}/news`], /^redirects.csv:3: \/A\/ is in line 2 already/],
  [["/a/*,/nothing/*"], /^redirects.csv:2: \/nothing\/\* is no page of the site/],
  [["/a,/b", "/b,/c", "/c,/a"], /^redirects.csv:2: \/a leads back to itself by way of \/b/],
  [["/a/*,/a/b/*"], /^redirects.csv:2: \/a\/\* leads back to itself/],
  [['/a,"/b'], /^redirects.csv:2: has a quotation mark without its other one/],
])("%s is named", (rows, message) => {
  expect(check(...rows).faults[0]).toMatch(message);
});

test("rows with a mistake are not used, and those beside them are", () => {
  const { find } = check("/a,/b", "/b,/a", `/c,${BASE}`);
  expect([find("/a"), find("/c")]).toEqual([undefined, BASE]);
});

test("a row may lead on by another, and to any entry or department", () => {
  expect(check("/a,/b", `/b,${BASE}`, `/d/*,${BASE}/department/*`, `/n/*,${BASE}/news/detail/*`).faults).toEqual([]);
});

test("content may have an entry at an old address and at a new one", () => {
  expect(check(`${BASE}/news/detail/old,${BASE}/news/detail/new`).faults).toEqual([]);
});

test("an address is looked up among ten thousand rows in no time", () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `/old/${at}${at % 50 ? "" : "/*"},${BASE}/news`);
  const { redirects, faults } = parseRedirects(rows.join("\n"));
  expect(faults).toEqual([]);
  const startedAt = performance.now();
  for (let at = 0; at < 1000; at += 1) redirects.find({ pathname: `/old/${at}/some/part`, search: "" });
  expect((performance.now() - startedAt) / 1000).toBeLessThan(1);
});
