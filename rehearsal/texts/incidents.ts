// What the report says of each thing that goes wrong: what happened, and what the site did.

export const incidents = {
  leave: {
    title: "A doctor goes on leave",
    nobody: "No patient had a visit with a named doctor in the days to come, or the office got no list of who sits.",
    told: (doctor: string, day: string, told: number, visits: number) =>
      `With one press the office said that ${doctor} is away on ${day}. ${told} of the ${visits} patients with a visit then got a mail with other times, and the website says it.`,
  },
  mailServer: {
    title: "The mail server is away for six hours",
    sent: (there: number, forms: number) =>
      `${forms} forms came in meanwhile, and all were kept. Two hours after it was back ${there} of them had reached their office; what is left is tried each hour.`,
  },
  content: {
    title: "The content service is away",
    hosted: "Yours is run by others and was left alone. Pages then show what they knew last.",
    shown: (good: number, all: number) => `${good} of ${all} pages were shown all the same, with all numbers to call.`,
  },
  disk: {
    title: "The disk is full",
    full: (isRefused: boolean, isUp: boolean, isTaken: boolean) =>
      `${isRefused ? "A request was refused, and its sender told whom to call" : "A request was still taken"}; pages ${isUp ? "stayed up" : "failed"}. With room again the next request was ${isTaken ? "taken" : "refused"}.`,
  },
  number: {
    title: "A printed number is wrong",
    wrong: (number: string, to: string) =>
      `On the month's number day the office found ${number} wrong, and ${to} gets a mail until it is mended.`,
  },
  holiday: {
    title: "A holiday",
    page: (place: string) => `${place} on a holiday`,
    told: (place: string, isTaken: boolean) =>
      `Who wrote to ${place} was ${isTaken ? "told when its office works again" : "refused"}.`,
  },
  screens: [
    "The home page",
    "Asking for an appointment",
    "What a patient sees once the office has answered",
    "Who sits, on the day of the leave",
  ],
  outage: "The doctors while the content service is away",
};
