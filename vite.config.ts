import { reactRouter } from "@react-router/dev/vite";
import { globSync } from "node:fs";
import { basename, dirname, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { joinIcons } from "./tools/join-icons.ts";
import { lightRouter } from "./tools/light-router.ts";
import { lowerStyles, readBaseline } from "./tools/lower-styles.ts";
import { scriptChunks } from "./tools/script-chunks.ts";

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
    // V8 keeps the text of a script, in twice the memory when one letter is not ASCII. Texts of a language stay.
    generateBundle(_options, bundle) {
      const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && !(chunk.name in languages))
          chunk.code = chunk.code.replaceAll(/[^\0-\x7f]/g, escape);
    },
  };
}

export default defineConfig({
  plugins: [joinIcons(), lightRouter(), bundleServer(), reactRouter()],
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
          output: scriptChunks,
        },
      },
    },
    // The server's side of the pages is bundled with them, so that both share one set of context keys.
    ssr: { build: { rollupOptions: { input: { index: "./server/app.ts", main: "./server/serve.ts", ...languages } } } },
  },
});
