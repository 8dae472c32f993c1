// What search engines show.

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

/** What search engines show below a page's title. */
export const descriptions = {
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
    callMe: ({ name }: HospitalFacts) =>
      `Leave your telephone number, and ${name} calls you back about a visit. You need no e-mail address.`,
    complaint: ({ name }: HospitalFacts) =>
      `Make a complaint to ${name}: a number at once, an answer within seven working days.`,
    openBook: ({ name }: HospitalFacts) =>
      `Rates, rooms, visiting hours, insurance, rights of patients and complaints at ${name}, each with the day of its check.`,
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
};

/** Headings in the description of a job for search engines. */
export const jobPosting = {
  responsibilities: "Responsibilities:",
  skills: "Skills:",
  experience: (experience: string) => `Experience: ${experience}`,
};

export const videoName = (reviewer: string, hospital: string) => `${reviewer} about ${hospital}`;
