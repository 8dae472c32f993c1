import type { Part, RowView } from "#app/features/desk/desk-parts.tsx";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import { FORMS, type FormKind, formKinds } from "#forms/forms.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { splitPrefix } from "#site/hospitals/find-hospital.ts";
import { formatDay } from "#site/texts/date-format.ts";
import type { OpenDesk } from "./open-desk.ts";

const DAYS = [30, 7, 365] as const;
const MOST_ROWS = 40;

type Sums = { of: string; what: string; count: number }[];

/** Which pages of the hospital are read, which forms are sent, what is asked for and is not there. */
export async function show(desk: OpenDesk) {
  const { services, hospital, words, path, query } = desk;
  const { deskCounts: said } = words;
  const days = DAYS.find((one) => String(one) === query.get("days")) ?? DAYS[0];
  const from = todayInKolkata(new Date(Number(services.now()) - (days - 1) * DAY_MS));
  const { id: hospitalId } = hospital;
  const sum = async (by: "page" | "day") => (await services.desk.sumCounts?.({ hospitalId, from, by })) ?? [];
  const [pages, byDay] = [await sum("page"), await sum("day")];
  const buttons = DAYS.toSorted((a, b) => a - b).map((one) => ({
    ...{ label: said.periods[one], to: `${path}/counts?days=${one}`, isMain: one === days },
  }));
  const since = { text: said.since(formatDay(from, services.texts.pages.locale)) };
  const missed = ((await services.desk.listMisses?.()) ?? []).map(({ words: id, typed, count }) => {
    return { id, title: typed ?? id, text: said.found(say(desk, count)) };
  });
  const lost = listed(said.headings.misses, missed.slice(0, MOST_ROWS));
  return desk.show({
    title: said.title,
    parts: [{ text: said.lead }, { buttons }, since, ...describe(desk, pages, byDay), lost],
  });
}

function describe(desk: OpenDesk, pages: Sums, byDay: Sums): Part[] {
  const { deskCounts: said } = desk.words;
  if (pages.length === 0) return [{ text: said.none }];
  const programs = total(pages, "bot");
  const forms = formKinds().map((kind) => formRow(desk, kind, pages));
  return [
    listed(said.headings.forms, forms),
    listed(said.headings.pages, rowsOf(desk, pages, "view", said.opened)),
    listed(said.headings.missing, rowsOf(desk, pages, "missing", said.asked)),
    programs > 0 && { text: said.bots(say(desk, programs)) },
    { fold: said.headings.days, parts: [{ rows: dayRows(desk, byDay) }] },
  ];
}

const listed = (heading: string, rows: RowView[]): Part => rows.length > 0 && { heading, parts: [{ rows }] };

/** Its form stands on one page; that of a job on the page of each. */
function formRow(desk: OpenDesk, kind: FormKind, pages: Sums): RowView {
  const { hospital, services, words } = desk;
  const to = FORMS[kind].page(hospitalPaths(hospital));
  const inOwnLanguage = (path: string) => splitPrefix(services.site, path).path;
  const place = inOwnLanguage(to);
  const at = (page: string) => (kind === "job" ? page.startsWith(`${place}/`) : page === place);
  const views = pages.filter(({ of: page }) => at(inOwnLanguage(page)));
  const sent = pages.filter(({ of: page }) => page === place);
  const text = words.deskCounts.form(say(desk, total(views, "view")), say(desk, total(sent, "sent")));
  return { id: kind, title: words.mail.kinds[kind], to, facts: [text] };
}

function rowsOf(desk: OpenDesk, sums: Sums, what: string, text: (count: string) => string): RowView[] {
  return sums
    .filter((sum) => sum.what === what)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ROWS)
    .map(({ of: page, count }) => ({
      ...{ id: `${what} ${page}`, facts: [text(say(desk, count))] },
      title: page.replaceAll(/:\w+|\*/g, "…") || desk.words.deskCounts.other,
      ...(what === "view" && page !== "" && { to: page }),
    }));
}

function dayRows(desk: OpenDesk, byDay: Sums): RowView[] {
  const days = [...Map.groupBy(byDay, ({ of: day }) => day)].toSorted(([a], [b]) => (a < b ? 1 : -1));
  return days.map(([day, sums]) => {
    const [views, sent, missing] = ["view", "sent", "missing"].map((what) => say(desk, total(sums, what)));
    const text = desk.words.deskCounts.day(views ?? "", sent ?? "", missing ?? "");
    return { id: day, title: formatDay(day, desk.services.texts.pages.locale), text };
  });
}

const total = (sums: Sums, what: string) => sums.reduce((sum, one) => sum + (one.what === what ? one.count : 0), 0);

const say = ({ services }: OpenDesk, count: number) => count.toLocaleString(services.texts.pages.locale);
