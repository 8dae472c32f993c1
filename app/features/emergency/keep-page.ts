import { WORKER_PATH } from "#site/hospitals/hospital-paths.ts";

/**
 * Lets the browser keep the emergency pages for a time without network. It is sent as text too, and uses nothing that
 * is younger than Chromium 80.
 */
export function keepEmergencyPage(path: string) {
  const rules = { createScriptURL: (_given: string) => path };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, own: typeof rules) => typeof rules };
  };
  if (!navigator.serviceWorker) return;
  const policy = trustedTypes ? trustedTypes.createPolicy("emergency-worker", rules) : rules;
  // A browser that keeps nothing shows the page all the same.
  navigator.serviceWorker.register(policy.createScriptURL(path), { updateViaCache: "none" }).catch(() => undefined);
}

/** Counts the forms that wait in this browser, which other pages of the site send. Sent as text, as the one above. */
export function countWaitingForms(database: string) {
  const line = document.getElementById("waiting");
  const count = line && line.querySelector("strong");
  const opening = count && self.indexedDB ? indexedDB.open(database) : undefined;
  if (!line || !count || !opening) return;
  // None was ever stored: none is made.
  opening.onupgradeneeded = () => opening.transaction && opening.transaction.abort();
  opening.onsuccess = () => {
    const reading = opening.result.transaction("forms").objectStore("forms").getAll();
    reading.onsuccess = () => {
      const isWaiting = (form: { status: string; keptAt: number }) =>
        form.status === "waiting" && Date.now() - form.keptAt < 259_200_000;
      count.textContent = String(reading.result.filter(isWaiting).length);
      line.hidden = count.textContent === "0";
      opening.result.close();
    };
  };
}

let isKept = false;

/** Once in a document, as its policy allows. */
export function keepOnSite() {
  if (!isKept) keepEmergencyPage(WORKER_PATH);
  isKept = true;
}

/** On the page of a large group: keeps the chosen place, and puts the district of the last one first. */
export function readChosenPlace() {
  try {
    const { place } = document.documentElement.dataset;
    if (place) return localStorage.setItem("place", place);
    const last = `${localStorage.getItem("place") || ""}/`;
    const groups = [...document.querySelectorAll<HTMLElement>("#places > [data-path]")];
    const own = groups.find(({ dataset }) => last.startsWith(`${dataset["path"]}/`));
    if (own && own.parentElement) own.parentElement.prepend(own);
  } catch {
    // A browser that stores nothing lists the districts in their usual order.
  }
}

/** Says what is old on the page, and puts the nearest casualty first, by the hospital that was chosen last. */
export function readEmergencyPage() {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  for (const line of document.querySelectorAll<HTMLElement>("[data-after]"))
    line.hidden = (line.dataset["after"] || "") >= today;
  const offline = document.getElementById("offline");
  if (offline) offline.hidden = /\/emergency\/?$/i.test(location.pathname);
  try {
    const { base } = document.documentElement.dataset;
    if (base) return localStorage.setItem("hospital", base);
    const last = (localStorage.getItem("hospital") || "").split("/").pop();
    const near = [...document.querySelectorAll<HTMLAnchorElement>("nav [data-at]")].find(
      ({ pathname }) => last && pathname.split("/").slice(-2)[0] === last,
    );
    const list = document.getElementById("places");
    if (!near || !list) return;
    const place = ({ dataset }: HTMLElement) => (dataset["at"] || "").split(" ").map(Number);
    const [lat = 0, long = 0] = place(near);
    const narrow = Math.cos((lat * Math.PI) / 180);
    const far = (one: Element) => {
      const [y = NaN, x = NaN] = place(one as HTMLElement);
      return Math.hypot(y - lat, (x - long) * narrow) || (y === lat ? 0 : 999);
    };
    near.setAttribute("aria-current", "true");
    near.style.fontWeight = "700";
    list.append(...[...list.children].sort((a, b) => far(a) - far(b)));
  } catch {
    // A browser that stores nothing lists the hospitals in their usual order.
  }
}
