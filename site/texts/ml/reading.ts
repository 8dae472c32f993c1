import type * as english from "../en/reading.ts";
import type { Translation } from "../merge-texts.ts";

const MONTHS = "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ".split(" ");

export const landing = {
  eachHospital: "ഓരോ ആശുപത്രിക്കും സ്വന്തം ഡോക്ടർമാരും ചികിത്സാ വിഭാഗങ്ങളും ഫോൺ നമ്പറുകളുമുണ്ട്.",
  seeHospital: "ആശുപത്രി കാണുക",
  since: "തുടക്കം",
  ourInstitutions: "ഞങ്ങളുടെ സ്ഥാപനങ്ങൾ",
  visitCollege: "കോളേജിന്റെ വെബ്സൈറ്റ്",
  awesomeFacilities: "മികച്ച സൗകര്യങ്ങൾ",
  inEachHospital: "ഞങ്ങളുടെ എല്ലാ ആശുപത്രികളിലും ഇവയുണ്ട്.",
  onlyIn: (places) => `ഇവിടെ: ${places}`,
} satisfies Translation<typeof english.landing>;

export const home = {
  highlights: (place) => `${place} ആശുപത്രിയിലെ പ്രധാന കാര്യങ്ങൾ`,
  findDoctor: "ഡോക്ടറെ കണ്ടെത്തുക",
  findDepartment: "ഓരോ വിഭാഗവും ചികിത്സിക്കുന്നത്",
  readMore: "കൂടുതൽ വായിക്കുക",
  readAboutUs: "കൂടുതൽ വായിക്കുക: ഞങ്ങളെക്കുറിച്ച്",
  requestAppointment: "അപ്പോയിന്റ്മെന്റിന് അപേക്ഷിക്കുക",
  requestLead: "എവിടെയിരുന്നും ഈ ഫോം പൂരിപ്പിക്കാം. ഞങ്ങൾ വിളിച്ച് സമയം ഉറപ്പിക്കും.",
  openForm: "ഇവിടെ പൂരിപ്പിക്കുക",
  haveReady: "ഇവ കൈയിൽ കരുതുക",
  ready: ["രോഗിയുടെ പേരും ഒരു ഫോൺ നമ്പറും", "ഒ.പി. നമ്പർ, മുൻപ് വന്നിട്ടുണ്ടെങ്കിൽ", "ഇ-മെയിൽ വിലാസം"],
  urgent: "അടിയന്തരമാണെങ്കിൽ ഫോം അയയ്ക്കരുത്. ഈ നമ്പറുകളിൽ ഒന്നിലേക്ക് വിളിക്കുക.",
  whatWeDoBest: "ഞങ്ങളുടെ മികവ്",
  readMoreFrom: (author) => `കൂടുതൽ വായിക്കുക: ${author}`,
  insurers: "ഇൻഷുറൻസ് കമ്പനികൾ",
  bringCard: "ഈ ഇൻഷുറൻസ് കമ്പനികൾക്ക് ഞങ്ങൾ നേരിട്ട് ബിൽ അയയ്ക്കും. ഇൻഷുറൻസ് കാർഡ് കൊണ്ടുവരിക.",
} satisfies Translation<typeof english.home>;

export const about = {
  accreditation: "അംഗീകാരം",
  insurance: "കാഷ്‌ലെസ് ഇൻഷുറൻസ്",
  leaders: "ആശുപത്രിയെ നയിക്കുന്നവർ",
  messages: "സന്ദേശങ്ങൾ",
  messagesFrom: "ഞങ്ങളുടെ ആശുപത്രികളെ നയിക്കുന്നവരുടെ വാക്കുകൾ",
  messagesFromOne: "ഞങ്ങളുടെ ആശുപത്രിയെ നയിക്കുന്നവരുടെ വാക്കുകൾ",
  sample: "സാമ്പിൾ വാചകം",
} satisfies Translation<typeof english.about>;

export const news = {
  all: "എല്ലാ വാർത്തകളും",
  next: "അടുത്ത വാർത്ത",
  lead: "ഞങ്ങളുടെ ആശുപത്രിയിലെ പുതിയ സേവനങ്ങളും മാറ്റങ്ങളും പരിപാടികളും.",
  latest: "പുതിയ വാർത്തകൾ",
  none: "വാർത്തകളൊന്നുമില്ല",
  readMore: "കൂടുതൽ വായിക്കുക",
  readArticle: (headline) => `കൂടുതൽ വായിക്കുക: ${headline}`,
  monthOfYear: (month, year) => `${MONTHS[month]} ${year}`,
  numbers: "പ്രധാന നമ്പറുകൾ",
} satisfies Translation<typeof english.news>;

export const careers = {
  all: "എല്ലാ ജോലികളും",
  lead: "ഓരോ ജോലിക്കും എന്താണ് വേണ്ടത് എന്ന് നോക്കുക. ഓൺലൈനായി അപേക്ഷിക്കാം.",
  found: (jobs) => `നിങ്ങൾക്കുള്ള ജോലി ഒഴിവുകൾ: ${jobs}`,
  none: "ജോലി ഒഴിവുകൾ കണ്ടെത്തിയില്ല",
  howToApply: [
    { icon: "search", text: "ഒരു ജോലി തുറക്കുക. എന്താണ് ജോലി, എന്താണ് വേണ്ടത് എന്ന് നോക്കുക." },
    { icon: "mail", text: "‘അപേക്ഷിക്കുക’ അമർത്തുക, ഫോം പൂരിപ്പിക്കുക, ബയോഡാറ്റ ചേർക്കുക." },
    { icon: "phone", text: "ആശുപത്രി ഓഫീസ് അതു വായിച്ച് നിങ്ങളെ വിളിക്കും, അല്ലെങ്കിൽ എഴുതും." },
  ],
  place: "സ്ഥലം",
  vacancies: "ഒഴിവുകൾ",
  noVacancy: "ഇപ്പോൾ ഇല്ല",
  lastDate: "അപേക്ഷിക്കാനുള്ള അവസാന തീയതി",
  next: "അടുത്ത ജോലി",
  viewMore: "കൂടുതൽ കാണുക",
  viewJob: (job) => `കൂടുതൽ കാണുക: ${job}`,
  title: (job, vacancies) =>
    `${job} – ${vacancies < 1 ? "ഒഴിവില്ല" : vacancies === 1 ? "1 ഒഴിവ്" : `${vacancies} ഒഴിവുകൾ`}`,
  responsibilities: "ചുമതലകൾ",
  skills: "കഴിവുകൾ",
  experience: "പ്രവൃത്തിപരിചയം",
  questions: "ഈ ജോലിയെക്കുറിച്ച് ചോദിക്കാൻ",
  anyQuestions: "ഈ ജോലിയെക്കുറിച്ച് ചോദിക്കാനുണ്ടോ?",
  ask: "ജോലി, ജോലി സമയം, വേണ്ട രേഖകൾ എന്നിവയെക്കുറിച്ച് ചോദിക്കാൻ ഇ-മെയിൽ അയയ്ക്കുക, അല്ലെങ്കിൽ വിളിക്കുക.",
  askByEmail: "ഇ-മെയിലിൽ ചോദിക്കുക",
  mailSubject: (job) => `ജോലിയെക്കുറിച്ച് ഒരു ചോദ്യം: ${job}`,
} satisfies Translation<typeof english.careers>;

export const gallery = {
  lead: (pictures) => (pictures === 1 ? "ഞങ്ങളുടെ ആശുപത്രികളുടെ ഒരു ചിത്രം." : "ഞങ്ങളുടെ ആശുപത്രികളുടെ ചിത്രങ്ങൾ."),
  leadOfOne: (pictures) => (pictures === 1 ? "ഞങ്ങളുടെ ആശുപത്രിയുടെ ഒരു ചിത്രം." : "ഞങ്ങളുടെ ആശുപത്രിയുടെ ചിത്രങ്ങൾ."),
  picture: "ചിത്രം",
  previous: "മുൻപത്തെ ചിത്രം",
  next: "അടുത്ത ചിത്രം",
  close: "അടയ്ക്കുക",
} satisfies Translation<typeof english.gallery>;

export const testimonials = {
  none: "അഭിപ്രായങ്ങൾ കണ്ടെത്തിയില്ല",
  readStory: "മുഴുവൻ വായിക്കുക",
  captions: "വീഡിയോയിലെ വാക്കുകൾ",
  next: "അടുത്ത അനുഭവം",
  videoOf: (reviewer) => `വീഡിയോ: ${reviewer}`,
} satisfies Translation<typeof english.testimonials>;

export const contact = {
  lead: (hospital, place) => `${hospital}, ${place}: ഞങ്ങൾക്ക് എഴുതുക, ഞങ്ങളെ വിളിക്കുക, അല്ലെങ്കിൽ നേരിട്ടു വരിക.`,
  call: "ഞങ്ങളെ വിളിക്കുക",
  reception: "റിസപ്ഷൻ",
  appointments: "അപ്പോയിന്റ്മെന്റ്",
  callForAppointment: "അപ്പോയിന്റ്മെന്റിന് വിളിക്കുകയും ചെയ്യാം",
  find: (hospital) => `എത്തിച്ചേരാൻ: ${hospital}`,
  openMap: "മാപ്പ് തുറക്കുക",
} satisfies Translation<typeof english.contact>;

export const contactColumn = {
  label: "ബന്ധപ്പെടാനും അപ്പോയിന്റ്മെന്റിനും",
  needDoctor: "ഡോക്ടറെ കാണണോ?",
  askOnline: "ഓൺലൈനായി അപ്പോയിന്റ്മെന്റിന് അപേക്ഷിക്കുക. സമയം ഉറപ്പിക്കാൻ ഞങ്ങൾ തിരിച്ചു വിളിക്കും.",
} satisfies Translation<typeof english.contactColumn>;

export const accessibility = {
  lastReviewed: "അവസാനം പരിശോധിച്ചത്:",
} satisfies Translation<typeof english.accessibility>;

export const missing = {
  doctors: {
    title: "ഈ ഡോക്ടറെ കണ്ടെത്താനായില്ല",
    lead: "ഡോക്ടർ ഇപ്പോൾ ഇവിടെ ജോലി ചെയ്യുന്നില്ലായിരിക്കാം. ഇവിടെയുള്ള ഡോക്ടർമാർ:",
  },
  facilities: {
    title: "ഈ സൗകര്യം കണ്ടെത്താനായില്ല",
    lead: "ഈ ആശുപത്രിയിൽ അത് ഇല്ലായിരിക്കാം. ഇവിടെയുള്ള സൗകര്യങ്ങൾ:",
  },
  news: { title: "ഈ വാർത്ത കണ്ടെത്താനായില്ല", lead: "അത് പഴയതായിരിക്കാം. പുതിയ വാർത്തകൾ:" },
  careers: { title: "ഈ ജോലി കണ്ടെത്താനായില്ല", lead: "അതിൽ ആളെ എടുത്തിരിക്കാം. ഇപ്പോഴുള്ള ഒഴിവുകൾ:" },
  testimonials: { title: "ഈ അനുഭവം കണ്ടെത്താനായില്ല", lead: "അത് നീക്കം ചെയ്തിരിക്കാം. മറ്റുള്ളവരുടെ അനുഭവങ്ങൾ:" },
} satisfies Translation<typeof english.missing>;
