import type * as english from "../en/finding.ts";
import type { Translation } from "../merge-texts.ts";

export const doctors = {
  ourDoctors: "ഞങ്ങളുടെ ഡോക്ടർമാർ",
  shown: (shown, total, { department, letter } = {}) => {
    const count = total === 1 ? `1 ഡോക്ടറിൽ ${shown}` : `${total} ഡോക്ടർമാരിൽ ${shown} പേർ`;
    return department ? `${department}: ${count}` : letter ? `${letter} എന്ന അക്ഷരം: ${count}` : count;
  },
  narrow: "ചികിത്സാ വിഭാഗം, ആദ്യാക്ഷരം",
  firstLetter: "പേരിന്റെ ആദ്യാക്ഷരം",
  all: "എല്ലാം",
  departmentMissing: "ആ വിഭാഗത്തിലെ ഡോക്ടർമാരെ കാണിക്കാൻ കഴിയുന്നില്ല. ഞങ്ങളുടെ എല്ലാ ഡോക്ടർമാരും ഇതാ.",
  none: "ഡോക്ടർമാരെ കണ്ടെത്തിയില്ല",
  details: "വിവരങ്ങൾ",
  detailsOf: (name) => `വിവരങ്ങൾ: ${name}`,
  department: "ചികിത്സാ വിഭാഗം",
  show: "കാണിക്കുക",
  viewMore: "കൂടുതൽ കാണുക",
  timings: "പരിശോധനാ സമയം",
  education: "യോഗ്യത",
  skill: "വൈദഗ്ധ്യം",
  failed: (errors) => `എന്തോ തകരാറുണ്ടായി, കാരണം ഇതാകാം: ${errors}`,
} satisfies Translation<typeof english.doctors>;

export const departments = {
  choose: "ഒരു ചികിത്സാ വിഭാഗം തിരഞ്ഞെടുക്കുക. അവിടെ എന്തിനാണ് ചികിത്സ, ഡോക്ടർമാർ ആരെല്ലാം എന്ന് കാണാം.",
  inEmergency: "അടിയന്തര സാഹചര്യത്തിൽ ഉടൻ അത്യാഹിത വിഭാഗത്തിൽ എത്തുക, അല്ലെങ്കിൽ വിളിക്കുക:",
  noCasualty: "ഈ ആശുപത്രിയിൽ അത്യാഹിത വിഭാഗമില്ല. അടിയന്തര സാഹചര്യത്തിൽ ഉടൻ വിളിക്കുക, അല്ലെങ്കിൽ ഏറ്റവും അടുത്തുള്ള അത്യാഹിത വിഭാഗത്തിൽ എത്തുക:",
  services: "സേവനങ്ങൾ",
  walkIn: "ഏതു സമയത്തും വരാം",
  noAppointment: "അപ്പോയിന്റ്മെന്റ് വേണ്ട. കഴിയുമെങ്കിൽ വരുന്ന വഴിക്ക് ഞങ്ങളെ വിളിക്കുക.",
  callAnyTime: (number) => `വിളിക്കുക: ${number}, 24 മണിക്കൂറും`,
  askWhichDoctor: "ഇവിടെ ഏതെല്ലാം ഡോക്ടർമാർ എപ്പോൾ ഒ.പി.യിൽ ഉണ്ട് എന്ന് അപ്പോയിന്റ്മെന്റ് ഡെസ്കിൽ ചോദിക്കുക:",
  planVisit: "വരുന്നതിനു മുൻപ്",
  askForTime: (department) => `${department} വിഭാഗത്തിൽ അപ്പോയിന്റ്മെന്റിന് അപേക്ഷിക്കുക. സമയം തീരുമാനിക്കാൻ ഞങ്ങൾ തിരിച്ചു വിളിക്കും.`,
  bookIn: (department) => `അപ്പോയിന്റ്മെന്റ് എടുക്കുക: ${department}`,
  bookWith: (doctor) => `അപ്പോയിന്റ്മെന്റ് എടുക്കുക: ${doctor}`,
} satisfies Translation<typeof english.departments>;

export const facilities = {
  lead: "ഓരോ സൗകര്യവും എന്തിനാണ്, എപ്പോഴാണ് പ്രവർത്തിക്കുന്നത് എന്ന് നോക്കുക.",
} satisfies Translation<typeof english.facilities>;

export const search = {
  title: "തിരച്ചിൽ",
  label: "എന്താണ് വേണ്ടത്?",
  hint: "ഡോക്ടർ, ചികിത്സാ വിഭാഗം അല്ലെങ്കിൽ അസുഖം. മലയാളത്തിലോ ഇംഗ്ലീഷിലോ മംഗ്ലീഷിലോ എഴുതാം. ഉദാഹരണം: ഷുഗർ, മുട്ടുവേദന",
  search: "തിരയുക",
  lead: "സ്വന്തം വാക്കുകളിൽ എഴുതുക: മലയാളത്തിലോ ഇംഗ്ലീഷിലോ മംഗ്ലീഷിലോ.",
  forExample: "ഉദാഹരണം:",
  examples: ["ഷുഗർ", "മുട്ടുവേദന", "പനി", "പല്ലുവേദന", "രക്തപരിശോധന"],
  otherWays: "സഹായം കിട്ടാൻ മറ്റു വഴികൾ",
  resultsFor: (text) => `“${text}” എന്നതിന് കണ്ടെത്തിയത്`,
  danger: "ഇത് അടിയന്തര സാഹചര്യമാകാം",
  dangerAdvice:
    "അപ്പോയിന്റ്മെന്റിനായി കാത്തുനിൽക്കരുത്. ഇപ്പോൾത്തന്നെ ഞങ്ങളെ വിളിക്കുക, അല്ലെങ്കിൽ ഉടൻ അത്യാഹിത വിഭാഗത്തിൽ എത്തുക. അത് 24 മണിക്കൂറും തുറന്നിരിക്കും.",
  dangerElsewhere: "അപ്പോയിന്റ്മെന്റിനായി കാത്തുനിൽക്കരുത്. ഇപ്പോൾത്തന്നെ വിളിക്കുക, അല്ലെങ്കിൽ ഉടൻ ഏറ്റവും അടുത്തുള്ള അത്യാഹിത വിഭാഗത്തിൽ എത്തുക.",
  distress: "നിങ്ങൾ ഒറ്റയ്ക്കല്ല",
  distressAdvice:
    "നിങ്ങളോ അടുത്തുള്ള ഒരാളോ അപകടത്തിലാണെന്നു തോന്നിയാൽ ഇപ്പോൾത്തന്നെ ഒരു ഹെൽപ് ലൈനിൽ വിളിക്കുക, അല്ലെങ്കിൽ അത്യാഹിത വിഭാഗത്തിൽ എത്തുക. നിങ്ങളോട് സംസാരിക്കാൻ ആളുണ്ട്. ഏതു സമയത്തും വരാം.",
  helpLineNote: (helps, hours, languages) => [helps, hours, ...(languages ? [languages] : [])].join(". "),
  distressElsewhere:
    "നിങ്ങളോ അടുത്തുള്ള ഒരാളോ അപകടത്തിലാണെന്നു തോന്നിയാൽ ഇപ്പോൾത്തന്നെ ഒരു ഹെൽപ് ലൈനിൽ വിളിക്കുക, അല്ലെങ്കിൽ ഏറ്റവും അടുത്തുള്ള അത്യാഹിത വിഭാഗത്തിൽ എത്തുക. നിങ്ങളോട് സംസാരിക്കാൻ ആളുണ്ട്.",
  leave: "ഈ പേജ് വിടുക",
  leaveNote: "പകരം ഗൂഗിൾ തുറക്കും. ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ ഈ പേജിന്റെ പേര് കണ്ടേക്കാം.",
  wayTo: (place) => `വഴി കാണുക: ${place}`,
  pages: "പേജുകൾ",
  insurance: "ഇൻഷുറൻസ്",
  detailsAt: (name, place) => `${name}, ${place}`,
  departmentIn: (place, department) => `${place}: ${department}`,
  book: "ബുക്ക് ചെയ്യുക",
  bookOf: (name, place) => `ബുക്ക് ചെയ്യുക: ${name}, ${place}`,
  unknown: (text) =>
    `“${text}” എന്താണെന്ന് മനസ്സിലായില്ല. ഇംഗ്ലീഷിലും മലയാളത്തിലുമാണ് ഉത്തരം കിട്ടുക. ഒരു വാക്കു മാത്രം എഴുതി നോക്കുക, അല്ലെങ്കിൽ വിളിച്ചു ചോദിക്കുക:`,
  near: "സാമ്യമുള്ളവ:",
  elsewhere: "ഞങ്ങളുടെ മറ്റ് ആശുപത്രികളിൽ",
  askAbout: (what, number, place) => `${what}: വിളിച്ചു ചോദിക്കുക, ${number}, ${place}`,
  callDesk: (place) => `റിസപ്ഷൻ, ${place}`,
  suggestions: "നിർദേശങ്ങൾ",
  suggested: (count) => (count === 0 ? "നിർദേശങ്ങളില്ല." : `നിർദേശങ്ങൾ: ${count}`),
  suggestionsFailed: "നിർദേശങ്ങൾ ഇപ്പോൾ കാണിക്കാൻ കഴിയുന്നില്ല.",
  pressSearch: "കൂടുതൽ കണ്ടെത്താൻ ‘തിരയുക’ അമർത്തുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
} satisfies Translation<typeof english.search>;

export const findService = {
  lead: "നിങ്ങൾക്കു വേണ്ടത് ഞങ്ങളുടെ ഏത് ആശുപത്രിയിലുണ്ട് എന്ന് നോക്കുക. എന്നിട്ട് ആ ആശുപത്രിയിലേക്ക് വിളിക്കുക, അല്ലെങ്കിൽ അപ്പോയിന്റ്മെന്റ് എടുക്കുക.",
  leadOfOne: "ഞങ്ങളുടെ ആശുപത്രിയിലുള്ളതെല്ലാം കാണുക. എന്നിട്ട് ഞങ്ങളെ വിളിക്കുക, അല്ലെങ്കിൽ അപ്പോയിന്റ്മെന്റ് എടുക്കുക.",
  total: (count) => `ചികിത്സാ വിഭാഗങ്ങളും സൗകര്യങ്ങളും: ${count}`,
  found: (count, text) => `“${text}” എന്നതിന് കണ്ടെത്തിയത്: ${count}`,
  showAll: "എല്ലാം കാണിക്കുക",
  nothing: "ഒന്നും കണ്ടെത്തിയില്ല. “ഹൃദയം”, “രക്തം” എന്നിങ്ങനെ ഒരു വാക്ക് മാത്രം എഴുതി നോക്കുക. റിസപ്ഷനിൽ വിളിച്ചു ചോദിക്കുകയും ചെയ്യാം.",
  show: "കാണിക്കുക",
  about: {
    departments: "ഡോക്ടർമാർ പരിശോധിച്ച് ചികിത്സിക്കുന്ന ഇടം",
    facilities: "പരിശോധനകൾ, വാർഡുകൾ, സേവനങ്ങൾ",
  },
  receptions: "വിളിച്ചു ചോദിക്കുക",
  details: "വിവരങ്ങൾ",
  inAll: (hospitals) => `${hospitals} ആശുപത്രികളിലും ഉണ്ട്`,
  onlyIn: (place) => `ഇവിടെ മാത്രം: ${place}`,
  book: "ബുക്ക് ചെയ്യുക",
  call: "വിളിക്കുക",
  linkTo: (text, name, place) => `${text}: ${name}, ${place}`,
  callAt: (number, place) => `വിളിക്കുക: ${number}, ${place}`,
} satisfies Translation<typeof english.findService>;
