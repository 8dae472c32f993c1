import { readdir, readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findYoungCalls, listBuiltIns } from "../support/young-built-ins.ts";
import { expect, test } from "../support/test.ts";

const BASE = "/venmala_hospital_punalur";
const SCRIPTS = "build/client/assets";

const builtIns = listBuiltIns();

/** Names that scripts may call though only younger browsers have them built in, and why. */
const CALLED_ALL_THE_SAME = new Map([
  ...["check", "createContext", "fallback", "navigate", "since", "subscribe", "uploaded", "use"].map((name) => [
    name,
    "a name of ours too",
  ]),
  ...["getState", "requestSubmit", "skipTransition", "startViewTransition"].map((name) => [name, "React asks first"]),
  ...["createPolicy", "createScript", "createScriptURL", "databases", "hidePopover", "showModal"].map((name) => [
    name,
    "we ask first",
  ]),
  ...["TransformStream.TransformStream", "pipeThrough"].map((name) => [name, "light-router.tsx asks first"]),
  ["TextEncoderStream.TextEncoderStream", "in a script that entry.server.tsx leaves out"],
  ["checkVisibility", "Contentful's, in previews"],
] as [string, string][]);

test("scripts call nothing that browsers of the baseline lack, those of packages included", async () => {
  expect(builtIns.length).toBeGreaterThan(5000);
  const files = (await readdir(SCRIPTS)).filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(50);
  const found = new Set<string>();
  for (const file of files) {
    for (const name of findYoungCalls(await readFile(`${SCRIPTS}/${file}`, "utf8"), builtIns)) found.add(name);
  }
  expect([...found].toSorted()).toEqual([...CALLED_ALL_THE_SAME.keys()].toSorted());
});

test("a young built-in would be seen, however it is called", () => {
  const code = `a.toSorted();b.c.findLast(d);URL.canParse(e);"".toWellFormed();new TransformStream;a.map(f).sort();g.showModal?.()`;
  expect(findYoungCalls(code, builtIns)).toEqual([
    ...["TransformStream.TransformStream", "URL.canParse", "canParse", "findLast", "toSorted", "toWellFormed"],
  ]);
});

/** What JavaScript itself got after the baseline, as paths from the global object. */
const YOUNG = builtIns
  .filter(({ key, isYoung }) => isYoung && /^(?:javascript\.builtins\.|api\.URL\.|api\.AbortSignal\.)/.test(key))
  .map(({ key }) => key.replace(/^(?:javascript\.builtins|api)\./, "").replace("_static", ""));

/** Takes from a page what browsers of the baseline lack; Playwright's own code is in another world of objects. */
async function removeYoungBuiltIns(page: Page) {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split(".");
      const name = names.pop()!;
      let owner: unknown = globalThis;
      for (const step of names) owner = (owner as Record<string, unknown> | undefined)?.[step];
      if (owner === undefined) continue;
      Reflect.deleteProperty(owner as object, name);
      const { prototype } = owner as { prototype?: object };
      if (prototype) Reflect.deleteProperty(prototype, name);
    }
    for (const name of ["structuredClone", "TransformStream", "TextEncoderStream"]) {
      Reflect.deleteProperty(globalThis, name);
    }
  }, YOUNG);
}

/** Everything that a page writes to the console as an error, and what nobody caught. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error}`));
  page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()}: ${message.text()}`));
  return errors;
}

const SECTIONS = ["", "/doctors", "/what_is_where", "/gallery", "/testimonials", "/careers"];
const PAGES = ["/", "/choose_hospital", "/search", ...SECTIONS.map((path) => BASE + path)];

/** Opens a page whose scripts will never have taken it over. */
async function gotoWithoutScripts(page: Page, address: string) {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.waitForLoadState("networkidle");
}

async function sendAppointment(
  page: Page,
  name: string,
  open: (page: Page, address: string) => Promise<unknown> = (at, address) => at.goto(address),
) {
  await open(page, `${BASE}/appointment`);
  const control = (field: string) => page.locator(`form[method=post] [name=${field}]`);
  await control("department").selectOption({ index: 1 });
  await control("patientName").fill(name);
  await control("patientEmail").fill("anu@example.org");
  await control("patientContactNumber").fill("9000000012");
  await page.locator("form[method=post] button[type=submit]").last().click();
}

test("without every younger built-in, pages run their scripts, lead to each other, and forms are sent", async ({
  page,
  site,
}) => {
  test.slow();
  await removeYoungBuiltIns(page);
  const errors = watchErrors(page);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-loads-ahead", "");
  }
  await page.goto(BASE);
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(`${BASE}/news`);
  await sendAppointment(page, "Without younger built-ins");
  await expect(page.locator(".form-message")).toBeVisible();
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Without younger built-ins") ?? false);
  expect(errors).toEqual([]);
});

test("below the baseline no script is loaded, and the whole page with its forms stands", async ({ page, site }) => {
  await page.addInitScript(() => delete (RegExp.prototype as { hasIndices?: boolean }).hasIndices);
  const errors = watchErrors(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await gotoWithoutScripts(page, BASE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await sendAppointment(page, "Below the baseline", gotoWithoutScripts);
  await expect(page).toHaveURL(/\/sent\/appointment\?reference=A-/);
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Below the baseline") ?? false);
  expect(scripts.filter((url) => !url.includes("/manifest-"))).toEqual([]);
  expect(errors).toEqual([]);
});

test("a fault while scripts take a page over leaves it as the server sent it, with its links and forms", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error("planted");
    };
    Object.assign(Array.prototype, { flatMap: fail });
  });
  for (const path of ["", "/contact_us"]) {
    const served = await page.request.get(BASE + path);
    const [, heading = ""] = /<h1[^>]*>([^<]+)/.exec(await served.text()) ?? [];
    await gotoWithoutScripts(page, BASE + path);
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("This page did not load")).toHaveCount(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(`${BASE}/news`);
  await sendAppointment(page, "After a fault", gotoWithoutScripts);
  await expect(page).toHaveURL(/\/sent\/appointment\?reference=A-/);
});

test("a fault of a page that scripts have made asks the server for it", async ({ page }) => {
  await page.goto(BASE, { waitUntil: "networkidle" });
  // Within the page's own part alone: what fails in the router is a page that did not load.
  await page.evaluate(() => {
    const { flatMap } = Array.prototype;
    Object.assign(Array.prototype, {
      flatMap(this: unknown[], ...given: Parameters<typeof flatMap>) {
        if (new Error("called").stack?.split("\n")[2]?.includes("/find-service-")) throw new Error("planted");
        return flatMap.apply(this, given);
      },
    });
  });
  const served = page.waitForResponse(
    (response) => response.url().endsWith("/what_is_where") && response.request().isNavigationRequest(),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a department or facility" }).click();
  expect((await served).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a department or facility");
});

test("where the browser blocks storage, no page has an error, and forms are sent", async ({ page, site }) => {
  test.slow();
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(globalThis, name, { get });
    }
  });
  const errors = watchErrors(page);
  for (const path of ["/", `${BASE}/doctors`, `${BASE}/gallery`, BASE]) await page.goto(path);
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(`${BASE}/news`);
  await page.goBack();
  await sendAppointment(page, "Storage blocked");
  await expect(page.locator(".form-message")).toBeVisible();
  await site.mailbox.waitFor(({ mail }) => mail.text?.includes("Storage blocked") ?? false);
  expect(errors).toEqual([]);
});
