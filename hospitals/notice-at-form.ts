import { hospitalPaths } from "./hospital-paths.ts";
import type { Hospital } from "./site.ts";

/** What stands of a hospital's privacy notice at each form: its line, and the way to the whole in each language. */
export function noticeAtForm(hospital: Pick<Hospital, "basePath" | "privacyNotice">) {
  const { version, summary, texts } = hospital.privacyNotice;
  const { toPrivacy } = hospitalPaths(hospital);
  const links = texts.map(({ language, title }) => ({ language, label: title, to: `${toPrivacy}#${language}` }));
  return { version, summary, links };
}
