/** What a row of a block may say beside its name, and what of it stands in the texts of each language. */
export const ROW_TEXTS = ["group", "value", "category", "unit", "note", "includes", "excludes"] as const;
export type RowFact = (typeof MONEY)[number] | (typeof REACHED)[number] | (typeof OTHERS)[number];
export type RowField = RowFact | (typeof ROW_TEXTS)[number];

const MONEY = ["amount", "amountTo", "validFrom"] as const;
const REACHED = ["phone", "email", "url"] as const;
const OTHERS = ["count", "number", "validUntil", "asOf", "cashless", "withinHours", "withinWorkingDays"] as const;

export const OPEN_BOOK_GROUPS = ["care", "costs", "visit", "rights"] as const;

interface BlockDescription {
  group: (typeof OPEN_BOOK_GROUPS)[number];
  /** Besides name and note. */
  fields: readonly RowField[];
  /** Without which a row says nothing. */
  needs?: readonly RowField[];
  /** Facts of the hospital's other files that stand in the block too. */
  joins?: "departments" | "ambulance" | "numbers" | "address" | "insurers" | "complaint";
  /** A sentence of the site's own texts that belongs to what it says. */
  says?: "itemised";
}

const PRICE = [...MONEY, "unit"] as const;
const RATE = { fields: [...PRICE, "group", "includes", "excludes"], needs: ["amount"], says: "itemised" } as const;
const FACTS = ["value", "count", ...PRICE] as const;
const CONTACT = [...REACHED, "value"] as const;

/** The parts of the open book, by the anchor of each, in the order of the page. */
export const OPEN_BOOK_BLOCKS = {
  services: { group: "care", fields: FACTS, joins: "departments" },
  critical_care: { group: "care", fields: FACTS },
  imaging: { group: "care", fields: FACTS },
  ambulance: { group: "care", fields: [...FACTS, "phone"], joins: "ambulance" },
  contacts: { group: "care", fields: CONTACT, joins: "numbers" },
  rates: { group: "costs", ...RATE },
  packages: { group: "costs", ...RATE },
  beds: { group: "costs", fields: [...FACTS, "includes", "excludes"] },
  deposit: { group: "costs", fields: FACTS },
  insurance: { group: "costs", fields: ["cashless", "asOf", "category", ...CONTACT], joins: "insurers" },
  visiting: { group: "visit", fields: FACTS },
  getting_here: { group: "visit", fields: [...FACTS, "phone", "url"], joins: "address" },
  accessibility: { group: "visit", fields: [...FACTS, "phone"] },
  admission: { group: "visit", fields: [...FACTS, "phone"] },
  companions: { group: "visit", fields: [...FACTS, "phone"] },
  amenities: { group: "visit", fields: [...FACTS, "phone"] },
  discharge: { group: "visit", fields: [...FACTS, "withinHours"] },
  lost_and_found: { group: "visit", fields: CONTACT },
  rights: { group: "rights", fields: ["value"], joins: "complaint" },
  records: { group: "rights", fields: [...FACTS, ...CONTACT, "withinHours"] },
  grievance: { group: "rights", fields: [...CONTACT, "withinWorkingDays"], joins: "complaint" },
  authorities: { group: "rights", fields: CONTACT },
  registration: { group: "rights", fields: ["number", "category", "validFrom", "validUntil", "value", "url"] },
} as const satisfies Record<string, BlockDescription>;

export type OpenBookAnchor = keyof typeof OPEN_BOOK_BLOCKS;

export const OPEN_BOOK_ANCHORS = Object.keys(OPEN_BOOK_BLOCKS) as OpenBookAnchor[];

export function describeBlock(anchor: OpenBookAnchor): BlockDescription {
  return OPEN_BOOK_BLOCKS[anchor];
}
