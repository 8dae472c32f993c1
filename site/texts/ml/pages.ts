export * from "./finding.ts";
export * from "./forms.ts";
export * from "./frame.ts";
export * from "./reading.ts";

export const locale = "ml-IN";
