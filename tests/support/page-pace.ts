import type { Page, Route } from "@playwright/test";

/**
 * Holds back the page's requests that match, until the function that is returned lets go of them and of all later ones.
 */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    // A request that the page has given up meanwhile needs no letting go.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/**
 * Lets everything that has become due on the page happen: a few frames, with the turns of the event loop between them.
 */
export function letPageSettle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}
