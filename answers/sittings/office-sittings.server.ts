import { SILENT_LOG, type Clock, type SubmissionLog } from "#forms/submissions.ts";
import { keepInMemory } from "#outbox/run-queue.ts";
import { firstOpenDay, type SittingConfirmation } from "#outbox/store/sitting-changes.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { knownSittings, type SittingChange, type SittingSources } from "#site/sittings/known-sittings.ts";
import type { Sittings } from "#site/sittings/sitting.ts";

interface OfficeSittingsOptions {
  store: Store;
  clock: Clock;
  log?: SubmissionLog;
  /** Something is otherwise than pages that are already made say. */
  onChange: () => void;
  lookMs?: number;
  /** What another system says of a doctor at a hospital. */
  findImported?: (hospital: { id: string }, doctor: KnownDoctor) => Sittings | undefined;
}

export type KnownDoctor = { id: string; personId?: string | undefined };

/** What another process stores is on every page after so long, and the time of a render. */
const LOOK_MS = 2000;

export type OfficeSittingsService = ReturnType<typeof createOfficeSittings>;

/** What offices said of single days, kept in memory: pages read it without waiting, also while the store is away. */
export function createOfficeSittings(options: OfficeSittingsOptions) {
  const { store, clock, log = SILENT_LOG, onChange, lookMs = LOOK_MS, findImported } = options;
  let changes: SittingChange[] = [];
  let confirmations: SittingConfirmation[] = [];

  const read = async () => {
    const known = JSON.stringify([changes, confirmations]);
    const from = firstOpenDay(Number(clock.now()));
    [changes, confirmations] = await Promise.all([store.listSittingChanges(from), store.listConfirmations(from)]);
    if (JSON.stringify([changes, confirmations]) !== known) onChange();
  };
  const { look, stop, renewing } = keepInMemory(read, { log, everyMs: lookMs });

  const changesOf = (hospitalId: string) => changes.filter((one) => one.hospitalId === hospitalId);

  return {
    ...{ look, stop },
    /** By all that the content service, another system and the office say. */
    of({ id: hospitalId }: { id: string }, doctor: KnownDoctor & SittingSources): Sittings {
      const own = changesOf(hospitalId).filter((one) => one.doctorId === doctor.id);
      const said = [...own, ...confirmations.filter((one) => one.hospitalId === hospitalId)];
      const confirmedAt = said
        .map(({ at }) => at.toISOString())
        .toSorted()
        .at(-1);
      const exceptions = own.map(({ exception }) => exception);
      const sittings = findImported?.({ id: hospitalId }, doctor) ?? doctor.sittings;
      const confirmed = confirmedAt && ({ confirmedAt, isByOffice: true } as const);
      return knownSittings({ ...doctor, sittings }, { exceptions, ...confirmed });
    },
    /** Every change of a hospital that holds from the day before yesterday on, the oldest first. */
    changes: changesOf,
    confirmation: (hospitalId: string, day: string) =>
      confirmations.find((one) => one.hospitalId === hospitalId && one.day === day),
    add: renewing(store.addSittingChange),
    undo: renewing(store.undoSittingChange),
    confirm: renewing(store.confirmSittings),
  };
}
