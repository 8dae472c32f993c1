export * from "./answer-mails.ts";
export * from "./patient-page.ts";
