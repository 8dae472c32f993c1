import type * as english from "../en/numbers.ts";
import type { Translation } from "../merge-texts.ts";

export const tool = {
  label: "ഞങ്ങളുടെ ഫോൺ നമ്പറുകൾ",
  hint: "മാസത്തിൽ ഒരിക്കൽ ഓരോന്നിലും വിളിക്കുക",
} satisfies Translation<typeof english.tool>;

export const page = {
  title: "നമ്പറുകൾ ശരിയാണോ?",
  lead: "ഓരോ നമ്പറിലും വിളിക്കുക, കണ്ടത് അമർത്തുക. അവസാനം പരിശോധിച്ച ദിവസം രോഗികൾക്ക് കാണാം.",
  checkup: "ഹെൽത്ത് ചെക്കപ്പ്",
  right: "ബെല്ലടിക്കും, ശരിയായ ആൾ",
  wrong: "തെറ്റ്",
  saved: "സേവ് ചെയ്തു.",
  unknown: "ഈ നമ്പർ ഇപ്പോൾ വെബ്സൈറ്റിൽ ഇല്ല. ഒന്നും സേവ് ചെയ്തില്ല.",
  unavailable: "സേവ് ചെയ്യാൻ കഴിഞ്ഞില്ല. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  states: {
    asked: () => "ഇതുവരെ പരിശോധിച്ചിട്ടില്ല",
    right: (day) => `ശരി: ${day}`,
    wrong: (day) => `തെറ്റ്: ${day}. ഉടമയ്ക്ക് മെയിൽ അയയ്ക്കും`,
  },
  ask: "ഓഫീസിനു മാത്രമേ ഈ പേജ് തുറക്കാനാകൂ.",
  askButton: "ലിങ്ക് ഓഫീസിന് മെയിൽ ചെയ്യുക",
  asked: "ലിങ്ക് ഓഫീസിന്റെ മെയിലിലേക്ക് അയച്ചു. രണ്ടാഴ്ച അത് ഈ പേജ് തുറക്കും.",
  askedBefore: "കുറച്ചു മുമ്പ് ലിങ്ക് മെയിൽ ചെയ്തതാണ്. ഓഫീസിന്റെ മെയിലിൽ അത് കണ്ടെത്തി ബട്ടൺ അമർത്തുക.",
} satisfies Translation<typeof english.page>;

export const mail = {
  title: "നമ്പറുകൾ പരിശോധിക്കുന്ന ദിവസം",
  note: "വെബ്സൈറ്റിലുള്ള ഓരോ നമ്പറിലും മാസത്തിൽ ഒരിക്കൽ വിളിച്ചുനോക്കണം. പേജ് തുറക്കുക, വിളിക്കുക, കണ്ടത് അമർത്തുക. ഈ മെയിൽ മറ്റാർക്കും കൊടുക്കരുത്: ബട്ടൺ കിട്ടുന്ന ആർക്കും നമ്പർ ശരിയാണെന്ന് പറയാം.",
  open: { title: "നമ്പറുകൾ ശരിയാണോ?", label: "നമ്പറുകൾ പരിശോധിക്കുക" },
  printed: "വെബ്സൈറ്റിലുള്ള നമ്പറുകൾ",
} satisfies Translation<typeof english.mail>;

export const badMail = {
  title: "തിരുത്തേണ്ട നമ്പറുകൾ",
  note: "ഈ നമ്പറുകൾ തെറ്റാണെന്ന് ഓഫീസ് പറയുന്നു, അല്ലെങ്കിൽ 60 ദിവസമായി ആരും പരിശോധിച്ചിട്ടില്ല. തെറ്റായ നമ്പർ ആശുപത്രിയുടെ ഡേറ്റയിൽ തിരുത്തുക.",
  open: { title: "സ്വയം പരിശോധിക്കുക", label: "നമ്പറുകൾ തുറക്കുക" },
  printed: "തെറ്റായതോ പരിശോധിക്കാത്തതോ",
  wrong: (day) => `തെറ്റ്: ${day}`,
  unchecked: (day) => `അവസാനം പരിശോധിച്ചത്: ${day}`,
} satisfies Translation<typeof english.badMail>;

export const checkedOn: Translation<typeof english.checkedOn> = (day) => `പരിശോധിച്ചത്: ${day}`;

export const answered: Translation<typeof english.answered> = (percent, count, time) =>
  `കഴിഞ്ഞ 30 ദിവസത്തെ ${count} അപേക്ഷയിൽ ${percent} ശതമാനത്തിനും ഞങ്ങൾ മറുപടി നൽകി, അതിൽ പകുതിക്കും ${time}.`;

export const times = {
  minutes: (count) => `${count} മിനിറ്റിനുള്ളിൽ`,
  hours: (count) => `${count} മണിക്കൂറിനുള്ളിൽ`,
  days: (count) => `${count} ദിവസത്തിനുള്ളിൽ`,
} satisfies Translation<typeof english.times>;
