import type { NoticeService } from "#desk/notices/notices.server.ts";

/** Nobody says anything on any page. */
export const NO_NOTICES = {
  pauses: () => [],
  shown: () => [],
  list: () => [],
  withHolidays: (hospital) => hospital,
} as Partial<NoticeService> as NoticeService;
