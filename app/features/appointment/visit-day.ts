import type { MediaAsset } from "#site/content/content.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";

/** Why requests for a choice are not taken for now, and whom to call. */
export interface ChoicePause {
  text: string;
  lang?: string;
  call: { label: string; printed: string; href: string };
}

export interface DoctorChoice {
  id: string;
  name: string;
  /** What the doctor treats. */
  field?: string;
  picture?: MediaAsset;
  /** Consulting hours in an editor's words, and what is otherwise in the next weeks. */
  consulting?: string;
  pause?: ChoicePause;
  /** Days of the week where they are sure, 0 for Sunday, and dates on which it is contrary. */
  days?: number[];
  except?: string[];
}

export interface HospitalDays {
  /** Consulting hours in words. */
  hours: string;
  /** Days of the week without consulting hours, as far as is known. */
  closed: number[];
  /** Which days are holidays, and what is known of them; without those that are as any other. */
  holidays: Record<string, string>;
}

/** What is asked about a day on which the hospital or the doctor sees nobody, or a holiday; "" for any other. */
export function askAboutDay(
  day: string,
  doctor: DoctorChoice | undefined,
  { closed, holidays }: HospitalDays,
  { locale, appointment: texts }: Pick<PageTexts, "locale" | "appointment">,
): string {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (Number.isNaN(weekday)) return "";
  const isAbsent = doctor?.days && doctor.days.includes(weekday) === (doctor.except ?? []).includes(day);
  const holiday = holidays[day];
  if (!isAbsent && !closed.includes(weekday) && !holiday) return "";
  const when = date.toLocaleDateString(locale, { dateStyle: "full", timeZone: "UTC" });
  if (holiday && !isAbsent) return texts.askAboutHoliday(when, holiday);
  return texts.askAboutDay(when, isAbsent ? doctor.name : "");
}
