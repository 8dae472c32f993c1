import { redirect } from "react-router";
import type { RoutePolicy } from "#app/route-policy.ts";
import { formatCsv, sendCsv } from "#outbox/csv.ts";
import { indianTime, todayInKolkata } from "#forms/calendar.ts";
import { officeHours, workingDaysBetween } from "#forms/working-time.ts";
import { findSession, openOffice, readFilter, readList } from "./office-list.ts";
import type { Route } from "./+types/requests-csv";

export const handle: RoutePolicy = { isCached: false, isPrivate: true };

const COLUMNS = [
  ...["reference", "received", "kind", "name", "phone", "about", "state", "open_since", "answered"],
  ...["answer_by", "visit", "patient_says", "hospital", "source"],
] as const;

/** Of the complaints of a month: `days` are working days. */
const REGISTER = ["number", "received", "subject", "due", "answered", "days", "hospital"] as const;

/** The office's list as a file for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const { office, services, path } = openOffice(args);
  const session = await findSession(services, office, args.request);
  if (!session) throw redirect(path, 303);
  const filter = readFilter(new URL(args.request.url));
  const { rows: found } = await readList(services, office, filter, { audit: "csv-taken", session: session.id });
  const isRegister = filter.month !== undefined && filter.kind === "complaint";
  const register = found.toReversed().map(({ record, described, hospital }) => {
    const answered = record.answer === "reopened" ? undefined : record.answeredAt;
    return {
      number: record.reference,
      received: indianTime(record.receivedAt),
      subject: (described?.about ?? []).filter(Boolean).join(": "),
      due: record.callBy ? indianTime(record.callBy) : "",
      answered: answered ? indianTime(answered) : "",
      days: answered ? workingDaysBetween(record.receivedAt, answered, officeHours(hospital)) : "",
      hospital: hospital.place,
    };
  });
  const rows = found.map(({ record, described, hospital, answerBy, visit, said }) => ({
    reference: record.reference,
    received: indianTime(record.receivedAt),
    kind: record.kind,
    name: described?.name ?? "",
    phone: String(described?.phoneNumber ?? ""),
    about: (described?.about ?? []).filter(Boolean).join(", "),
    state: record.answer ?? "",
    open_since: record.waitingSince ? indianTime(record.waitingSince) : "",
    answered: record.answeredAt ? indianTime(record.answeredAt) : "",
    answer_by: answerBy ? indianTime(answerBy) : "",
    visit: visit ? `${visit.day} ${visit.time}` : "",
    patient_says: said ?? "",
    hospital: hospital.place,
    source: record.source,
  }));
  const [what, day] = isRegister ? ["complaints", filter.month] : ["requests", todayInKolkata(services.now())];
  const name = `${what}-${office.id.replaceAll(/\W/g, "")}-${day}.csv`;
  return sendCsv(name, isRegister ? formatCsv(REGISTER, register) : formatCsv(COLUMNS, rows));
}
