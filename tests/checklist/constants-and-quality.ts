import { covers, type StatementCoverage } from "./coverage.ts";

const CRAWL = "tests/e2e/crawl.spec.ts";
const GROUP_CRAWL =
  "a crawl over the group's own pages finds no dead link, no complaint of the browser and nothing too wide";
const HOSPITAL_CRAWL =
  "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide";

export default {
  289: [
    "no console errors and no failed requests on any page",
    covers(CRAWL, GROUP_CRAWL),
    covers(CRAWL, HOSPITAL_CRAWL),
  ],
  290: [
    "no horizontal scroll at 320, 360, 390, 768, 1024 and 1440 px",
    covers(CRAWL, GROUP_CRAWL),
    covers(CRAWL, HOSPITAL_CRAWL),
  ],
  293: [
    "no internal link ends in not-found, for any hospital",
    covers(CRAWL, GROUP_CRAWL),
    covers(CRAWL, HOSPITAL_CRAWL),
  ],
} satisfies StatementCoverage;
