import { expect, test } from "../support/test.ts";

test("the built site knows no component page", async ({ request }) => {
  expect((await request.get("/development/components")).status()).toBe(404);
});
