import type * as english from "../en/holidays.ts";
import type { Translation } from "../merge-texts.ts";

export const holidays = {
  title: "അവധി ദിവസങ്ങൾ",
  unnamed: "അവധി",
  mayMove: (name) => `${name} (തീയതി മാറാം)`,
  closed: (name) => `${name}: ഒ.പി. ഇല്ല`,
  usual: (name) => `${name}: പതിവുപോലെ`,
  hours: (name, from, to) => `${name}: ഒ.പി. ${from} മുതൽ ${to} വരെ`,
  unknown: (name, phone) => `${name}: ഒ.പി. സമയം ചോദിക്കുക, ${phone}`,
  on: (day, said) => `${day}, ${said}`,
} satisfies Translation<typeof english.holidays>;

export const notices = {
  region: "അറിയിപ്പുകൾ",
  severities: { information: "അറിയിപ്പ്", important: "പ്രധാനം", urgent: "അടിയന്തരം" },
} satisfies Translation<typeof english.notices>;

export const pauses = {
  message: (text, phone) => `${text} വിളിക്കുക: ${phone}.`,
  usual: "ഇപ്പോൾ ഇവിടെ അപ്പോയിന്റ്മെന്റ് അപേക്ഷകൾ എടുക്കുന്നില്ല.",
  call: "പകരം വിളിക്കുക",
} satisfies Translation<typeof english.pauses>;
