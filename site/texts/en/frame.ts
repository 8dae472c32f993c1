// What stands around every page and on many.

/** The site's sections: in the browser's title, in the way to a page and in links. */
export const sections = {
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
  callMe: "We call you",
  complaint: "Make a complaint",
  privacy: "Privacy",
  accessibility: "Accessibility",
  openBook: "Rates, visits and rights",
  findService: "Find a department or facility",
};

export const common = {
  allDepartments: "All departments",
  allDoctors: "All doctors",
  allFacilities: "All facilities",
  allTestimonials: "All testimonials",
  bookAppointment: "Book Appointment", // 45
  breadcrumb: "Breadcrumb",
  /** Of guidance for patients in another language than the site's first. */
  notReviewed: "This translation has not yet been checked by a doctor.",
  notTranslated: "This has not been translated yet. You see it in its first language.",
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
};

export const layout = {
  skipToContent: "Skip to main content",
  requests: "All requests",
  everyHospital: "all hospitals",
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
  book: "Book Appointment", // 45
  facebook: "Facebook",
  more: "More",
  moreContacts: "More ways to reach us",
  quickLinks: "Quick links",
  firstAid: "First aid",
  redirect: "Redirect",
};

/** The question that a page leaves open, above the ways to ask it. */
export const bands = {
  whichDoctor: {
    title: "Not sure which doctor to see?",
    text: (place: string) => `Tell us what is wrong. Our staff in ${place} will help you find the right doctor.`,
  },
  lost: {
    title: "Did you not find what you need?",
    text: (place: string) => `Tell us what you are looking for. Our staff in ${place} know where it is.`,
  },
  otherJob: "Do you look for other work?",
  /** By the first part of an address below a hospital's. */
  lines: {
    doctors: "Questions before you book?",
    department: "Not sure if this is the right department?",
    facilities: "Questions about a test or a service?",
    about_us: "Would you like to visit us?",
    gallery: "Would you like to visit us?",
    news: "Questions about our news?",
    careers: "Questions about a job?",
    testimonials: "Would you like to tell us about your visit?",
    appointment: "Would you rather call?",
    sent: "Did you forget something?",
    privacy: "Questions about your data?",
    accessibility: "Is something here hard to use?",
  },
};

export const choose = {
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
};

export const emergencyCalls = {
  own: "Emergency, 24x7",
  nearest: (place: string) => `Nearest casualty, ${place}`,
  ambulance: "Ambulance",
  police: "Police, fire, ambulance",
  /** Numbers follow. */
  doNotWait: "If it is urgent, do not wait for our answer. Call now:",
};

export const failures = {
  failed: "Something went wrong",
  notFound: "Page not found",
  notFoundHint: "The address may have a mistake in it, or the page has moved. Search for it, or choose below.",
  notLoaded: "This page did not load",
  checkConnection: "Your internet connection may be off. Check it, then try again. You can still call us.",
  tryAgain: "Try again",
  receptions: "Everything else",
  goTo: (hospital: string) => `Go to ${hospital}`,
};

export const preview = {
  preview: "Preview",
  notPublished: "This page has changes that are not published yet. Forms are really sent.",
  leave: "Leave preview",
};

export const slides = {
  carousel: "carousel",
  slides: "Slides",
  previous: "Previous slide",
  next: "Next slide",
  position: (position: number, count: number) => `${position} of ${count}`,
  current: (position: number, count: number) => `Slide ${position} of ${count}`,
};

export const richText = {
  download: "Download the file",
  sound: "Sound",
  table: "Table",
  video: "Video",
};
