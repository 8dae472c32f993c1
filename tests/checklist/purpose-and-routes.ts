import { covers, type StatementCoverage } from "./coverage.ts";

const LANDING = "tests/e2e/landing.spec.ts";

export default {
  22: [
    "a section headed 'Our Institutions' holds a nursing-college card",
    covers(LANDING, "the nursing college opens its own site in a new tab"),
  ],
  23: [
    "the nursing-college card opens an external address in a new tab, with noopener",
    covers(LANDING, "the nursing college opens its own site in a new tab"),
  ],
} satisfies StatementCoverage;
