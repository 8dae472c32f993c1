/** What one type must carry, and the public documentation that says so. */
interface TypeRule {
  source: string;
  required: string[];
}

const GOOGLE = "https://developers.google.com/search/docs/appearance";
const LOCAL_BUSINESS = `${GOOGLE}/structured-data/local-business`;

/** Types that a page may describe at the top level. */
const THINGS: Record<string, TypeRule> = {
  // Hospital and Physician are kinds of LocalBusiness: name and address; the rest is what the site's data always holds.
  Hospital: {
    source: LOCAL_BUSINESS,
    required: [
      "@id",
      "name",
      "url",
      "image",
      "address",
      "telephone",
      "email",
      "medicalSpecialty",
      "parentOrganization",
    ],
  },
  Physician: { source: LOCAL_BUSINESS, required: ["@id", "name", "url", "address", "hospitalAffiliation"] },
  MedicalWebPage: {
    source: "https://schema.org/MedicalWebPage",
    required: ["name", "url", "description", "inLanguage", "isPartOf", "publisher"],
  },
  NewsArticle: {
    source: `${GOOGLE}/structured-data/article`,
    required: ["headline", "datePublished", "dateModified", "image", "publisher", "mainEntityOfPage"],
  },
  JobPosting: {
    source: `${GOOGLE}/structured-data/job-posting`,
    required: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  },
  VideoObject: {
    source: `${GOOGLE}/structured-data/video`,
    required: ["name", "description", "thumbnailUrl", "uploadDate", "contentUrl"],
  },
  BreadcrumbList: { source: `${GOOGLE}/structured-data/breadcrumb`, required: ["itemListElement"] },
  Organization: { source: `${GOOGLE}/structured-data/organization`, required: ["name", "url", "logo"] },
  WebSite: { source: `${GOOGLE}/site-names`, required: ["name", "url"] },
};

/** Types that are nested in others; a hospital, the group and the site are only named there. */
const PARTS: Record<string, TypeRule> = {
  Hospital: { source: "https://schema.org/Hospital", required: ["@id", "name", "url"] },
  Organization: { source: "https://schema.org/Organization", required: ["name"] },
  WebSite: { source: "https://schema.org/WebSite", required: ["@id", "name", "url"] },
  ListItem: { source: `${GOOGLE}/structured-data/breadcrumb`, required: ["position", "name", "item"] },
  PostalAddress: {
    source: `${GOOGLE}/structured-data/job-posting`,
    required: ["streetAddress", "addressLocality", "addressCountry"],
  },
  Place: { source: `${GOOGLE}/structured-data/job-posting`, required: ["address"] },
  GeoCoordinates: { source: "https://schema.org/GeoCoordinates", required: ["latitude", "longitude"] },
  ContactPoint: { source: "https://schema.org/ContactPoint", required: ["contactType", "telephone"] },
  OpeningHoursSpecification: {
    source: "https://schema.org/OpeningHoursSpecification",
    required: ["opens", "closes"],
  },
  Offer: { source: "https://schema.org/Offer", required: ["name", "validFrom"] },
  PriceSpecification: { source: "https://schema.org/PriceSpecification", required: ["minPrice", "priceCurrency"] },
  EducationalOccupationalCredential: {
    source: "https://schema.org/EducationalOccupationalCredential",
    required: ["name"],
  },
};

/** Properties whose values the site does not know, so that any value would be made up. */
const NEVER = ["baseSalary", "aggregateRating", "review", "author"];

const ADDRESSES = [
  "@id",
  "url",
  "item",
  "image",
  "logo",
  "thumbnailUrl",
  "contentUrl",
  "mainEntityOfPage",
  "sameAs",
  "hasMap",
];
const DATES = ["datePublished", "dateModified", "datePosted", "uploadDate"];
/** Times of a day, and days, of opening hours. */
const TIMES = ["opens", "closes"];
const DAYS = ["validFrom", "validThrough"];
const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** What was found in a page's structured data. */
export interface CheckedData {
  /** The types of the page's top-level items, in order. */
  types: string[];
  problems: string[];
  /** Every absolute address it names, except those that only identify. */
  addresses: string[];
}

/** Checks a page's JSON-LD against the tables above. */
export function checkStructuredData(json: string): CheckedData {
  const checked: CheckedData = { types: [], problems: [], addresses: [] };
  const graph = JSON.parse(json) as { "@context"?: unknown; "@graph"?: unknown };
  if (graph["@context"] !== "https://schema.org") checked.problems.push("@context is not schema.org's");
  const things = Array.isArray(graph["@graph"]) ? graph["@graph"] : [];
  if (things.length === 0) checked.problems.push("@graph is empty");
  for (const thing of things as Record<string, unknown>[]) {
    checked.types.push(String(thing["@type"]));
    checkThing(thing, THINGS, String(thing["@type"]), checked);
  }
  return checked;
}

function checkThing(
  thing: Record<string, unknown>,
  rules: Record<string, TypeRule>,
  path: string,
  checked: CheckedData,
) {
  const rule = rules[String(thing["@type"])];
  if (!rule) checked.problems.push(`${path} has the unknown type ${String(thing["@type"])}`);
  for (const name of rule?.required ?? []) {
    if (!(name in thing)) checked.problems.push(`${path} lacks ${name} (${rule?.source})`);
  }
  for (const special of [thing.specialOpeningHoursSpecification ?? []].flat() as Record<string, unknown>[]) {
    if (!("validFrom" in special && "validThrough" in special))
      checked.problems.push(`${path} has special hours of no day`);
  }
  for (const [name, value] of Object.entries(thing)) {
    if (NEVER.includes(name)) checked.problems.push(`${path}.${name} is a fact that the site does not have`);
    checkValue(name, value, `${path}.${name}`, checked);
  }
}

function checkValue(name: string, value: unknown, path: string, checked: CheckedData) {
  if (Array.isArray(value)) {
    if (value.length === 0) checked.problems.push(`${path} is empty`);
    if (name === "itemListElement" && value.length < 2) checked.problems.push(`${path} has fewer than two steps`);
    for (const [index, item] of value.entries()) checkValue(name, item, `${path}.${index}`, checked);
    return;
  }
  if (typeof value === "object" && value !== null) {
    checkThing(value as Record<string, unknown>, PARTS, path, checked);
    return;
  }
  const text = String(value);
  if (value === null || value === undefined || text.trim() === "") checked.problems.push(`${path} is empty`);
  if (/undefined|\[object|\{\w+\}/.test(text)) checked.problems.push(`${path} is ${text}`);
  if (ADDRESSES.includes(name)) {
    if (!/^https?:\/\//.test(text)) checked.problems.push(`${path} is no absolute address: ${text}`);
    if (name !== "@id") checked.addresses.push(text);
  }
  if (DATES.includes(name) && !ISO_DATE_TIME.test(text)) checked.problems.push(`${path} is no date: ${text}`);
  if (TIMES.includes(name) && !/^([01]\d|2[0-3]):[0-5]\d$/.test(text))
    checked.problems.push(`${path} is no time: ${text}`);
  if (DAYS.includes(name) && !/^\d{4}-\d{2}-\d{2}$/.test(text)) checked.problems.push(`${path} is no day: ${text}`);
  if (name === "telephone" && !/^\+\d{10,15}$/.test(text)) checked.problems.push(`${path} is no number: ${text}`);
}
