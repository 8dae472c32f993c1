import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // Every asset is a file of its own: pages are cached as bytes and assets for a year.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rolldownOptions: { input: "./server/app.ts" } } : {}),
  },
}));
