import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { quickFolder } from "./outbox/test-support/test-disks.ts";
import { joinIcons } from "./tools/join-icons.ts";

/** Starts the drills first: they wait more than they compute, so the other files run beside them. */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isDrill = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/faults/");
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isDrill), ...sorted.filter((file) => !isDrill(file))];
  }
}

export default defineConfig({
  plugins: [joinIcons()],
  test: {
    include: ["**/*.test.ts", "**/*.test.tsx"],
    exclude: ["node_modules", "build", "var", "lab"],
    // Where tests make their folders.
    env: { TMPDIR: quickFolder() },
    // What lives for a moment is then seldom copied: a twentieth of the processor time.
    execArgv: ["--max-semi-space-size=32"],
    setupFiles: ["tests/support/wait-for-events.ts"],
    // A worker keeps its modules for the next file: to read them anew took a quarter of the processor time.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Only what hangs takes so long; a busy machine is no fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than two cores have, because the drills mostly wait.
    maxWorkers: Math.max(3, availableParallelism()),
    sequence: { sequencer: DrillsFirst },
  },
});
