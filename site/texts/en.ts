/**
 * Every text of the site that is neither data (`data/`) nor content (the content service), in English. Another language
 * is a file like this one beside it, e.g. `ml.ts`, of the type `Catalogue`. Texts with a number after them in a comment
 * are fixed by that statement of docs/specification, letter by letter.
 */

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** What browsers need too; the others stay on the server. */
export const pages = {
  /** For dates and numbers (BCP 47). */
  locale: "en-IN",
  /** The site's sections: in the browser's title, in the way to a page and in links. */
  sections: {
    home: "Home",
    about: "About Us",
    doctors: "Doctors",
    departments: "Departments",
    facilities: "Facilities",
    gallery: "Gallery",
    news: "News",
    careers: "Careers",
    testimonials: "Testimonials",
    contact: "Contact Us",
    appointment: "Appointment",
    privacy: "Privacy",
    accessibility: "Accessibility",
    findService: "Find a department or facility",
  },
  about: {
    accreditation: "Accreditation",
    insurance: "Cashless insurance",
    leaders: "Who leads the hospital",
    messages: "Messages",
    messagesFrom: "From the people who lead our hospitals",
    messagesFromOne: "From the people who lead our hospital",
    sample: "Sample text",
  },
  accessibility: {
    /** A date follows. */
    lastReviewed: "Last reviewed:",
  },
  appointment: {
    request: "Request an appointment",
    lead: "Tell us which department you need. We call you to agree on a time.",
    name: "Appointment request",
    submit: "Request appointment",
    sent: "Your appointment request has been sent.", // 217
    sentFromHome: "appointment requested successfully", // 216
    failed: "We could not send your request. Please try again, or call us.",
    next: [
      "Our appointment desk reads your request and calls you on the number you gave.",
      "Your visit is booked when you and the desk have agreed on a time.",
    ],
    sendAnother: "Send another request",
    emergencyNow: "Is this an emergency now?",
    /** Numbers follow both. */
    doNotSend: "Do not send this form. Come to casualty at once, or call:",
    aboutVisit: "Your visit",
    aboutPatient: "The patient",
    department: "Department",
    selectDepartment: "Select Department",
    departmentExample: "If you are not sure, choose the nearest one. We will help you.",
    doctor: "Doctor",
    selectDoctor: "Select Doctor", // 227
    waitForDoctors: "Please wait", // 228
    showDoctors: "Show doctors",
    opNumber: "OP Number (If any)", // 248
    date: "Date",
    consultingHours: (doctor: string, hours: string) => `${doctor}: ${hours}`,
    askAboutDay: (day: string, doctor: string) =>
      `${doctor ? `${doctor} has` : "We have"} no consulting hours on ${day}. Choose another day, or send your request all the same.`,
    concierge: "Concierge",
    conciergeDesk: "Concierge desk",
    conciergeLead: "Would you rather talk to someone? Call the concierge desk. They arrange your visit by telephone.",
  },
  careers: {
    all: "All jobs",
    lead: "See what you need for each job, and apply online.",
    found: (jobs: number) => `We found ${jobs} available job(s) for you`, // 174
    none: "No Careers found", // 282
    howToApply: [
      { icon: "search", text: "Open a job. See what the work is and what you need." },
      { icon: "mail", text: "Choose Apply Now, fill in the form and add your resume." },
      { icon: "phone", text: "The hospital's office reads it and calls or writes to you." },
    ],
    viewMore: "View more", // 175
    viewJob: (job: string) => `View more: ${job}`,
    title: (job: string, vacancies: number) =>
      `${job} – ${vacancies < 1 ? "No Vacancy" : vacancies === 1 ? "1 Vacancy" : `${vacancies} Vacancies`}`, // 177
    responsibilities: "Responsibilities",
    skills: "Skills",
    experience: "Experience",
    questions: "Questions about this job",
    anyQuestions: "Questions about this job?",
    ask: "E-mail or call us to ask about the job, the working hours or the documents you need.",
    askByEmail: "Ask by e-mail",
    mailSubject: (job: string) => `Question about: ${job}`,
  },
  choose: {
    page: "Call or book",
    lead: "Each hospital has its own numbers. Choose the one that you want to call or visit.",
    title: {
      call: "Which hospital do you want to call?",
      whatsapp: "Which hospital do you want to write to?",
      book: "At which hospital do you want an appointment?",
      emergency: "Emergency: which hospital is near you?",
    },
    chooseHospital: "choose a hospital",
    lastChosen: "Your last choice",
    close: "Close",
  },
  common: {
    allDepartments: "All departments",
    allDoctors: "All doctors",
    allFacilities: "All facilities",
    allTestimonials: "All testimonials",
    bookAppointment: "Book Appointment", // 45
    breadcrumb: "Breadcrumb",
    call: (number: string) => `Call ${number.replaceAll(" ", "\u00a0")}`,
    contact: "Contact",
    email: "E-mail",
    emergency: "Emergency",
    emergency24x7: "Emergency, 24x7",
    emergencyAt: (place: string) => `Emergency, ${place}`,
    groupNumbers: "Our group in numbers",
    hospitalNumbers: "Our hospital in numbers",
    loading: "loading...", // 48
    opdHours: "OPD hours",
    onThisPage: "On this page",
    opensInNewTab: "(opens in a new tab)",
    ourDepartments: "Our Departments", // 113
    ourFacilities: "Our Facilities", // 111
    since: (year: number) => `since ${year}`,
    phone: "Phone",
    unavailable: "Sorry, we cannot show this page now. Try again in a few minutes, or call us.",
    whatsapp: "WhatsApp",
  },
  contact: {
    lead: (hospital: string, place: string) => `Write to ${hospital}, ${place}, call us or visit us.`,
    call: "Call us",
    reception: "Reception",
    appointments: "Appointments",
    callForAppointment: "Or call for an appointment",
    find: (hospital: string) => `Find ${hospital}`,
    openMap: "Open the map",
  },
  contactColumn: {
    label: "Contact and appointments",
    needDoctor: "Need a doctor?",
    askOnline: "Ask for an appointment online. We call you back to confirm the time.",
  },
  contactForm: {
    heading: "Send a message",
    name: "Message",
    submit: "Send message",
    sent: "Please wait, we will get back to you shortly", // 218
    failed: "We could not send your message. Please try again, or call us.",
    next: ["The hospital's office reads your message. They answer by e-mail or telephone."],
    sendAnother: "Send another message",
    subject: "Subject",
    subjectExample: "For example: Visiting hours",
    message: "Message",
  },
  departments: {
    choose: "Choose a department to read what it treats and who its doctors are.",
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
  },
  doctors: {
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
    departmentMissing: "We cannot show the doctors of that department. You see all doctors.",
    none: "No doctors found", // 282
    details: "Details", // 149
    detailsOf: (name: string) => `Details of ${name}`,
    department: "Department",
    show: "Show",
    viewMore: "View more", // 151
    timings: "Consultation timings",
    education: "Education",
    skill: "Skill",
    failed: (errors: string) => `Something went wrong, - possible reason :${errors}`, // 163
  },
  facilities: {
    lead: "See what each facility is for and when it is open.",
    missing: "Something went wrong while fetching data", // 95
  },
  search: {
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
    dangerAdvice: "Do not wait for an appointment. Call us now, or come to casualty at once. It is open day and night.",
    dangerElsewhere: "Do not wait for an appointment. Call now, or go to the nearest casualty at once.",
    distress: "You are not alone",
    distressAdvice:
      "If you or somebody near you may be in danger, call a help line now, or come to casualty. Somebody will talk with you. You can come at any hour.",
    helpLineNote: (helps: string, hours: string, languages?: string) =>
      [helps, hours, ...(languages ? [languages] : [])].join(". "),
    distressElsewhere:
      "If you or somebody near you may be in danger, call a help line now, or go to the nearest casualty. Somebody will talk with you.",
    wayTo: (place: string) => `The way to ${place}`,
    pages: "Pages",
    insurance: "Insurance",
    detailsAt: (name: string, place: string) => `${name}, ${place}`,
    /** Names of links for screen readers and voice control: they begin with the text of the link. */
    departmentIn: (place: string, department: string) => `${place}: ${department}`,
    book: "Book",
    bookOf: (name: string, place: string) => `Book: ${name}, ${place}`,
    nothing: "We found nothing for these words. Try one word, call us and ask, or choose from the list of departments.",
    nearest: "Did you mean:",
    callDesk: (place: string) => `Reception, ${place}`,
    suggestions: "Suggestions",
    /** Said by screen readers while somebody types. */
    suggested: (count: number) =>
      count === 0 ? "No suggestions." : count === 1 ? "1 suggestion" : `${count} suggestions`,
    suggestionsFailed: "We cannot show suggestions now.",
    /** After one of the two above. */
    pressSearch: "Press Search to look further, or call us.",
  },
  findService: {
    lead: "Find out which of our hospitals has what you need. Then call that hospital, or book an appointment.",
    leadOfOne: "See all that our hospital has. Then call us, or book an appointment.",
    question: "What are you looking for?",
    examples: "For example: heart, children, X-ray",
    find: "Find",
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
    /** Words of a question that the search ignores, as in "Where do I find a heart doctor?". */
    stopWords:
      "a an and any are at can department do does doctor dr facility find for get good has have help hospital i in is me " +
      "my near need of on or please see show somebody someone specialist that the there to want what where which who with",
  },
  emergencyCalls: {
    own: "Emergency, 24x7",
    nearest: (place: string) => `Nearest casualty, ${place}`,
    ambulance: "Ambulance",
    police: "Police, fire, ambulance",
    /** Numbers follow. */
    doNotWait: "If it is urgent, do not wait for our answer. Call now:",
  },
  failures: {
    failed: "Something went wrong",
    notFound: "Page not found",
    notFoundHint: "Check the web address, or search here.",
    notLoaded: "This page did not load",
    checkConnection: "Your internet connection may be off. Check it, then try again. You can still call us.",
    tryAgain: "Try again",
    goTo: (hospital: string) => `Go to ${hospital}`,
  },
  form: {
    followRequest: "Follow your request",
    shareToSelf: "Send it to my WhatsApp",
    pageCode: "Code that opens your request on a phone",
    name: "Name",
    nameExample: "For example: Anitha Kumari",
    emailExample: "For example: anitha@example.com",
    phone: "Contact number",
    phoneHint: "10 digits, with or without +91",
    optional: "(optional)",
    sending: "Please wait", // 214
    sendAllTheSame: "Send all the same",
    uploaded: (percent: number) => `${percent} %`,
    uploading: "Sending",
    cancel: "Cancel", // 231
    restored: "What you typed before is still here.",
    clear: "Clear the form",
    honeypot: "Leave this empty",
    preferToCall: "Prefer to call?", // A35
    /** At a field that was refused for a reason that the form has no words for. */
    checkField: "Please check this and send it again",
    reference: "Your reference:",
    quoteReference: "If you call us about this, tell us your reference.",
    whatNext: "What happens next",
    whatYouSent: "What you sent",
  },
  gallery: {
    lead: (photos: number) => (photos === 1 ? "A photo of our hospitals." : "Photos of our hospitals."),
    leadOfOne: (photos: number) => (photos === 1 ? "A photo of our hospital." : "Photos of our hospital."),
    photo: "Photo",
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
  },
  home: {
    highlights: (place: string) => `Highlights of our hospital in ${place}`,
    findDoctor: "Find a doctor",
    findDepartment: "What each one treats",
    readMore: "Read More", // 108
    readAboutUs: "Read More about us",
    requestAppointment: "Request an appointment",
    noQueue: "You do not need to queue. Fill in this form from anywhere.",
    openForm: "Fill in the form here",
    whatWeDoBest: "What We Do Best", // 115
    readMoreFrom: (author: string) => `Read More from ${author}`,
    insurers: "Insurance partners",
    bringCard: "We can bill these insurers directly. Please bring your insurance card.",
  },
  jobApplication: {
    heading: "Apply for this job",
    open: "Apply Now", // 179
    applied: "Applied", // 233
    name: "Job application",
    submit: "Send application",
    sent: "Your application has been sent.", // A37
    failed: "something went wrong", // 274
    next: [
      "The hospital's office reads your application and your resume. They write or call if they want to meet you.",
    ],
    sendAnother: "See all jobs",
    experience: "Experience in years",
    experienceHint: "0 if this is your first job",
    resume: "Resume",
    resumeHint: (megabytes: number) => `A pdf, doc or docx file of up to ${megabytes} MB`,
  },
  landing: {
    eachHospital: "Each hospital has its own doctors, departments and phone numbers.",
    seeHospital: "See this hospital",
    since: "Since",
    ourInstitutions: "Our Institutions", // 22
    visitCollege: "Visit the college website",
    awesomeFacilities: "Awesome Facilities", // 24
    inEachHospital: "You find these in each of our hospitals.",
    onlyIn: (places: string) => `In ${places}`,
  },
  layout: {
    skipToContent: "Skip to main content",
    requests: "All requests",
    topStrip: "Emergency number, OPD hours and map",
    topStripCalm: "OPD hours and map",
    opdHours: (hours: string) => `OPD ${hours}`,
    placeOnMap: (place: string) => `${place} on the map (opens in a new tab)`,
    mainNav: "Main",
    menu: "Menu",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    about: "About", // 126
    ourHospitals: "Our Hospitals", // 17, 126
    noHospital: "something went wrong", // 129
    quickContact: "Quick contact",
    call: "Call",
    facebook: "Facebook",
    more: "More",
    moreContacts: "More ways to reach us",
    whichDoctor: "Not sure which doctor to see?",
    tellUs: (place: string) => `Tell us what is wrong. Our staff in ${place} will help you find the right doctor.`,
    whichJob: "Questions about a job?",
    askAboutJobs: "Call us, or write what you would like to know. Our office answers.",
    quickLinks: "Quick links",
    redirect: "Redirect",
  },
  news: {
    all: "All news",
    lead: "New services, changes and events at our hospital.",
    latest: "Latest News",
    none: "No news to view", // 282
    readMore: "Read More", // 168
    readArticle: (headline: string) => `Read More: ${headline}`,
    /** Below the day of the month, which stands large. */
    monthOfYear: (month: number, year: number) => `${MONTHS[month]} ${year}`,
    numbers: "Important Numbers",
  },
  pending: {
    label: "Forms saved on this device",
    waiting: (count: number, names: string) =>
      count === 1 ? `Not sent yet: 1 form, for ${names}.` : `Not sent yet: ${count} forms, for ${names}.`,
    sentWhenOnline: (count: number) =>
      count === 1
        ? "It is sent when you are online and have this website open."
        : "They are sent when you are online and have this website open.",
    keepOpen: (count: number) =>
      count === 1
        ? "It is sent when you are online. Keep this page open until then."
        : "They are sent when you are online. Keep this page open until then.",
    /** For example "Mother, appointment request, Sun, 10:42 am". */
    form: (name: string, what: string, when: string) =>
      [name, name ? what.toLowerCase() : what, when].filter(Boolean).join(", "),
    cancelled: (form: string) => `Cancelled: ${form}.`,
    sent: (form: string) => `Sent: ${form}.`,
    notSent: (form: string, reason: string) => `Not sent: ${form}. ${reason}`,
    expired: "It waited for three days without a connection.",
    refused: "We could not accept it.",
    dayPassed: "The day you chose is over.",
    chosenDayPassed: (day: string) => `The day you chose, ${day}, is over.`,
    callOrFillIn: "Fill in the form again, or call",
    call: "Please call",
    list: "See or cancel",
    cancel: "Cancel",
    undo: "Undo",
    fillIn: "Fill in again",
    close: "Close",
  },
  preview: {
    preview: "Preview",
    notPublished: "This page has changes that are not published yet. Forms are really sent.",
    leave: "Leave preview",
  },
  privacy: {
    versionOf: (version: string) => `Version of this notice: ${version}`,
  },
  richText: {
    download: "Download the file",
    sound: "Sound",
    table: "Table",
    video: "Video",
  },
  /** What forms say of a field, in pages and in the API. */
  rules: {
    department: "Select a department", // 240
    name: "Enter your name", // 241, 250, 255
    email: "Enter your email-address", // 242, 251
    emailFormat: "Enter valid email-address", // 243, 251
    emailOfApplicant: "Enter your email", // 256
    phone: "Enter your contact number", // 245, 252
    phoneOfApplicant: "Enter your contact Number", // 258
    phoneFormat: "Enter valid contact number", // 246, 252, 259
    subject: "Enter the subject", // 253
    experience: "Enter your experience in years", // 260
    resume: "Select your resume", // 261
    resumeType: "Choose a PDF or a Word file",
    resumeSize: "This file is too large. Choose a smaller one.",
    resumeUnreadable: "We cannot read this file. It may be damaged, or not what its name says. Save it again as a PDF.",
    wordLocked: "This Word file needs a password. Save it without a password, or save it as a PDF.",
    wordTemplate: "This Word file loads a template from the internet. Save it as a PDF and send the PDF.",
    wordRemote: "This Word file loads pictures or text from the internet. Save it as a PDF and send the PDF.",
    wordObject: "This Word file has another file inside it. Save it as a PDF and send the PDF.",
    wordMacro: "This Word file has a macro in it. Save it as a PDF and send the PDF.",
    wordSize: "This Word file gets too large when it is opened. Save it as a PDF and send the PDF.",
    pdfProgram: "This PDF can start a program. Open it, print it to a new PDF and send that one.",
    pdfFile: "This PDF has another file inside it. Open it, print it to a new PDF and send that one.",
    date: "Select today or a later date",
    dateFar: "Select a date within one year from today",
    hospital: "Select a hospital",
    tooLong: (most: number) => `Use at most ${most} characters`,
    controlCharacters: "Type this again without hidden characters",
  },
  sent: {
    appointment: "Request sent",
    contact: "Message sent",
    job: "Application sent",
  },
  slides: {
    carousel: "carousel",
    slides: "Slides",
    previous: "Previous slide",
    next: "Next slide",
    position: (position: number, count: number) => `${position} of ${count}`,
    current: (position: number, count: number) => `Slide ${position} of ${count}`,
  },
  testimonials: {
    none: "No Reviews found", // 282
    readStory: "Read the whole story",
    videoOf: (reviewer: string) => `Video: ${reviewer}`,
  },
};

interface HospitalFacts {
  /** With its place, e.g. "Kayalora Hospital, Alappuzha". */
  name: string;
  summary: string;
  sinceYear: number;
  departments: number;
  facilities: number;
  /** The site has no other. */
  isOnly: boolean;
}

function age(hours: number): string {
  const [count, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** What only the server says: in mails, in pages without the site around them, to search engines. */
export const server = {
  standIns: { doctor: "Doctor", news: "News", career: "Job", testimonial: "One of our patients" },
  /** What a suggestion below the search field is. */
  suggestions: {
    kinds: { doctor: "Doctor", department: "Department", facility: "Facility", page: "Page", news: "News" },
  },
  answers: {
    office: {
      title: "Answer this request",
      kinds: { appointment: "Answer this request", contact: "Contact message", job: "Job application" },
      open: "Open. Nobody has answered yet.",
      waiting: "Open. The office's turn.",
      done: "Answered.",
      answerBy: (moment: string) => `Answer by ${moment}`,
      history: "What has happened",
      received: "The request came in",
      tellWhat: "What do you answer?",
      correct: "Correct your answer",
      change: "To change an answer, give another one. The patient gets a mail about it.",
      yourName: "Your name",
      yourNameHint: "Your colleagues see it beside each answer. This phone or computer remembers it.",
      yourNameButton: "Save my name",
      answeringAs: (name: string) => `You answer as ${name}`,
      date: "Date",
      time: "Time",
      doctor: "Doctor",
      note: "Note to the patient",
      optional: "(optional)",
      offerHint: "One time is enough.",
      timeHint: "For example 4.30 pm",
      asAsked: (day: string) => `Agreed as asked: ${day}, at`,
      otherTime: "Another day or time",
      noted: "I have noted that the patient cancelled",
      reasons: {
        booked: "That day is fully booked",
        noDepartment: "We do not have this department here",
        casualty: "Please come to casualty",
        leave: {
          button: "Doctor on leave until this day",
          until: (day: string) => `The doctor is on leave until ${day}`,
          plain: "The doctor is on leave",
          day: "Last day of leave",
        },
      },
      reason: "Reason, as the patient reads it",
      instead: "What the patient can do instead",
      forms: {
        agreed: { heading: "Time agreed", button: "Save this time" },
        offered: { heading: "Offer other times", button: "Offer these times" },
        unreached: { heading: "Could not reach", button: "Could not reach the patient" },
        refused: { heading: "Not possible here", button: "Send this answer" },
        withdrawn: { heading: "Withdrawn by the patient", button: "The patient does not need it any more" },
        reopened: { heading: "Take back the last answer", button: "Take back the last answer" },
        replied: { heading: "Answered", button: "I answered it" },
        seen: { heading: "I am on it", button: "I am on it" },
        invited: { heading: "Invited", button: "We invited this person" },
        declined: { heading: "Declined", button: "We declined" },
      },
      errors: {
        day: "Choose a date from the calendar.",
        past: "This date is over. Choose a date from today on.",
        far: "This date is more than a year away. Choose an earlier date.",
        time: "Enter a time, for example 10.30 am or 4 pm.",
        over: "This time is over. Choose a later time.",
        reason: "Write a reason in a few words.",
        long: "This is too long. Use 500 letters at most.",
      },
      question: {
        about: (when: string, reasons: string[]) => `${when}: ${reasons.join("; ")}.`,
        afternoon: "taken as afternoon, because it has no am or pm",
        holiday: "a holiday",
        night: "at night",
        closed: "outside consulting hours",
        absent: (doctor: string) => `not a consulting day of ${doctor}`,
        save: "Save all the same?",
      },
      allTheSame: "Save all the same",
      changed: (what: string) =>
        `Meanwhile a colleague was quicker: ${what} Look at it, then answer again if you still need to.`,
      saved: "Saved.",
      savedMailed: "Saved. The patient gets a mail in a minute. Until then you can take the answer back without one.",
      unavailable: "We could not save this just now. Please try again in a minute.",
      write: "Write to the patient",
      writeHint: "This opens WhatsApp or the messages of your own phone. You send it.",
      whatsApp: "WhatsApp",
      sms: "SMS",
      call: (phone: string) => `Call ${phone}`,
      returned: (why: string) => `The mail to the patient came back${why === "" ? "" : ` (${why})`}.`,
      returnReasons: {
        "no-address": "there is no such address",
        full: "the mailbox is full",
        unreached: "the patient's mail service could not be reached",
      },
      pleaseCall: "Please call the patient.",
      messages: {
        general: (hospital: string, reference: string) =>
          `${hospital} about your request ${reference}. Please call us back or reply to this message.`,
        agreed: (hospital: string, when: string, reference: string, phone: string) =>
          `${hospital}: your time is ${when}. Reference ${reference}. To change it, call ${phone}.`,
        department: (hospital: string, department: string) => `${hospital}, ${department}`,
      },
    },
    steps: {
      agreed: (when: string) => `Time agreed: ${when}.`,
      offered: (times: string) => `Other times offered: ${times}.`,
      unreached: "The patient could not be reached. A new try is planned.",
      refused: (reason: string) => `Not possible here: ${reason}`,
      withdrawn: "Withdrawn by the patient.",
      reopened: "The last answer was taken back.",
      replied: "Answered.",
      seen: "The office is on it.",
      invited: "Invited.",
      declined: "Declined.",
      cancelled: "The patient cancelled.",
      "other-time": (note: string) => `The patient asks for another time: ${note}`,
      chosen: (when: string) => `The patient chose ${when}.`,
      "call-me": "The patient asks for a call.",
      coming: "The patient comes.",
      wrote: "The patient wrote by mail.",
      by: (text: string, name: string) => `${text} (${name})`,
      office: "the office",
      withNote: (text: string, note: string) => `${text} Note: ${note}`,
      withDoctor: (when: string, doctor: string) => `${when}, ${doctor}`,
      instead: (text: string, instead: string) => `${text} Instead: ${instead}`,
      and: "; ",
    },
    patient: {
      title: "Your appointment request",
      standing: {
        kept: "Your request is kept here. It has not reached the office yet.",
        sent: "Your request was sent to the office. Nobody there has answered yet.",
        seen: "The office has seen your request.",
      },
      /** What was asked for after the request. */
      wishStanding: {
        kept: "Kept here. It has not reached the office yet.",
        sent: "Sent to the office.",
        seen: "The office has seen it.",
      },
      states: {
        undelivered: "We have your request, but our mail about it did not reach the office. Please call us.",
        agreed: (when: string) => `Your time is confirmed: ${when}.`,
        offered: "The office offers you other times. Please choose one.",
        offeredBefore: "The times that the office offered are over. Please ask for another time, or call us.",
        unreached: "The office called you and could not reach you. It will try again.",
        refused: "The office cannot give you this appointment.",
        withdrawn: "This request is closed, because you do not need it any more.",
        reopened: "The office has taken back its answer and is looking at your request again.",
        cancelled: "You cancelled this request.",
        "other-time": "You asked for another time. The office has not answered yet.",
        chosen: (when: string) => `You chose ${when}. The office has not confirmed it yet.`,
        "call-me": "You asked for a call.",
        coming: "You said that you come.",
        wrote: "You wrote to the office by mail.",
      },
      notBooked: "Nothing is booked yet.",
      answerBy: (moment: string) =>
        `The office should answer by ${moment}. If you hear nothing by then, please call us.`,
      opensAgain: (moment: string) => `The office opens again on ${moment}.`,
      noMail: "No mail is sent to you now: keep this page.",
      answerLate: "The office should have answered by now. Please call us.",
      /** In the place of a time by which somebody answers. */
      emergency:
        "Is this an emergency? Do not wait for an answer. Come to casualty at once, or call one of the emergency numbers.",
      asked: "What you asked for",
      happened: "What has happened",
      happenedSteps: {
        received: "You sent the request",
        delivered: "Sent to the office",
        agreed: (when: string) => `The office agreed with you on ${when}`,
        offered: "The office offered other times",
        unreached: "The office could not reach you",
        refused: "The office said that it is not possible here",
        withdrawn: "The office noted that you do not need it any more",
        reopened: "The office took back its answer",
        cancelled: "You cancelled",
        "other-time": "You asked for another time",
        chosen: (when: string) => `You chose ${when}`,
        "call-me": "You asked for a call",
        seen: "The office has seen it",
        coming: "You said that you come",
        wrote: "You wrote by mail",
      },
      comingHeading: "Do you come?",
      coming: "I come",
      notComing: "I cannot come",
      chooseHeading: "Choose a time",
      choose: (when: string) => `Choose ${when}`,
      changeHeading: "Change your request",
      callMe: "Please call me",
      otherTime: "Ask for another time",
      otherTimeLabel: "Which day or time suits you?",
      otherTimeButton: "Ask for this time",
      cancel: "Cancel my request",
      cancelHint: "We tell the office by mail.",
      cancelButton: "Yes, cancel it",
      tooSoon: "You asked for this less than an hour ago. To reach the office sooner, please call.",
      notNow: "This is no longer possible, because something has changed. Look at the page again.",
      changed: (what: string) => `This is no longer possible. Meanwhile: ${what}. Look at the page again.`,
      over: "This time is over, so you cannot choose it any more. Choose another one, or ask for another time.",
      stored: "Saved. It is kept here, and goes to the office by mail.",
      missing: "Write which day or time suits you.",
      callUs: "Call us",
      calendar: {
        heading: "Your calendar",
        hint: "Puts your time into the calendar of this phone or computer.",
        label: "Add to my calendar",
      },
      keep: "Keep this page",
      keepHint:
        "Save the address of this page, or scan the code with another phone. Who has the address can read the page.",
      shareToSelf: "Send it to my WhatsApp",
      shareText: (hospital: string, address: string) => `My request at ${hospital}: ${address}`,
      qrLabel: "Code with the address of this page",
      ends: (day: string) => `This page ends on ${day}.`,
      note: "Note from the office",
      reason: "Reason",
      instead: "What you can do instead",
    },
    gone: {
      title: "This page has ended",
      text: "The link has run out, or the request was removed. Please call us if you need anything.",
    },
    wrongLink: {
      title: "This link is not right",
      text: "It may be cut off. Open it from the mail again, or copy the whole link.",
    },
    list: {
      title: "Requests",
      ask: "This list is for the office. We mail its link to the office's own mailbox.",
      askButton: "Mail the link to the office",
      asked: "The link is on its way to the office's mailbox. It holds for half an hour.",
      askedBefore:
        "We mailed a link not long ago. Look for that mail in the office's mailbox and press its button. If the link has run out, its page mails a new one.",
      open: "Open the list on this phone or computer? It stays open until midnight.",
      openButton: "Open the list",
      shows: {
        late: (count: number) => `${count} late`,
        open: (count: number) => `${count} open`,
        today: (count: number) => `${count} from today`,
        visits: (count: number) => (count === 1 ? "1 visit today" : `${count} visits today`),
        all: (count: number) => `${count} in all`,
      },
      kinds: {
        every: (count: number) => `Everything: ${count}`,
        appointment: (count: number) => `Appointments: ${count}`,
        contact: (count: number) => `Messages: ${count}`,
        job: (count: number) => `Jobs: ${count}`,
      },
      search: "Name, telephone or reference",
      searchButton: "Search",
      csv: "Download as CSV",
      count: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
      none: "Nothing here.",
      /** "#" stands for the number. */
      added: { one: "1 new entry", more: "# new entries" },
      newRow: "New",
      columns: {
        next: "Next",
        answerBy: "Answer by",
        who: "Who",
        hospital: "Hospital",
        what: "What",
        state: "State",
      },
      /** The next step, by the last one. */
      next: {
        answer: "Answer",
        chosen: "Confirm time",
        unreached: "Call again",
        "call-me": "Call back",
        cancelled: "Note it",
        settled: "Open",
      },
      late: (moment: string) => `Late since ${moment}`,
      waiting: {
        minutes: (count: number) => `waiting ${count} min`,
        hours: (count: number) => `waiting ${count} h`,
        days: (count: number) => `waiting ${count} days`,
      },
      visit: (moment: string) => `Visit: ${moment}`,
      said: { coming: "The patient comes", cancelled: "The patient cannot come" },
      received: (moment: string) => `Received ${moment}`,
      unreadable: "We cannot read this. Ask the person who runs the website.",
      endHere: "Close the list on this phone or computer",
      endAll: "Close the list on every phone and computer",
    },
    mails: {
      answerLink: "Answer this request",
      answerHints: {
        appointment:
          'When you have spoken to the patient, press "Answer this request" and say what you agreed. The patient then sees it, and your colleagues do too.',
        contact: 'When you have answered, press "Answer this request" and say so. Until then it stays on your list.',
        job: 'When you have looked at it, press "Answer this request" and say how it goes on. Until then it stays on your list.',
      },
      patientLink: "See your request",
      subjects: {
        appointment: "Your appointment request",
        contact: "Your message",
        job: "Your job application",
      },
      state: "State",
      receipt: {
        appointment: {
          title: "We have received your request",
          text: (moment: string) =>
            `The office should answer by ${moment}. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.`,
          textUndated:
            "The office will call you. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.",
        },
        contact: {
          title: "We have received your message",
          text: (moment: string) => `The office should answer by ${moment}. If you cannot wait, please call.`,
          textUndated: "The office will answer. If you cannot wait, please call.",
        },
        job: {
          title: "We have received your application",
          textUndated: "The office will look at it, and calls or writes to you.",
        },
        emergency:
          "Is this an emergency? Do not wait for an answer. Come to casualty at once, or call one of the emergency numbers below. If it can wait, the office will call you. Nothing is booked yet. On the page of your request you see what happens, and can change or cancel it.",
      },
      changed: {
        title: (now: string, before: string) => `Changed: ${now} instead of ${before}`,
        before: "Instead of",
        noLonger: "Does not hold any more",
      },
      visit: {
        title: "Your visit is tomorrow",
        subject: (when: string) => `Tomorrow: ${when}`,
        text: 'Do you come? Please tell us on the page of your request: press "I come" or "I cannot come" there.',
        place: "Place",
        bring: "Please bring",
        toBring: "earlier reports, the medicines that you take, and your OP number if you have one",
      },
      agreed: {
        title: "Your time is confirmed",
        text: "The calendar file in this mail puts it into your calendar. If you cannot come, please tell us on the page of your request, or call us.",
        when: "Your time",
      },
      offered: {
        title: "The office offers you other times",
        text: "Please choose one on the page of your request, or call us. Nothing is booked yet.",
        times: "Times",
      },
      unreached: {
        title: "We could not reach you",
        text: "The office called you and will try again. You can also call us, or say on the page of your request when you can be reached.",
      },
      refused: {
        title: "This appointment is not possible",
        text: "The office has answered your request. Please call us if you have questions.",
      },
      withdrawn: {
        title: "Your request is closed",
        text: "The office noted that you do not need it any more. If this is wrong, please call us.",
      },
      cancelled: {
        title: "Your request is cancelled",
        text: "It was cancelled on the page of your request. If that was not you, or you still need the appointment, please call us.",
      },
      "other-time": {
        title: "You asked for another time",
        text: "The office has not answered yet. If that was not you, please call us.",
      },
      chosen: {
        title: "You chose a time",
        text: "The office has not confirmed it yet. If that was not you, please call us.",
        when: "You chose",
      },
      "call-me": {
        title: "You asked for a call",
        text: "The office will call you. If that was not you, please call us.",
      },
      reopened: {
        title: "The office has taken back its answer",
        text: "It is looking at your request again. A time that was confirmed before does not hold any more until the office confirms one.",
      },
      sentTo:
        "This mail was sent because somebody gave this address with the request. If it was not you, you do not need to do anything.",
      wish: {
        kinds: {
          cancelled: "Cancelled",
          "other-time": "Other time wanted",
          chosen: "Time chosen",
          "call-me": "Please call",
          wrote: "The patient wrote by mail",
        },
        wrote:
          'The patient answered one of our mails; the mailbox that gets returned mails has it. Please read it, then press "Answer this request".',
        cancelled:
          'The patient cancelled on the page of the request. Please free the time if one was agreed, then press "Answer this request" and "I have noted that the patient cancelled": until then it stays on your list.',
        "other-time": 'The patient asks for another time. Please call, then press "Answer this request".',
        chosen:
          'The patient chose one of the times that you offered. Please press "Answer this request" and confirm it.',
        "call-me": 'The patient asks for a call. Please call, then press "Answer this request".',
      },
      /** What waits for an answer: each morning, in the day, and to the second address what is late. */
      open: {
        title: "Requests without an answer",
        subject: (count: number, late: number) =>
          `${count} ${count === 1 ? "request waits" : "requests wait"} for an answer${late > 0 ? `, ${late} late` : ""}`,
        heading: "Waiting for an answer",
        notes: {
          office:
            "Please answer these, the oldest first. Each stays on this list, every morning, until somebody answers.",
          late: (address: string) =>
            `Nobody has answered these yet. The office at ${address} gets this list each morning. Please see to it that somebody answers.`,
        },
        none: "Nothing waits for an answer",
        yesterday: "Answered yesterday",
        late: (title: string) => `Late: ${title}`,
        state: "Last",
        waiting: "Waiting since",
      },
      list: {
        title: "Your list of requests",
        text: "The button opens the list of your hospital's requests on this phone or computer until midnight. Do not pass this mail on: who has the link can open the list.",
        button: "Open the list",
        hint: "You asked for this link, or somebody at your office did. It holds for half an hour.",
      },
    },
    /** How far a request, or what its patient asked for last, has come. */
    standing: { kept: "Kept", sent: "Sent to the office", seen: "Seen by the office" },
  },
  /** What search engines show below a page's title. */
  descriptions: {
    sections: {
      home: ({ name, summary }: HospitalFacts) => `${name}. ${summary}`,
      about: ({ name, sinceYear }: HospitalFacts) =>
        `About ${name}, open since ${sinceYear}: its history, what it offers, and messages from the people who lead it.`,
      doctors: ({ name }: HospitalFacts) =>
        `Doctors at ${name}: what they treat, when they see patients, and how to ask for an appointment.`,
      departments: ({ name, departments }: HospitalFacts) =>
        `The ${departments > 1 ? `${departments} departments` : "department"} of ${name}: what each one treats, when to come, and its doctors.`,
      facilities: ({ name, facilities }: HospitalFacts) =>
        `The ${facilities > 1 ? `${facilities} facilities` : "facility"} of ${name}: what each one is for, when it is open, and what to know before you come.`,
      gallery: ({ name, isOnly }: HospitalFacts) =>
        `Pictures of ${name}${isOnly ? "" : " and its sister hospitals"}: the buildings, the rooms, the staff and the patients.`,
      news: ({ name }: HospitalFacts) => `News from ${name}, newest first: new services, changes and events.`,
      careers: ({ name }: HospitalFacts) => `Jobs at ${name}: what the work is, what you need, and how to apply.`,
      testimonials: ({ name }: HospitalFacts) =>
        `What patients and their families say about ${name}, in their own words and in videos.`,
      contact: ({ name }: HospitalFacts) =>
        `Address, map, telephone numbers and e-mail of ${name}, with OPD hours and a form to write to us.`,
      appointment: ({ name }: HospitalFacts) =>
        `Ask for an appointment at ${name}: choose a department, a doctor and a day. We call you back to confirm the time.`,
      privacy: ({ name }: HospitalFacts) =>
        `What ${name} asks for in its forms, why, how long we store it, and how to have it corrected or erased.`,
    },
    /** For a section without a description of its own. */
    otherSection: (section: string, { name, summary }: HospitalFacts) => `${section}: ${name}. ${summary}`,
    findService: (group: string) =>
      `Which hospital of ${group} has which department and facility, with telephone numbers and appointments.`,
    findServiceOfOne: (hospital: string) =>
      `Every department and facility of ${hospital}, with telephone numbers and appointments.`,
    doctor: (name: string, field: string, hospital: string) =>
      `${name}${field && `, ${field}`}, at ${hospital}. Consultation timings, training, telephone and appointment.`,
    entry: (name: string, hospital: string, summary: string) => `${name} at ${hospital}. ${summary}`,
    newsArticle: (text: string, hospital: string) => `${text} News from ${hospital}.`,
    testimonial: (reviewer: string, hospital: string, text: string) => `${reviewer} about ${hospital}. ${text}`,
  },
  digest: {
    title: "Website digest",
    /** To the second address, before what nobody released is deleted. */
    lastTitle: "Held messages that will be deleted",
    held: {
      count: (held: number) => `${held} held`,
      heading: "Held",
      note: (days: number) =>
        "Please open the link of each message. If a person wrote it, press the button there: we then send it to you as " +
        "usual. We held these messages because a program seems to have sent them, or because a file has malware (then there is no link). " +
        `We delete a message ${days === 1 ? "a day" : `${days} days`} after it came in if nobody sends it on.`,
    },
    collected: {
      count: (collected: number) => `${collected} from busy networks`,
      heading: "Too many from one network",
      note: (_days: number) =>
        "Please answer each message by its own e-mail address or number. Do not reply to this mail: nobody below would " +
        "get your reply. One network sent more messages at once than people do, so we put them into one mail. " +
        "Nothing is left out.",
    },
    release: "Send it to the office",
    unreadable: "We cannot read this. Ask the person who runs the website",
    signs: {
      honeypot: "a field that people do not see was filled in",
      "too-fast": "it was sent at once, without a key or a tap",
      "no-browser": "it did not come from a browser",
      content: "its words looked like an advertisement",
    },
    malware: (finding: string) => `its file has malware (${finding}). Ask the person who runs the website`,
  },
  /** Pages without the site around them, for requests that fail. */
  errorPages: {
    titles: {
      "bad-request": "Sorry, we did not understand that request",
      "cross-site": "This form came from another website",
      "not-found": "Page not found",
      "method-not-allowed": "This page cannot take what you sent",
      "too-large": "What you sent is too large",
      "unsupported-media-type": "We cannot read what you sent",
      "wrong-host": "This is not the address of our website",
      "too-many-requests": "Too many forms are coming from your internet connection",
      "internal-error": "Sorry, something went wrong",
      unavailable: "Sorry, we cannot do this now",
    },
    tryLater: "Try again in a moment, or call us.",
    tryAgain: "Try again",
    formLost: "We did not get your form. Go back in your browser: what you typed should still be there. Or call us.",
    keptForm:
      "We did not get your form yet. What you typed is saved on this page. Wait a minute, then press the button. Or call us.",
    toForm: "Back to the form",
    sendAgain: "Send again",
    otherHost: "This page is on our own website. Use the link, or call us.",
    toPage: "Go to the page",
    allHospitals: "All hospitals",
    busy: "Many people are using this website now",
    busyPage: "Wait a few seconds, then try again. Or call us.",
    busyForm: "We did not get your form. Wait a few seconds, go back in your browser and send it again. Or call us.",
    outage: "Our website is not available just now",
    outagePage: [
      "Try again in a minute, or call us.",
      "If you were sending a form, we may not have it. Go back in your browser and send it again. What you typed should still be there.",
    ],
    notFoundHint: "Check the web address, or call us.",
    waitAMinute: (numbers: string) => `Wait a minute and send it again, or call us. ${numbers}`,
  },
  /** Headings in the description of a job for search engines. */
  jobPosting: {
    responsibilities: "Responsibilities:",
    skills: "Skills:",
    experience: (experience: string) => `Experience: ${experience}`,
  },
  mail: {
    kinds: { appointment: "Appointment request", contact: "Contact message", job: "Job application" },
    appointment: {
      title: (department: string) => `Appointment request: ${department}`,
      nextStep: (phone: string) =>
        `Please call ${phone} to agree on a time, or reply to this mail: your reply goes to the patient. Nothing is ` +
        "booked yet, and the patient knows that.",
    },
    contact: {
      title: (subject: string) => `Message: ${subject}`,
      nextStep: (phone: string) =>
        `Please answer: reply to this mail (your reply goes to the sender), or call ${phone}.`,
    },
    job: {
      title: (job: string) => `Job application: ${job || "no job named"}`,
      nextStep: (phone: string, canReply: boolean) =>
        `${canReply ? `To answer, reply to this mail (your reply goes to the applicant), or call ${phone}.` : `To answer, call ${phone}. The e-mail address is not complete, so you cannot reply to this mail.`} ` +
        "Open the resume with care: it is from outside, and we send it to you unchanged.",
    },
    labels: {
      patient: "Patient",
      applicant: "Applicant",
      from: "From",
      name: "Name",
      sender: "Sender",
      phone: "Phone",
      whatsApp: "WhatsApp",
      email: "E-mail",
      department: "Department",
      doctor: "Doctor",
      date: "Preferred date",
      opNumber: "OP number",
      subject: "Subject",
      message: "Message",
      job: "Job",
      experience: "Experience",
      resume: "Resume",
      hospital: "Hospital",
      received: "Received",
      reference: "Reference",
      heldFor: "Held because",
      answerBy: "Answer by",
    },
    notGiven: "not given",
    asTyped: (text: string) => `${text} (as typed)`,
    noMessage: "none, only the subject",
    years: (years: number) => (years === 0 ? "none yet" : years === 1 ? "1 year" : `${years} years`),
    attached: (file: string) => `${file} (attached)`,
    call: (phone: string) => `Call ${phone}`,
    /** `moment` is a date with a time. */
    indianTime: (moment: string) => `${moment} IST`,
    /** Begins the subject, so that a mail program can sort by it. */
    linksMark: "Contains links",
    linksHint:
      "This message contains links. Look who sent it before you open one. If a link has square brackets, take them out first.",
    receivedAgo: (hours: number) => `received ${age(hours)}`,
    late: (hours: number) =>
      `Please answer this soon: it was received ${age(hours)}, and we could only send it now. The sender may still be waiting.`,
    notDelivered: (kind: string) => `Not delivered: ${kind}`,
    copyOf: (kind: string) => `Copy: ${kind}`,
    /** `moment` is a date with a time. */
    copyNotice: (moment: string) =>
      `This is a copy. The same mail was delivered on ${moment}, and the person who runs the website was asked to send it ` +
      "again. If you have answered it already, you do not need to do anything.",
    secondAddress: (address: string) =>
      `Please answer this mail or pass it on: it could not be delivered to ${address}. Please also tell the person who ` +
      "runs the website, because other mails may be refused there too.",
  },
  /** The pages on which an office releases a message that was held. */
  release: {
    /** `what` is for example "Contact message C-7F3K-9QXM". */
    received: (what: string, moment: string) => `${what}, received on ${moment}.`,
    wrongLink: {
      title: "This link is not right",
      text: "It may be cut off. Open it from the mail again, or copy the whole link.",
    },
    gone: {
      title: "This message is no longer here",
      text: "This link has run out. We delete a message after some time if nobody sends it to the office.",
    },
    sent: { title: "It was sent to the office", text: (moment: string) => `Sent on ${moment}.` },
    malware: { title: "Its file has malware", text: "Ask the person who runs the website about it." },
    held: {
      title: "Send this message to the office?",
      text: "We held it because a program seems to have sent it. Did a person write it? Then send it.",
      button: "Send it to the office now",
    },
    refused: { title: "The mail server refused it", text: "Ask the person who runs the website about it." },
    queued: { title: "It is on its way to the office", text: "It arrives in a few minutes." },
  },
  testMail: {
    title: "Test of the website's mail",
    sentBy: "Sent by",
    operator: "the person who runs the website, as a test",
    sentAt: "Sent at",
    nextStep:
      "You do not need to answer. Because this mail arrived, appointment requests, messages and job applications from the " +
      "website arrive in this mailbox too.",
  },
  videoName: (reviewer: string, hospital: string) => `${reviewer} about ${hospital}`,
};
