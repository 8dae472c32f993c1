import { type Clock, SILENT_LOG, type SubmissionLog } from "#forms/submissions.ts";
import { firstOpenDay, type SittingChange, type SittingConfirmation } from "#outbox/store/sitting-changes.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { createOutageReport } from "#outbox/store/store-engine.ts";
import type { OfficeSittings } from "#site/sittings/known-sittings.ts";
import type { SittingException } from "#site/sittings/sitting.ts";

export interface OfficeSittingsOptions {
  store: Pick<
    Store,
    | "listSittingChanges"
    | "listConfirmations"
    | "sittingsVersion"
    | "addSittingChange"
    | "undoSittingChange"
    | "confirmSittings"
  >;
  clock: Clock;
  log?: SubmissionLog;
  /** Something is otherwise than pages that are already made say. */
  onChange: () => void;
  lookMs?: number;
}

/** What another process stores is on every page after so long, and the time of a render. */
const LOOK_MS = 2000;

export type OfficeSittingsService = ReturnType<typeof createOfficeSittings>;

/** What offices said of single days, kept in memory: pages read it without waiting, also while the store is away. */
export function createOfficeSittings(options: OfficeSittingsOptions) {
  const { store, clock, log = SILENT_LOG, onChange, lookMs = LOOK_MS } = options;
  const outage = createOutageReport(log);
  let version: string | undefined;
  let changes: readonly SittingChange[] = [];
  let confirmations: readonly SittingConfirmation[] = [];
  let reading: Promise<void> | undefined;

  async function read() {
    const found = await store.sittingsVersion();
    const isNews = found !== version;
    if (!isNews) return;
    const from = firstOpenDay(Number(clock.now()));
    [changes, confirmations] = await Promise.all([store.listSittingChanges(from), store.listConfirmations(from)]);
    const isFirst = version === undefined && changes.length + confirmations.length === 0;
    version = found;
    if (!isFirst) onChange();
  }

  /** Never rejects: what was known last still counts. */
  function look(): Promise<void> {
    reading ??= read()
      .then(outage.isOver, outage.isThere)
      .finally(() => (reading = undefined));
    return reading;
  }

  /** What was just stored is in memory when this resolves. */
  async function renew<T>(work: Promise<T>): Promise<T> {
    const done = await work;
    await reading;
    await look();
    return done;
  }

  const timer = setInterval(() => void look(), lookMs).unref();

  return {
    look,
    /** Of one doctor; `day` is today in the hospital's time zone. */
    of(hospitalId: string, doctorId: string): OfficeSittings {
      const own = changes.filter((one) => one.hospitalId === hospitalId && one.doctorId === doctorId);
      const last = confirmations
        .filter((one) => one.hospitalId === hospitalId)
        .toSorted((a, b) => Number(a.at) - Number(b.at))
        .at(-1);
      const said = [...own.map(({ at }) => at), ...(last ? [last.at] : [])];
      const at = said.toSorted((a, b) => Number(a) - Number(b)).at(-1);
      return {
        exceptions: own.map(({ exception }) => exception),
        ...(at && { confirmedAt: at.toISOString(), isByOffice: true }),
      };
    },
    /** Every change of a hospital that holds from the day before yesterday on, the oldest first. */
    changes: (hospitalId: string) => changes.filter((one) => one.hospitalId === hospitalId),
    confirmation: (hospitalId: string, day: string) =>
      confirmations.find((one) => one.hospitalId === hospitalId && one.day === day),
    /** The id of the newest change of that doctor that may still hold, or "". */
    newest: (hospitalId: string, doctorId: string) =>
      changes.findLast(
        (one) =>
          one.hospitalId === hospitalId &&
          one.doctorId === doctorId &&
          one.exception.last >= firstOpenDay(Number(clock.now())),
      )?.id ?? "",
    /** `expected`: the id of the newest change of that doctor that the office saw, or "". Rejects without a store. */
    add: (
      change: { hospitalId: string; doctorId: string; exception: SittingException; by: string },
      expected: string,
    ) => renew(store.addSittingChange(change, expected)),
    undo: (hospitalId: string, id: string) => renew(store.undoSittingChange(hospitalId, id)),
    confirm: (hospitalId: string, day: string, by: string) => renew(store.confirmSittings(hospitalId, day, by)),
    stop: () => clearInterval(timer),
  };
}
