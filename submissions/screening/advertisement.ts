/** What a visitor typed, as far as an advertisement could stand in it. */
interface Texts {
  /** Fields that hold a name, where a link is out of place. */
  names: string[];
  /** Subject and message. */
  text: string;
}

/** Points from which a text counts as an advertisement. */
const THRESHOLD = 3;

const LINK = /(?:https?:\/\/|\bwww\.)([^\s/<>"'[\]()?#]{1,253})/gi;

/** Links as forums and web pages write them; this site's forms never make links of either. */
const MARKUP = /\[(?:url|link)\s?[=\]]|<a\s{1,9}href\s?=/i;

/** So many links are a list of links, wherever they lead. */
const MANY_LINKS = 10;

/**
 * What advertisements through forms are about. Nothing here that a patient writes of: medicines, money matters,
 * insurance, loans, escorts and slots are missing on purpose. Without a link none of it counts.
 */
const OFFERS: [points: number, words: RegExp][] = [
  [2, /\b(?:backlinks?|link building|guest posts?|domain authority|seo (?:services?|packages?|experts?|agency))\b/i],
  [2, /\b(?:first page of google|rank(?:ing)? (?:higher )?(?:on|in) google|(?:website|organic) traffic)\b/i],
  [2, /\b(?:online casinos?|casino bonus|sports betting|jackpots?|porn|adult dating)\b/i],
  [2, /\b(?:bitcoins?|crypto ?(?:currency|currencies|trading)|forex|passive income)\b/i],
  [1, /\b(?:click here|limited time offer|buy now|order now|special offer|free trial)\b/i],
  [1, /\bunsubscribe\b/i],
];

/**
 * Whether a text reads like an advertisement sent by a program. It does with links in mark-up, a link for a name, links
 * to four or more sites, ten links, or a link beside the words of an offer; one link to a report does not, nor do
 * several to one site. Long texts take no longer than they are long.
 */
export function readsLikeAdvertisement({ names, text }: Texts): boolean {
  const all = [...names, text].join("\n");
  const hosts = Array.from(all.matchAll(LINK), ([, host = ""]) => host.toLowerCase().replace(/^www\./, ""));
  if (MARKUP.test(all) || hosts.length >= MANY_LINKS) return true;
  if (names.some((name) => name.search(LINK) >= 0)) return true;
  if (hosts.length === 0) return false;
  const offers = OFFERS.filter(([, words]) => words.test(all)).map(([points]) => points);
  return offers.reduce((sum, points) => sum + points, pointsOfSites(new Set(hosts).size)) >= THRESHOLD;
}

/** Two sites may be a report and a map. */
function pointsOfSites(sites: number): number {
  return Math.max(1, sites - 1);
}
