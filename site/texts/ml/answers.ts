export * from "./answer-mails.ts";
export * from "./office-pages.ts";
export * from "./patient-page.ts";
