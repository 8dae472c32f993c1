import { data } from "react-router";
import type { PageServices } from "#app/context.ts";
import type { BlockView, BookView, LineView } from "#app/features/open-book/book-view.ts";
import type { ContactItem } from "#app/ui/contacts/contacts.tsx";
import { fullName } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { describeBlock, OPEN_BOOK_GROUPS, type OpenBookAnchor } from "#site/open-book/blocks.ts";
import { openBookAnchors } from "#site/open-book/open-book-anchors.ts";
import type { OpenBookBlock, OpenBookRow } from "#site/open-book/open-book-schema.ts";
import { isOutdated } from "#site/open-book/rates.ts";
import { readClock, sittingPlace } from "#site/sittings/clock.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { callNumbers, urgentCalls } from "./contact-items.ts";
import { type HospitalRequest, openHospital } from "./hospital-page.ts";

interface Writing {
  hospital: Hospital;
  texts: Catalogue;
  /** In the hospital's time zone, e.g. "2026-11-26". */
  today: string;
}

/** The hospital of an address, with its open book; throws 404 for one without a fact in it. */
export function openTheBook(args: HospitalRequest) {
  const opened = openHospital(args);
  if (!opened.hospital.openBook) throw data(null, { status: 404 });
  return opened;
}

type BookServices = Pick<PageServices, "texts" | "now">;

export function bookToday({ now }: Pick<BookServices, "now">, hospital: Hospital): string {
  return readClock(Number(now()), sittingPlace(hospital).timeZone).day;
}

export function openBookView({ texts, now }: BookServices, hospital: Hospital): BookView {
  const { openBook: words } = texts.server;
  const writing = { hospital, texts, today: bookToday({ now }, hospital) };
  const anchors = [...openBookAnchors(hospital)];
  const groups = OPEN_BOOK_GROUPS.map((id) => ({
    id,
    heading: words.groups[id],
    blocks: anchors
      .filter((anchor) => describeBlock(anchor).group === id)
      .flatMap((anchor) => {
        const block = hospital.openBook?.[anchor];
        return block ? [blockView(anchor, block, writing)] : [];
      }),
  }));
  return {
    title: texts.pages.sections.openBook,
    lead: words.lead(fullName(hospital)),
    ...(hospital.openBook?.isSample && { sample: words.sample }),
    groups: groups.filter(({ blocks }) => blocks.length > 0),
  };
}

function blockView(anchor: OpenBookAnchor, block: OpenBookBlock, writing: Writing): BlockView {
  const { hospital, texts, today } = writing;
  const { openBook: words } = texts.server;
  const days = new Set(block.rows.filter(({ amount }) => amount !== undefined).map(({ validFrom }) => validFrom));
  const [sharedDay] = days.size === 1 ? days : [];
  const isReached = ({ phone, email, url }: OpenBookRow) => (phone ?? email ?? url) !== undefined;
  const toLine = (row: OpenBookRow) => ({ group: row.group ?? "", ...lineView(row, writing, sharedDay) });
  const joined = joinFacts(anchor, block, writing);
  return {
    id: anchor,
    heading: words.headings[anchor],
    checked: [...(sharedDay ? [words.allFrom(sharedDay)] : []), words.checkedOn(block.checkedOn)],
    ...(isOutdated(block, today) && { outdated: { text: words.outdated, phone: hospital.contact.phone } }),
    paragraphs: block.paragraphs.map(keepNumbers),
    points: block.points.map(keepNumbers),
    contacts: [
      ...joined.contacts,
      ...block.rows.filter(isReached).flatMap((row) => contactItems(row, toLine(row), texts)),
    ],
    lists: foldLists([...block.rows.filter((row) => !isReached(row)).map(toLine), ...joined.lines], writing),
    links: [
      ...joined.links,
      ...(block.pages.length > 0 ? [{ title: "", links: pageLinks(block.pages, hospital) }] : []),
    ],
    ...(describeBlock(anchor).says && block.rows.length > 0 && { note: words.itemised }),
  };
}

/** Telephone numbers stay on one line. */
function keepNumbers(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d)/g, "\u00A0");
}

function lineView(row: OpenBookRow, { texts, today }: Writing, sharedDay: string | undefined): LineView {
  const { openBook: words } = texts.server;
  const { amount, cashless, count, withinHours, withinWorkingDays, number, validFrom, validUntil, asOf } = row;
  const list = (entries: string[] | undefined, write: (list: string) => string) =>
    entries ? [write(entries.join(", "))] : [];
  const values = [
    amount === undefined ? undefined : rupees(amount, row.amountTo),
    cashless && words.cashless[cashless],
    withinHours && words.withinHours(withinHours),
    withinWorkingDays && words.withinWorkingDays(withinWorkingDays),
    number,
    row.value,
    count && (amount === undefined ? String(count) : words.number(count)),
  ].filter((value) => value !== undefined && value !== 0);
  const until = validUntil && (validUntil < today ? words.wasValidUntil : words.validUntil)(validUntil);
  return {
    name: row.name,
    details: [
      ...[row.category, row.note].filter((text) => text !== undefined),
      ...list(row.includes, words.includes),
      ...list(row.excludes, words.excludes),
    ],
    value: String(values[0] ?? ""),
    marks: [
      row.unit,
      ...values.slice(1).map(String),
      validFrom && validFrom !== sharedDay ? words.validFrom(validFrom) : "",
      until,
      asOf && words.asOf(asOf),
    ].flatMap((mark) => mark || []),
  };
}

const RUPEES = new Intl.NumberFormat("en-IN");

function rupees(amount: number, to: number | undefined): string {
  return [amount, ...(to === undefined ? [] : [to])].map((sum) => `₹\u00A0${RUPEES.format(sum)}`).join(" – ");
}

/** Each way to reach it as an item; what else is known stands with the first. */
function contactItems(row: OpenBookRow, line: LineView, { pages }: Catalogue): ContactItem[] {
  const { phone, email, url } = row;
  const note = [line.value, ...line.marks, ...line.details].filter(Boolean).join(". ");
  const ways = [
    ...(phone ? [{ icon: "phone", value: phone.printed, href: phone.href, label: row.name }] : []),
    ...(email ? [{ icon: "mail", value: email, href: `mailto:${email}`, label: pages.common.email }] : []),
    ...(url ? [{ icon: "external", value: url.replace(/^https:\/\//, ""), href: url, label: row.name }] : []),
  ];
  return ways.map((way, index) => ({
    ...way,
    label: index === 0 ? row.name : way.label,
    ...(index === 0 && note && { note }),
  }));
}

/** A phone shows so many lines at once. */
const MAX_LINES = 10;

/** Long lists are folded: by their groups, or after the first lines. */
function foldLists(lines: (LineView & { group: string })[], { texts }: Writing): BlockView["lists"] {
  const isLong = lines.length > MAX_LINES;
  const groups = Map.groupBy(lines, ({ group }) => group);
  return [...groups].flatMap(([group, all]) => {
    const own = all.map(({ group: _shared, ...line }) => line);
    if (group !== "") return [{ title: isLong ? `${group}: ${own.length}` : group, isFolded: isLong, lines: own }];
    if (own.length <= MAX_LINES) return [{ title: "", isFolded: false, lines: own }];
    const rest = own.slice(MAX_LINES);
    return [
      { title: "", isFolded: false, lines: own.slice(0, MAX_LINES) },
      { title: texts.server.openBook.more(rest.length), isFolded: true, lines: rest },
    ];
  });
}

function pageLinks(slugs: readonly string[], hospital: Hospital) {
  const { toDepartment, toFacility } = hospitalPaths(hospital);
  return slugs.flatMap((slug) => {
    const department = hospital.routedDepartments.find((one) => one.slug === slug);
    if (department) return [{ to: toDepartment(slug), label: department.name }];
    const facility = hospital.routedFacilities.find((one) => one.slug === slug);
    return facility ? [{ to: toFacility(slug), label: facility.name }] : [];
  });
}

/** What the hospital's other files say of the block. */
function joinFacts(anchor: OpenBookAnchor, block: OpenBookBlock, { hospital, texts }: Writing) {
  const { openBook: words } = texts.server;
  const { pages } = texts;
  const { contact, departments, facilities } = hospital;
  const facts = { contacts: [] as ContactItem[], lines: [] as (LineView & { group: string })[], links: [] };
  switch (describeBlock(anchor).joins) {
    case "departments": {
      const listed = (title: string, entries: { slug: string }[]) =>
        entries.length > 0
          ? [
              {
                title: `${title}: ${entries.length}`,
                links: pageLinks(
                  entries.map(({ slug }) => slug),
                  hospital,
                ),
              },
            ]
          : [];
      const { sections } = pages;
      return {
        ...facts,
        links: [...listed(sections.departments, departments), ...listed(sections.facilities, facilities)],
      };
    }
    case "ambulance":
      return {
        ...facts,
        contacts: urgentCalls(hospital, pages).map(({ label, printed, href }) => ({
          ...{ icon: "siren", label, value: printed, href },
        })),
      };
    case "numbers":
      return { ...facts, contacts: callNumbers(contact, pages) };
    case "address": {
      const address = [...contact.addressLines, contact.postalCode].filter(Boolean).join(", ");
      return {
        ...facts,
        contacts: [{ icon: "map-pin", label: words.address, value: address, href: contact.mapUrl, newTab: true }],
      };
    }
    case "insurers": {
      const named = new Set(block.rows.map(({ name }) => name));
      const rest = hospital.insurers.filter(({ name }) => !named.has(name));
      const shared = { group: words.insurers, details: [], value: words.cashless.yes, marks: [] };
      return { ...facts, lines: rest.map(({ name }) => ({ name, ...shared })) };
    }
    case "complaint":
      // Once in a book.
      if (anchor !== "grievance" && hospital.openBook?.grievance) return facts;
      return {
        ...facts,
        links: [{ title: "", links: [{ to: hospitalPaths(hospital).toComplaint, label: pages.sections.complaint }] }],
      };
    default:
      return facts;
  }
}
