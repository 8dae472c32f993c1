import type { KnipConfig } from "knip";

export default {
  entry: ["server/app.ts", "app/routes/**/*.tsx", "tools/*.{ts,mjs}", "tools/**/{build,draw}*.ts"],
  project: ["**/*.{ts,tsx,mjs}"],
  // Generated for every query, whether its types are named or not.
  ignoreIssues: { "content/fetch/cms-types.generated.ts": ["types"] },
  // A type that names a part of an exported one may be exported before another file needs it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Not of npm: only drawing the sample film and the drill with a mail server need them.
  ignoreBinaries: ["ffmpeg", "unshare"],
  // Asked for by @react-router/dev.
  ignoreDependencies: ["@react-router/node", "isbot"],
} satisfies KnipConfig;
