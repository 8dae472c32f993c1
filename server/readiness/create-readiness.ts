import type { StoreReadiness, SubmissionStore } from "#submissions/store/submission-store.ts";
import type { QueueFigures, SubmissionRecords } from "#submissions/store/submission-records.ts";
import { keepFor } from "./keep-for.ts";

/** How the site stands, in words without figures: everybody may ask. */
export interface Readiness {
  /** "unready": no form can be taken. "degraded": a person should look, and visitors notice little or nothing. */
  status: "ready" | "degraded" | "unready";
  checks: {
    store: StoreReadiness;
    /** "late": a mail has been waiting for longer than `LATE_AFTER_MS`. "unknown": the store cannot be read. */
    mailQueue: "ready" | "late" | "unknown";
    /** "some": mails were given up and wait for a person. */
    parkedMails: "none" | "some" | "unknown";
    /** "away": pages show what was last known, and lists that were never known are empty. */
    content: "ready" | "away";
  };
}

/** A mail server that puts off what it does not know takes it after some minutes; what waits longer is in trouble. */
export const LATE_AFTER_MS = 15 * 60_000;

// Anybody may ask, as often as they like: that must not become work for the store or the content service.
const KEPT_MS = 2000;
const CONTENT_KEPT_MS = 30_000;

export interface ReadinessOptions {
  store: Pick<SubmissionStore, "readiness"> & Pick<SubmissionRecords, "figures">;
  /** Any question that the content service answers when it is well. */
  askContent: () => Promise<unknown>;
  /** Milliseconds from any fixed point. */
  now?: () => number;
}

/** A function that looks how the site stands; what it found holds for two seconds, for content half a minute. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { store, askContent, now = () => performance.now() } = options;
  const checkContent = keepFor(CONTENT_KEPT_MS, now, () =>
    askContent().then(
      () => "ready" as const,
      () => "away" as const,
    ),
  );
  return keepFor(KEPT_MS, now, async () => {
    const [stored, figures, content] = await Promise.all([
      store.readiness(),
      store.figures().catch(() => undefined),
      checkContent(),
    ]);
    const checks = { store: stored, ...judgeMails(figures), content };
    return { status: judge(checks), checks };
  });
}

function judgeMails(figures: QueueFigures | undefined): Pick<Readiness["checks"], "mailQueue" | "parkedMails"> {
  if (!figures) return { mailQueue: "unknown", parkedMails: "unknown" };
  const { oldestUnsentMs = 0, parked } = figures;
  return { mailQueue: oldestUnsentMs > LATE_AFTER_MS ? "late" : "ready", parkedMails: parked > 0 ? "some" : "none" };
}

function judge({ store, mailQueue, parkedMails, content }: Readiness["checks"]): Readiness["status"] {
  if (store !== "ready") return "unready";
  return mailQueue === "ready" && parkedMails === "none" && content === "ready" ? "ready" : "degraded";
}
