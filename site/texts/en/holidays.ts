// Holidays, and what a hospital says on its pages for a while.

export const holidays = {
  title: "Holidays",
  /** Of a hospital's own day. */
  unnamed: "Holiday",
  mayMove: (name: string) => `${name} (the date may change)`,
  closed: (name: string) => `${name}: OP closed`,
  usual: (name: string) => `${name}: open as usual`,
  hours: (name: string, from: string, to: string) => `${name}: OP ${from} to ${to}`,
  unknown: (name: string, phone: string) => `${name}: ask about OP hours, ${phone}`,
  on: (day: string, said: string) => `${day}, ${said}`,
};

export const notices = {
  region: "Notices",
  severities: { information: "Please note", important: "Important", urgent: "Urgent" },
};

export const pauses = {
  /** A hospital's own words come first. */
  message: (text: string, phone: string) => `${text} Call ${phone}.`,
  /** Where a hospital gives no reason. */
  usual: "We take no appointment requests here at the moment.",
  call: "Call instead",
};
