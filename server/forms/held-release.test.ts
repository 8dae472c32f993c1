import { expect, test } from "vitest";
import { SAMPLE_CONTACT } from "#outbox/test-support/samples.ts";
import { createReleaseLinks } from "#outbox/release-links.server.ts";
import { openFormsServer } from "../http/test-support/open-forms-server.ts";

const BROWSER = {
  // As a browser sends them with the form of a page that sends no referrer.
  origin: "null",
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html",
};

async function open() {
  const { server, store, clock } = await openFormsServer();
  const payload = { ...SAMPLE_CONTACT, reasonForWriting: "x" };
  const response = await server.inject({ method: "POST", url: "/api/v1/service/contact_us", payload });
  const { reference } = response.json<{ reference: string }>();
  const links = createReleaseLinks(store);
  const url = await links.path(reference, new Date(Number(clock.now()) + 60 * 60_000));
  const ask = (method: "GET" | "HEAD" | "POST" = "GET", at = url) =>
    server.inject({ method, url: at, headers: BROWSER });
  return { ask, url, reference, links, store, clock };
}

test("a link shows a page with one button and changes nothing, however often a mail scanner opens it", async () => {
  const { ask, url, reference, store } = await open();
  for (const method of ["GET", "HEAD", "GET"] as const) expect((await ask(method)).statusCode).toBe(200);
  const { body, headers } = await ask();
  expect(body).toContain(`<form method="post" action="${url}"><button>Send it to the office now</button></form>`);
  expect(body).toContain(reference);
  expect(body).not.toContain("Anu");
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-.*form-action 'self'/,
    ) as string,
  });
  expect(await store.list({})).toMatchObject([{ status: "held" }]);
});

test("the page is in the language of its office, which the link names", async () => {
  const { ask, url } = await open();
  const { body } = await ask("GET", `${url}?language=ml`);
  expect(body).toContain('<html lang="ml-IN">');
  expect(body).toContain(`action="${url}?language=ml"`);
});

test("its button sends the submission to the office, once, and the page says so", async () => {
  const { ask, store } = await open();
  for (let press = 0; press < 2; press += 1) expect((await ask("POST")).body).toContain("on its way to the office");
  expect(await store.list({})).toMatchObject([{ status: "queued", releasedAt: expect.any(Date) as Date }]);
  const job = await store.claimMail({ leaseMs: 1000 });
  if (job) await store.settleMail(job, { status: "sent" });
  expect((await ask("POST")).body).toContain("It was sent to the office");
  expect((await ask()).body).not.toContain("<button>");
  expect(await store.list({})).toMatchObject([{ status: "sent" }]);
});

test("a forged or cut link, one that ran out, and one of what was deleted each get a page, and change nothing", async () => {
  const { ask, url, reference, links, store, clock } = await open();
  const [, , , expires, signature = ""] = url.split("/");
  const forged = [
    url.slice(0, -1),
    `/held/C-0000-0000/${expires}/${signature}`,
    `/held/${reference}/${Number(expires) + 1}/${signature}`,
    `/held/${reference}/${expires}/${"A".repeat(signature.length)}`,
  ];
  for (const at of forged) {
    expect((await ask("POST", at)).statusCode).toBe(403);
    const response = await ask("GET", at);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(response.body).toContain("This link is not right");
  }
  const old = await ask("POST", await links.path(reference, clock.now()));
  expect(old.statusCode).toBe(410);
  expect(old.body).toContain("This link has run out");
  expect(await store.list({})).toMatchObject([{ status: "held" }]);
  await store.erase(reference);
  expect((await ask("POST")).statusCode).toBe(410);
});

test("what is held for its file is released by an operator alone", async () => {
  const { ask, store } = await open();
  await ask("POST");
  const job = await store.claimMail({ leaseMs: 1000 });
  if (job) await store.settleMail(job, { status: "held", signature: "Eicar" });
  expect((await ask("POST")).body).toContain("Its file has malware");
  expect(await store.list({})).toMatchObject([{ status: "held" }]);
});
