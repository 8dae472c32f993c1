// Calls: the page for people without e-mail, and the desk's page that notes a call.

export const callMe = {
  heading: "Leave your number",
  lead: "You need no e-mail address. The hospital calls you back.",
  department: "Department",
  anyDepartment: "I am not sure",
  bestTime: "Best time to call",
  anyTime: "Any time",
  times: { morning: "Morning, before 12", afternoon: "Afternoon, 12 to 4", evening: "Evening, after 4" },
  /** Leads to the page from the other forms. */
  link: "No e-mail? We call you",
  /** The title of the caller's own page. */
  yourCall: "Your call",
};

export const deskCall = {
  tool: { label: "Note a call", hint: "From the telephone or the counter" },
  undone: "Taken back. Nobody calls this number because of it.",
  title: "Note a call",
  number: "Telephone number",
  about: "Department or doctor",
  notSaid: "Not said",
  departments: "Departments",
  doctors: "Doctors",
  callBy: "Call back by",
  times: { soon: "15 minutes", hour: "1 hour", today: "today" },
  nextDay: (weekday: string) => `${weekday} morning`,
  source: "How it came",
  sources: { web: "Website", telephone: "Telephone", counter: "Counter" },
  language: "Message to the caller in",
  more: "Name and more",
  note: "What it is about",
  save: "Save and next",
  saved: (who: string, when: string) => `Noted: ${who}. Call back by ${when}.`,
  repeated: "The same call was noted a moment ago. It is on the list once.",
  open: "Open it",
  sendPage: "Send the caller the page of this call:",
  notSaved: "This could not be saved just now. What you typed is still here: try again in a minute.",
  notedBy: "Noted by",
};
