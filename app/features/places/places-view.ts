import { fullName } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { type FoundPlace, nearestFirst, type Place, placeAround, placesOf } from "#site/hospitals/places.ts";
import type { Hospital, Site } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** The first edition is in the site's own language. */
export type PlaceServices = { site: Site; editions: { 0: { site: Site } }; texts: Catalogue };

const PAGE_SIZE = 20;
/** More districts than that stand on the pages of their states. */
const MOST_PLACES = 60;
const MOST_NAMED = 8;

export type PlaceLink = { to: string; label: string; count: number };
export type PlaceFinderView = ReturnType<typeof createFinder>;
export type PlacesView = ReturnType<typeof listByPlace>;

export interface PlaceQuery {
  /** Of the page itself. */
  address: string;
  searchParams?: URLSearchParams;
  /** What stays when another place is chosen: one parameter. */
  kept?: [name: string, value: string] | undefined;
  /** Whose pages are read: what is near it comes first until a place is chosen. */
  home?: Hospital | undefined;
}

/** Where a hospital leads to, when not to its home page and its form; empty for what nobody books. */
type LinksOf = (hospital: Hospital) => { to: string; toBooking: string; isUrgent: boolean | undefined };

/** Of these hospitals those of an address (`?place=…&page=…`), twenty a page, with the ways to other places. */
export function listByPlace(services: PlaceServices, query: PlaceQuery, hospitals: Hospital[], linksOf?: LinksOf) {
  const words = services.texts.server.places;
  const { text, place } = readPlace(services, query);
  const found = place ? nearestFirst(place, hospitals) : hospitals.map((hospital) => ({ hospital }));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.searchParams?.get("page"))) || 1));
  const link = (to: number, label: string) => ({ to: linkWith(query, text, to), label });
  const { hospital, address, ways } = words;
  return {
    ...createStart(services, query),
    found: {
      words: { hospital, address, ways, count: words.hospitals(found.length), page: words.pageOf(page, pages) },
      rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => createRow(services, one, linksOf)),
      pages: [
        ...(page > 1 ? [link(page - 1, words.previous)] : []),
        ...(page < pages ? [link(page + 1, words.next)] : []),
      ],
    },
  };
}

/** What stands above every such list. */
export function createStart(services: PlaceServices, query: PlaceQuery) {
  const { places: label } = services.texts.server.emergency;
  const emergency = { to: groupPathsIn(services.site.prefix).toEmergency, label };
  return { finder: createFinder(services, query), emergency };
}

function readPlace({ site, editions }: PlaceServices, { searchParams, home }: PlaceQuery) {
  const text = (searchParams?.get("place") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 80);
  const places = placesOf(site, editions[0].site);
  const near = home && text === "" ? placeAround(home.place, [home]) : undefined;
  const search: FoundPlace = text === "" || text === "all" ? { place: near, others: [] } : places.find(text);
  return { text, places, ...search };
}

/** The field for a place, and the places to choose from. */
export function createFinder(services: PlaceServices, query: PlaceQuery) {
  const { text, places, place, others } = readPlace(services, query);
  const { label, search: show, also, last, all, choose, unknown, nearest } = services.texts.server.places;
  const linkTo = ({ path, name, hospitals: inside }: Place): PlaceLink => ({
    ...{ to: linkWith(query, path), label: name, count: inside.length },
  });
  const districts = places.top.flatMap(({ inner }) => inner);
  const isDeep = !place && districts.length <= MOST_PLACES && districts.some(({ inner }) => inner[0]);
  // A page holds the towns of a small district.
  const inside = (place?.hospitals.length ?? Infinity) > PAGE_SIZE ? (place?.inner ?? places.top).map(linkTo) : [];
  const groups = isDeep
    ? places.top.map((state) => ({ ...linkTo(state), places: state.inner.map(linkTo) }))
    : [{ label: "", to: "", places: inside }].filter(() => inside[0]);
  const isUnknown = text !== "" && text !== "all" && !place;
  return {
    words: { label, search: show, also, last, choose },
    ...(isUnknown && { unknown: unknown(text) }),
    ...(place && { nearest: nearest(place.name) }),
    address: query.address,
    kept: query.kept,
    text: place?.name ?? (text === "all" ? "" : text),
    /** What the browser keeps of the address; empty for nothing. */
    chosen: text === "all" ? text : text && place ? place.path || text : "",
    /** Whether the browser's own place comes in where the address names none. */
    isOpen: text === "" && !query.home,
    others: others.slice(0, MOST_NAMED).map((one) => ({ ...linkTo(one), label: one.label })),
    ...(text && place && { toAll: { to: linkWith(query, "all"), label: all } }),
    groups,
  };
}

/** Slashes stay as they are, which the query of an address may hold (RFC 3986, section 3.4). */
function linkWith({ address, kept }: PlaceQuery, place: string, page = 1): string {
  const asked = [
    ...(kept ? [kept] : []),
    ...(place ? [["place", place]] : []),
    ...(page > 1 ? [["page", `${page}`]] : []),
  ];
  const query = new URLSearchParams(asked).toString().replaceAll("%2F", "/");
  return query ? `${address}?${query}` : address;
}

type Found = ReturnType<typeof nearestFirst>[number];

function createRow({ texts }: PlaceServices, { hospital, km }: Found, linksOf?: LinksOf) {
  const { findService, common } = texts.pages;
  const { toHome, toAppointment, toSitsToday } = hospitalPaths(hospital);
  const { place, contact } = hospital;
  const { phone, emergencyPhone: urgent, addressLines } = contact;
  const name = fullName(hospital);
  const { to = toHome, toBooking = toAppointment, isUrgent = !linksOf } = linksOf?.(hospital) ?? {};
  const named = (way: string, label: string, number = "") => ({
    ...{ to: way, label, name: findService.linkTo(`${label} ${number}`.trim(), name, place) },
    ...(number && { urgent: number }),
  });
  return {
    ...{ name, to, address: addressLines.join(", ") },
    ...(km !== undefined && { away: texts.server.places.away(Math.round(km)) }),
    ways: [
      named(phone.href, phone.printed),
      ...(urgent && isUrgent ? [named(urgent.href, common.emergency, urgent.printed)] : []),
      ...(toBooking ? [named(toBooking, findService.book)] : []),
      ...(linksOf ? [] : [named(toSitsToday, texts.server.boards.titleToday)]),
    ],
  };
}
