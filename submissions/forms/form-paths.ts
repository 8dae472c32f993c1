import type { SubmissionKind } from "../submissions.ts";

/** Where each form is posted to, below the API's origin (specification §7). */
export const FORM_PATHS: Record<SubmissionKind, string> = {
  appointment: "/api/v1/service/email",
  contact: "/api/v1/service/contact_us",
  job: "/api/v1/jobs/job_application",
};
