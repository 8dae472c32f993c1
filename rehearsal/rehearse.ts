import { DAY_MS, HOUR_MS, todayInKolkata } from "#forms/calendar.ts";
import { momentOf } from "#forms/working-time.ts";
import { openRecords } from "#outbox/store/open-store.server.ts";
import type { StartOptions } from "#server/compose.ts";
import { addDays } from "#site/sittings/clock.ts";
import { loadEditions } from "#site/texts/editions.server.ts";
import { planIncidents } from "./incidents.ts";
import { createPeople, type Sent } from "./people.ts";
import { openRehearsedSite } from "./rehearsed-site.ts";
import { findMistakes } from "./set-up-mistakes.ts";

export type Rehearsal = Awaited<ReturnType<typeof rehearse>>;

/** Half hours while people are awake, and two looks at the night. */
const HOURS = [2, 6, ...Array.from({ length: 30 }, (_, half) => 7 + half / 2)];

type Options = Pick<StartOptions, "config" | "pages"> & { count: number; now: Date; note: (line: string) => void };

/** Plays so many days with the adopter's own data, and says what happened and what is wrong in the set-up. */
export async function rehearse({ config, pages, count, now, note }: Options) {
  const [{ site: own, texts }] = await loadEditions({ ...config, dataDir: config.siteDataDir });
  const { hospitals, group } = own;
  const today = todayInKolkata(now);
  // The next holiday within two months is among the days.
  const isSoon = (day: string) => today <= day && day <= addDays(today, 60);
  const holidays = hospitals.flatMap((one) => one.holidays.map(({ day }) => day)).filter(isSoon);
  const [holiday = today] = holidays.toSorted();
  const [, first = today] = [today, addDays(holiday, -Math.min(20, count - 1))].toSorted();
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const site = await openRehearsedSite(config, pages, momentOf(first, "00:00"));
  const incidents: { day: string; title: string; text: string }[] = [];
  const screens: { title: string; html: string }[] = [];
  try {
    const mistakes = await findMistakes({ config, site: own, content: site.content(), now });
    const people = createPeople(site, hospitals);
    for (const hospital of hospitals.slice(0, 1))
      planIncidents({
        ...{ site, people, texts, days, hospitals, hospital },
        tell: (title, text) => incidents.push({ day: todayInKolkata(site.clock.now()), title, text }),
        show: async (title, path) => screens.push({ title, html: await site.keepPage(path) }),
      });
    for (const day of days) {
      for (const hour of HOURS) {
        await site.moveTo(momentOf(day, "00:00") + hour * HOUR_MS);
        await people.act();
        // More come in the morning.
        if (hour > 6 && (hour < 12 || hour % 1 === 0)) await people.visit();
      }
      note(`${day}: ${people.sent.length} forms so far, ${site.post.mails.length} mails`);
    }
    await site.moveTo(momentOf(first, "00:00") + count * DAY_MS);
    const store = await openRecords({ dataDir: site.dataDir, clock: site.clock });
    const records = await store.list({});
    await store.close();
    const kept = new Set(records.map(({ reference }) => reference));
    const hoursOf = ({ at, answeredAt = at }: Sent) => (Number(answeredAt) - Number(at)) / HOUR_MS;
    const [longest] = people.sent.toSorted((a, b) => hoursOf(b) - hoursOf(a));
    return {
      ...{ days, mistakes, incidents, screens, group: group.brand, mails: site.post.mails, sent: people.sent },
      longest: longest && { place: longest.hospital.place, hours: hoursOf(longest) },
      lost: people.sent.map(({ reference }) => reference).filter((reference) => !kept.has(reference)),
      open: records.filter(({ waitingSince }) => waitingSince !== undefined).length,
      refused: people.refused(),
      told: site.post.told,
    };
  } finally {
    await site.close();
  }
}
