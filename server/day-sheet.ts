import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { DaySheet } from "#outbox/mail/render-sittings.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { describeSpan } from "#site/sittings/describe-state.ts";
import { listDay } from "#site/sittings/list-day.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import { readClock } from "#site/sittings/sitting-state.ts";
import type { Clock } from "#forms/submissions.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

interface DaySheetParts {
  /** Undefined while the content service is away. */
  listDoctors: (hospital: Hospital) => Promise<readonly DoctorSummary[] | undefined>;
  sittings: Pick<OfficeSittingsService, "of">;
  texts: Catalogue;
  clock: Clock;
}

export type DaySheets = ReturnType<typeof createDaySheets>;

/** Today's list for a hospital's office. Rejects while the doctors cannot be read: its mail waits then. */
export function createDaySheets({ listDoctors, sittings, texts, clock }: DaySheetParts) {
  const { dayPage, dayMail } = texts.server.answers;

  async function readToday(hospital: Hospital) {
    const doctors = await listDoctors(hospital);
    if (!doctors) throw new Error("the doctors cannot be read");
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(clock.now()), place.timeZone);
    const days = listDay(doctors, (id) => sittings.of(hospital.id, id), day, place);
    return { day, days, isHoliday: place.holidays.includes(day) };
  }

  return {
    async listToday(hospital: Hospital): Promise<DaySheet | undefined> {
      const { day, days } = await readToday(hospital);
      const lines = days.flatMap(({ doctor: { name, consulting }, plan, isUnknown }) => {
        const hours = plan.sittings.map((sitting) => describeSpan(sitting, texts)).join(", ");
        if (hours !== "") return [{ label: hours, value: name }];
        if (plan.away) return [{ label: dayPage.away, value: name }];
        return isUnknown ? [{ label: dayMail.unknown, value: `${name}: ${consulting.replaceAll("\n", "; ")}` }] : [];
      });
      const sitting = days.filter(({ plan }) => plan.sittings.length > 0).length;
      return days.length > 0 ? { day, sitting, lines } : undefined;
    },
    /** Of hours that are known as text only nobody knows; while the doctors cannot be read, everybody may sit. */
    async sitsAnybody(hospital: Hospital): Promise<boolean> {
      const today = await readToday(hospital).catch(() => undefined);
      if (!today) return true;
      return today.days.some(({ plan, isUnknown }) => plan.sittings.length > 0 || (isUnknown && !today.isHoliday));
    },
  };
}
