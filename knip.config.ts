import type { KnipConfig } from "knip";

export default {
  workspaces: {
    ".": {
      // "!" marks what runs in production: `knip --production --strict` lets it import nothing of the dev packages.
      entry: [
        ...[
          "server/{main,serve,app}.ts!",
          "server/pictures/pictures.process.ts!",
          "app/routes/**/*.tsx!",
          "commands/*.ts!",
        ],
        ...["server/dev.ts", "tools/*.{ts,mjs}", "tests/faults/kills/outbox.process.ts"],
        // What JSX is compiled to.
        "app/ui/language/jsx-*runtime.ts!",
      ],
      project: ["**/*.{ts,tsx,mjs}!", "!{tests,tools}/**!", "!**/*.test.{ts,tsx}!", "!server/dev.ts!"],
    },
  },
  // Has checks of its own.
  ignoreWorkspaces: ["lab"],
  // Generated for every query, whether its types are named or not.
  ignoreIssues: {
    "site/content/entries/cms-types.generated.ts": ["types"],
    // It names the JSX runtime of `imports` in package.json.
    "tsconfig.json": ["unlisted"],
  },
  // A type that names a part of an exported one may be exported before another file needs it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system: the test of a picture that cannot be read to its end.
  ignoreBinaries: ["mkfifo"],
  // Asked for by @react-router/dev, and by tests/support/fonts.conf and old-chromium.ts.
  ignoreDependencies: [
    ...["@react-router/node", "dejavu-fonts-ttf"],
    ...["chromium-80", "chromium-92", "chromium-103"],
  ],
} satisfies KnipConfig;
