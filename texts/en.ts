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
  common: {
    bookAppointment: "Book Appointment",
    breadcrumb: "Breadcrumb",
    loading: "loading...",
  },
  doctors: {
    ourDoctors: "Our Doctors",
    allDoctors: "All doctors",
    lead: "Meet the people who will look after you.",
    shown: (shown: number, total: number, department?: string) =>
      `${shown} of ${total} ${total === 1 ? "doctor" : "doctors"}${department ? ` in ${department}` : ""}`,
    departmentMissing: "We cannot show the doctors of that department. You see all doctors.",
    none: "No doctors found",
    details: "Details",
    detailsOf: (name: string) => `Details of ${name}`,
    department: "Department",
    allDepartments: "All departments",
    show: "Show",
    viewMore: "View more",
    timings: "Consultation timings",
    contact: "Contact",
    email: "E-mail",
    education: "Education",
    skill: "Skill",
    failed: (errors: string) => `Something went wrong, - possible reason :${errors}`,
  },
};

/** What only the server says: in mails, in pages without the site around them, to search engines. */
export const server = {
  /** What search engines show below a page's title. */
  descriptions: {
    doctors: (hospital: string) =>
      `Doctors at ${hospital}: what they treat, when they see patients, and how to ask for an appointment.`,
    doctor: (name: string, field: string, hospital: string) =>
      `${name}${field && `, ${field}`}, at ${hospital}. Consultation timings, training, telephone and appointment.`,
  },
};
