// The desk: doctors and departments' lists from a spreadsheet.

const count = (number: number, one: string, more = `${one}s`) => `${number} ${number === 1 ? one : more}`;

export const tool = { label: "Import from a spreadsheet", hint: "Many doctors at once, from Excel or CSV" };

export const start = {
  title: "Import from a spreadsheet",
  lead: "Send your list as it is: Excel (.xlsx) or CSV, with one row for each doctor. You see first what would change. Nothing changes before you say so.",
  sheet: "Your spreadsheet",
  sheetHint:
    "Headings such as Doctor name, Department, Qualification, OP time, Mobile. Empty cells change nothing; doctors that are not in the list stay.",
  photos: "Photographs",
  optional: "(optional)",
  photosHint:
    "Each with its doctor's name as the file's name, or the name in a column Photo. All files together may have 30 MB: send the list again with the others.",
  button: "Show me what would change",
  noSheet: "Choose a spreadsheet first.",
  exports: "The doctors as they are now",
  exportsLead: "As a spreadsheet to change and send back.",
  exportDoctors: "Doctors (CSV)",
  exportListings: "Departments and their doctors in order (CSV)",
};

/** Why a file cannot be read, and what to do. */
export const faults = {
  empty: () => "This file is empty. Choose the one with the list.",
  tooLarge: () => "This file is too large for a list. Save the sheet with the doctors alone as .xlsx or CSV.",
  tooManyRows: (number: number) =>
    `This sheet has ${number} rows, and 2,000 go in at once. Split it, and import the parts one after the other.`,
  broken: () =>
    "This file cannot be read. Open it in your spreadsheet program, take a password away, choose Save As and Excel Workbook (.xlsx), and send that.",
  brokenQuote: (line: number) =>
    `A quote in line ${line} is not closed. Open the file in your spreadsheet program, and save it as .xlsx.`,
  encoding: () =>
    "The letters of this CSV file cannot be read. In Excel, choose Save As and CSV UTF-8, or Excel Workbook (.xlsx).",
  garbled: (row: number) =>
    `Letters in row ${row} are broken, such as à´ or ????. Go back to the file where they were right, and save that as .xlsx.`,
  noHeadings: () =>
    "No row of headings was found. Put headings above the columns, such as Doctor name, Department, OP time, and send the file again.",
};

/** Of a row: why it is left out, then what to know of one that goes in. */
export const notes = {
  noName: () => "There is no name.",
  dateForTimes: (about: string) =>
    `“${about}” is a date where hours belong: spreadsheets make dates of 9-1. Format the column as text, and type 9 am – 1 pm.`,
  noPhone: (about: string) => `“${about}” is no telephone number. Format the column as text, and type all digits.`,
  tooLong: (about: string) => `“${about}…” is too long: 256 letters go in.`,
  noEmail: (about: string) => `“${about}” is no e-mail address.`,
  otherHospital: (about: string) => `“${about}” is not this hospital. Send the list there, too.`,
  double: (row: string) => `The same as row ${row}. If these are two people, give each a key in a column Key.`,
  namesakes: (name: string) =>
    `Two doctors are called ${name}, or one who has another key. Say which by the key that the export has.`,
  isWaiting: () =>
    "The site does not show this entry as it stands here. Publish it first, or go back to an earlier version.",
  unknownDepartment: (about: string) => `“${about}” is no department of this hospital.`,
  unknownDoctor: (about: string) => `There is no doctor “${about}” in this hospital. Import the doctors first.`,
  noDepartmentPage: (about: string) =>
    `“${about}” is no department of this hospital: it is shown as the speciality alone.`,
  noPhoto: (about: string) => `The photograph ${about} did not come along.`,
  translationStays: () => "The Malayalam text stays as it is: change it on the doctor's page.",
  asText: () => "These hours are shown as they are written: the site cannot tell the days.",
  factsGo: () => "The stored sittings go: the new text counts.",
};

export const preview = {
  title: (file: string) => `What ${file} would change`,
  nothingYet: "Nothing is imported yet.",
  counts: {
    added: (number: number) => `${number} new`,
    changed: (number: number) => `${number} changed`,
    unchanged: (number: number) => `${number} the same as now`,
    refused: (number: number) => `${number} left out`,
  },
  button: (number: number) => `Import ${number}`,
  nothingToDo: "Nothing would change.",
  row: (row: number) => `Row ${row}`,
  noName: "No name",
  unread: (names: string) => `Columns that are not read: ${names}`,
  photosRefused: (names: string) => `These photographs cannot be read, and are left out: ${names}`,
  photosUnused: (names: string) => `No doctor in the sheet for: ${names}`,
  other: "Take another file",
};

export const done = {
  imported: (number: number, file: string) => `${count(number, "row")} of ${file} imported. The site shows them now.`,
  notOurs: "The content here is a file that the desk does not write. Go to Doctors, press “Make it ours”, then import.",
  changed: "Something changed since you looked. Here is what the file would change now.",
  refused: (names: string) => `Nothing was imported. These cannot be published: ${names}`,
};
