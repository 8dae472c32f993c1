import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { MailEditions } from "#outbox/mail/office-mail.ts";
import type { DaySheet } from "#outbox/mail/render-sittings.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { readClock } from "#site/sittings/clock.ts";
import { describeSpan } from "#site/sittings/describe-state.ts";
import { listDay } from "#site/sittings/list-day.ts";
import { sittingPlace } from "#site/sittings/sitting-place.ts";
import type { Clock } from "#forms/submissions.ts";
import { editionIn } from "#site/texts/editions.server.ts";

interface DaySheetParts {
  /** Undefined while the content service is away. */
  listDoctors: (hospital: Hospital) => Promise<readonly DoctorSummary[] | undefined>;
  sittings: Pick<OfficeSittingsService, "of">;
  editions: MailEditions;
  clock: Clock;
}

/** Makes today's list for a hospital's office. It rejects while the doctors cannot be read: its mail waits then. */
export function createDaySheets({ listDoctors, sittings, editions, clock }: DaySheetParts) {
  return async (hospital: Hospital): Promise<DaySheet> => {
    const doctors = await listDoctors(hospital);
    if (!doctors) throw new Error("the doctors cannot be read");
    const { texts } = editionIn(editions, hospital.contact.officeLanguage);
    const { dayPage, dayMail } = texts.server.answers;
    const place = sittingPlace(hospital);
    const { day } = readClock(Number(clock.now()), place.timeZone);
    const days = listDay(doctors, (id) => sittings.of(hospital.id, id), day, place);
    const sitting = days.filter(({ plan }) => plan.sittings.length > 0).length;
    const lines = days.flatMap(({ doctor: { name, consulting }, plan, isUnknown }) => {
      const hours = plan.sittings.map((one) => describeSpan(one, texts)).join(", ");
      if (hours !== "" || plan.away) return [{ label: hours || dayPage.away, value: name }];
      return isUnknown ? [{ label: dayMail.unknown, value: `${name}: ${consulting.replaceAll("\n", "; ")}` }] : [];
    });
    // On a holiday hours that are known as text only are no sign that somebody sits.
    const isQuiet = sitting === 0 && (place.holidays.includes(day) || !days.some(({ isUnknown }) => isUnknown));
    return { day, sitting, lines, isQuiet };
  };
}
