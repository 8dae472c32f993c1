import { expect, test } from "../support/site-with-faults.ts";

const BASE = "/venmala_hospital";

test("pictures and films cached before an outage are served during it, others come back after it", async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${BASE}/doctors`)).text();
  const [seen = "", unseen = ""] = new Set(
    Array.from(html.matchAll(/src="(\/media\/[^"]*)"/g), ([, src = ""]) => decode(src)),
  );
  const stories = await (await request.get(`${BASE}/testimonials`)).text();
  const film = /<source src="(\/media\/[^"]*)"/.exec(stories)?.[1] ?? "";
  const before = await (await request.get(seen)).body();
  expect((await request.get(film)).status()).toBe(200);

  site.faults.set({ kind: "down" });
  const through = await request.get(seen);
  expect(through.status()).toBe(200);
  expect(await through.body()).toEqual(before);
  const part = await request.get(film, { headers: { range: "bytes=100-199" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  expect((await request.get(unseen)).status()).toBe(502);

  site.faults.clear();
  expect((await request.get(unseen)).status()).toBe(200);
});

function decode(attribute: string): string {
  return attribute.replaceAll("&amp;", "&");
}
