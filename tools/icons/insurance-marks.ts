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
const SHIELD = "M24 3.500c6 4 11 5.500 18 6 0 17-5 28-18 35C11 37.500 6 26.500 6 9.500c7-.500 12-2 18-6z";
const HEXAGON =
  "M21.500 4.200a5 5 0 0 1 5 0l13 7.500a5 5 0 0 1 2.500 4.300v16a5 5 0 0 1-2.500 4.300l-13 7.500a5 5 0 0 1-5 0l-13-7.500A5 5 0 0 1 6 32V16a5 5 0 0 1 2.500-4.300z";
const ARCH = "M6 44V22a18 18 0 0 1 36 0v22z";

/** A fan of one leaf, in folds. */
function palmLeaf({ deep, pale }: Colours): string {
  const fan = "M24 34L6.500 23.500l6-1.500-1.500-7 7 2L19.500 9.500 24 14l4.500-4.500L30 17l7-2-1.500 7 6 1.500z";
  return (
    fill(deep, DISC) +
    fill(pale, fan) +
    line(deep, 1.8, "M24 34L12.5 22M24 34l-6-17M24 34V14M24 34l6-17M24 34l11.500-12") +
    line(pale, 2.6, "M24 33v7")
  );
}

function lagoon({ deep, pale }: Colours): string {
  const wave = (y: number) => `M10 ${y}c3.500-4 6-4 9.300 0s6 4 9.400 0 6-4 9.300 0`;
  return (
    fill(deep, DISC) +
    fill(pale, "M18 14.500a6 6 0 1 0 12 0a6 6 0 1 0-12 0z") +
    line(pale, 3, `${wave(27)}M14 35.500c3-3.500 4-3.500 6.500-.500s4.500 3 7 0 3.500-3 6.500.500`)
  );
}

function cardamom({ deep, pale }: Colours): string {
  const pod = fill(
    pale,
    "M36.500 10C25 9 12 15 10.500 27.500c-.500 4 .500 7 2 10 3 .500 6.500.300 10.500-1C35 32.500 39 21 36.500 10z",
  );
  return (
    fill(deep, TILE) +
    pod +
    line(
      deep,
      2.4,
      "M15 34.500c4-8 9-14.500 16.500-19.500M20.500 34C26.500 30.500 31 25 33.500 18M13.500 28C16 22 20.500 17.500 27 14",
    )
  );
}

/** An umbrella in the rain. */
function monsoon({ deep, pale }: Colours): string {
  const roof = fill(
    pale,
    "M10 25a14 14 0 0 1 28 0c-2.300-2.500-7-2.500-9.300 0-2.400-2.500-7-2.500-9.400 0-2.300-2.500-7-2.500-9.300 0z",
  );
  return (
    fill(deep, TILE) +
    roof +
    line(pale, 2.6, "M24 24v10a3.500 3.500 0 0 1-7 0") +
    line(pale, 2.2, "M31 31l-1.500 4M37 30l-1.500 4M11.500 30L10 34")
  );
}

/** The rings of a trunk. */
function teakwood({ deep, pale }: Colours): string {
  const rings = "M24 10a14 14 0 1 1-12.500 7.700M24 16.500a7.500 7.500 0 1 1-7.500 7.500";
  return (
    fill(deep, DISC) + line(pale, 2.6, rings) + fill(pale, "M21.500 24a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z")
  );
}

function lotus({ deep, pale }: Colours): string {
  const outer =
    "M24 40C13 41 5 34 3.500 22c6-.500 11.500 2 15 6.500M24 40c11 1 19-6 20.500-18-6-.500-11.500 2-15 6.500";
  const inner = "M24 40C15 36 11 26 13 13c4.500 1.500 8 4.500 11 9 3-4.500 6.500-7.500 11-9 2 13-2 23-11 27z";
  return (
    fill(deep, `${outer}z`) +
    fill(deep, inner) +
    fill(pale, "M24 40c-5.500-7-7.500-18 0-32.500C31.500 22 29.500 33 24 40z")
  );
}

function lighthouse({ deep, pale }: Colours): string {
  const tower = "M20.500 24h7L30 44H18zM19.500 17.500a4.500 4.500 0 0 1 9 0V21.500h-9z";
  return (
    fill(deep, ARCH) +
    fill(pale, tower) +
    line(pale, 2.4, "M14 17.500l-4.500-1.500M14 22.500L9 25M34 17.500l4.500-1.500M34 22.500L39 25")
  );
}

function riverbend({ deep, pale }: Colours): string {
  const river =
    "M29 4c-1 7-17 9-17 18 0 8 21 6.500 21 14 0 3-1.500 5.500-4 8H16c4-3 6-5 6-7.500C22 31 5 30 5 20.500 5 12 15 10 19 4z";
  return fill(deep, TILE) + fill(pale, river);
}

function pepperVine({ deep, pale }: Colours): string {
  const berry = (x: number, y: number) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  const berries = berry(19.5, 24) + berry(28.5, 24) + berry(24, 31.7) + berry(24, 16.3);
  return fill(deep, HEXAGON) + fill(pale, berries) + line(pale, 2.4, "M24 12.500c0-3 2-5 5-5.500");
}

function banyan({ deep, pale }: Colours): string {
  const crown =
    "M15 25.500a5 5 0 0 1-.500-9.800 7 7 0 0 1 5-4.700 6 6 0 0 1 9 0 7 7 0 0 1 5 4.700 5 5 0 0 1-.500 9.800z";
  return (
    fill(deep, SHIELD) +
    fill(pale, crown) +
    fill(pale, "M21.500 24h5c0 5 .800 9 3.500 12.500H18c2.700-3.500 3.500-7.500 3.500-12.500z")
  );
}

/** A diving bird. */
function kingfisher({ deep, pale }: Colours): string {
  const wing = "M5 8.500C20 5 35 11 38.500 26.500L25.500 33C14 30 6.500 21 5 8.500z";
  return (
    fill(deep, wing) +
    fill(pale, "M9 27c4.500 4.500 10 7 16.500 6l13-6.500 5 16.500-11-5.500C22 41.500 12 37.500 9 27z")
  );
}

function hillside({ deep, pale }: Colours): string {
  const hills =
    "M6.500 33.500c6-10 10-14.500 13.500-14.500 3 0 5.500 3 8 7 1.500-2 3-3 4.500-3 3 0 6 4 9 10.500A20 20 0 0 1 6.500 33.500z";
  return fill(deep, DISC) + fill(pale, hills) + fill(pale, "M28.500 13.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0z");
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
