import type * as english from "../en/server.ts";
import type { Translation } from "../merge-texts.ts";
import { clock } from "./clock.ts";

export * as answers from "./answers.ts";
export * from "./boards.ts";
export * from "./call-me.ts";
export * from "./complaint.ts";
export * from "./desk.ts";
export * from "./desk-counts.ts";
export * from "./desk-consents.ts";
export * from "./desk-entries.ts";
export * from "./desk-import.ts";
export * from "./desk-notices.ts";
export * from "./emergency.ts";
export * from "./error-pages.ts";
export * from "./holidays.ts";
export * as numbers from "./numbers.ts";
export * from "./places.ts";
export * from "./office-mails.ts";
export * from "./open-book.ts";
export * from "./search-engines.ts";
export * from "./sittings.ts";

export const standIns = {
  doctor: "ഡോക്ടർ",
  news: "വാർത്ത",
  career: "ജോലി",
  testimonial: "ഞങ്ങളുടെ ഒരു രോഗി",
} satisfies Translation<typeof english.standIns>;

/** Of what people type in Malayalam, and in Malayalam with Latin letters. */
export const stopWords =
  "a an and any are at can department do does doctor dr facility find for get good has have help hospital i in is me " +
  "my near need of on or please see show somebody someone specialist that the there to want what where which who with " +
  "ഒരു ഈ ആ എന്ത് എന്താണ് എവിടെ എവിടെയാണ് ഏത് ഏതു ആര് എങ്ങനെ ഉണ്ട് ഉണ്ടോ ആണ് ആണോ വേണം വേണ്ട കാണണം കാണാൻ കിട്ടുമോ നല്ല " +
  "എനിക്ക് എന്റെ അടുത്ത് അടുത്തുള്ള ഡോക്ടർ ഡോക്ടറെ ആശുപത്രി ആശുപത്രിയിൽ വിഭാഗം സൗകര്യം ചികിത്സ " +
  "oru evide enthu ethu undo aanu venam kananam nalla enikku ente aduthu aduthulla doctore aashupathri";

export const suggestions = {
  kinds: {
    doctor: "ഡോക്ടർ",
    department: "ചികിത്സാ വിഭാഗം",
    facility: "സൗകര്യം",
    page: "പേജ്",
    news: "വാർത്ത",
  },
} satisfies Translation<typeof english.suggestions>;

export const moments = {
  time: clock,
  on: (day, time) => `${day}, ${time}`,
} satisfies Translation<typeof english.moments>;

export const openHours = {
  overToday: "ഇന്നത്തെ പരിശോധനാ സമയം കഴിഞ്ഞു",
  openUntil: (time) => `ഇപ്പോൾ തുറന്നിരിക്കുന്നു, ${time} വരെ`,
  opensAt: (time) => `തുറക്കുന്നത് ${time}`,
  opensTomorrow: (time) => `തുറക്കുന്നത് നാളെ ${time}`,
  opensOn: (day, time) => `തുറക്കുന്നത് ${day} ${time}`,
  clock,
} satisfies Translation<typeof english.openHours>;
