import { reactRouter } from "@react-router/dev/vite";
import { globSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { isOfFullRouter, lightRouter } from "./tools/light-router.ts";
import { lowerStyles, readBaseline } from "./tools/lower-styles.ts";

/**
 * What this many pages need or more travels in one file. Each file is a request, a line and a hash in every page, and
 * little ones compress badly: at four a hospital's home page asks for 13 scripts of 118 KB instead of 43 of 128 KB. At
 * two, pages carry more of what only others need; at eight, the home page has 21 files again.
 */
const SHARED_BY_PAGES = 4;

/** What only pages with forms load. */
const FORMS = /\/(?:app\/ui\/form\/(?!late-|send-)|forms\/(?:calendar|forms|resume-file)\.)/;

/**
 * What checks and sends a form, at the first touch. The list of waiting forms is in it, because a page whose network is
 * gone needs it.
 */
const FORM_SENDING =
  /\/(?:app\/ui\/(?:form\/(?:late-|send-)|pending\/(?!may-))|app\/features\/layout\/pending-notice|(?:forms|answers|outbox)\/(?!calendar\.|forms\.|resume-file\.)[\w.-]+$|node_modules\/(?:valibot|idb-keyval)\/)/;

/** The layout and what else almost every page has. React DOM's first file is one: the rest of it is the entry's. */
const OF_ALL_PAGES =
  /\/app\/(?:page-data|ui\/served-page|features\/(?:not-found\/|layout\/(?!pending-))|routes\/(?:shell|hospital\/(?:layout|failures)))|\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.)/;

/** Many pages of few visits have these. */
const FOR_SOME_PAGES = /\/app\/(?:ui\/rich-text|features\/answers)\//;

const isForMost = (id: string) => !FORMS.test(id) && !FORM_SENDING.test(id) && !FOR_SOME_PAGES.test(id);

const SERVER_BUILD = resolve("build/server");

/** The texts of each language, by the language: `site/texts/catalogue.ts` loads one of them. */
const languages = Object.fromEntries(
  globSync("site/texts/{??,???}.ts").map((file) => [basename(file, ".ts"), `./${file}`]),
);

/** What brings programs of its own, or is loaded only where it is used. */
const UNBUNDLED = ["better-sqlite3", "harfbuzzjs", "pg", "pino-pretty", "sharp", "woff2-encoder", "workerpool"];

/** Makes `build/server/main.js` of the server and its packages, whose many small files take a third of a start. */
function bundleServer(): Plugin {
  return {
    name: "bundle-server",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    configEnvironment(name) {
      if (name !== "ssr") return undefined;
      return {
        resolve: { noExternal: true, external: UNBUNDLED },
        // Packages then leave out what is for development.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: {
          target: "esnext",
          rollupOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" } },
        },
      };
    },
    // Its files are found from where the source is.
    transform(code, id) {
      if (!code.includes("import.meta.dirname")) return null;
      const folder = JSON.stringify(`/${relative(SERVER_BUILD, dirname(id))}`);
      return { code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + ${folder})`), map: null };
    },
  };
}

export default defineConfig({
  plugins: [lightRouter(), bundleServer(), reactRouter()],
  // Every asset is a file of its own: pages are cached as bytes and assets for a year.
  // The bundler's advice on its own speed is for those who change its plugins. What one page loads late, another has at
  // once.
  css: { postcss: { plugins: lowerStyles() } },
  build: {
    // Vite reads it here alone, also for the browsers' own build.
    cssTarget: readBaseline("styles"),
    assetsInlineLimit: 0,
    rollupOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        target: readBaseline("scripts"),
        rollupOptions: {
          output: {
            postBanner: "//# allFunctionsCalledOnLoad",
            codeSplitting: {
              groups: [
                { name: "shared", minShareCount: SHARED_BY_PAGES, test: isForMost, priority: 3 },
                { name: "layout", minShareCount: 2, test: OF_ALL_PAGES, priority: 3 },
                { name: "form-sending", test: FORM_SENDING, priority: 1 },
                { name: "forms", test: FORMS, priority: 2 },
                { name: "full-router", test: isOfFullRouter },
              ],
            },
          },
        },
      },
    },
    // The server's side of the pages is bundled with them, so that both share one set of context keys.
    ssr: { build: { rollupOptions: { input: { index: "./server/app.ts", main: "./server/main.ts", ...languages } } } },
  },
});
