import type { Submissions } from "#submissions/submissions.ts";
import type { Metrics } from "./create-metrics.ts";

/** The same service, with each outcome counted; what it could not store counts as "unavailable". */
export function countSubmissions(submissions: Submissions, metrics: Pick<Metrics, "countSubmission">): Submissions {
  return {
    async submit(kind, input, extras) {
      try {
        const outcome = await submissions.submit(kind, input, extras);
        metrics.countSubmission(kind, outcome.status);
        return outcome;
      } catch (error) {
        metrics.countSubmission(kind, "unavailable");
        throw error;
      }
    },
  };
}
