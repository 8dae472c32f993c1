import { expect, test } from "../support/site-with-faults.ts";

test("without the content service the site reports last-known content, and stays ready", async ({ request, site }) => {
  expect((await request.get("/venmala_hospital/appointment")).status()).toBe(200);
  site.faults.set({ kind: "down" });
  const response = await request.get("/readyz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "degraded",
    checks: { content: "last-known", store: "ready" },
  });
});
