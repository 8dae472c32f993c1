import type * as english from "../en/places.ts";
import type { Translation } from "../merge-texts.ts";

export const places = {
  title: "ആശുപത്രികൾ സ്ഥലം തിരിച്ച്",
  lead: "നിങ്ങൾക്ക് ഏറ്റവും അടുത്തുള്ള ആശുപത്രി കണ്ടെത്തുക.",
  description: (group, count) =>
    `${group}: ${count} ആശുപത്രികൾ സംസ്ഥാനം, ജില്ല, പട്ടണം തിരിച്ച്, ഏറ്റവും അടുത്തുള്ളത് ആദ്യം, ഫോൺ നമ്പറുകളോടെ.`,
  label: "പട്ടണം, ജില്ല അല്ലെങ്കിൽ പിൻകോഡ്",
  search: "കാണിക്കുക",
  nearest: (place) => `${place}: ഏറ്റവും അടുത്തുള്ളവ`,
  also: "ഇതാണോ ഉദ്ദേശിച്ചത്:",
  unknown: (text) => `“${text}” എന്ന സ്ഥലം ഞങ്ങൾക്കറിയില്ല. അടുത്ത വലിയ പട്ടണമോ പിൻകോഡോ എഴുതുക, അല്ലെങ്കിൽ തിരഞ്ഞെടുക്കുക:`,
  all: "എല്ലാ സ്ഥലങ്ങളും",
  last: "അവസാനം തിരഞ്ഞെടുത്ത സ്ഥലത്തിന് ഏറ്റവും അടുത്തുള്ളവ",
  chooseService: "വിഭാഗമോ സൗകര്യമോ തിരഞ്ഞെടുക്കുക",
  choose: "സ്ഥലം തിരഞ്ഞെടുക്കുക",
  away: (km) => `നേർരേഖയിൽ ${km} കി.മീ.`,
  hospitals: (count) => `${count} ആശുപത്രി`,
  pageOf: (page, pages) => `പേജ് ${page} / ${pages}`,
  next: "അടുത്ത പേജ്",
  previous: "മുൻ പേജ്",
  newer: "പുതിയവ",
  older: "പഴയവ",
  hospital: "ആശുപത്രി",
  address: "വിലാസം",
  ways: "വിളിക്കുക, ബുക്ക് ചെയ്യുക",
  inSome: (count) => `ഞങ്ങളുടെ ${count} ആശുപത്രികളിൽ`,
  byService: "വേണ്ടതുള്ള ആശുപത്രികൾ കാണാം, ഏറ്റവും അടുത്തുള്ളത് ആദ്യം.",
} satisfies Translation<typeof english>;
