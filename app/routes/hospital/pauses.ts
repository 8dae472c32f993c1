import type { PageServices } from "#app/context.ts";
import { type Asked, findPause, type Pause } from "#desk/notices/pauses.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export type PauseServices = Pick<PageServices, "editions" | "notices" | "site" | "texts">;

/** Why a request for that is not taken for now; undefined where it is. */
export function pauseOf(services: PauseServices, { id }: Pick<Hospital, "id">, asked: Asked): Pause | undefined {
  const { editions, notices, site, texts } = services;
  const named = editions[0].site.hospitals.find((hospital) => hospital.id === id);
  return named && findPause(notices, named, asked, { language: site.language, texts });
}
