/** The parts of the day, each up to an hour. */
const PARTS = [
  [5, "പുലർച്ചെ"],
  [12, "രാവിലെ"],
  [15, "ഉച്ചയ്ക്ക്"],
  [16, "ഉച്ചകഴിഞ്ഞ്"],
  [19, "വൈകിട്ട്"],
] as const;

/** "15:30" as people say it: the part of the day, then the time. */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 0 && minute === 0) return "അർധരാത്രി\u00A012";
  const [, part] = PARTS.find(([until]) => hour < until) ?? [24, "രാത്രി"];
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${part}\u00A0${hour % 12 || 12}${minutes}`;
}

/** Between two times; a part of the day that both have is said once. */
export function span(from: string, to: string): string {
  const [[part, begin], [other, end = to]] = [from.split("\u00A0"), to.split("\u00A0")];
  const isOnePart = part === other && Number(begin) < Number(end);
  return `${from} മുതൽ ${isOnePart ? end : to} വരെ`;
}
