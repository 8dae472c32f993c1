import { readdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as reactRouter from "react-router";
import type { Plugin } from "vite";

// The start of a page without most of React Router (`app/light-router.tsx`): 103,700 bytes of scripts before the first
// touch on a hospital's home page in place of 117,900 with `HydratedRouter` (14 %). `npm run -w lab drill tricks`
// measures it again.

/**
 * Of these files of React Router, every page needs a function or two, and the whole only once the visitor heads for
 * another page. Bundlers put a file into one place, so the few functions get a copy of their own.
 */
const SPLIT_NAMES = [
  ...["router", "instrumentation", "single-fetch", "turbo-stream", "unflatten", "fog-of-war", "routes"],
  ...["errorBoundaries", "fallback"],
];
const SPLIT_FILES = new RegExp(`/react-router/dist/.*/(?:${SPLIT_NAMES.join("|")})\\.js$`);
const WHOLE_USERS = /\/(?:index|dom-export|hydration|hydrated-router)\.js$/;

/** What `light-router.tsx` and `full-router.ts` take of React Router and its documentation does not promise. */
const UNSAFE_NAMES = [
  ...["createBrowserHistory", "createClientRoutes", "createRouter", "decodeViaTurboStream", "FrameworkContext"],
  ...["defaultMapRouteProperties", "getTurboStreamSingleFetchDataStrategy", "hydrationRouteProperties"],
].map((name) => `UNSAFE_${name}`);

const OWN_MODULES = /\/(?:light-router\.tsx|full-router\.ts)$/;
const NOTHING = "\0without-light-router";

/** Whether a module belongs to the router that follows at the first touch. */
export function isOfFullRouter(id: string): boolean {
  return SPLIT_FILES.test(id) || id.endsWith("/app/full-router.ts");
}

/** What React Router has no more of what the start is made of; empty while it is as it was. */
export function findMissingParts(names: readonly string[], files: readonly string[]): string[] {
  return [
    ...UNSAFE_NAMES.filter((name) => !names.includes(name)),
    ...SPLIT_NAMES.map((name) => `${name}.js`).filter((name) => !files.some((file) => file.endsWith(`/${name}`))),
  ];
}

function missingParts(): string[] {
  const [folder = ""] = /^.*\/react-router\/dist\//.exec(fileURLToPath(import.meta.resolve("react-router"))) ?? [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
  return findMissingParts(Object.keys(reactRouter), files);
}

/**
 * Splits React Router for the light start. Where React Router has changed, or with `LIGHT_ROUTER=off`, pages start with
 * React Router's own `HydratedRouter`, and the build says so.
 */
export function lightRouter(): Plugin {
  const missing = process.env["LIGHT_ROUTER"] === "off" ? ["LIGHT_ROUTER is off"] : missingParts();
  const isOn = missing.length === 0;
  return {
    name: "light-router",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.LIGHT_ROUTER": JSON.stringify(isOn) } }),
    buildStart() {
      if (!isOn) this.warn(`pages start with HydratedRouter, 14 % more scripts: ${missing.join(", ")}`);
    },
    resolveId(source, importer = "") {
      if (!source.startsWith(".") || this.environment.name !== "client") return null;
      if (!isOn) return OWN_MODULES.test(source) ? NOTHING : null;
      if (this.environment.mode !== "build" || !importer.includes("/react-router/dist/")) return null;
      if (WHOLE_USERS.test(importer) || SPLIT_FILES.test(importer)) return null;
      const id = resolve(dirname(importer), source);
      return SPLIT_FILES.test(id) ? `${id}?part` : null;
    },
    load(id) {
      if (id !== NOTHING) return null;
      return "export const LightRouter = () => null, startLightRouter = () => ({}), loadAhead = async () => {};";
    },
  };
}
