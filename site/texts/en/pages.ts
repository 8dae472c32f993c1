// What browsers need too; the others stay on the server.

export * from "./finding.ts";
export * from "./forms.ts";
export * from "./frame.ts";
export * from "./reading.ts";

/** For dates and numbers (BCP 47). */
export const locale: string = "en-IN";
