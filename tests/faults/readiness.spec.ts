import { expect, test } from "../support/site-with-faults.ts";

test("a site whose content service went away says that last known content is shown, and stays in service", async ({
  request,
  site,
}) => {
  expect((await request.get("/venmala_hospital/appointment")).status()).toBe(200);
  site.faults.set({ kind: "down" });
  const answer = await request.get("/readyz");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: "degraded", checks: { content: "last-known", store: "ready" } });
});
