/** Media types by RFC 6838. */
export const RESUME_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

export type ResumeExtension = keyof typeof RESUME_TYPES;

export const RESUME_ACCEPT = Object.keys(RESUME_TYPES)
  .map((extension) => `.${extension}`)
  .join(",");

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;

export type ResumeFault =
  | ("resume" | "resumeType" | "resumeSize" | "resumeUnreadable")
  | ("wordLocked" | "wordTemplate" | "wordRemote" | "wordObject" | "wordMacro" | "wordSize")
  | ("pdfProgram" | "pdfFile");

export interface ResumeChoice {
  name: string;
  size: number;
}

export function findResumeExtension(name: string): ResumeExtension | undefined {
  const ending = name
    .slice(name.lastIndexOf(".") + 1)
    .trimEnd()
    .toLowerCase();
  return name.includes(".") && Object.keys(RESUME_TYPES).includes(ending) ? (ending as ResumeExtension) : undefined;
}
