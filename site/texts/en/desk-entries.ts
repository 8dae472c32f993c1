// What is edited at the desk: doctors, news, jobs, testimonials, listings and pages.

export const sections = {
  doctors: { title: "Doctors", add: "New doctor", addTitle: "A new doctor", hint: "Names, timings, pictures" },
  news: { title: "News", add: "Write news", addTitle: "Write news", hint: "What is new, with a picture" },
  careers: { title: "Jobs", add: "New job", addTitle: "A new job", hint: "Whom the hospital looks for" },
  testimonials: {
    title: "Testimonials",
    add: "New testimonial",
    addTitle: "A new testimonial",
    hint: "What patients say",
  },
  departments: {
    title: "Department lists",
    add: "New list",
    addTitle: "A new list",
    hint: "Which doctors a department shows, in which order",
  },
  pages: { title: "Pages", add: "Write a page", addTitle: "A new page", hint: "Rights, prices, rules" },
};

export const states = {
  published: "Published",
  draft: "Draft",
  proposed: "Proposed",
  scheduled: (moment: string) => `Goes public ${moment}`,
  withdrawn: "Withdrawn",
  until: (moment: string) => `until ${moment}`,
  past: "Earlier",
  by: (name: string, moment: string) => `${name}, ${moment}`,
  unreadable: "The file cannot be read",
};

export const list = {
  search: "Name",
  searchButton: "Search",
  none: "Nothing is here, or nothing of that name.",
};

export const where = {
  hosted: "This content is kept in Contentful. Edit it there. Notices, sittings and the list of calls are edited here.",
  makeOurs: {
    text: "The site shows the sample, or the export of another system. Copy it once, and it can be edited here. The copy lies in the site's data folder.",
    button: "Make it ours",
  },
};

/** In the words of who fills them in, and in the order in which they are shown. */
export const fields: Record<string, { label: string; hint?: string }> = {
  "doctors.name": { label: "Name", hint: "As it stands on the page, such as Dr. Anitha Kumari" },
  "doctors.centerOfExcellence": { label: "Department or field" },
  "doctors.consulting": { label: "Timings", hint: "Such as Mon to Fri 9 am – 1 pm" },
  "doctors.profilePic": { label: "Picture" },
  "doctors.contactNumber": { label: "Telephone numbers", hint: "One on each line" },
  "doctors.education": { label: "Education" },
  "doctors.skill": { label: "Skills" },
  "doctors.email": { label: "E-mail for patients" },
  "doctors.personId": { label: "Mark of the person", hint: "The same for one person in each hospital" },
  "departments.departments": { label: "Department" },
  "departments.doctors": { label: "Doctors in their order", hint: "The first one stands first on the page" },
  "news.headline": { label: "Headline" },
  "news.subHeadline": { label: "Second line" },
  "news.thumbnail": { label: "Picture" },
  "news.content": { label: "Text" },
  "careers.jobTitle": { label: "Job" },
  "careers.jobShortDescription": { label: "In one sentence" },
  "careers.numberOfVacancy": { label: "How many" },
  "careers.jobDescription": { label: "Description" },
  "careers.responsibilities": { label: "Responsibilities", hint: "One on each line" },
  "careers.skills": { label: "Skills", hint: "One on each line" },
  "careers.experience": { label: "Experience" },
  "careers.lastDate": { label: "Last day to apply" },
  "testimonials.reviewer": { label: "Name" },
  "testimonials.video": { label: "Video" },
  "testimonials.captions": { label: "Captions of the video (a WebVTT file)" },
  "testimonials.shortReview": { label: "In one sentence" },
  "testimonials.reviewPoster": { label: "Picture" },
  "testimonials.testimonialContent": { label: "What the person says" },
  "pages.title": { label: "Name of the page" },
  "pages.text": { label: "Text" },
  "pages.address": { label: "End of its address", hint: "Small letters and digits, for example patients_rights" },
  "pages.place": { label: "Where it is linked" },
  "pages.hospitals": { label: "Whose page it is" },
  "pages.description": { label: "For search engines, in a sentence", hint: "May stay empty" },
};

export const choices = {
  places: { footer: "At the end of every page", menu: "In the menu", none: "Nowhere" },
  own: "This hospital",
  all: "All hospitals",
  group: "The group",
};

export const form = {
  language: (name: string) => `In ${name}`,
  noChoice: "Choose",
  file: {
    camera: "Take a picture now",
    choose: "Choose a picture (up to 30 MB)",
    other: "Choose a file (up to 30 MB)",
    change: "Change it",
    remove: "Take it away",
    is: (name: string) => `Now: ${name}`,
  },
  faults: {
    missing: "Fill this in.",
    "no-target": "This leads to a file or page that is not there.",
    "not-shown": "Pages do not show HTML, scripts or frames: write the words alone.",
    other: "This is not right.",
  },
  tooLong: "This is too long: 50,000 letters go in. Make two of it.",
  files: {
    "too-large":
      "This file is too large: it may have 30 MB. Take it again in a smaller size, or give a long film to whoever looks after the site.",
    "too-many-pixels": "This picture has too many pixels: take it again in a smaller size.",
    heic: "This picture is HEIC, which browsers cannot show. On the iPhone: Settings, Camera, Formats, Most Compatible. Then take it again, or send a screenshot of it.",
    "no-picture": "This is no picture. Choose a JPEG, PNG or WebP file.",
    damaged: "This file is damaged: choose it again, or take the picture again.",
  },
};

export const blocks = {
  kinds: {
    paragraph: "Paragraph",
    heading: "Heading",
    list: "List",
    steps: "Numbered list",
    link: "Link",
    picture: "Picture",
    quote: "Quote",
    other: "Text with marks",
    entry: "Doctor",
  },
  labels: { link: "Words of the link", picture: "What it shows, in a few words" } as Record<string, string>,
  hints: {
    list: "One on each line",
    steps: "One on each line",
    picture: "For people who cannot see it, such as: Dr. Anitha Kumari at her desk",
    other: "A table or the like, as it is written in the file",
  } as Record<string, string>,
  to: "Where it leads",
  toHint: "Such as www.example.org, a telephone number or an e-mail address",
  add: "Add below",
  up: (what: string) => `Move up: ${what}`,
  down: (what: string) => `Move down: ${what}`,
  remove: (what: string) => `Take away: ${what}`,
  place: (what: string, number: number) => `${what} ${number}`,
};

export const timings = {
  heading: "The site reads",
  none: "The site reads no days or hours in this. It shows the text as it is.",
  unread: (text: string) => `Shown as text, without days: ${text}`,
  facts: "Another system gives the hours of this doctor, and they count over this text.",
};

export const acts = {
  save: "Save draft",
  preview: "See it on the page",
  publish: "Publish",
  propose: "Propose",
  times: "At a time",
  from: "From",
  until: "Until",
  timesHint: "Leave both empty to publish now, for good.",
  badTime: "Choose a day and a time that are still to come.",
  badUntil: "This must be later than now, and than the beginning.",
  withdraw: "Withdraw from the site",
  stop: "Stop waiting",
  history: "All versions",
};

/** What was just done. */
export const done = {
  saved: "Saved as a draft.",
  proposed: "Proposed. A publisher sees it first in the list.",
  published: "Published.",
  scheduled: "It will be published at its time.",
  withdrawn: "Withdrawn from the site.",
  undone: "It is as it was before.",
  ours: "It is ours now. Everything can be edited.",
};

export const proposal = (name: string) => `${name} proposes this`;

export const conflict = {
  heading: (name: string) => `${name} changed this while you wrote`,
  withdrawn: (name: string) => `${name} took this from the site while you wrote`,
  text: "Nothing of yours is lost. Below is both together; where both of you changed the same field, yours stands in it. Look it over, and save again.",
  clash: (name: string, words: string) => `Both of you changed this. ${name} wrote: ${words}`,
  outside: "Somebody outside the desk",
};

export const history = {
  title: (name: string) => `Versions of ${name}`,
  goBack: "Go back to this one",
  compare: "What changed",
  same: "The words are the same.",
  version: (number: number) => `Version ${number}`,
  before: "before",
  after: "after",
  toForm: "To the form",
};

export const failures = {
  changed:
    "Somebody changed this after you, so nothing was undone. Look at its versions, and go back to one there if you still want to.",
  refused: "It is saved as a draft, but not public yet: mend what is marked.",
};

export const kept = {
  text: "What you typed here before was not saved.",
  restore: "Put it back",
};
