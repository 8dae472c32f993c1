import type { BrandColours } from "./brand-schema.ts";
import { computeTokens, contrastRatio, findLightness, lighten, lightnessOf, type Scheme } from "./colour-tokens.ts";

interface RolePair {
  role: string;
  grounds: string[];
  /** The least contrast: 7 for running text (WCAG 1.4.6), 4.5 for other text (1.4.3), 3 for no text (1.4.11). */
  atLeast: 7 | 4.5 | 3;
  /** More in the dark scheme, where all text has 7: light letters on black tire the eye sooner. */
  inDark?: 7;
}

const PAPERS = ["page", "surface", "surface-sand", "surface-mist"];

/** The foreground and background pairs. A role that is no background and is missing here fails the test. */
export const ROLE_PAIRS: RolePair[] = [
  { role: "text", grounds: [...PAPERS, "surface-alert"], atLeast: 7 },
  { role: "text-soft", grounds: [...PAPERS, "surface-disabled"], atLeast: 7 },
  { role: "text-heading", grounds: PAPERS, atLeast: 7 },
  { role: "text-warm", grounds: PAPERS, atLeast: 7 },
  { role: "text-gold", grounds: PAPERS, atLeast: 7 },
  { role: "link", grounds: PAPERS, atLeast: 7 },
  { role: "surface", grounds: ["link"], atLeast: 7 },
  { role: "alert", grounds: [...PAPERS, "surface-alert"], atLeast: 7 },
  { role: "success", grounds: PAPERS, atLeast: 7 },
  { role: "text-on-deep", grounds: ["surface-deep"], atLeast: 7 },
  { role: "gold-on-deep", grounds: ["surface-deep"], atLeast: 7 },
  { role: "text-on-action", grounds: ["action", "action-hover"], atLeast: 4.5, inDark: 7 },
  { role: "text-on-bright", grounds: ["bright", "gold-on-deep"], atLeast: 7 },
  { role: "accent", grounds: PAPERS, atLeast: 3 },
  { role: "border-control", grounds: PAPERS, atLeast: 3 },
  { role: "focus", grounds: [...PAPERS, "surface-alert"], atLeast: 3 },
  { role: "focus-on-deep", grounds: ["surface-deep"], atLeast: 3 },
  { role: "action-edge", grounds: ["page", "surface"], atLeast: 3 },
];

export const DECORATIVE_ROLES = ["border", "ornament"];

interface Shortfall {
  scheme: Scheme;
  role: string;
  ground: string;
  ratio: number;
  atLeast: number;
}

export function findShortfalls(colours: BrandColours): Shortfall[] {
  const tokens = computeTokens(colours);
  const measured = (["light", "dark"] as const).flatMap((scheme) =>
    ROLE_PAIRS.flatMap(({ role, grounds, atLeast, inDark }) =>
      grounds.map((ground) => {
        const ratio = contrastRatio(tokens[scheme][role] ?? "", tokens[scheme][ground] ?? "");
        return { scheme, role, ground, atLeast: (scheme === "dark" && inDark) || atLeast, ratio };
      }),
    ),
  );
  return measured
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .toSorted((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);
}

/** Darker than this, paper is no ground for a light scheme. */
const DARKEST_PAPER = 0.9;

export function checkContrast(colours: BrandColours): { colour: keyof BrandColours; message: string }[] {
  const { paper } = colours;
  const tooDark = DARKEST_PAPER - lightnessOf(paper);
  if (tooDark > 0) {
    const nearest = lighten(paper, tooDark + 0.01);
    const message = `"${paper}" is too dark for the ground of pages; the nearest that holds is "${nearest}"`;
    return [{ colour: "paper", message }];
  }
  const byColour = Map.groupBy(findShortfalls(colours), findCause);
  return [...byColour].map(([colour, shortfalls]) => ({ colour, message: explain(colours, colour, shortfalls) }));
}

/** The roles that show one of the six as it is; every other is moved until it holds. */
const SHOWN: Record<string, keyof BrandColours> = {
  text: "ink",
  "text-heading": "deep",
  "text-on-bright": "deep",
  "surface-deep": "deep",
  accent: "action",
  action: "action",
  "action-edge": "action",
  "action-hover": "action",
};

function findCause({ role, ground }: Shortfall): keyof BrandColours {
  return SHOWN[role] ?? SHOWN[ground] ?? "paper";
}

function mend(colours: BrandColours, name: keyof BrandColours): string | undefined {
  return findLightness(colours[name], (changed) =>
    findShortfalls({ ...colours, [name]: changed }).every((shortfall) => findCause(shortfall) !== name),
  );
}

function explain(colours: BrandColours, name: keyof BrandColours, shortfalls: Shortfall[]): string {
  const [worst, ...others] = shortfalls;
  if (!worst) return "";
  const { role, ground, scheme, ratio, atLeast } = worst;
  const nearest = mend(colours, name);
  const more = others.length > 0 ? `, and ${others.length} more pairs fall short` : "";
  const advice = nearest ? `the nearest that holds is "${nearest}"` : "no lightness of it holds";
  return `"${colours[name]}" gives "${role}" on "${ground}" a contrast of ${Math.floor(ratio * 100) / 100} in the ${scheme} scheme, where ${atLeast} is needed${more}; ${advice}`;
}
