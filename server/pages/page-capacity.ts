import { createInFlightLimit, type InFlightLimit } from "../overload/in-flight-limit.ts";
import { createTurns, type Turns } from "../overload/turns.ts";
import type { PageLog } from "./render-page.ts";

/** How much of one kind of work the site takes on. */
interface Capacity {
  turns: Turns;
  limit: InFlightLimit;
}

/** What is read, and the forms of visitors without JavaScript: apart, so that no crowd of readers keeps those out. */
export interface PageCapacity {
  pages: Capacity;
  forms: Capacity;
}

/** Pages being rendered at once; more would make all of them late. The figures are in docs/drills.md. */
const MOST_RENDERS = 20;
/** What a visitor waits for rather than read that the site is full; with the render itself about a second. */
const LONGEST_WAIT_MS = 600;
const MOST_FORM_POSTS = 64;
/** Who has filled in a form would rather wait than send it again. */
const FORM_LONGEST_WAIT_MS = 3_000;

/** The limits of what is rendered at once; the log hears when some are refused. */
export function createPageCapacity(log: PageLog, mostRenders = MOST_RENDERS): PageCapacity {
  function create(what: string, most: number, longestWaitMs: number): Capacity {
    const turns = createTurns();
    const onRefused = (refused: number) =>
      log.warn({ refused }, `too many ${what} at once: some were answered with 503`);
    return { turns, limit: createInFlightLimit({ most, turns, longestWaitMs, onRefused }) };
  }
  return {
    pages: create("pages", mostRenders, LONGEST_WAIT_MS),
    forms: create("forms", MOST_FORM_POSTS, FORM_LONGEST_WAIT_MS),
  };
}
