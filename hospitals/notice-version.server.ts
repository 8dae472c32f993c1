import { createHash } from "node:crypto";
import type { PrivacyNotice } from "./site.ts";

const VERSION_DIGITS = 12;

/** The version of a notice: equal for equal texts, another for any change of any of its languages. */
export function noticeVersion(notice: Omit<PrivacyNotice, "version">): string {
  const { summary, texts } = notice;
  return createHash("sha256")
    .update(JSON.stringify([summary, texts]))
    .digest("hex")
    .slice(0, VERSION_DIGITS);
}
