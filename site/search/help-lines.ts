import type { AlarmKind, SearchWords } from "./search-words.server.ts";

/** Distress comes before danger: its box holds the emergency numbers too. */
export function chooseAlarm(alarms: ReadonlySet<AlarmKind>): "danger" | "distress" | undefined {
  if (alarms.size === 0) return undefined;
  return alarms.has("danger") && alarms.size === 1 ? "danger" : "distress";
}

/** With distress every line, those that are meant first, as words can be misunderstood; with danger those for it. */
export function chooseHelpLines(helpLines: SearchWords["helpLines"], alarms: ReadonlySet<AlarmKind>) {
  const alarm = chooseAlarm(alarms);
  if (!alarm) return [];
  const isFor = (kind: AlarmKind) => (alarm === "danger") === (kind === "danger");
  return helpLines
    .filter((line) => line.for.some(isFor))
    .map(({ name, number, otherNumber, helps, hours, languages, for: kinds }) => ({
      line: { ...{ name, number, helps, hours }, ...(otherNumber && { otherNumber }), ...(languages && { languages }) },
      isMeant: kinds.some((kind) => isFor(kind) && alarms.has(kind)),
    }))
    .toSorted((a, b) => Number(b.isMeant) - Number(a.isMeant));
}
