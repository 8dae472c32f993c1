import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * What this many pages need or more travels in one file. Each file is a request, a line and a hash in every page, and
 * little ones compress badly: at four a hospital's home page asks for 13 scripts of 118 KB instead of 43 of 128 KB. At two,
 * pages carry more of what only others need; at eight, the home page has 21 files again.
 */
const SHARED_BY_PAGES = 4;

/**
 * What only pages with forms load. The list of waiting forms is in it, because a page whose network is gone needs it.
 */
const FORMS =
  /\/(?:app\/ui\/(?:form\/|pending\/(?!may-))|app\/features\/layout\/pending-notice|submissions\/(?!forms\/(?:contact|job|resume))|node_modules\/(?:valibot|idb-keyval)\/)/;

export default defineConfig({
  plugins: [reactRouter()],
  // Every asset is a file of its own: pages are cached as bytes and assets for a year.
  // The bundler's advice on its own speed is for those who change its plugins.
  build: { assetsInlineLimit: 0, rollupOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "shared", minShareCount: SHARED_BY_PAGES, test: (id) => !FORMS.test(id), priority: 1 },
                { name: "forms", test: FORMS },
              ],
            },
          },
        },
      },
    },
    // The server's side of the pages is bundled with them, so that both share one set of context keys.
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
