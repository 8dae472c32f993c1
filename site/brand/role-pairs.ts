export interface RolePair {
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
  { role: "text-gold", grounds: ["page", "surface"], atLeast: 4.5, inDark: 7 },
  { role: "link", grounds: PAPERS, atLeast: 4.5, inDark: 7 },
  { role: "surface", grounds: ["link"], atLeast: 4.5, inDark: 7 },
  { role: "alert", grounds: ["page", "surface", "surface-alert"], atLeast: 4.5, inDark: 7 },
  { role: "success", grounds: PAPERS, atLeast: 4.5, inDark: 7 },
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
