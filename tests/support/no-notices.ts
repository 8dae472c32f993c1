import type { PublicRecord } from "#answers/public-record.server.ts";
import type { NoticeService } from "#desk/notices/notices.server.ts";

/** Nobody says anything on any page. */
export const NO_NOTICES = {
  findPause: () => undefined,
  lines: () => ({}),
  list: () => [],
  withHolidays: (hospital) => hospital,
} as Partial<NoticeService> as NoticeService;

/** Of no hospital it is known how it answers, or whether its numbers ring. */
export const NO_RECORD = {
  responses: () => undefined,
  numberCheck: () => undefined,
} as Partial<PublicRecord> as PublicRecord;
