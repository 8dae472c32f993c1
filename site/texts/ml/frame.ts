import type * as english from "../en/frame.ts";
import type { Translation } from "../merge-texts.ts";

export const sections = {
  home: "ഹോം",
  about: "ഞങ്ങളെക്കുറിച്ച്",
  doctors: "ഡോക്ടർമാർ",
  departments: "ചികിത്സാ വിഭാഗങ്ങൾ",
  facilities: "സൗകര്യങ്ങൾ",
  gallery: "ഗാലറി",
  news: "വാർത്തകൾ",
  careers: "ജോലി ഒഴിവുകൾ",
  testimonials: "രോഗികളുടെ അനുഭവങ്ങൾ",
  contact: "ബന്ധപ്പെടുക",
  appointment: "അപ്പോയിന്റ്മെന്റ്",
  callMe: "ഞങ്ങൾ വിളിക്കാം",
  complaint: "പരാതി നൽകുക",
  privacy: "സ്വകാര്യത",
  accessibility: "എല്ലാവർക്കും ഉപയോഗിക്കാൻ",
  openBook: "നിരക്ക്, അവകാശം",
  findService: "ചികിത്സാ വിഭാഗമോ സൗകര്യമോ കണ്ടെത്തുക",
} satisfies Translation<typeof english.sections>;

export const common = {
  allDepartments: "എല്ലാ ചികിത്സാ വിഭാഗങ്ങളും",
  allDoctors: "എല്ലാ ഡോക്ടർമാരും",
  allFacilities: "എല്ലാ സൗകര്യങ്ങളും",
  allTestimonials: "എല്ലാ അനുഭവങ്ങളും",
  bookAppointment: "അപ്പോയിന്റ്മെന്റ് എടുക്കുക",
  breadcrumb: "ഈ പേജിലേക്കുള്ള വഴി",
  notReviewed: "ഈ പരിഭാഷ ഒരു ഡോക്ടർ ഇതുവരെ പരിശോധിച്ചിട്ടില്ല.",
  notTranslated: "ഇത് മലയാളത്തിൽ ഇതുവരെ തയ്യാറായിട്ടില്ല. ഇംഗ്ലീഷിൽ വായിക്കാം.",
  call: (number) => `വിളിക്കുക: ${number.replaceAll(" ", "\u00a0")}`,
  contact: "ബന്ധപ്പെടാൻ",
  email: "ഇ-മെയിൽ",
  emergency: "എമർജൻസി",
  emergency24x7: "എമർജൻസി, 24 മണിക്കൂറും",
  emergencyAt: (place) => `എമർജൻസി, ${place}`,
  groupNumbers: "ഞങ്ങളുടെ ഗ്രൂപ്പ്, അക്കങ്ങളിൽ",
  hospitalNumbers: "ഞങ്ങളുടെ ആശുപത്രി, അക്കങ്ങളിൽ",
  loading: "ലോഡ് ചെയ്യുന്നു…",
  opdHours: "ഒ.പി. സമയം",
  onThisPage: "ഈ പേജിൽ",
  opensInNewTab: "(പുതിയ ടാബിൽ തുറക്കും)",
  ourDepartments: "ഞങ്ങളുടെ ചികിത്സാ വിഭാഗങ്ങൾ",
  ourFacilities: "ഞങ്ങളുടെ സൗകര്യങ്ങൾ",
  since: (year) => `${year} മുതൽ`,
  phone: "ഫോൺ",
  unavailable: "ക്ഷമിക്കണം, ഈ പേജ് ഇപ്പോൾ കാണിക്കാൻ കഴിയുന്നില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
  whatsapp: "WhatsApp",
} satisfies Translation<typeof english.common>;

export const layout = {
  skipToContent: "പ്രധാന ഭാഗത്തേക്ക് പോകുക",
  requests: "എല്ലാ അപേക്ഷകളും",
  everyHospital: "എല്ലാ ആശുപത്രികളും",
  topStrip: "എമർജൻസി നമ്പർ, ഒ.പി. സമയം, മാപ്പ്",
  topStripCalm: "ഒ.പി. സമയം, മാപ്പ്",
  opdHours: (hours) => `ഒ.പി. ${hours}`,
  placeOnMap: (place) => `${place} മാപ്പിൽ (പുതിയ ടാബിൽ തുറക്കും)`,
  mainNav: "പ്രധാന മെനു",
  menu: "മെനു",
  openMenu: "മെനു തുറക്കുക",
  closeMenu: "മെനു അടയ്ക്കുക",
  about: "ഞങ്ങളെക്കുറിച്ച്",
  ourHospitals: "ഞങ്ങളുടെ ആശുപത്രികൾ",
  noHospital: "എന്തോ തകരാറുണ്ടായി",
  quickContact: "വേഗം ബന്ധപ്പെടാൻ",
  call: "വിളിക്കുക",
  book: "ബുക്ക് ചെയ്യുക",
  facebook: "Facebook",
  more: "കൂടുതൽ",
  moreContacts: "കൂടുതൽ: ഞങ്ങളെ ബന്ധപ്പെടാൻ മറ്റു വഴികൾ",
  firstAid: "പ്രഥമശുശ്രൂഷ",
  quickLinks: "പ്രധാന ലിങ്കുകൾ",
  redirect: "മറ്റൊരു പേജിലേക്ക്",
} satisfies Translation<typeof english.layout>;

export const bands = {
  whichDoctor: {
    title: "ഏതു ഡോക്ടറെ കാണണം എന്ന് ഉറപ്പില്ലേ?",
    text: (place) => `എന്താണ് അസുഖം എന്ന് പറയുക. ${place} ആശുപത്രിയിലെ ജീവനക്കാർ ശരിയായ ഡോക്ടറെ കണ്ടെത്താൻ സഹായിക്കും.`,
  },
  lost: {
    title: "തിരഞ്ഞത് കിട്ടിയില്ലേ?",
    text: (place) => `എന്താണ് വേണ്ടത് എന്ന് പറയുക. എവിടെയാണെന്ന് ${place} ആശുപത്രിയിലെ ജീവനക്കാർ പറഞ്ഞുതരും.`,
  },
  otherJob: "മറ്റൊരു ജോലിയാണോ നോക്കുന്നത്?",
  lines: {
    doctors: "ബുക്ക് ചെയ്യുന്നതിനു മുൻപ് എന്തെങ്കിലും ചോദിക്കാനുണ്ടോ?",
    department: "ഇതാണോ ശരിയായ വിഭാഗം എന്ന് ഉറപ്പില്ലേ?",
    facilities: "പരിശോധനയെയോ സേവനത്തെയോ കുറിച്ച് ചോദിക്കാനുണ്ടോ?",
    about_us: "ഞങ്ങളുടെ ആശുപത്രി കാണാൻ വരുന്നോ?",
    gallery: "ഞങ്ങളുടെ ആശുപത്രി കാണാൻ വരുന്നോ?",
    news: "വാർത്തകളെക്കുറിച്ച് ചോദിക്കാനുണ്ടോ?",
    careers: "ജോലിയെക്കുറിച്ച് ചോദിക്കാനുണ്ടോ?",
    testimonials: "ഇവിടെ വന്ന അനുഭവം പറയണോ?",
    appointment: "ഫോണിൽ വിളിച്ചു പറയുന്നതാണോ എളുപ്പം?",
    sent: "എന്തെങ്കിലും വിട്ടുപോയോ?",
    privacy: "നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ച് ചോദിക്കാനുണ്ടോ?",
    accessibility: "ഇവിടെ എന്തെങ്കിലും ഉപയോഗിക്കാൻ ബുദ്ധിമുട്ടുണ്ടോ?",
  },
} satisfies Translation<typeof english.bands>;

export const choose = {
  page: "വിളിക്കുക, ബുക്ക് ചെയ്യുക",
  lead: "ഓരോ ആശുപത്രിക്കും സ്വന്തം നമ്പറുകളുണ്ട്. വിളിക്കാനോ വരാനോ ഉദ്ദേശിക്കുന്ന ആശുപത്രി തിരഞ്ഞെടുക്കുക.",
  title: {
    call: "ഏത് ആശുപത്രിയിലേക്കാണ് വിളിക്കേണ്ടത്?",
    whatsapp: "ഏത് ആശുപത്രിയിലേക്കാണ് എഴുതേണ്ടത്?",
    book: "ഏത് ആശുപത്രിയിലാണ് അപ്പോയിന്റ്മെന്റ് വേണ്ടത്?",
    emergency: "എമർജൻസി: ഏത് ആശുപത്രിയാണ് അടുത്ത്?",
  },
  chooseHospital: "ആശുപത്രി തിരഞ്ഞെടുക്കുക",
  lastChosen: "കഴിഞ്ഞ തവണ തിരഞ്ഞെടുത്തത്",
  close: "അടയ്ക്കുക",
} satisfies Translation<typeof english.choose>;

export const emergencyCalls = {
  own: "എമർജൻസി, 24 മണിക്കൂറും",
  nearest: (place) => `അടുത്തുള്ള അത്യാഹിത വിഭാഗം, ${place}`,
  ambulance: "ആംബുലൻസ്",
  police: "പൊലീസ്, ഫയർ ഫോഴ്സ്, ആംബുലൻസ്",
  doNotWait: "അടിയന്തരമാണെങ്കിൽ ഞങ്ങളുടെ മറുപടിക്കായി കാത്തുനിൽക്കരുത്. ഇപ്പോൾത്തന്നെ വിളിക്കുക:",
} satisfies Translation<typeof english.emergencyCalls>;

export const failures = {
  failed: "എന്തോ തകരാറുണ്ടായി",
  notFound: "പേജ് കണ്ടെത്തിയില്ല",
  notFoundHint: "വിലാസത്തിൽ തെറ്റുണ്ടാകാം, അല്ലെങ്കിൽ പേജ് മാറ്റിയിരിക്കാം. തിരയുക, അല്ലെങ്കിൽ താഴെനിന്ന് തിരഞ്ഞെടുക്കുക.",
  notLoaded: "ഈ പേജ് ലോഡ് ചെയ്തില്ല",
  checkConnection: "ഇന്റർനെറ്റ് കണക്ഷൻ ഇല്ലായിരിക്കാം. അതു നോക്കി വീണ്ടും ശ്രമിക്കുക. ഞങ്ങളെ വിളിക്കുകയും ചെയ്യാം.",
  tryAgain: "വീണ്ടും ശ്രമിക്കുക",
  receptions: "മറ്റെല്ലാ കാര്യങ്ങൾക്കും",
  goTo: (hospital) => `ആശുപത്രിയുടെ പേജ്: ${hospital}`,
} satisfies Translation<typeof english.failures>;

export const preview = {
  preview: "പ്രിവ്യൂ",
  notPublished: "ഈ പേജിൽ ഇനിയും പ്രസിദ്ധീകരിക്കാത്ത മാറ്റങ്ങളുണ്ട്. ഫോമുകൾ ശരിക്കും അയയ്ക്കും.",
  leave: "പ്രിവ്യൂ നിർത്തുക",
} satisfies Translation<typeof english.preview>;

export const slides = {
  carousel: "മാറിവരുന്ന ചിത്രങ്ങൾ",
  slides: "ചിത്രങ്ങൾ",
  previous: "മുൻപത്തെ ചിത്രം",
  next: "അടുത്ത ചിത്രം",
  position: (position, count) => `ആകെ ${count}, ഇത് ${position}`,
  current: (position, count) => `ചിത്രം ${position}, ആകെ ${count}`,
} satisfies Translation<typeof english.slides>;

export const richText = {
  download: "ഫയൽ ഡൗൺലോഡ് ചെയ്യുക",
  sound: "ശബ്ദം",
  table: "പട്ടിക",
  video: "വീഡിയോ",
} satisfies Translation<typeof english.richText>;
