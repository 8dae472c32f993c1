import { setImmediate } from "node:timers/promises";

/** Work that may take long. It yields where other work may get its turn, and returns its result. */
export type Steps<T> = Generator<undefined, T, undefined>;

const ITEMS_PER_STEP = 32;
const TURN_MS = 10;

/** Visits the numbers 0 to `count` - 1. */
export function* visitInSteps(count: number, visit: (index: number) => void): Steps<void> {
  for (let index = 0; index < count; index += 1) {
    if (index % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
    visit(index);
  }
}

/** A value that is built when it is first asked for. Whoever asks before it is complete takes part in the building. */
export function buildOnce<T>(build: () => Steps<T>): () => Steps<T> {
  let running: Steps<T> | undefined;
  let built: { readonly value: T } | undefined;
  return function* () {
    while (!built) {
      running ??= build();
      try {
        const { done, value } = running.next();
        if (done) built = { value };
      } catch (error) {
        running = undefined;
        throw error;
      }
      if (!built) yield;
    }
    running = undefined;
    return built.value;
  };
}

/** Does work without a break. */
export function finishNow<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/** Does work in turns of 10 ms, one a round of the event loop whoever works. Work that never yields ends at once. */
export function finishInTurns<T>(steps: Steps<T>): T | Promise<T> {
  const { done, value } = steps.next();
  return done ? value : takeTurns(steps);
}

async function takeTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    lastTurn = lastTurn.then(() => setImmediate());
    await lastTurn;
    const end = performance.now() + TURN_MS;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }
}
