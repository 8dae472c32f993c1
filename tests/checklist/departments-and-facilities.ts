import { covers, type StatementCoverage } from "./coverage.ts";

const DEPARTMENTS = "tests/e2e/departments.spec.ts";
const DEPARTMENT_DOCTORS = "tests/e2e/department-doctors.spec.ts";
const DEPARTMENT_JOURNEY = "tests/e2e/department-journey.spec.ts";
const FACILITIES = "tests/e2e/facilities.spec.ts";
const STATES = "tests/e2e/department-states.spec.ts";

const DEPARTMENT_MENU = covers(
  DEPARTMENTS,
  "the Departments menu of ${place} lists exactly its departments, each with its own address",
);
const ROUTED_DEPARTMENTS = covers(
  DEPARTMENTS,
  "of the 25 departments ${place} opens those it has, and shows the not-found page for the others",
);
const DEPARTMENT_TEXTS = covers(
  DEPARTMENT_JOURNEY,
  "every department page of ${place} has its texts, its team and the figures",
);
const DEPARTMENT_QUERY = covers(
  DEPARTMENT_DOCTORS,
  "a department of ${place} asks for ten doctors of its own listing, by the title-cased slug",
);
const DOCTOR_CARDS = covers(
  DEPARTMENT_DOCTORS,
  "each doctor's card of a department of ${place} shows photo, name, center of excellence and the way to book",
);
const FACILITY_MENU = covers(
  FACILITIES,
  "the Facilities menu of ${place} lists exactly its facilities, each with its literal address",
);
const ROUTED_FACILITIES = covers(
  FACILITIES,
  "of the 18 facilities ${place} opens those it has, and shows the fallback for the others",
);
const SPELLINGS = covers(
  FACILITIES,
  "facility pages of ${place} open at slugs with slash, comma and ampersand, raw and encoded",
);
const FACILITY_PAGES = covers(
  FACILITIES,
  "every facility page of ${place} has title, description and side list in one layout, and its figures",
);
const SIDE_LIST = covers(
  FACILITIES,
  "the side list of ${place} names its facilities by their slugs and marks the one that is open, and no other",
);
const FALLBACK = covers(
  FACILITIES,
  "a facility that ${place} does not have shows the fallback sentence as title and as description",
);
const HIGHLIGHT = covers(
  FACILITIES,
  "the health checkup of ${place} highlights its enquiry line in red and bold, by day and by night",
);

export default {
  55: ["each of the 25 slugs is recognised where the hospital has it", ROUTED_DEPARTMENTS],
  56: ["Alappuzha's menu lists exactly its 15 departments", DEPARTMENT_MENU],
  57: ["each of those 15 pages opens by cold load", ROUTED_DEPARTMENTS],
  58: ["Kozhencherry's menu lists exactly its 21 departments", DEPARTMENT_MENU],
  59: [
    "Kozhencherry's Interventional Cardiology and Neurosurgery open without being in the menu",
    DEPARTMENT_MENU,
    ROUTED_DEPARTMENTS,
  ],
  60: ["Punalur's menu lists exactly its 20 departments", DEPARTMENT_MENU],
  61: ["Punalur's Neurosurgery opens without being in the menu", DEPARTMENT_MENU, ROUTED_DEPARTMENTS],
  62: ["a department that a hospital does not have shows the not-found page", ROUTED_DEPARTMENTS],
  63: ["the ENT entry goes to /department/e_n_t", DEPARTMENT_MENU],
  64: [
    "a department page shows its title and a description",
    covers(
      DEPARTMENTS,
      "each department page of ${place} carries its name, and services where the specification asks for them",
    ),
    DEPARTMENT_TEXTS,
  ],
  65: [
    "surgery, obstetrics and gynaecology, radiology, dental and ENT list their services",
    covers(
      DEPARTMENTS,
      "each department page of ${place} carries its name, and services where the specification asks for them",
    ),
  ],
  66: ["the doctors have a heading, and a subtitle that begins 'Meet our'", DEPARTMENT_TEXTS],
  67: ["a doctor's card shows photo, name, centerOfExcellence and 'Book Appointment'", DOCTOR_CARDS],
  68: [
    "that link goes to the hospital's own appointment page",
    DOCTOR_CARDS,
    covers(
      DEPARTMENT_JOURNEY,
      "from ${base}/department/${slug} the form opens with the department chosen, from a card with its doctor",
    ),
  ],
  69: ["the query carries the hospital, the query name, limit 10 and skip 0", DEPARTMENT_QUERY],
  70: [
    "query names are the title-cased slug",
    DEPARTMENT_QUERY,
    covers("hospitals/build-hospital.test.ts", "the query name of %s is %s"),
  ],
  71: [
    "of two matching listings only the first one's doctors appear",
    covers(DEPARTMENT_DOCTORS, "of two listings with one name only the first one's doctors are shown"),
    covers("content/create-content.server.test.ts", "a department shows the first ten doctors of its newest listing"),
  ],
  72: [
    "a loader is visible while the query is pending, and goes",
    covers(STATES, "a department page shows a loader, then its doctors"),
  ],
  73: [
    "without doctors or after an error: no cards, no error text, the rest intact",
    covers(
      STATES,
      "a department page of every hospital stands whole, without cards and without a word, when no doctors are had",
    ),
    covers(DEPARTMENT_JOURNEY, "a department without doctors shows its texts, no card, and can be booked"),
  ],
  74: [
    "24x7 emergency, radiology and cardiac care, immunization six days a week",
    covers(
      DEPARTMENTS,
      "${place} says when care is there: 24x7 emergency, radiology and cardiac care, immunization six days a week",
    ),
    covers("hospitals/load-site.server.test.ts", "%s says %j"),
  ],
  75: [
    "a history note mentions the cardiac lab expected by December 2018",
    covers(DEPARTMENTS, "a cardiac page carries the note on the lab that was expected by December 2018"),
  ],
  76: [
    "the departments screen has header, child page and stats, on the index and on each child",
    covers(
      DEPARTMENT_JOURNEY,
      "the departments screen of ${place} has a header, a card for each department and the figures",
    ),
    DEPARTMENT_TEXTS,
  ],
  77: [
    "a doctor without a picture still gets a card",
    covers(
      DEPARTMENT_DOCTORS,
      "a doctor without a picture has a drawn figure on the card, in a department and in the list",
    ),
  ],
  78: ["all 18 slugs are recognised where the hospital has them", ROUTED_FACILITIES],
  79: ["emergency_/_casuality opens with the raw slash", SPELLINGS],
  80: ["radiology_/_imaging opens with the raw slash", SPELLINGS],
  81: ["the paramedical support opens with raw comma and ampersand", SPELLINGS],
  82: ["the same three open encoded", SPELLINGS],
  83: ["clinical_physiotherapy-starting_soon opens in the main set", SPELLINGS],
  84: ["Alappuzha's menu has 16 facilities", FACILITY_MENU],
  85: ["Alappuzha routes those 16 and only those", FACILITY_MENU, ROUTED_FACILITIES],
  86: ["Kozhencherry's menu has 15 facilities", FACILITY_MENU],
  87: ["Kozhencherry routes 18", ROUTED_FACILITIES],
  88: ["Punalur's menu has 13 facilities", FACILITY_MENU],
  89: ["Punalur routes the 16 main ones", ROUTED_FACILITIES],
  90: ["all facility pages share one layout", FACILITY_PAGES],
  91: [
    "an entry without paragraphs shows no empty boxes",
    covers(FACILITIES, "an entry without paragraphs shows its title and description and no empty box"),
  ],
  92: ["the highlighted line is red and bold", HIGHLIGHT],
  93: ["an entry without a highlighted line shows none", FACILITY_PAGES],
  94: [
    "from one facility to another title and text change without a reload",
    covers(
      FACILITIES,
      "the side list leads from one facility to the next without a reload, and no paragraph stays behind",
    ),
  ],
  95: ["a facility without an entry shows the fallback sentence twice", FALLBACK],
  96: ["the facilities screen has header, child page and side list", FACILITY_PAGES, SIDE_LIST],
  97: ["side-list labels are the slugs with spaces", SIDE_LIST],
  98: ["the side list marks the active facility, and only one", SIDE_LIST],
  99: ["the pharmacy's figures", FACILITY_PAGES],
  100: ["the CSSD's figure", FACILITY_PAGES],
  101: ["the operation theatres' figures", FACILITY_PAGES],
  102: ["the generators", FACILITY_PAGES],
  103: ["the out-patient hours", FACILITY_PAGES],
  104: ["the in-patient rooms", FACILITY_PAGES],
  105: ["the triage areas", FACILITY_PAGES],
  106: [
    "the health checkup highlights an enquiry line that differs between Alappuzha and Punalur",
    HIGHLIGHT,
    covers(FACILITIES, "the enquiry line of the health checkup differs between Alappuzha and Punalur"),
  ],
} satisfies StatementCoverage;
