import { keepInMemory, type KeepingOptions } from "#outbox/run-queue.ts";
import { firstOpenDay } from "#outbox/store/sitting-changes.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { knownSittings, type SittingSources } from "#site/sittings/known-sittings.ts";
import type { Sittings } from "#site/sittings/sitting.ts";

interface OfficeSittingsOptions extends KeepingOptions {
  store: Store;
  /** What another system says of a doctor at a hospital. */
  findImported?: (hospital: { id: string }, doctor: KnownDoctor) => Sittings | undefined;
}

export type KnownDoctor = SittingSources & { id: string; personId?: string | undefined };

export type OfficeSittingsService = ReturnType<typeof createOfficeSittings>;

/** What offices said of single days, kept in memory: pages read it without waiting, also while the store is away. */
export function createOfficeSittings(options: OfficeSittingsOptions) {
  const { store, clock, findImported } = options;
  const read = () => {
    const from = firstOpenDay(Number(clock.now()));
    return Promise.all([store.listSittingChanges(from), store.listConfirmations(from)]);
  };
  const { look, stop, renewing, kept } = keepInMemory<Awaited<ReturnType<typeof read>>>([[], []], read, options);

  const changesOf = (hospitalId: string) => kept()[0].filter((one) => one.hospitalId === hospitalId);
  const confirmationsOf = (hospitalId: string) => kept()[1].filter((one) => one.hospitalId === hospitalId);

  return {
    ...{ look, stop },
    /** By all that the content service, another system and the office say. */
    of({ id: hospitalId }: { id: string }, doctor: KnownDoctor): Sittings {
      const own = changesOf(hospitalId).filter((one) => one.doctorId === doctor.id);
      const saidAt = Math.max(0, ...[...own, ...confirmationsOf(hospitalId)].map(({ at }) => Number(at)));
      const exceptions = own.map(({ exception }) => exception);
      const sittings = findImported?.({ id: hospitalId }, doctor) ?? doctor.sittings;
      const confirmed = saidAt > 0 && ({ confirmedAt: new Date(saidAt).toISOString(), isByOffice: true } as const);
      return knownSittings({ ...doctor, sittings }, { exceptions, ...confirmed });
    },
    /** Every change of a hospital that holds from the day before yesterday on, the oldest first. */
    changes: changesOf,
    confirmation: (hospitalId: string, day: string) => confirmationsOf(hospitalId).find((one) => one.day === day),
    add: renewing(store.addSittingChange),
    undo: renewing(store.undoSittingChange),
    confirm: renewing(store.confirmSittings),
  };
}
