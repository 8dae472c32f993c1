import { covers, type StatementCoverage } from "./coverage.ts";

const STATES = "tests/e2e/content-states.spec.ts";
const LIST_SIZES = "tests/e2e/list-sizes.spec.ts";

const EMPTY = covers(
  STATES,
  "${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails",
);
const EMPTY_WITHOUT_DIALOG = covers(
  STATES,
  "${path} of ${place} reached by a link shows '${empty}' and no dialog in an outage, and items after it",
);
const LOADER = covers(STATES, "${path} of ${place} shows a loader, then its items");

const ABOUT_AND_CONTACT = "tests/e2e/about-and-contact.spec.ts";
const ABOUT = covers(
  ABOUT_AND_CONTACT,
  "About us of ${place} has header, description, messages marked as samples, and the stats",
);
const OWN_WORDS = covers(
  ABOUT_AND_CONTACT,
  "no two hospitals share a word about themselves, a map or a number to call",
);

const DOCTORS = covers(
  "tests/e2e/doctors.spec.ts",
  "the doctors of ${place} come six at a time, each with name, center of excellence, picture and details",
);
const MORE_DOCTORS = covers(
  "tests/e2e/doctors.spec.ts",
  "while more doctors load the cards stay, a loader takes the button's place, and no more can be asked for",
);
const DOCTOR = covers(
  "tests/e2e/doctors.spec.ts",
  "a doctor's page of ${place} tells all that is known, and what is not known leaves no heading",
);
const SIX_AND_SEVEN_DOCTORS = covers(LIST_SIZES, "'View more' never shows with six doctors, and with seven once");

const GALLERY = covers(
  "tests/e2e/gallery.spec.ts",
  "the gallery of ${place} shows its photos, each loaded, entering 150 ms × (place + 3) after the page",
);

const NEWS = covers(
  "tests/e2e/news.spec.ts",
  "the news of ${place} come newest first, each with thumbnail, lines, date and the way to read on",
);
const ARTICLE = covers(
  "tests/e2e/news.spec.ts",
  "an article of ${place} shows its whole rich text, with contact links and an appointment box beside it",
);

const CAREERS = covers(
  "tests/e2e/careers.spec.ts",
  "the jobs of ${place} are counted in the heading and come newest first, each with its lines and the way to it",
);
const CAREER = covers(
  "tests/e2e/careers.spec.ts",
  "a job of ${place} is titled with its vacancies and tells what it is, what it asks and what it needs",
);

const TESTIMONIALS = covers(
  "tests/e2e/testimonials.spec.ts",
  "testimonials of ${place} stand below heading and motto by descending id, each with its media and its words",
);
const TESTIMONIAL_GRID = covers(
  "tests/e2e/testimonials.spec.ts",
  "testimonials of ${place} stand in three columns on wide screens, with media 200 px high",
);
const TESTIMONIAL = covers(
  "tests/e2e/testimonials.spec.ts",
  "a testimonial of ${place} plays its video only when asked to, 350 px high, and has no player without one",
);

const CONTACT = covers(
  ABOUT_AND_CONTACT,
  "the contact page of ${place} has its own address, numbers, form, map and stats",
);

export default {
  145: ["about us shows header, description, founder and director messages, stats", ABOUT],
  146: ["the we-care section is on Alappuzha's and Punalur's page and not on Kozhencherry's", ABOUT],
  147: [
    "the three about texts differ",
    OWN_WORDS,
    covers("hospitals/load-site.server.test.ts", "tell three different stories about themselves"),
  ],
  148: ["each doctor's card shows name, centerOfExcellence and picture", DOCTORS],
  149: ["each card's 'Details' goes to the doctor", DOCTORS],
  150: ["the first request asks for 6, and at most 6 cards show", DOCTORS],
  151: ["'View more' raises the limit by 6 and fetches again", DOCTORS],
  152: ["the button shows only while doctors are missing and nothing is pending", DOCTORS, MORE_DOCTORS],
  153: ["with 6 doctors the button never shows, with 7 once", SIX_AND_SEVEN_DOCTORS],
  154: ["without doctors: 'No doctors found'", EMPTY, SIX_AND_SEVEN_DOCTORS],
  155: ["after a query error the list stays empty, without an alert", EMPTY, EMPTY_WITHOUT_DIALOG],
  156: ["a loader shows while loading", LOADER, MORE_DOCTORS],
  157: ["a doctor's page shows picture, name and centerOfExcellence", DOCTOR],
  158: ["contact numbers are a list, one item each", DOCTOR],
  159: ["consulting text keeps its line breaks", DOCTOR],
  160: ["the e-mail shows only when present", DOCTOR],
  161: ["education is shown; skill only when present, heading included", DOCTOR],
  162: ["the title holds the hospital's and the doctor's name", DOCTOR],
  163: [
    "a content error raises the alert with the serialized errors",
    covers(
      STATES,
      "a doctor of ${place} who cannot be had raises an alert with the errors, in a dialog and on the page",
    ),
    covers(STATES, "a doctor who came with errors is shown, below an alert with them"),
    covers("content/fetch/send-query.server.test.ts", "a null beside errors is a failure, whatever else came: %j"),
  ],
  164: ["a grid of 33 photos", GALLERY],
  165: [
    "a click opens the lightbox with that photo, the close button closes it, only one is open",
    covers("tests/e2e/gallery.spec.ts", "a click opens that photo in the one lightbox, and its button closes it"),
  ],
  166: [
    "photo i enters after 150 × (i + 3) ms",
    GALLERY,
    covers("tests/e2e/gallery.spec.ts", "a visitor who asked for less motion sees the photos at once"),
  ],
  167: ["all photos load", GALLERY],
  168: ["news items show thumbnail, headline, date, subHeadline and 'Read More'", NEWS],
  169: ["newest first, ordered by published date and filtered on hospitalName", NEWS],
  170: [
    "beside the news: important numbers, and a block that leads to an appointment",
    covers(
      "tests/e2e/news.spec.ts",
      "beside the news of ${place} stand its important numbers and the way to an appointment",
    ),
  ],
  171: ["'No news to view' when empty and after an error, without an alert", EMPTY, EMPTY_WITHOUT_DIALOG],
  172: [
    "an article shows headline, subHeadline, date and its rich content with assets matched by id",
    ARTICLE,
    covers("tests/e2e/news.spec.ts", "bold and italic words of an article are marked as such"),
    covers(
      "content/transform/rich-text.test.ts",
      "assets are found by their id and carry what describes them, an unresolved one is left out",
    ),
  ],
  173: ["beside an article: contact links and an appointment box", ARTICLE],
  174: [
    "'We found N available job(s) for you' with the real number",
    CAREERS,
    covers(LIST_SIZES, "the heading of the jobs counts them, be they one, two or none"),
  ],
  175: ["each job shows jobTitle, jobShortDescription and 'View more'", CAREERS],
  176: ["jobs come newest first; 'No Careers found' when empty", CAREERS, EMPTY, EMPTY_WITHOUT_DIALOG],
  177: [
    "a job's title carries 'Vacancy', 'Vacancies' or 'No Vacancy'",
    CAREER,
    covers("app/features/careers/vacancy-text.test.ts", "%i vacancies read %s"),
  ],
  178: ["a job shows its descriptions, responsibilities, skills and experience", CAREER],
  179: [
    "'Apply Now' opens the form on the same page",
    covers(
      "tests/e2e/careers.spec.ts",
      "'Apply Now' of ${place} opens the application form on the same page, whatever the vacancies",
    ),
  ],
  180: ["heading 'Testimonials' with the motto beneath", TESTIMONIALS],
  181: ["cards in three columns on wide screens", TESTIMONIAL_GRID],
  182: ["video with poster, else poster, else default image", TESTIMONIALS],
  183: ["card media are 200 px high", TESTIMONIAL_GRID],
  184: ["the card shows shortReview as rich text", TESTIMONIALS],
  185: ["only a card with testimonialContent is a link", TESTIMONIALS],
  186: ["by id descending; 'No Reviews found' when empty", TESTIMONIALS, EMPTY, EMPTY_WITHOUT_DIALOG],
  187: ["the video is 350 px high, with controls, not autoplaying", TESTIMONIAL],
  188: [
    "rich content with linked assets, contact links, appointment box, title with the reviewer",
    TESTIMONIAL,
    covers("tests/e2e/testimonials.spec.ts", "a testimonial is asked for by its id, with the assets its text links to"),
  ],
  189: ["without a video there is no empty player", TESTIMONIAL],
  190: ["contact us shows header, address, phone, e-mail, form, map and stats", CONTACT],
  191: ["the map opens the hospital's own place in a new tab", CONTACT, OWN_WORDS],
  192: ["Kozhencherry's e-mail starts a mail", CONTACT],
  193: ["Alappuzha shows enquiries, emergency, appointments and PRO helpline, and an e-mail", CONTACT],
  194: [
    "the appointment page shows header, form, a concierge number of its own and facilities",
    covers(
      ABOUT_AND_CONTACT,
      "the appointment page of ${place} has its form, its concierge's number and its facilities",
    ),
  ],
} satisfies StatementCoverage;
