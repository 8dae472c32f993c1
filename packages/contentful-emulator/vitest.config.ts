import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.ts"],
    exclude: ["node_modules", "build"],
    // Only what hangs takes so long; a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
