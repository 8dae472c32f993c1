import { covers, type StatementCoverage } from "./coverage.ts";

const CRAWL = "tests/e2e/crawl.spec.ts";
const GROUP_CRAWL =
  "a crawl over the group's own pages finds no dead link, no complaint of the browser and nothing too wide";
const HOSPITAL_CRAWL =
  "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide";

const HEADER = "the header of ${place} carries emblem, name, title and year, and its menu the twelve entries in order";
const PAGES = "each of the eleven pages of ${place} opens by its address and once more when it is loaded again";

const APPOINTMENT = "tests/e2e/appointment-form.spec.ts";
const JOB = "tests/e2e/job-application.spec.ts";
const KEYBOARD = "tests/accessibility/keyboard.spec.ts";
const TESTIMONIALS = "tests/e2e/testimonials.spec.ts";

export default {
  282: [
    "the four empty texts are exact",
    covers("tests/e2e/content-source.spec.ts", "hospitals without content say so on each list"),
  ],
  283: [
    "phone length 10; error text 1 s; mark off at 2 s; application form closes after 2 s",
    covers(APPOINTMENT, "the checks run in their order, one message at a time, and send nothing"),
    covers(
      APPOINTMENT,
      "the message shows for 1 s, then the field has focus and mark, and 2 s after the error the mark is gone",
    ),
    covers(JOB, "the form closes 2 s after the application was sent"),
  ],
  284: [
    "doctors come six at a time; departments ask for ten from the first on",
    covers(
      "tests/e2e/doctors.spec.ts",
      "the doctors of ${place} come six at a time, each with name, center of excellence, picture and details",
    ),
    covers(
      "tests/e2e/department-doctors.spec.ts",
      "a department of ${place} asks for ten doctors of its own listing, by the title-cased slug",
    ),
  ],
  285: [
    "three, two or one slide in view at over 1199, 768 to 1199, under 768 px",
    covers(
      "tests/e2e/home.spec.ts",
      "testimonials of ${place} stand three, two or one in view, and follow the window's width without a reload",
    ),
  ],
  286: [
    "card media 200 px; detail video 350 px; menu at most 80 % of the window's height",
    covers(TESTIMONIALS, "testimonials of ${place} stand in three columns on wide screens, with media 200 px high"),
    covers(
      TESTIMONIALS,
      "a testimonial of ${place} plays its video only when asked to, 350 px high, and has no player without one",
    ),
    covers(
      "tests/e2e/common-layout.spec.ts",
      "an open menu takes at most 80 % of a ${width} × ${height} window, and its last entry can be reached",
    ),
  ],
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
  291: [
    "every image has an alternative, every field a label, every link a name",
    covers(CRAWL, GROUP_CRAWL),
    covers(CRAWL, HOSPITAL_CRAWL),
    covers("tests/accessibility/axe.spec.ts", "${address} breaks no rule, fits the screen and can be touched"),
  ],
  292: [
    "the whole site is usable by keyboard",
    covers(KEYBOARD, "menus open with Enter, are walked with Tab, close with Esc and give the focus back"),
    covers(KEYBOARD, "carousel and slider are moved with their buttons and with arrow keys"),
    covers(KEYBOARD, "the lightbox opens with Enter, is walked with arrows, closes with Esc and gives the focus back"),
    covers(KEYBOARD, "an appointment is requested without touching the mouse"),
    covers(
      KEYBOARD,
      "every stop of the home page at ${width} × ${height} is visible and uncovered, forwards and backwards",
    ),
  ],
  293: [
    "no internal link ends in not-found, for any hospital",
    covers(CRAWL, GROUP_CRAWL),
    covers(CRAWL, HOSPITAL_CRAWL),
  ],
} satisfies StatementCoverage;
