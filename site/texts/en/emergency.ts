// The emergency page, which also opens without a network.

export const lead = "Call first. Then help as written below, until help comes.";
export const description = (name: string) =>
  `Whom to call in an emergency, the way, and what to do until help comes: ${name}.`;
export const numbers = "Numbers to call";
export const places = "Our casualty departments";
export const nearestFirst = (place: string) => `The nearest to ${place} comes first.`;
export const whereAreYou = "Show the nearest first:";
export const care = {
  cathLab: "Cath lab, for heart attacks",
  antivenom: "Antivenom, for snake bites",
  bloodBank: "Blood bank",
  dialysis: "Dialysis",
  burns: "Burns unit",
};
export const checked = (day: string) => `checked on ${day}`;
export const callFirst = "Call first: this was checked more than a month ago.";
export const aid = "What to do until help comes";
export const notChecked = "Not yet checked by a doctor.";
export const source = (from: string) => `From: ${from}.`;
export const sources = "Sources, in our own words";
export const asOf = (day: string) => `This page is of ${day}.`;
export const copy = (day: string) => `This is a copy of ${day}, kept on this device. Numbers may have changed since.`;
export const offline = "There is no connection, so the page you wanted cannot open. This page was kept for you.";
export const waiting = "Forms saved on this device that wait to be sent:";
export const waitingSent = "They are sent once you have a network and open another page of this site.";
export const scan = "Scan the code to open this page on a phone. It then opens without a network too.";
