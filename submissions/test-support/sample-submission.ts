import type { NewSubmission } from "../stored-submission.ts";
import { SAMPLE_APPOINTMENT } from "./sample-hospitals.ts";

/** A submission unlike any other with another id. */
export function sampleSubmission(id: string): NewSubmission {
  return {
    kind: "appointment",
    request: { ...SAMPLE_APPOINTMENT, message: "", patientName: id },
    id,
    hospitalId: "punalur",
    messageId: `<${id}@example.org>`,
    noticeVersion: "none",
  };
}

/** An application with a resume of these bytes. */
export function sampleApplication(id: string, bytes: Buffer): NewSubmission {
  return {
    kind: "job",
    request: {
      name: id,
      email: "anu@example.org",
      contactNumber: 9847012345,
      experience: 1.5,
      job: "Staff Nurse",
      hospital: "Venmala Hospital Punalur",
      to: "punalur@example.org",
    },
    resume: { name: "Anu.pdf", type: "application/pdf", bytes },
    id,
    hospitalId: "punalur",
    messageId: `<${id}@example.org>`,
    noticeVersion: "none",
  };
}
