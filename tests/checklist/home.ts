import { covers, type StatementCoverage } from "./coverage.ts";

const HOME = "tests/e2e/home.spec.ts";

const SECTIONS = covers(
  HOME,
  "the home page of ${place} has its sections with the counts and targets of the specification",
);
const SLIDER = covers(
  HOME,
  "testimonials of ${place} stand three, two or one in view, and follow the window's width without a reload",
);

export default {
  107: ["a carousel with exactly three slides comes first", SECTIONS],
  108: ["a welcome section's 'Read More' goes to about us", SECTIONS],
  109: [
    "the appointment form is on the home page and works there",
    covers(HOME, "the appointment form on the home page of ${place} sends to its mailbox"),
  ],
  110: ["Kozhencherry shows exactly twelve insurers", SECTIONS],
  111: ["'Our Facilities' shows exactly six cards", SECTIONS],
  112: ["each leads to a facility that is there", SECTIONS],
  113: ["'Our Departments' shows exactly nine cards", SECTIONS],
  114: ["each leads to a department that is there", SECTIONS],
  115: ["'What We Do Best' shows exactly five tiles", SECTIONS],
  116: ["the tiles' targets, in order", SECTIONS],
  117: [
    "a testimonials slider is shown, with placeholder slides",
    SLIDER,
    covers(
      "tests/e2e/department-states.spec.ts",
      "the home page shows a loader, and without reviews slides in which the hospital speaks itself",
    ),
  ],
  118: ["three slides in view at 1200 px and wider", SLIDER],
  119: ["two slides in view at 1199 px and at 768 px", SLIDER],
  120: ["one slide in view at 767 px", SLIDER],
  121: ["resizing across those borders changes the count without a reload", SLIDER],
} satisfies StatementCoverage;
