import type { KnipConfig } from "knip";

export default {
  entry: ["**/{build,draw}*.ts", "oxlint.config.ts"],
  project: ["**/*.ts"],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The site brings what checks the studio; ffmpeg, which draws the films, is of no package.
  ignoreBinaries: ["tsc", "oxlint", "knip", "ffmpeg"],
} satisfies KnipConfig;
