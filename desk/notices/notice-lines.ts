import type { Severity } from "#outbox/store/notices.server.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { NoticeService } from "./notices.server.ts";
import { wordsIn } from "./words.ts";

/** A circle, a triangle and an octagon, 24 by 24: with the notice, because pages without one have no use for them. */
const DRAWINGS: Record<Severity, string> = {
  information: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 7.5v.01",
  important: "M12 3.5L2 20.5h20zM12 10v4.5M12 17.5v.01",
  urgent: "M8 2.5h8l5.5 5.5v8l-5.5 5.5h-8l-5.5-5.5v-8zM12 7v6M12 16.5v.01",
};

/** The notices above the pages of a hospital, or of the group; nothing to spread where there is none. */
export function noticeLines(
  notices: Pick<NoticeService, "shown">,
  hospitalId: string | undefined,
  { language, texts }: { language: string; texts: Catalogue },
) {
  const { region, severities } = texts.server.notices;
  const lines = notices.shown(hospitalId).map(({ id, content: { severity, text } }) => ({
    ...{ id, severity, word: severities[severity], drawing: DRAWINGS[severity] },
    ...wordsIn(text, language),
  }));
  return lines.length > 0 ? { notices: { region, lines } } : {};
}
