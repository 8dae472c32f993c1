import type { StatementCoverage } from "./coverage.ts";

export default {} satisfies StatementCoverage;
