import { answerMails } from "./en/answer-mails.ts";
import { errorPages } from "./en/error-pages.ts";
import { finding } from "./en/finding.ts";
import { forms } from "./en/forms.ts";
import { frame } from "./en/frame.ts";
import { officeMails } from "./en/office-mails.ts";
import { officePages } from "./en/office-pages.ts";
import { patientPage } from "./en/patient-page.ts";
import { reading } from "./en/reading.ts";
import { searchEngines } from "./en/search-engines.ts";

/**
 * Every text of the site that is neither data (`data/`) nor content (the content service), in English. Another language
 * is a file like this one beside it, e.g. `ml.ts`, of the type `Catalogue`, with a folder of its own. Texts with a
 * number after them in a comment are fixed by that statement of docs/specification, letter by letter.
 */

/** What browsers need too; the others stay on the server. */
export const pages = {
  /** For dates and numbers (BCP 47). */
  locale: "en-IN",
  ...frame,
  ...finding,
  ...reading,
  ...forms,
};

/** What only the server says: in mails, in pages without the site around them, to search engines. */
export const server = {
  standIns: { doctor: "Doctor", news: "News", career: "Job", testimonial: "One of our patients" },
  /** What a suggestion below the search field is. */
  suggestions: {
    kinds: { doctor: "Doctor", department: "Department", facility: "Facility", page: "Page", news: "News" },
  },
  answers: { ...officePages, ...patientPage, ...answerMails },
  ...officeMails,
  ...searchEngines,
  errorPages,
};
