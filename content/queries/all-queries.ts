import * as careerQueries from "./career-queries.ts";
import * as departmentQueries from "./department-queries.ts";
import * as doctorQueries from "./doctor-queries.ts";
import * as newsQueries from "./news-queries.ts";
import * as previewQueries from "./preview-queries.ts";
import * as publishedEntriesQueries from "./published-entries-queries.ts";
import * as testimonialQueries from "./testimonial-queries.ts";

/** Every query by its name in the code: their types are generated from them, and each is held to Contentful's limits. */
export const allQueries: Readonly<Record<string, string>> = {
  ...careerQueries,
  ...departmentQueries,
  ...doctorQueries,
  ...newsQueries,
  ...previewQueries,
  ...publishedEntriesQueries,
  ...testimonialQueries,
};
