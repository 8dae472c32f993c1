import { covers, type StatementCoverage } from "./coverage.ts";

const CRAWL = "tests/e2e/crawl.spec.ts";
const GROUP_CRAWL =
  "a crawl over the group's own pages finds no dead link, no complaint of the browser and nothing too wide";
const HOSPITAL_CRAWL =
  "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide";

const HEADER = "the header of ${place} carries emblem, name, title and year, and its menu the twelve entries in order";
const PAGES = "each of the eleven pages of ${place} opens by its address and once more when it is loaded again";

export default {
  287: [
    "1988 at Kozhencherry, 1990 in the app shell, 2006 at Punalur, copyright 2021",
    covers("tests/e2e/common-layout.spec.ts", HEADER),
    covers("tests/e2e/hospital-pages.spec.ts", PAGES),
    covers(
      "tests/e2e/common-layout.spec.ts",
      "the footer of ${place} holds its links, address, numbers and the copyright line",
    ),
  ],
  288: [
    "three distinct sets of contacts; no number of one hospital is on another's pages",
    covers("tests/e2e/contact-sets.spec.ts", "no page of ${place} holds a number or an address of another hospital"),
  ],
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
