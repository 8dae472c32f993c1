// Forms: their words, what they refuse, and what follows.

export const appointment = {
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
  departmentExample: "If you are not sure, choose the nearest one.",
  doctor: "Doctor",
  selectDoctor: "Select Doctor", // 227
  waitForDoctors: "Please wait", // 228
  showDoctors: "Show doctors",
  opNumber: "OP Number (If any)", // 248
  date: "Date",
  consultingHours: (doctor: string, hours: string) => `${doctor}: ${hours}`,
  askAboutDay: (day: string, doctor: string) =>
    `${doctor ? `${doctor} has` : "We have"} no consulting hours on ${day}. Choose another day, or send your request all the same.`,
  askAboutHoliday: (day: string, holiday: string) =>
    `${day}: ${holiday}. Choose another day, or send your request all the same.`,
  concierge: "Concierge",
  conciergeDesk: "Concierge desk",
  conciergeLead: "The concierge desk plans your visit with you by telephone.",
};

export const contactForm = {
  heading: "Send a message",
  name: "Message",
  submit: "Send message",
  sent: "Please wait, we will get back to you shortly", // 218
  failed: "We could not send your message. Please try again, or call us.",
  next: ["The office reads your message and answers by e-mail or telephone."],
  sendAnother: "Send another message",
  subject: "Subject",
  subjectExample: "For example: Visiting hours",
  message: "Message",
};

export const callForm = {
  name: "Call",
  submit: "Please call me",
  sent: "Your number has been sent.",
  failed: "We could not send your number. Please try again, or call us.",
  next: ["The desk calls you on this number. Nothing is booked until you have agreed on a time."],
  sendAnother: "Leave another number",
};

export const complaintForm = {
  name: "Complaint",
  submit: "Send complaint",
  sent: "We have your complaint.",
  follow: "Follow your complaint",
  failed: "We could not send your complaint. Please try again, or call us.",
  next: ["The answer will be on the page of your complaint."],
  sendAnother: "Make another complaint",
};

export const jobApplication = {
  heading: "Apply for this job",
  open: "Apply Now", // 179
  applied: "Applied", // 233
  name: "Job application",
  submit: "Send application",
  sent: "Your application has been sent.", // A37
  failed: "something went wrong", // 274
  next: ["The hospital's office reads your application and your resume. They write or call if they want to meet you."],
  sendAnother: "See all jobs",
  experience: "Experience in years",
  experienceHint: "0 if this is your first job",
  resume: "Resume",
  resumeHint: (megabytes: number) => `A pdf, doc or docx file of up to ${megabytes} MB`,
};

export const form = {
  followRequest: "Follow your request",
  shareToSelf: "Send it to my WhatsApp",
  pageCode: "Code that opens your request on a phone",
  name: "Name",
  nameExample: "For example: Anitha Kumari",
  emailExample: "For example: anitha@example.com",
  phone: "Contact number",
  phoneHint: "10 digits, with or without +91",
  optional: "(optional)",
  /** Before what is wrong with a field. */
  error: "Error:",
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
};

/** What forms say of a field, in pages and in the API. */
export const rules = {
  department: "Select a department", // 240
  name: "Enter your name", // 241, 250, 255
  email: "Enter your email-address", // 242, 251
  emailFormat: "Enter valid email-address", // 243, 251
  emailOfApplicant: "Enter your email", // 256
  phone: "Enter your contact number", // 245, 252
  phoneOfApplicant: "Enter your contact Number", // 258
  phoneFormat: "Enter valid contact number", // 246, 252, 259
  subject: "Enter the subject", // 253
  complaint: "Write what happened",
  phoneOrEmail: "Enter a contact number or an e-mail address",
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
};

export const pending = {
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
  /** For example "Sun, 10:42 am". */
  when: (moment: Date) => moment.toLocaleString("en-IN", { weekday: "short", hour: "numeric", minute: "2-digit" }),
  /** For example "Mother, appointment request, Sun, 10:42 am". */
  form: (name: string, what: string, when: string) =>
    [name, name ? what.toLowerCase() : what, when].filter(Boolean).join(", "),
  cancelled: (which: string) => `Cancelled: ${which}.`,
  sent: (which: string) => `Sent: ${which}.`,
  notSent: (which: string, reason: string) => `Not sent: ${which}. ${reason}`,
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
};

export const sent = {
  appointment: "Request sent",
  contact: "Message sent",
  job: "Application sent",
  call: "Number sent",
  complaint: "Complaint sent",
};
