/** Marks of the sample's invented insurers on a grid of 48: each one shape, in one colour and its pale companion. */

interface Colours {
  deep: string;
  pale: string;
}

const GREEN: Colours = { deep: "#2c7a4f", pale: "#e4f2d8" };
const BLUE: Colours = { deep: "#2b6ca3", pale: "#d9ecf7" };
const OLIVE: Colours = { deep: "#6f7a2a", pale: "#f1eecb" };
const SLATE: Colours = { deep: "#4a6285", pale: "#dfe7f3" };
const TEAK: Colours = { deep: "#8a5530", pale: "#f6e3cc" };
const ROSE: Colours = { deep: "#b04a68", pale: "#fbe0e4" };
const NAVY: Colours = { deep: "#344c8c", pale: "#f6d488" };
const TEAL: Colours = { deep: "#12757a", pale: "#f7ecd9" };
const LEAF: Colours = { deep: "#4d7a32", pale: "#f6dc9a" };
const LATERITE: Colours = { deep: "#a9523a", pale: "#fbe6d3" };
const KINGFISHER: Colours = { deep: "#1f6f9e", pale: "#f3a860" };
const PLUM: Colours = { deep: "#74508a", pale: "#f8dfae" };

const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;
const line = (colour: string, width: number, path: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const DISC = "M4 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0z";
const TILE = "M16 4h16a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12H16A12 12 0 0 1 4 32V16A12 12 0 0 1 16 4z";
const SHIELD = "M24 3.5c6 4 11 5.5 18 6 0 17-5 28-18 35C11 37.5 6 26.5 6 9.5c7-.5 12-2 18-6z";
const HEXAGON =
  "M21.5 4.2a5 5 0 0 1 5 0l13 7.5a5 5 0 0 1 2.5 4.3v16a5 5 0 0 1-2.5 4.3l-13 7.5a5 5 0 0 1-5 0l-13-7.5A5 5 0 0 1 6 32V16a5 5 0 0 1 2.5-4.3z";
const ARCH = "M6 44V22a18 18 0 0 1 36 0v22z";

/** A fan of one leaf, in folds. */
function palmLeaf({ deep, pale }: Colours): string {
  const fan = "M24 34L6.5 23.5l6-1.5-1.5-7 7 2L19.5 9.5 24 14l4.5-4.5L30 17l7-2-1.5 7 6 1.5z";
  return (
    fill(deep, DISC) +
    fill(pale, fan) +
    line(deep, 1.8, "M24 34L12.5 22M24 34l-6-17M24 34V14M24 34l6-17M24 34l11.5-12") +
    line(pale, 2.6, "M24 33v7")
  );
}

function lagoon({ deep, pale }: Colours): string {
  const wave = (y: number) => `M10 ${y}c3.5-4 6-4 9.3 0s6 4 9.4 0 6-4 9.3 0`;
  return (
    fill(deep, DISC) +
    fill(pale, "M18 14.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0z") +
    line(pale, 3, `${wave(27)}M14 35.5c3-3.5 4-3.5 6.5-.5s4.5 3 7 0 3.5-3 6.5.5`)
  );
}

function cardamom({ deep, pale }: Colours): string {
  const pod = fill(pale, "M36.5 10C25 9 12 15 10.5 27.5c-.5 4 .5 7 2 10 3 .5 6.5.3 10.5-1C35 32.5 39 21 36.5 10z");
  return (
    fill(deep, TILE) +
    pod +
    line(deep, 2.4, "M15 34.5c4-8 9-14.5 16.5-19.5M20.5 34C26.5 30.5 31 25 33.5 18M13.5 28C16 22 20.5 17.5 27 14")
  );
}

/** An umbrella in the rain. */
function monsoon({ deep, pale }: Colours): string {
  const roof = fill(pale, "M10 25a14 14 0 0 1 28 0c-2.3-2.5-7-2.5-9.3 0-2.4-2.5-7-2.5-9.4 0-2.3-2.5-7-2.5-9.3 0z");
  return (
    fill(deep, TILE) +
    roof +
    line(pale, 2.6, "M24 24v10a3.5 3.5 0 0 1-7 0") +
    line(pale, 2.2, "M31 31l-1.5 4M37 30l-1.5 4M11.5 30L10 34")
  );
}

/** The rings of a trunk. */
function teakwood({ deep, pale }: Colours): string {
  const rings = "M24 10a14 14 0 1 1-12.5 7.7M24 16.5a7.5 7.5 0 1 1-7.5 7.5";
  return fill(deep, DISC) + line(pale, 2.6, rings) + fill(pale, "M21.5 24a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z");
}

function lotus({ deep, pale }: Colours): string {
  const outer = "M24 40C13 41 5 34 3.5 22c6-.5 11.5 2 15 6.5M24 40c11 1 19-6 20.5-18-6-.5-11.5 2-15 6.5";
  const inner = "M24 40C15 36 11 26 13 13c4.5 1.5 8 4.5 11 9 3-4.5 6.5-7.5 11-9 2 13-2 23-11 27z";
  return fill(deep, `${outer}z`) + fill(deep, inner) + fill(pale, "M24 40c-5.5-7-7.5-18 0-32.5C31.5 22 29.5 33 24 40z");
}

function lighthouse({ deep, pale }: Colours): string {
  const tower = "M20.5 24h7L30 44H18zM19.5 17.5a4.5 4.5 0 0 1 9 0V21.5h-9z";
  return (
    fill(deep, ARCH) +
    fill(pale, tower) +
    line(pale, 2.4, "M14 17.5l-4.5-1.5M14 22.5L9 25M34 17.5l4.5-1.5M34 22.5L39 25")
  );
}

function riverbend({ deep, pale }: Colours): string {
  const river =
    "M29 4c-1 7-17 9-17 18 0 8 21 6.5 21 14 0 3-1.5 5.5-4 8H16c4-3 6-5 6-7.5C22 31 5 30 5 20.5 5 12 15 10 19 4z";
  return fill(deep, TILE) + fill(pale, river);
}

function pepperVine({ deep, pale }: Colours): string {
  const berry = (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  const berries = berry(19.5, 24) + berry(28.5, 24) + berry(24, 31.7) + berry(24, 16.3);
  return fill(deep, HEXAGON) + fill(pale, berries) + line(pale, 2.4, "M24 12.5c0-3 2-5 5-5.5");
}

function banyan({ deep, pale }: Colours): string {
  const crown = "M15 25.5a5 5 0 0 1-.5-9.8 7 7 0 0 1 5-4.7 6 6 0 0 1 9 0 7 7 0 0 1 5 4.7 5 5 0 0 1-.5 9.8z";
  return (
    fill(deep, SHIELD) + fill(pale, crown) + fill(pale, "M21.5 24h5c0 5 .8 9 3.5 12.5H18c2.7-3.5 3.5-7.5 3.5-12.5z")
  );
}

/** A diving bird. */
function kingfisher({ deep, pale }: Colours): string {
  const wing = "M5 8.5C20 5 35 11 38.5 26.5L25.5 33C14 30 6.5 21 5 8.5z";
  return fill(deep, wing) + fill(pale, "M9 27c4.5 4.5 10 7 16.5 6l13-6.5 5 16.5-11-5.5C22 41.5 12 37.5 9 27z");
}

function hillside({ deep, pale }: Colours): string {
  const hills = "M6.5 33.5c6-10 10-14.5 13.5-14.5 3 0 5.5 3 8 7 1.5-2 3-3 4.5-3 3 0 6 4 9 10.5A20 20 0 0 1 6.5 33.5z";
  return fill(deep, DISC) + fill(pale, hills) + fill(pale, "M28.5 13.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z");
}

export const INSURANCE_MARKS: Record<string, string> = {
  "mark-1": palmLeaf(GREEN),
  "mark-2": lagoon(BLUE),
  "mark-3": cardamom(OLIVE),
  "mark-4": monsoon(SLATE),
  "mark-5": teakwood(TEAK),
  "mark-6": lotus(ROSE),
  "mark-7": lighthouse(NAVY),
  "mark-8": riverbend(TEAL),
  "mark-9": pepperVine(LEAF),
  "mark-10": banyan(LATERITE),
  "mark-11": kingfisher(KINGFISHER),
  "mark-12": hillside(PLUM),
};
