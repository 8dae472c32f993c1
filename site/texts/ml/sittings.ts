import type * as english from "../en/sittings.ts";
import type { Translation } from "../merge-texts.ts";
import { span } from "./clock.ts";

export const sittings = {
  now: (until) => `ഇപ്പോൾ ഒ.പി.യിൽ ഉണ്ട്, ${until} വരെ`,
  today: (hours) => `ഇന്ന് ഒ.പി.യിൽ ഉണ്ട്: ${hours.join(", ")}`,
  lateToday: (hours) => `ഇന്ന് വൈകും: ${hours.join(", ")}`,
  away: (day) => (day ? `ഒ.പി.യിൽ ഇല്ല. ഇനി: ${day}` : "ഒ.പി.യിൽ ഇല്ല"),
  next: (day, time) => `ഇനി: ${day} ${time}`,
  nextOn: (day, time) => `ഇനി: ${day}, ${time}`,
  allDay: "രാവും പകലും",
  nowAllDay: "രാവും പകലും ഒ.പി.യിൽ ഉണ്ട്",
  span,
  byAppointment: "അപ്പോയിന്റ്മെന്റ് എടുത്തവർക്ക് മാത്രം",
  kinds: { extra: "അധിക ഒ.പി.", changed: "സമയം മാറി", late: "വൈകും" },
  none: "ഒ.പി. ഇല്ല",
  holiday: "അവധി ദിവസം: ചോദിച്ചിട്ട് വരിക",
  notSure: "ചോദിച്ചിട്ട് വരിക",
  period: (first, last) => `${first} മുതൽ ${last} വരെ`,
  daysOfMonth: (first, _last, _from, to) => `${first} മുതൽ ${to} വരെ`,
  awayFor: (hours) => (hours ? `ഒ.പി.യിൽ ഇല്ല: ${hours}` : "ഒ.പി.യിൽ ഇല്ല"),
  awayOn: (days) => `ഒ.പി.യിൽ ഇല്ല: ${days}`,
  changeOn: (kind, day, hours) => `${kind}: ${day}, ${hours.join(", ")}`,
  // Who confirmed it is a word of the content, which has it in one language.
  asOf: (day, time, by) => `ഈ സമയത്തെ വിവരം: ${day}, ${time}${by && !/[a-z]/i.test(by) ? ` (${by})` : ""}`,
  office: "ആശുപത്രി ഓഫീസ്",
  notConfirmed: "ഇന്ന് ഉറപ്പിച്ചിട്ടില്ല: പുറപ്പെടുന്നതിനു മുൻപ് വിളിക്കുക",
  week: "ഇനിയുള്ള 7 ദിവസം",
  changes: "മാറ്റങ്ങൾ",
  alsoSaid: "സമയത്തെക്കുറിച്ച് മറ്റു വിവരങ്ങൾ",
  toCalendar: "ഈ സമയങ്ങൾ എന്റെ കലണ്ടറിലേക്ക്",
  alsoSitsIn: (place) => `${place} ആശുപത്രിയിലും ഒ.പി.യിൽ ഉണ്ട്`,
} satisfies Translation<typeof english>;
