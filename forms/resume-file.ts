/** The types of file a resume may have, and the media type each is mailed as (RFC 6838 registrations). */
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

/**
 * Why a file is refused, as the catalogue names it: none was chosen, it is not accepted, or it could harm the computer
 * of whoever opens it.
 */
export type ResumeFault =
  | ("resume" | "resumeType" | "resumeSize" | "resumeUnreadable")
  | ("wordLocked" | "wordTemplate" | "wordRemote" | "wordObject" | "wordMacro" | "wordSize")
  | ("pdfProgram" | "pdfFile");

/** A chosen file as far as the rules need it; a browser's `File` is one. */
export interface ResumeChoice {
  name: string;
  size: number;
}

/** The type of resume that a file's name promises, in any letter case; undefined for any other. */
export function findResumeExtension(name: string): ResumeExtension | undefined {
  const ending = name
    .slice(name.lastIndexOf(".") + 1)
    .trimEnd()
    .toLowerCase();
  return name.includes(".") && Object.keys(RESUME_TYPES).includes(ending) ? (ending as ResumeExtension) : undefined;
}
