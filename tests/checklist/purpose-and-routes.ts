import { covers, type StatementCoverage } from "./coverage.ts";

const CONTENT = "tests/e2e/content-source.spec.ts";
const CRAWL = "tests/e2e/crawl.spec.ts";
const EVERY_PAGE = "tests/e2e/every-page.spec.ts";
const LANDING = "tests/e2e/landing.spec.ts";
const PAGES = "tests/e2e/hospital-pages.spec.ts";
const PURPOSE = "tests/e2e/purpose.spec.ts";
const SETTINGS = "tests/e2e/settings.spec.ts";
const WALK = "tests/e2e/walk.spec.ts";

const wholeCrawl = covers(
  CRAWL,
  "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide",
);
const coldLoad = covers(
  PAGES,
  "each of the eleven pages of ${place} opens by its address and once more when it is loaded again",
);
const ownEntry = covers(PAGES, "an entry of ${list} has a page of its own under its id to the letter");
const ownTitles = covers(EVERY_PAGE, "every routed address of ${hospital.place} answers with the title of its own");
const missing = covers(EVERY_PAGE, "addresses that ${hospital.place} does not have answer 404 inside its layout");
const missingAtTop = covers(
  EVERY_PAGE,
  "an unmatched top-level address shows the neutral not-found page with status 404",
);
const figures = covers(PURPOSE, "${place} shows the motto, the four figures and what those who lead it say");
const landingFigures = covers(PURPOSE, "the landing page carries the motto and the group's four figures");
const visitors = covers(
  PURPOSE,
  "two visitors who have never been at ${place} get the same pages and forms, and no one to sign in",
);
const brands = covers(
  PURPOSE,
  "three hospitals are offered, the first under a brand of its own and the others under one they share",
);
const landingCards = covers(LANDING, "the landing page offers the three hospitals in order under 'Our Hospitals'");
const college = covers(LANDING, "the nursing college opens its own site in a new tab");
const walk = covers(
  WALK,
  "every entry of the navigation of ${place} opens its page at the top, names the window and can be gone back from",
);

const allFromService = covers(
  CONTENT,
  "all content comes from the service that is set, and each hospital shows its own alone",
);
const exactId = covers(
  CONTENT,
  "a detail page asks for its id as it stands in the address, and shows no other hospital's entry",
);
const toItself = covers(SETTINGS, "are sent to the site itself");

export default {
  1: [
    "the brand slug of the base paths can be set, and the whole site answers under it",
    covers("tests/e2e/operator.spec.ts", "the brand part of the addresses is a setting"),
  ],
  2: [
    "names, filter strings, mailboxes, numbers, links and the patient count are set without editing source",
    covers(SETTINGS, "every name, number and address that a site is known by is data"),
    covers(SETTINGS, "a mailbox that is set when the site starts takes the place of the data's"),
    covers(CONTENT, "the string by which a hospital's content is found is data"),
  ],
  3: [
    "the content service's address and token are settings, and all content comes from there",
    allFromService,
    covers(CONTENT, "with a token that the service does not know no content comes"),
  ],
  4: [
    "the host of the three POST calls is a setting, the site's own by default",
    toItself,
    covers(SETTINGS, "are sent to another host where one is set, and that host lets this site's pages in"),
  ],
  5: [
    "with nothing configured the site starts and shows no raw placeholder",
    covers(SETTINGS, "with no setting but port and folder the site starts, and no static page shows a value left open"),
    wholeCrawl,
  ],
  6: ["every page opens without signing in, and none offers it", visitors, wholeCrawl],
  7: ["two fresh anonymous visitors see identical pages and forms", visitors],
  8: ["three hospitals, and only three, are offered", brands, landingCards],
  9: ["the Alappuzha hospital has another brand name than the one the other two share", brands],
  10: ["each hospital offers the same eleven page types", coldLoad, walk],
  11: ["'We Care, We Serve' is on testimonials, home and landing", figures, landingFigures],
  12: ["a managing director and a superintendent or chief medical officer speak as static text", figures],
  13: ["165+ doctors, 4+ ambulance cars, 245+ employees, and patients", figures, landingFigures],
  14: ["the three forms reach the product's own backend", toItself],
  15: ["doctors, news, careers and testimonials are only those of the hospital's filter", allFromService, exactId],
  16: [
    "static texts, gallery, about and stats stand when the content service is unreachable",
    covers(
      "tests/faults/content-outage.spec.ts",
      "what ${hospital.place} says of itself stands without the content service",
    ),
  ],
  17: ["/ answers with the landing page, headed 'Our Hospitals'", landingCards],
  18: ["three hospital cards in the order Alappuzha, Kozhencherry, Punalur", landingCards],
  19: ["the Alappuzha card goes to /{group}_hospital", landingCards],
  20: ["the Kozhencherry card goes to /{group}_hospital_kozhencherry", landingCards],
  21: ["the Punalur card goes to /{group}_hospital_punalur", landingCards],
  22: ["a section headed 'Our Institutions' holds a nursing-college card", college],
  23: ["the nursing-college card opens an external address in a new tab, with noopener", college],
  24: ["'Awesome Facilities' holds exactly six boxes", covers(LANDING, "'Awesome Facilities' holds exactly six boxes")],
  25: [
    "the landing header is a fixed bar after the page's heading has scrolled out of view",
    covers(
      LANDING,
      "at ${width} px the header is a fixed bar once the page's heading has left, and lets go on the way back",
    ),
  ],
  26: [
    "the landing header carries the group title and 1988 or 1990",
    covers(LANDING, "the header names the group and a year, and every hospital is one link away"),
  ],
  27: ["/{group}_hospital shows the Alappuzha home page on a cold load", coldLoad],
  28: ["/{group}_hospital_kozhencherry shows the Kozhencherry home page on a cold load", coldLoad],
  29: ["/{group}_hospital_punalur shows the Punalur home page on a cold load", coldLoad],
  30: ["/about_us shows About us, on a cold load and on reload", coldLoad],
  31: ["/doctors shows the doctors list, on a cold load and on reload", coldLoad],
  32: ["/department shows the departments screen", coldLoad],
  33: ["/facilities shows the facilities screen", coldLoad],
  34: ["/gallery shows the gallery", coldLoad],
  35: ["/news shows the news list", coldLoad],
  36: ["/careers shows the careers list", coldLoad],
  37: ["/testimonials shows the testimonials list", coldLoad],
  38: ["/contact_us shows the contact page", coldLoad],
  39: ["/appointment shows the appointment page", coldLoad],
  40: ["/doctors/details/:doctorId shows that doctor", ownEntry],
  41: ["/news/detail/:newsId shows that news item", ownEntry],
  42: ["/careers/detail/:careerId shows that job", ownEntry],
  43: ["/testimonials/detail/:id shows that testimonial", ownEntry],
  44: ["a detail route asks for its id exactly as given, upper and lower case and digits", exactId, ownEntry],
  45: ["links and 'Book Appointment' on a hospital's pages stay below its base path", wholeCrawl],
  46: ["an unmatched top-level path shows not-found, not a blank page and not the landing page", missingAtTop],
  47: ["an unmatched path below a base path shows not-found inside the hospital", missing],
  48: [
    "the redirect page shows 'loading...' and then the address becomes /",
    covers(EVERY_PAGE, "the redirect page says 'loading...' and leads to the landing page"),
  ],
  49: ["no # routing; Back and Forward move between pages without a reload", walk, wholeCrawl],
  50: ["after each navigation the title is the new route's name", walk],
  51: ["titles of hospital pages are hospital name | place | section", walk, ownTitles],
  52: ["titles of department and facility pages are section | item", walk, ownTitles],
  53: ["going from one route to another puts the page at its top", walk],
  54: [
    "each page answers 200 with an HTML document on a direct GET, unknown ones 404",
    ownTitles,
    missing,
    missingAtTop,
  ],
} satisfies StatementCoverage;
