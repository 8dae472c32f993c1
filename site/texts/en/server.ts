// What only the server says: in mails, in pages without the site around them, to search engines.

export * as answers from "./answers.ts";
export * from "./error-pages.ts";
export * from "./office-mails.ts";
export * from "./search-engines.ts";

export const standIns = { doctor: "Doctor", news: "News", career: "Job", testimonial: "One of our patients" };

/** What a suggestion below the search field is. */
export const suggestions = {
  kinds: { doctor: "Doctor", department: "Department", facility: "Facility", page: "Page", news: "News" },
};
