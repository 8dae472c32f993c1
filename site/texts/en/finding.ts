// Doctors, departments, facilities, and the ways to find them.

export const doctors = {
  ourDoctors: "Our Doctors",
  shown: (
    shown: number,
    total: number,
    { department, letter }: { department?: string | undefined; letter?: string } = {},
  ) =>
    `${shown} of ${total} ${total === 1 ? "doctor" : "doctors"}${department ? ` in ${department}` : letter ? `, letter ${letter}` : ""}`,
  narrow: "Department or first letter",
  firstLetter: "First letter of the name",
  all: "All",
  departmentMissing: "We cannot show the doctors of that department. Here are all our doctors.",
  none: "No doctors found", // 282
  details: "Details", // 149
  detailsOf: (name: string) => `Details of ${name}`,
  department: "Department",
  show: "Show",
  viewMore: "View more", // 151
  timings: "Consultation timings",
  education: "Education",
  skill: "Special skills",
  failed: (errors: string) => `Something went wrong, - possible reason :${errors}`, // 163
};

export const departments = {
  choose: "Choose a department to see what it treats and who its doctors are.",
  /** Numbers follow. */
  inEmergency: "In an emergency come to casualty at once, or call",
  noCasualty: "This hospital has no casualty. In an emergency call at once, or go to the nearest one:",
  services: "Services",
  walkIn: "Come at any time",
  noAppointment: "You do not need an appointment. If you can, call us on your way.",
  callAnyTime: (number: string) => `Call ${number}, 24x7`,
  /** Where no doctors are listed; the number of the appointment desk follows. */
  askWhichDoctor: "Ask our appointment desk which doctors see patients here, and when:",
  planVisit: "Plan your visit",
  askForTime: (department: string) => `Ask for an appointment in ${department}. We call you back to agree on a time.`,
  bookIn: (department: string) => `Book Appointment in ${department}`,
  bookWith: (doctor: string) => `Book Appointment with ${doctor}`,
};

export const facilities = {
  lead: "See what each facility is for and when it is open.",
};

export const search = {
  title: "Search",
  label: "What do you need?",
  hint: "A doctor, a department or what is wrong, in English, Malayalam or Manglish. For example: sugar, knee pain",
  search: "Search",
  lead: "Use your own words, in English, Malayalam or Manglish.",
  forExample: "For example:",
  examples: ["sugar", "knee pain", "fever", "pallu vedana", "blood test"],
  otherWays: "Other ways to find help",
  resultsFor: (text: string) => `Results for “${text}”`,
  danger: "This may be an emergency",
  dangerAdvice: "Do not wait for an appointment. Call us now, or come to casualty at once. It is open 24x7.",
  dangerElsewhere: "Do not wait for an appointment. Call now, or go to the nearest casualty at once.",
  distress: "You are not alone",
  distressAdvice:
    "If you or somebody near you may be in danger, call a help line now, or come to casualty. Somebody will talk with you. You can come at any hour.",
  helpLineNote: (helps: string, hours: string, languages?: string) =>
    [helps, hours, ...(languages ? [languages] : [])].join(". "),
  distressElsewhere:
    "If you or somebody near you may be in danger, call a help line now, or go to the nearest casualty. Somebody will talk with you.",
  leave: "Leave this page",
  leaveNote: "Opens Google. The browser’s history may name this page.",
  wayTo: (place: string) => `The way to ${place}`,
  pages: "Pages",
  insurance: "Insurance",
  detailsAt: (name: string, place: string) => `${name}, ${place}`,
  /** Names of links for screen readers and voice control: they begin with the text of the link. */
  departmentIn: (place: string, department: string) => `${place}: ${department}`,
  book: "Book",
  bookOf: (name: string, place: string) => `Book: ${name}, ${place}`,
  unknown: (text: string) => `We do not know “${text}”. We answer in English and Malayalam. Try one word, or ask us:`,
  near: "Nearest:",
  elsewhere: "In our other hospitals",
  askAbout: (what: string, number: string, place: string) => `Ask about ${what}: ${number}, ${place}`,
  callDesk: (place: string) => `Reception, ${place}`,
  suggestions: "Suggestions",
  /** Said by screen readers while somebody types. */
  suggested: (count: number) =>
    count === 0 ? "No suggestions." : count === 1 ? "1 suggestion" : `${count} suggestions`,
  suggestionsFailed: "We cannot show suggestions now.",
  /** After one of the two above. */
  pressSearch: "Press Search to look further, or call us.",
};

export const findService = {
  lead: "Find out which of our hospitals has what you need. Then call that hospital, or book an appointment.",
  leadOfOne: "See all that our hospital has. Then call us, or book an appointment.",
  total: (count: number) => (count === 1 ? "1 department or facility" : `${count} departments and facilities`),
  found: (count: number, text: string) => `${count} found for “${text}”`,
  showAll: "Show all",
  nothing: "We found nothing. Try one word, such as “heart” or “blood”. You can also call a reception and ask.",
  /** Names the choice of the list that phones show. */
  show: "Show",
  about: {
    departments: "Where doctors see and treat you",
    facilities: "Tests, wards and services",
  },
  receptions: "Call and ask us",
  details: "Details",
  inAll: (hospitals: number) => `In all ${hospitals} hospitals`,
  onlyIn: (place: string) => `Only in ${place}`,
  book: "Book",
  call: "Call",
  /** Names of links for screen readers and voice control: they begin with the text of the link. */
  linkTo: (text: string, name: string, place: string) => `${text}: ${name}, ${place}`,
  callAt: (number: string, place: string) => `Call ${number}, ${place}`,
};
