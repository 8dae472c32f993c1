export * from "./answer-mails.ts";
export * from "./day-page.ts";
export * from "./office-pages.ts";
export * from "./patient-page.ts";
