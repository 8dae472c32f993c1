import type * as english from "../en/call-me.ts";
import type { Translation } from "../merge-texts.ts";

export const callMe = {
  heading: "നമ്പർ തരിക",
  lead: "ഇ-മെയിൽ വിലാസം വേണ്ട. ആശുപത്രിയിൽനിന്ന് തിരിച്ചു വിളിക്കും.",
  department: "ചികിത്സാ വിഭാഗം",
  anyDepartment: "ഉറപ്പില്ല",
  bestTime: "വിളിക്കാൻ നല്ല സമയം",
  anyTime: "എപ്പോൾ വേണമെങ്കിലും",
  times: {
    morning: "രാവിലെ, 12-നു മുൻപ്",
    afternoon: "ഉച്ചയ്ക്ക് 12 മുതൽ 4 വരെ",
    evening: "വൈകിട്ട്, 4-നു ശേഷം",
  },
  link: "ഇ-മെയിൽ ഇല്ലേ? ഞങ്ങൾ വിളിക്കാം",
  yourCall: "നിങ്ങളെ തിരിച്ചു വിളിക്കൽ",
} satisfies Translation<typeof english.callMe>;

export const deskCall = {
  tool: { label: "കോൾ രേഖപ്പെടുത്തുക", hint: "ഫോണിലോ കൗണ്ടറിലോ വന്നത്" },
  undone: "തിരിച്ചെടുത്തു. ഇതിന്റെ പേരിൽ ആരും ഈ നമ്പറിൽ വിളിക്കില്ല.",
  title: "കോൾ രേഖപ്പെടുത്തുക",
  number: "ഫോൺ നമ്പർ",
  about: "വിഭാഗം അല്ലെങ്കിൽ ഡോക്ടർ",
  notSaid: "പറഞ്ഞില്ല",
  departments: "ചികിത്സാ വിഭാഗങ്ങൾ",
  doctors: "ഡോക്ടർമാർ",
  callBy: "തിരിച്ചു വിളിക്കേണ്ടത്",
  times: { soon: "15 മിനിറ്റിനകം", hour: "1 മണിക്കൂറിനകം", today: "ഇന്ന്" },
  nextDay: (weekday) => `${weekday} രാവിലെ`,
  source: "വന്ന വഴി",
  sources: { web: "വെബ്സൈറ്റ്", telephone: "ഫോൺ", counter: "കൗണ്ടർ" },
  language: "വിളിച്ചയാൾക്കുള്ള സന്ദേശം",
  more: "പേരും മറ്റും",
  note: "എന്തിനെക്കുറിച്ച്",
  save: "സേവ് ചെയ്യുക, അടുത്തത്",
  saved: (who, when) => `രേഖപ്പെടുത്തി: ${who}. തിരിച്ചു വിളിക്കേണ്ടത്: ${when}.`,
  repeated: "ഈ കോൾ അല്പം മുൻപ് രേഖപ്പെടുത്തിയതാണ്. ലിസ്റ്റിൽ ഒരിക്കൽ മാത്രം.",
  open: "തുറക്കുക",
  sendPage: "ഈ കോളിന്റെ പേജ് വിളിച്ചയാൾക്ക് അയയ്ക്കുക:",
  notSaved: "ഇത് ഇപ്പോൾ രേഖപ്പെടുത്താൻ കഴിഞ്ഞില്ല. എഴുതിയത് ഇവിടെയുണ്ട്: ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  notedBy: "രേഖപ്പെടുത്തിയത്",
} satisfies Translation<typeof english.deskCall>;
