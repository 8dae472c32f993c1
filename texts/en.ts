/**
 * Every text of the site that is neither data (`data/`) nor content (the content service), in English. Another language
 * is a file like this one beside it, e.g. `ml.ts`, of the type `Catalogue`. Texts with a number after them in a comment
 * are fixed by that statement of docs/specification, letter by letter.
 */

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
    messages: "Messages",
    messagesFrom: "From the people who lead our hospitals",
    sample: "Sample text",
  },
  accessibility: {
    /** A date follows. */
    lastReviewed: "Last reviewed:",
  },
  careers: {
    all: "All jobs",
    lead: "Find out what each job needs, and apply online.",
    found: (jobs: number) => `We found ${jobs} available job(s) for you`, // 174
    none: "No Careers found", // 282
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
  common: {
    allDepartments: "All departments",
    allDoctors: "All doctors",
    allFacilities: "All facilities",
    allTestimonials: "All testimonials",
    bookAppointment: "Book Appointment", // 45
    breadcrumb: "Breadcrumb",
    call: (number: string) => `Call ${number}`,
    contact: "Contact",
    email: "E-mail",
    emergency: "Emergency",
    emergencyAt: (place: string) => `Emergency, ${place}`,
    groupNumbers: "Our group in numbers",
    loading: "loading...", // 48
    opdHours: "OPD hours",
    opensInNewTab: "(opens in a new tab)",
    ourDepartments: "Our Departments", // 113
    ourFacilities: "Our Facilities", // 111
    since: (year: number) => `since ${year}`,
    telephone: "Telephone",
    unavailable: "Sorry, we cannot show this page now. Try again in a few minutes, or call us.",
  },
  contactColumn: {
    label: "Contact and appointments",
    needDoctor: "Need a doctor?",
    askOnline: "Ask for an appointment online. We call you back to confirm the time.",
  },
  departments: {
    lead: (count: number) => `We have ${count} departments.`,
    choose: "Choose a department to read what it treats and who its doctors are.",
    services: "Services",
    /** A telephone number follows. */
    emergency: "Emergency, 24x7:",
    walkIn: "Come at any time",
    noAppointment: "You do not need an appointment. If you can, call us on your way.",
    callAnyTime: (number: string) => `Call ${number}, 24x7`,
    /** The button to the appointment form follows. */
    seeAgain: "To see a doctor again later:",
    planVisit: "Plan your visit",
    askForTime: (department: string) => `Ask for an appointment in ${department}. We call you back to agree on a time.`,
    bookIn: (department: string) => `Book Appointment in ${department}`,
    bookWith: (doctor: string) => `Book Appointment with ${doctor}`,
  },
  doctors: {
    ourDoctors: "Our Doctors",
    lead: "Meet the people who will look after you.",
    shown: (shown: number, total: number, department?: string) =>
      `${shown} of ${total} ${total === 1 ? "doctor" : "doctors"}${department ? ` in ${department}` : ""}`,
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
  gallery: {
    lead: "Photos of our hospitals.",
    photo: "Photo",
    previous: "Previous photo",
    next: "Next photo",
    close: "Close",
  },
  failures: {
    failed: "Something went wrong",
    notFound: "Page not found",
    notFoundHint: "If you typed the web address, check that it is correct. The page may also have moved.",
    notLoaded: "This page did not load",
    checkConnection: "Your internet connection may be off. Check it, then try again. You can still call us.",
    tryAgain: "Try again",
    goTo: (hospital: string) => `Go to ${hospital}`,
    seeHospitals: "See our hospitals",
  },
  home: {
    highlights: (place: string) => `Highlights of our hospital in ${place}`,
    askForAppointment: "Ask for an appointment",
    findDoctor: "Find a doctor",
    readMore: "Read More", // 108
    readAboutUs: "Read More about us",
    requestAppointment: "Request an appointment",
    noQueue: "You do not need to queue. Fill in this form from anywhere.",
    preferCall: "Would you rather talk? Call us",
    whatWeDoBest: "What We Do Best", // 115
    readMoreFrom: (author: string) => `Read More from ${author}`,
    insurers: "Insurance partners",
    bringCard: "We can bill these insurers directly. Please bring your insurance card.",
  },
  landing: {
    chooseHospital: "Choose your hospital",
    eachHospital: "Each hospital has its own doctors, departments and phone numbers.",
    seeHospital: "See this hospital",
    since: "Since",
    ourInstitutions: "Our Institutions", // 22
    visitCollege: "Visit the college website",
    awesomeFacilities: "Awesome Facilities", // 24
    inEachHospital: "You find these in each of our hospitals.",
  },
  layout: {
    skipToContent: "Skip to main content",
    emergency24x7: "Emergency, 24x7",
    topStrip: "Emergency number, OPD hours and map",
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
    whatsapp: "WhatsApp",
    facebook: "Facebook",
    more: "More",
    moreContacts: "More ways to reach us",
    whichDoctor: "Not sure which doctor to see?",
    tellUs: (place: string) => `Tell us what is wrong. Our staff in ${place} will help you find the right doctor.`,
    quickLinks: "Quick links",
    redirect: "Redirect",
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
  slides: {
    carousel: "carousel",
    slides: "Slides",
    previous: "Previous slide",
    next: "Next slide",
    position: (position: number, count: number) => `${position} of ${count}`,
    current: (position: number, count: number) => `Slide ${position} of ${count}`,
  },
  news: {
    all: "All news",
    lead: "New services, changes and events at our hospital.",
    latest: "Latest News",
    none: "No news to view", // 282
    readMore: "Read More", // 168
    readArticle: (headline: string) => `Read More: ${headline}`,
    numbers: "Important Numbers",
  },
  testimonials: {
    none: "No Reviews found", // 282
    readStory: "Read the whole story",
    videoOf: (reviewer: string) => `Video: ${reviewer}`,
  },
};

/** What descriptions say of a hospital. */
interface HospitalFacts {
  /** With its place, e.g. "Kayalora Hospital, Alappuzha". */
  name: string;
  summary: string;
  sinceYear: number;
  /** How many it has. */
  departments: number;
  facilities: number;
}

/** What only the server says: in mails, in pages without the site around them, to search engines. */
export const server = {
  /** What search engines show below a page's title. */
  descriptions: {
    sections: {
      home: ({ name, summary }: HospitalFacts) => `${name}. ${summary}`,
      about: ({ name, sinceYear }: HospitalFacts) =>
        `About ${name}, open since ${sinceYear}: its history, what it offers, and messages from the people who lead it.`,
      doctors: ({ name }: HospitalFacts) =>
        `Doctors at ${name}: what they treat, when they see patients, and how to ask for an appointment.`,
      departments: ({ name, departments }: HospitalFacts) =>
        `The ${departments} departments of ${name}: what each one treats, when to come, and its doctors.`,
      facilities: ({ name, facilities }: HospitalFacts) =>
        `The ${facilities} facilities of ${name}: what each one is for, when it is open, and what to know before you come.`,
      gallery: ({ name }: HospitalFacts) =>
        `Pictures of ${name} and its sister hospitals: the buildings, the rooms, the staff and the patients.`,
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
    doctor: (name: string, field: string, hospital: string) =>
      `${name}${field && `, ${field}`}, at ${hospital}. Consultation timings, training, telephone and appointment.`,
    /** A department, a facility or a job. */
    entry: (name: string, hospital: string, summary: string) => `${name} at ${hospital}. ${summary}`,
    newsArticle: (text: string, hospital: string) => `${text} News from ${hospital}.`,
    testimonial: (reviewer: string, hospital: string, text: string) => `${reviewer} about ${hospital}. ${text}`,
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
    notFoundHint: "Check the web address, or call us.",
    waitAMinute: (numbers: string) => `Wait a minute and send it again, or call us. ${numbers}`,
  },
  /** Headings in the description of a job for search engines. */
  jobPosting: {
    responsibilities: "Responsibilities:",
    skills: "Skills:",
    experience: (experience: string) => `Experience: ${experience}`,
  },
  videoName: (reviewer: string, hospital: string) => `${reviewer} about ${hospital}`,
};
