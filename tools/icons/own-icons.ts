/** Drawings of this project: brand signs the collections leave out, an open skin layer, quotation marks, marks. */

interface OwnIcon {
  viewBox: string;
  content: string;
}

const WHATSAPP =
  '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M3 21l1.650-3.800a9 9 0 1 1 3.400 2.900z"/>' +
  '<path fill="currentColor" d="M9.100 7.200c.5 0 .8.200 1 .7l.5 1.300c.1.300 0 .6-.2.800l-.6.700c.7 1.400 1.800 2.500 3.300 3.200l.8-.9c.2-.300.500-.300.800-.200l1.300.600c.400.200.500.500.400.900-.300 1.300-1.400 2-2.600 1.800-3.700-.6-6.300-3.200-6.900-6.500-.2-1.200.7-2.400 2.200-2.400z"/>';

const FACEBOOK =
  '<path fill="currentColor" d="M14 8.500V7c0-.7.300-1 1.100-1H17V2.500h-2.800C11.300 2.500 10 4.200 10 6.700v1.800H7.500V12H10v9.500h4V12h2.600l.5-3.500z"/>';

const QUOTE =
  '<path fill="currentColor" d="M10.500 5.500C6 7 3.500 10.200 3.500 14.300c0 2.700 1.500 4.200 3.500 4.200s3.500-1.400 3.500-3.300-1.300-3.200-3-3.200c-.4 0-.7 0-.9.100.4-1.900 1.900-3.700 4.400-4.900zM20.500 5.500c-4.500 1.500-7 4.700-7 8.800 0 2.700 1.500 4.200 3.500 4.200s3.500-1.400 3.500-3.300-1.300-3.200-3-3.200c-.4 0-.7 0-.9.100.4-1.900 1.900-3.700 4.400-4.900z"/>';

/** A hand under a layer of skin with one hair and two pores. */
const DERMATOLOGY =
  '<path fill="currentColor" fill-rule="evenodd" d="M6 18c4-4 8-4 12 0s8 4 12 0 8-4 12 0v6c-4-4-8-4-12 0s-8 4-12 0-8-4-12 0zM6 27.500c4-4 8-4 12 0s8 4 12 0 8-4 12 0V40a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM14 33.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm10 1.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm10-1.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" d="M23 18.500C23 13 25 9 29.500 6M35 14.500c0-3 1-5 3-6.500"/>';

/** A scalpel above the line it is to follow. */
const SCALPEL =
  '<path fill="currentColor" d="M40.500 5.500c2.600 2.600 2.600 6.400 0 9L25 30l-7-7L33 7.500c2.300-2.600 5.300-4.200 7.500-2zM16.500 24.500l7 7c-4 4.600-9.800 7-17.500 7 .6-6 4-9.600 10.500-14z"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-dasharray="5 4.500" d="M19 42.500h24"/>';

const TEAL = "#0b5a60";
const TERRACOTTA = "#963a22";
const GOLD = "#c48a1f";
const BLUE = "#2b5c93";
const GREEN = "#1d6b3a";
const PLUM = "#6c3b73";

/** Signs of the sample's invented insurers. */
const MARKS: string[] = [
  `<path fill="${TEAL}" d="M24 5l16 6v12c0 10-6 16.500-16 20C14 39.500 8 33 8 23V11z"/><path fill="#fff" d="M21.500 15h5v6.500H33v5h-6.500V33h-5v-6.500H15v-5h6.500z"/>`,
  `<circle cx="24" cy="24" r="18" fill="${GOLD}"/><path fill="#fff" d="M24 12l3.500 8.500L36 24l-8.500 3.500L24 36l-3.500-8.500L12 24l8.500-3.500z"/>`,
  `<path fill="${TERRACOTTA}" d="M24 6L43 22l-5 0v19H10V22l-5 0z"/><path fill="#fff" d="M24 20c4-5 11 0 7 6l-7 7-7-7c-4-6 3-11 7-6z"/>`,
  `<path fill="${GREEN}" d="M8 40C6 20 20 8 41 7c1 21-11 35-29 33z"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" d="M9 41C15 29 23 21 33 15"/>`,
  `<path fill="${BLUE}" d="M5 31a19 19 0 0 1 38 0z"/><path fill="none" stroke="${BLUE}" stroke-width="4" stroke-linecap="round" d="M24 31v7a4 4 0 0 1-8 0M24 8v5"/>`,
  `<rect x="7" y="7" width="34" height="34" rx="10" fill="${PLUM}"/><path fill="#fff" d="M14 24a10 10 0 0 1 20 0h-6a4 4 0 0 0-8 0zm0 3h20v6H14z"/>`,
  `<circle cx="17" cy="24" r="13" fill="${TEAL}"/><circle cx="31" cy="24" r="13" fill="${GOLD}" fill-opacity=".82"/>`,
  `<path fill="${TERRACOTTA}" d="M24 5l16.500 9.500v19L24 43 7.500 33.500v-19z"/><path fill="#fff" d="M24 14l8.700 5v10L24 34l-8.700-5V19z"/>`,
  `<path fill="${GREEN}" d="M24 4c5 6 5 12 0 18-5-6-5-12 0-18zM24 44c-5-6-5-12 0-18 5 6 5 12 0 18zM4 24c6-5 12-5 18 0-6 5-12 5-18 0zM44 24c-6 5-12 5-18 0 6-5 12-5 18 0z"/>`,
  `<path fill="${BLUE}" d="M6 30c6-8 12-8 18 0s12 8 18 0v9c-6 8-12 8-18 0s-12-8-18 0z"/><path fill="${GOLD}" d="M6 14c6-8 12-8 18 0s12 8 18 0v7c-6 8-12 8-18 0s-12-8-18 0z"/>`,
  `<path fill="${PLUM}" d="M24 41L7 24a10 10 0 0 1 17-12 10 10 0 0 1 17 12z"/><path fill="#fff" d="M13 22h6l3-5 4 10 3-5h6v3h-4.500L25.500 33 21.500 23l-1 2H13z"/>`,
  `<path fill="${GOLD}" d="M24 6a18 18 0 1 0 18 18H30a6 6 0 1 1-6-6z"/><path fill="${TERRACOTTA}" d="M29 5a18 18 0 0 1 14 14H31.500A6 6 0 0 0 29 16.500z"/>`,
];

/** The project's own symbols by name. */
export const OWN_ICONS: Record<string, OwnIcon> = {
  whatsapp: { viewBox: "0 0 24 24", content: WHATSAPP },
  facebook: { viewBox: "0 0 24 24", content: FACEBOOK },
  quote: { viewBox: "0 0 24 24", content: QUOTE },
  general_surgery: { viewBox: "0 0 48 48", content: SCALPEL },
  theatre: { viewBox: "0 0 48 48", content: SCALPEL },
  dermatology: { viewBox: "0 0 48 48", content: DERMATOLOGY },
  ...Object.fromEntries(MARKS.map((content, i) => [`mark-${i + 1}`, { viewBox: "0 0 48 48", content }])),
};
