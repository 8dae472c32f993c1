import type * as english from "../en/forms.ts";
import type { Translation } from "../merge-texts.ts";
import { clock } from "./clock.ts";

const WEEKDAYS = ["ഞായർ", "തിങ്കൾ", "ചൊവ്വ", "ബുധൻ", "വ്യാഴം", "വെള്ളി", "ശനി"];

export const appointment = {
  request: "അപ്പോയിന്റ്മെന്റിന് അപേക്ഷിക്കുക",
  lead: "ഏതു ചികിത്സാ വിഭാഗമാണ് വേണ്ടത് എന്ന് അറിയിക്കുക. ഞങ്ങൾ വിളിച്ച് സമയം ഉറപ്പിക്കും.",
  name: "അപ്പോയിന്റ്മെന്റ് അപേക്ഷ",
  submit: "അപേക്ഷ അയയ്ക്കുക",
  sent: "നിങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് അപേക്ഷ അയച്ചു.",
  sentFromHome: "അപ്പോയിന്റ്മെന്റ് അപേക്ഷ അയച്ചു",
  failed: "അപേക്ഷ അയയ്ക്കാൻ കഴിഞ്ഞില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
  next: [
    "ഞങ്ങളുടെ അപ്പോയിന്റ്മെന്റ് ഡെസ്ക് അപേക്ഷ വായിച്ച് നിങ്ങൾ തന്ന നമ്പറിൽ വിളിക്കും.",
    "ഡെസ്കിലുള്ളവരും നിങ്ങളും ചേർന്ന് സമയം തീരുമാനിക്കുമ്പോൾ മാത്രമാണ് അപ്പോയിന്റ്മെന്റ് ഉറപ്പാകുന്നത്.",
  ],
  sendAnother: "ഒന്നുകൂടി അയയ്ക്കുക",
  emergencyNow: "ഇപ്പോൾ അടിയന്തര സാഹചര്യമാണോ?",
  doNotSend: "ഈ ഫോം അയയ്ക്കരുത്. ഉടൻ അത്യാഹിത വിഭാഗത്തിൽ എത്തുക, അല്ലെങ്കിൽ വിളിക്കുക:",
  aboutVisit: "അപ്പോയിന്റ്മെന്റ്",
  aboutPatient: "രോഗി",
  department: "ചികിത്സാ വിഭാഗം",
  selectDepartment: "തിരഞ്ഞെടുക്കുക",
  departmentExample: "ഉറപ്പില്ലെങ്കിൽ ഏറ്റവും അടുത്തു തോന്നുന്നത് തിരഞ്ഞെടുക്കുക. ഞങ്ങൾ സഹായിക്കാം.",
  doctor: "ഡോക്ടർ",
  selectDoctor: "തിരഞ്ഞെടുക്കുക",
  waitForDoctors: "ദയവായി കാത്തിരിക്കുക",
  showDoctors: "ഡോക്ടർമാരെ കാണുക",
  opNumber: "ഒ.പി. നമ്പർ (ഉണ്ടെങ്കിൽ)",
  date: "വരാൻ സൗകര്യമുള്ള തീയതി",
  consultingHours: (doctor, hours) => `${doctor}: ${hours}`,
  askAboutDay: (day, doctor) =>
    `${day.replaceAll("\u200C", "")}: ഈ ദിവസം ${doctor ? `പരിശോധനയില്ല (ഡോക്ടർ: ${doctor})` : "ഒ.പി. ഇല്ല"}. മറ്റൊരു ദിവസം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ അപേക്ഷ ഇങ്ങനെതന്നെ അയയ്ക്കുക.`,
  askAboutHoliday: (day, holiday) =>
    `${day.replaceAll("\u200C", "")}: ${holiday}. മറ്റൊരു ദിവസം തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ അപേക്ഷ ഇങ്ങനെതന്നെ അയയ്ക്കുക.`,
  concierge: "ഹെൽപ് ഡെസ്ക്",
  conciergeDesk: "ഹെൽപ് ഡെസ്ക്",
  conciergeLead: "നേരിട്ട് സംസാരിക്കുന്നതാണോ എളുപ്പം? ഹെൽപ് ഡെസ്കിൽ വിളിച്ചാൽ അപ്പോയിന്റ്മെന്റ് എടുത്തുതരും. എപ്പോൾ, എങ്ങനെ വരണം എന്നും പറഞ്ഞുതരും.",
} satisfies Translation<typeof english.appointment>;

export const contactForm = {
  heading: "സന്ദേശം അയയ്ക്കുക",
  name: "സന്ദേശം",
  submit: "സന്ദേശം അയയ്ക്കുക",
  sent: "ദയവായി കാത്തിരിക്കുക, ഞങ്ങൾ ഉടൻ ബന്ധപ്പെടാം",
  failed: "സന്ദേശം അയയ്ക്കാൻ കഴിഞ്ഞില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
  next: ["ആശുപത്രി ഓഫീസ് സന്ദേശം വായിക്കും. ഇ-മെയിലിലോ ഫോണിലോ മറുപടി തരും."],
  sendAnother: "ഒന്നുകൂടി അയയ്ക്കുക",
  subject: "വിഷയം",
  subjectExample: "ഉദാഹരണം: സന്ദർശന സമയം",
  message: "സന്ദേശം",
} satisfies Translation<typeof english.contactForm>;

export const callForm = {
  name: "തിരിച്ചു വിളിക്കൽ",
  submit: "എന്നെ വിളിക്കുക",
  sent: "നിങ്ങളുടെ നമ്പർ അയച്ചു.",
  failed: "നമ്പർ അയയ്ക്കാൻ കഴിഞ്ഞില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
  next: ["ആശുപത്രി ഡെസ്ക് ഈ നമ്പറിൽ വിളിക്കും. ഡെസ്കിലുള്ളവരുമായി സമയം തീരുമാനിക്കുമ്പോൾ മാത്രമാണ് അത് ഉറപ്പാകുന്നത്."],
  sendAnother: "മറ്റൊരു നമ്പർ തരിക",
} satisfies Translation<typeof english.callForm>;

export const complaintForm = {
  name: "പരാതി",
  submit: "പരാതി അയയ്ക്കുക",
  sent: "നിങ്ങളുടെ പരാതി കിട്ടി.",
  follow: "പരാതി എന്തായി എന്ന് കാണുക",
  failed: "പരാതി അയയ്ക്കാൻ കഴിഞ്ഞില്ല. വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കുക.",
  next: ["റഫറൻസ് നമ്പറാണ് പരാതിയുടെ നമ്പർ. പരാതിയുടെ പേജ് സൂക്ഷിക്കുക: മറുപടി അവിടെ കാണാം."],
  sendAnother: "മറ്റൊരു പരാതി നൽകുക",
} satisfies Translation<typeof english.complaintForm>;

export const jobApplication = {
  heading: "ഈ ജോലിക്ക് അപേക്ഷിക്കുക",
  open: "അപേക്ഷിക്കുക",
  applied: "അപേക്ഷിച്ചു",
  name: "ജോലിക്കുള്ള അപേക്ഷ",
  submit: "അപേക്ഷ അയയ്ക്കുക",
  sent: "നിങ്ങളുടെ അപേക്ഷ അയച്ചു.",
  failed: "എന്തോ തകരാറുണ്ടായി",
  next: ["ആശുപത്രി ഓഫീസ് അപേക്ഷയും ബയോഡാറ്റയും വായിക്കും. നിങ്ങളെ കാണണമെങ്കിൽ അവർ എഴുതും, അല്ലെങ്കിൽ വിളിക്കും."],
  sendAnother: "എല്ലാ ജോലികളും",
  experience: "പ്രവൃത്തിപരിചയം (വർഷം)",
  experienceHint: "ഇത് ആദ്യത്തെ ജോലിയാണെങ്കിൽ 0",
  resume: "ബയോഡാറ്റ",
  resumeHint: (megabytes) => `pdf, doc അല്ലെങ്കിൽ docx ഫയൽ, പരമാവധി ${megabytes}\u00a0MB`,
} satisfies Translation<typeof english.jobApplication>;

export const form = {
  followRequest: "അപേക്ഷയുടെ നില അറിയുക",
  shareToSelf: "എന്റെ WhatsApp-ലേക്ക്",
  pageCode: "ഫോണിൽ അപേക്ഷ തുറക്കാനുള്ള കോഡ്",
  name: "പേര്",
  nameExample: "ഉദാഹരണം: അനിത കുമാരി",
  emailExample: "ഉദാഹരണം: anitha@example.com",
  phone: "ഫോൺ നമ്പർ",
  phoneHint: "10 അക്കം; +91 വേണമെന്നില്ല",
  optional: "(നിർബന്ധമില്ല)",
  error: "തെറ്റ്:",
  sending: "ദയവായി കാത്തിരിക്കുക",
  sendAllTheSame: "ഇങ്ങനെതന്നെ അയയ്ക്കുക",
  uploaded: (percent) => `${percent} %`,
  uploading: "അയയ്ക്കുന്നു",
  cancel: "വേണ്ട",
  restored: "നിങ്ങൾ മുൻപ് എഴുതിയത് ഇവിടെയുണ്ട്.",
  clear: "ഫോം മായ്ക്കുക",
  honeypot: "ഇവിടെ ഒന്നും എഴുതരുത്",
  preferToCall: "വിളിക്കുന്നതാണോ എളുപ്പം?",
  checkField: "ഇത് ഒന്നു നോക്കി വീണ്ടും അയയ്ക്കുക",
  reference: "റഫറൻസ് നമ്പർ:",
  quoteReference: "ഇതിനെക്കുറിച്ച് വിളിക്കുമ്പോൾ ഈ റഫറൻസ് നമ്പർ പറയുക.",
  whatNext: "ഇനി എന്ത്",
  whatYouSent: "നിങ്ങൾ അയച്ചത്",
} satisfies Translation<typeof english.form>;

export const rules = {
  department: "ചികിത്സാ വിഭാഗം തിരഞ്ഞെടുക്കുക",
  name: "പേര് നൽകുക",
  email: "ഇ-മെയിൽ വിലാസം നൽകുക",
  emailFormat: "ശരിയായ ഇ-മെയിൽ വിലാസം നൽകുക",
  emailOfApplicant: "ഇ-മെയിൽ വിലാസം നൽകുക",
  phone: "ഫോൺ നമ്പർ നൽകുക",
  phoneOfApplicant: "ഫോൺ നമ്പർ നൽകുക",
  phoneFormat: "ശരിയായ ഫോൺ നമ്പർ നൽകുക",
  subject: "വിഷയം നൽകുക",
  complaint: "ഉണ്ടായത് എഴുതുക",
  phoneOrEmail: "ഫോൺ നമ്പർ അല്ലെങ്കിൽ ഇ-മെയിൽ വിലാസം നൽകുക; മറുപടി തരാൻ അത് വേണം",
  experience: "പ്രവൃത്തിപരിചയം (വർഷം) നൽകുക",
  resume: "ബയോഡാറ്റ ഫയൽ തിരഞ്ഞെടുക്കുക",
  resumeType: "PDF ഫയലോ Word ഫയലോ തിരഞ്ഞെടുക്കുക",
  resumeSize: "ഈ ഫയൽ വളരെ വലുതാണ്. കുറച്ചുകൂടി ചെറുത് തിരഞ്ഞെടുക്കുക.",
  resumeUnreadable:
    "ഈ ഫയൽ വായിക്കാൻ കഴിയുന്നില്ല. അത് കേടായതാകാം, അല്ലെങ്കിൽ പേരിൽ പറയുന്ന തരം ഫയലല്ലായിരിക്കാം. PDF ആയി വീണ്ടും സേവ് ചെയ്യുക.",
  wordLocked: "ഈ Word ഫയലിന് പാസ്‌വേഡ് ഉണ്ട്. പാസ്‌വേഡ് ഇല്ലാതെ, അല്ലെങ്കിൽ PDF ആയി സേവ് ചെയ്യുക.",
  wordTemplate: "ഈ Word ഫയൽ ഇന്റർനെറ്റിൽനിന്ന് ടെംപ്ലേറ്റ് എടുക്കുന്നു. PDF ആയി സേവ് ചെയ്ത് ആ PDF അയയ്ക്കുക.",
  wordRemote: "ഈ Word ഫയൽ ഇന്റർനെറ്റിൽനിന്ന് ചിത്രങ്ങളോ വാക്കുകളോ എടുക്കുന്നു. PDF ആയി സേവ് ചെയ്ത് ആ PDF അയയ്ക്കുക.",
  wordObject: "ഈ Word ഫയലിനുള്ളിൽ മറ്റൊരു ഫയലുണ്ട്. PDF ആയി സേവ് ചെയ്ത് ആ PDF അയയ്ക്കുക.",
  wordMacro: "ഈ Word ഫയലിൽ മാക്രോ ഉണ്ട്. PDF ആയി സേവ് ചെയ്ത് ആ PDF അയയ്ക്കുക.",
  wordSize: "ഈ Word ഫയൽ തുറക്കുമ്പോൾ വളരെ വലുതാകുന്നു. PDF ആയി സേവ് ചെയ്ത് ആ PDF അയയ്ക്കുക.",
  pdfProgram: "ഈ PDF-ന് ഒരു പ്രോഗ്രാം തുടങ്ങാൻ കഴിയും. തുറന്ന് പുതിയ PDF ആയി പ്രിന്റ് ചെയ്ത് അത് അയയ്ക്കുക.",
  pdfFile: "ഈ PDF-നുള്ളിൽ മറ്റൊരു ഫയലുണ്ട്. തുറന്ന് പുതിയ PDF ആയി പ്രിന്റ് ചെയ്ത് അത് അയയ്ക്കുക.",
  date: "ഇന്നോ അതിനു ശേഷമോ ഉള്ള തീയതി തിരഞ്ഞെടുക്കുക",
  dateFar: "ഇന്നു മുതൽ ഒരു വർഷത്തിനുള്ളിലുള്ള തീയതി തിരഞ്ഞെടുക്കുക",
  hospital: "ആശുപത്രി തിരഞ്ഞെടുക്കുക",
  tooLong: (most) => `പരമാവധി ${most} അക്ഷരം`,
  controlCharacters: "മറഞ്ഞിരിക്കുന്ന ചിഹ്നങ്ങളില്ലാതെ വീണ്ടും എഴുതുക",
} satisfies Translation<typeof english.rules>;

export const pending = {
  label: "ഇവിടെ സൂക്ഷിച്ച ഫോമുകൾ",
  waiting: (count, names) => `അയച്ചിട്ടില്ല: ${count} ഫോം. പേര്: ${names}.`,
  sentWhenOnline: () => "ഇന്റർനെറ്റ് കിട്ടുമ്പോൾ ഈ വെബ്സൈറ്റ് തുറന്നിരുന്നാൽ അയയ്ക്കും.",
  keepOpen: () => "ഇന്റർനെറ്റ് കിട്ടുമ്പോൾ അയയ്ക്കും. അതുവരെ ഈ പേജ് അടയ്ക്കരുത്.",
  when: (moment) => `${WEEKDAYS[moment.getDay()]}, ${clock(`${moment.getHours()}:${moment.getMinutes()}`)}`,
  form: (name, what, when) => [name, what, when].filter(Boolean).join(", "),
  cancelled: (which) => `റദ്ദാക്കി: ${which}.`,
  sent: (which) => `അയച്ചു: ${which}.`,
  notSent: (which, reason) => `അയച്ചില്ല: ${which}. ${reason}`,
  expired: "ഇന്റർനെറ്റ് കിട്ടാതെ 3 ദിവസം കഴിഞ്ഞു.",
  refused: "അത് സ്വീകരിക്കാൻ കഴിഞ്ഞില്ല.",
  dayPassed: "തിരഞ്ഞെടുത്ത ദിവസം കഴിഞ്ഞു.",
  chosenDayPassed: (day) => `തിരഞ്ഞെടുത്ത ദിവസം കഴിഞ്ഞു: ${day}.`,
  callOrFillIn: "ഫോം വീണ്ടും പൂരിപ്പിക്കുക, അല്ലെങ്കിൽ വിളിക്കുക:",
  call: "വിളിക്കുക:",
  list: "കാണുക, റദ്ദാക്കുക",
  cancel: "റദ്ദാക്കുക",
  undo: "തിരിച്ചെടുക്കുക",
  fillIn: "വീണ്ടും പൂരിപ്പിക്കുക",
  close: "അടയ്ക്കുക",
} satisfies Translation<typeof english.pending>;

export const sent = {
  appointment: "അപേക്ഷ അയച്ചു",
  contact: "സന്ദേശം അയച്ചു",
  job: "ജോലി അപേക്ഷ അയച്ചു",
  call: "നമ്പർ അയച്ചു",
  complaint: "പരാതി അയച്ചു",
} satisfies Translation<typeof english.sent>;
