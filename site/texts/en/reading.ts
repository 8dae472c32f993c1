// Pages to read: about the hospitals, news, jobs, pictures, reviews.

const MONTHS = "January February March April May June July August September October November December".split(" ");

export const landing = {
  eachHospital: "Each hospital has its own doctors, departments and phone numbers.",
  seeHospital: "See this hospital",
  since: "Since",
  ourInstitutions: "Our Institutions", // 22
  visitCollege: "Visit the college website",
  awesomeFacilities: "Awesome Facilities", // 24
  inEachHospital: "Each of our hospitals has these.",
  onlyIn: (places: string) => `In ${places}`,
};

export const home = {
  highlights: (place: string) => `Highlights of our hospital in ${place}`,
  findDoctor: "Find a doctor",
  findDepartment: "What each one treats",
  readMore: "Read More", // 108
  readAboutUs: "Read More about us",
  requestAppointment: "Request an appointment",
  requestLead: "Fill in this form from anywhere. We call you to agree on a time.",
  openForm: "Fill in the form here",
  haveReady: "Have these ready",
  ready: ["The patient's name and a phone number", "The OP number, if you have been here before", "An e-mail address"],
  urgent: "Do not send a form if it is urgent. Call one of these numbers.",
  whatWeDoBest: "What We Do Best", // 115
  readMoreFrom: (author: string) => `Read More from ${author}`,
  insurers: "Insurance partners",
  bringCard: "We can bill these insurers directly. Please bring your insurance card.",
};

export const about = {
  accreditation: "Accreditation",
  insurance: "Cashless insurance",
  leaders: "Who leads the hospital",
  messages: "Messages",
  messagesFrom: "From the people who lead our hospitals",
  messagesFromOne: "From the people who lead our hospital",
  sample: "Sample text",
};

export const news = {
  all: "All news",
  next: "Next story",
  lead: "New services, changes and events at our hospital.",
  latest: "Latest News",
  none: "No news to view", // 282
  readMore: "Read More", // 168
  readArticle: (headline: string) => `Read More: ${headline}`,
  /** Below the day of the month, which stands large. */
  monthOfYear: (month: number, year: number) => `${MONTHS[month]} ${year}`,
  numbers: "Important Numbers",
};

export const careers = {
  all: "All jobs",
  lead: "See what you need for each job, and apply online.",
  found: (jobs: number) => `We found ${jobs} available job(s) for you`, // 174
  none: "No Careers found", // 282
  howToApply: [
    { icon: "search", text: "Open a job. See what the work is and what you need." },
    { icon: "mail", text: "Choose Apply Now, fill in the form and add your resume." },
    { icon: "phone", text: "The hospital's office reads it and calls or writes to you." },
  ],
  place: "Place",
  vacancies: "Vacancies",
  noVacancy: "None now",
  lastDate: "Last date to apply",
  next: "Next job",
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
};

export const gallery = {
  lead: (pictures: number) => (pictures === 1 ? "A picture of our hospitals." : "Pictures of our hospitals."),
  leadOfOne: (pictures: number) => (pictures === 1 ? "A picture of our hospital." : "Pictures of our hospital."),
  picture: "Picture",
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};

export const testimonials = {
  none: "No Reviews found", // 282
  readStory: "Read the whole story",
  captions: "Captions",
  next: "Next story",
  videoOf: (reviewer: string) => `Video: ${reviewer}`,
};

export const contact = {
  lead: (hospital: string, place: string) => `Write to ${hospital}, ${place}, call us or visit us.`,
  call: "Call us",
  reception: "Reception",
  appointments: "Appointments",
  callForAppointment: "Or call for an appointment",
  find: (hospital: string) => `Find ${hospital}`,
  openMap: "Open the map",
};

export const contactColumn = {
  label: "Contact and appointments",
  needDoctor: "Need a doctor?",
  askOnline: "Ask for an appointment online. We call you back to confirm the time.",
};

export const accessibility = {
  /** A date follows. */
  lastReviewed: "Last reviewed:",
};

/** Where an entry is not there, or not any more: its title, and what leads to the others. */
export const missing = {
  doctors: { title: "We cannot find this doctor", lead: "The doctor may not work here any more. See who does:" },
  facilities: { title: "We cannot find this facility", lead: "This hospital may not have it. Here is what it has:" },
  news: { title: "We cannot find this news", lead: "It may be out of date. Here is our latest news:" },
  careers: { title: "We cannot find this job", lead: "It may be taken already. These jobs are open:" },
  testimonials: { title: "We cannot find this story", lead: "It may have been taken down. Read what others say:" },
};
