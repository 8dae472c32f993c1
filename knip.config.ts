import type { KnipConfig } from "knip";

export default {
  entry: [
    "server/main.ts",
    "server/dev.ts",
    "server/app.ts",
    "app/entry.server.tsx",
    "app/root.tsx",
    "app/routes.ts",
    "app/routes/**/*.tsx",
    "tools/*.{ts,mjs}",
    "tools/*/{build,draw}*.ts",
    "tests/**/*.spec.ts",
    "**/*.test.{ts,tsx}",
    "*.config.ts",
  ],
  project: ["**/*.{ts,tsx,mjs}"],
  // The platform packages only bring a program; @react-router/node and isbot are asked for by @react-router/dev.
  ignoreDependencies: [/^node-/, "@react-router/node", "isbot"],
} satisfies KnipConfig;
