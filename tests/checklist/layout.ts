import { covers, type StatementCoverage } from "./coverage.ts";

const LAYOUT = "tests/e2e/common-layout.spec.ts";

const coldLoad = covers(
  "tests/e2e/hospital-pages.spec.ts",
  "each of the eleven pages of ${place} opens by its address and once more when it is loaded again",
);
const walk = covers(
  "tests/e2e/walk.spec.ts",
  "every entry of the navigation of ${place} opens its page at the top, names the window and can be gone back from",
);
const crawl = covers(
  "tests/e2e/crawl.spec.ts",
  "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide",
);
const header = covers(
  LAYOUT,
  "the header of ${place} carries emblem, name, title and year, and its menu the twelve entries in order",
);
const landingHeader = covers(
  "tests/e2e/landing.spec.ts",
  "the header names the group and a year, and every hospital is one link away",
);
const footer = covers(LAYOUT, "the footer of ${place} holds its links, address, numbers and the copyright line");
const band = covers(LAYOUT, "the contact band is on every page of ${place} but the contact page");
const change = covers(
  LAYOUT,
  "walking from hospital to hospital changes header, menus, footer, booking and all four icons",
);

export default {
  122: ["every hospital page has a header with logo, title and since-year", coldLoad, header],
  123: ["the header's title is 'A Unit Of' and the group's name, on landing and at Alappuzha", header, landingHeader],
  124: ["Kozhencherry's header reads 'Serving Kozhencherry', since 1988", header, coldLoad],
  125: ["Punalur's header reads 'Serving Punalur', since 2006", header, coldLoad],
  126: ["the navigation has its twelve entries in order", header],
  127: ["each navigation link opens the matching page of the current hospital", walk, header],
  128: ["'Our Hospitals' lists only the other two, each leading to its home", header, change],
  129: [
    "without a hospital the menu shows a link named 'something went wrong'",
    covers(LAYOUT, "where no hospital is current the Our Hospitals menu begins with 'something went wrong'"),
    covers(LAYOUT, "on the group's pages the Our Hospitals menu lists the hospitals and nothing else"),
  ],
  130: [
    "open dropdowns take at most 80 % of the window's height and scroll inside",
    covers(
      LAYOUT,
      "an open menu takes at most 80 % of a ${width} × ${height} window, and its last entry can be reached",
    ),
  ],
  131: [
    "header and navigation are fixed while the marker is out of view, without a jump",
    covers(
      LAYOUT,
      "at ${width} px the header of ${place} becomes a fixed bar once its marker has left; nothing jumps or hides under it",
    ),
  ],
  132: ["the footer shows quick links, departments, facilities, address, phone and e-mail", footer, coldLoad],
  133: ["footer links all resolve to pages of the current hospital", footer, crawl],
  134: ["Alappuzha's footer names Thumpoly Road near the NH66 junction, Thumpoly", footer],
  135: ["Kozhencherry's footer names the junction area and Pathanamthitta District", footer],
  136: ["Punalur's footer names Chemmanthoor", footer],
  137: ["the footer's copyright contains 2021", footer],
  138: ["a 'Contact Us' band is on every hospital page except contact", band],
  139: ["the band is absent on the contact page", band],
  140: ["a floating 'Book Appointment' leads to the hospital's appointment page", coldLoad, change],
  141: [
    "four floating icons: WhatsApp, Facebook, phone, e-mail",
    coldLoad,
    change,
    covers(LAYOUT, "WhatsApp, Facebook, phone and e-mail are in reach on every page at every width"),
  ],
  142: ["the icons carry the hospital's number with 91, landline, address and page", change],
  143: ["moving from A to K to P changes all four icon targets", change],
  144: ["moving between hospitals changes header, since-year, navigation and footer", change],
} satisfies StatementCoverage;
