type Kind = "x" | "-" | "angle" | "turn";

/** For each path command, which numbers run across ("x"), are an angle or an arc's direction, or stay ("-"). */
const NUMBERS: Record<string, Kind[]> = {
  m: ["x", "-"],
  l: ["x", "-"],
  h: ["x"],
  v: ["-"],
  c: ["x", "-", "x", "-", "x", "-"],
  s: ["x", "-", "x", "-"],
  q: ["x", "-", "x", "-"],
  a: ["-", "-", "angle", "-", "turn", "x", "-"],
  z: [],
};

/** Path data and its mirror image over the upright middle of the grid of 48, in one path. */
export function withMirrored(path: string): string {
  return path + mirrored(path);
}

/** The mirror image of path data over the upright middle of the grid of 48. Throws for an unknown command. */
export function mirrored(path: string): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const kinds = NUMBERS[command.toLowerCase()];
    if (!kinds) throw new Error(`cannot mirror the path command "${command}"`);
    const numbers = rest.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const width = command === command.toUpperCase() ? 48 : 0;
    return command + numbers.map((number, i) => mirroredNumber(number, kinds[i % kinds.length], width)).join(" ");
  });
}

function mirroredNumber(number: number, kind: Kind | undefined, width: number): number {
  if (kind === "x") return Math.round((width - number) * 100) / 100;
  if (kind === "angle") return number && -number;
  return kind === "turn" ? Number(!number) : number;
}
