import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Every asset is a file of its own: pages are cached as bytes and assets for a year.
  build: { assetsInlineLimit: 0 },
  // The server's side of the pages is bundled with them, so that both share one set of context keys.
  environments: { ssr: { build: { rollupOptions: { input: "./server/app.ts" } } } },
});
