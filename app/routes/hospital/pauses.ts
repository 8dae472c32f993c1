import type { PageServices } from "#app/context.ts";
import type { ChoicePause } from "#app/features/appointment/visit-day.ts";
import { type Asked, findPause, type Pause } from "#desk/notices/pauses.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export type PauseServices = Pick<PageServices, "editions" | "notices" | "site" | "texts">;

/** Why requests of that choice are not taken for now; undefined where they are, or a wider pause says it already. */
export function choicePause(
  field: Pause["field"],
  { editions, notices, site, texts }: PauseServices,
  { id }: Pick<Hospital, "id">,
  asked: Asked,
): ChoicePause | undefined {
  const named = editions[0].site.hospitals.find((hospital) => hospital.id === id);
  const pause = named && findPause(notices, named, asked, { language: site.language, texts });
  if (pause?.field !== field) return undefined;
  const { text, lang, phone } = pause;
  return { text, ...(lang && { lang }), call: { label: texts.server.pauses.call, ...phone } };
}
