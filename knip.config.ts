import type { KnipConfig } from "knip";

export default {
  workspaces: {
    ".": {
      // "!" marks what runs in production: `knip --production --strict` lets it import nothing of the dev packages.
      entry: [
        ...["server/{main,app}.ts!", "server/pictures/pictures.process.ts!", "app/routes/**/*.tsx!", "commands/*.ts!"],
        ...["{tools,lab}/*.{ts,mjs}", "bench/{bench,node-http,react-router}.ts", "lab/support/hold-slow-posts.ts"],
      ],
      project: ["**/*.{ts,tsx,mjs}!", "!{bench,lab,tests,tools}/**!", "!**/*.test.{ts,tsx}!", "!server/dev.ts!"],
    },
  },
  // Has a check of its own.
  ignoreWorkspaces: ["studio"],
  // Installed and built in a folder of its own.
  ignoreFiles: ["bench/astro/**"],
  // Generated for every query, whether its types are named or not.
  ignoreIssues: { "content/entries/cms-types.generated.ts": ["types"] },
  // A type that names a part of an exported one may be exported before another file needs it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system: a drill with a mail server, and the test of a picture that cannot be read to its end.
  ignoreBinaries: ["unshare", "mkfifo"],
  // Asked for by @react-router/dev.
  ignoreDependencies: ["@react-router/node", "isbot"],
} satisfies KnipConfig;
