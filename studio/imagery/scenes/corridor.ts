import { ACROSS, Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL, TEAL, WOOD, darker, lighter, mix } from "../kit/palette.ts";
import { box, group, n, oval, place, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import type { Point } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { CLOSE, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";
import { window } from "../rooms/window.ts";

const END = { left: 640, right: 960, top: 300, bottom: 590 };
const VANISHING: Point = [800, 440];

/** A place `depth` along the corridor, 0 in front and 1 at its end, from the edge (x, y) of the picture's frame. */
const along = (x: number, y: number, depth: number): Point => {
  const share = 1 - (1 - (END.right - END.left) / 1600) * depth;
  return [VANISHING[0] + (x - 800) * share, VANISHING[1] + (y - VANISHING[1]) * share];
};

/** How deep something stands that begins `part` of the way, foreshortened. */
const depthOf = (part: number) => 1 - (1 - part) ** 2;

/** A corridor at dawn: doors on the left, the sun through windows on the right, mop and bucket left for a moment. */
export function corridor(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 353);
  c.add(shell(c), endWall(c), doorsOnTheLeft(c), windowsOnTheRight(c), lamps());
  c.add(
    place(560, 640, 0.5, potPlant(c, 230, "round")),
    place(1010, 636, 0.44, potPlant(c, 230)),
    mopAndBucket(c),
    wetFloorSign(),
    warmth(c, 0.3),
  );
  return c.svg(shown);
}

function shell(c: Canvas): string {
  const [tl, tr, bl, br] = [
    [END.left, END.top],
    [END.right, END.top],
    [END.left, END.bottom],
    [END.right, END.bottom],
  ] as const;
  const [nearTop, nearBottom] = [along(0, -260, 0)[1], along(0, 1160, 0)[1]];
  const floor = c.linear([
    [0, "#f6dcae"],
    [0.4, "#d9b98c"],
    [1, "#b48f63"],
  ]);
  const left = c.linear(
    [
      [0, "#f6ead0"],
      [1, "#e9dcc0"],
    ],
    ACROSS,
  );
  const right = c.linear(
    [
      [0, "#c9d9cf"],
      [1, "#a9c2b8"],
    ],
    ACROSS,
  );
  const tiles = repeat(9, (i) => {
    const [, y] = along(0, 1160, depthOf((i + 1) / 10));
    return stroke(`M0 ${n(y)}H1600`, "#8a6a44", 2, { opacity: 0.24 });
  });
  const joints = repeat(13, (i) => {
    const x = -800 + i * 267;
    return stroke(`M${x} 1160L${n(END.left + ((x + 800) / 3200) * 320)} ${END.bottom}`, "#8a6a44", 2, { opacity: 0.2 });
  });
  const dado = (x: number, colour: string) =>
    polygon([[x, 760], [x, nearBottom], x === 0 ? bl : br, [x === 0 ? END.left : END.right, 528]], colour);
  return (
    polygon([[0, nearTop], [1600, nearTop], tr, tl], c.fade("#fbf6e8", "#efe6d0")) +
    polygon([[0, nearBottom], [1600, nearBottom], br, bl], floor) +
    group(tiles + joints, {
      clip: c.clip(`M0 ${n(nearBottom)}H1600L${br.join(" ")}L${bl.join(" ")}Z`),
    }) +
    polygon([[0, nearTop], [0, nearBottom], bl, tl], left) +
    polygon([[1600, nearTop], [1600, nearBottom], br, tr], right) +
    dado(0, "#e0b98e") +
    dado(1600, "#8fb3a4")
  );
}

const endWall = (c: Canvas) =>
  box(END.left, END.top, END.right - END.left, END.bottom - END.top, "#fdf3da") +
  window(c, 690, 340, 220, 190, { view: "palms", light: "dawn", panes: 2, arch: false, timber: WOOD[2] }) +
  oval(800, 440, 420, 300, c.glow("#ffe9b0", 0.55));

function doorsOnTheLeft(c: Canvas): string {
  return repeat(3, (i) => {
    const [from, to] = [depthOf(0.12 + i * 0.27), depthOf(0.27 + i * 0.27)];
    const [a, b, d, e] = [along(0, -20, from), along(0, -20, to), along(0, 1160, to), along(0, 1160, from)];
    const [s, t, u, v] = [along(0, -150, from), along(0, -150, to), along(0, -70, to), along(0, -70, from)];
    const inset = (p: Point, q: Point, k: number): Point => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
    const pane = [inset(a, e, 0.12), inset(b, d, 0.12), inset(b, d, 0.4), inset(a, e, 0.4)].map((p, k) =>
      inset(p, [k === 0 || k === 3 ? b[0] : a[0], p[1]], 0.3),
    );
    const colour = [TEAL[2], "#b9603c", "#5f7f5a"][i] ?? TEAL[2];
    return (
      polygon(
        [a, b, d, e],
        c.linear(
          [
            [0, lighter(colour, 0.12)],
            [1, darker(colour, 0.12)],
          ],
          ACROSS,
        ),
        {
          stroke: "#fffaf0",
          width: 12 - i * 3,
        },
      ) +
      polygon(pane, "#dff0ea") +
      polygon([s, t, u, v], TEAL[0])
    );
  });
}

function windowsOnTheRight(c: Canvas): string {
  const light = c.linear([
    [0, "#fff3cf", 0.9],
    [1, "#fff3cf", 0],
  ]);
  return repeat(4, (i) => {
    const [from, to] = [depthOf(0.06 + i * 0.21), depthOf(0.19 + i * 0.21)];
    const corners = [along(1600, -60, from), along(1600, -60, to), along(1600, 560, to), along(1600, 560, from)];
    const [a, b] = [along(1600, 1160, from), along(1600, 1160, to)];
    const pool: Point[] = [a, b, [b[0] - (b[0] - 800) * 1.1, b[1] + 6], [a[0] - (a[0] - 800) * 1.1, a[1] + 14]];
    const middle = corners.map(([x, y]) => [x, y] as const);
    const [p = [0, 0], q = [0, 0], r = [0, 0], s = [0, 0]] = middle;
    return (
      polygon(corners, c.fade("#fff0c4", "#ffd79a"), { stroke: WOOD[2], width: 12 - i * 2 }) +
      stroke(
        `M${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2)}L${n((r[0] + s[0]) / 2)} ${n((r[1] + s[1]) / 2)}M${n(p[0])} ${n(p[1] + (s[1] - p[1]) * 0.36)}L${n(q[0])} ${n(q[1] + (r[1] - q[1]) * 0.36)}`,
        WOOD[2],
        7 - i,
      ) +
      polygon(pool, light, { opacity: 0.65, filter: c.blur(4) })
    );
  });
}

const lamps = () =>
  repeat(4, (i) => {
    const [from, to] = [depthOf(0.08 + i * 0.22), depthOf(0.16 + i * 0.22)];
    return polygon(
      [along(660, -260, from), along(940, -260, from), along(940, -260, to), along(660, -260, to)],
      "#fffdf0",
    );
  });

const mopAndBucket = (c: Canvas) =>
  group(
    oval(10, 2, 84, 12, "#0b2a2e", { opacity: 0.22 }) +
      stroke("M58 -10L-40 -330", WOOD[3], 10) +
      shape("M20 -14Q60 -56 96 -14Q112 4 58 6Q4 6 20 -14Z", "#fdf6e6") +
      stroke("M30 -4Q50 -30 60 -40M86 -4Q72 -26 62 -40M58 2V-38", "#cdbfa0", 4) +
      shape("M-86 -92H26L12 0H-72Z", c.rounded(lighter(GOLD, 0.4), GOLD, darker(GOLD, 0.25))) +
      oval(-30, -92, 56, 13, "#bfe3ee", { stroke: darker(GOLD, 0.2), width: 4 }) +
      stroke("M-86 -92Q-30 -170 26 -92", STEEL[1], 5),
    { transform: "translate(1090 900)" },
  );

const wetFloorSign = () =>
  group(
    oval(0, 0, 70, 9, "#0b2a2e", { opacity: 0.2 }) +
      shape("M-56 0L-14 -170H14L56 0H36L0 -120L-36 0Z", mix(GOLD, "#8a5d18", 0.35)) +
      shape("M-62 4L-18 -172H10L44 4Z", "#f2b544") +
      shape("M-34 -26L-8 -128L18 -26Z", "#fffaf0") +
      stroke("M-8 -96V-58", "#22343b", 8) +
      oval(-8, -42, 5, 5, "#22343b"),
    { transform: "translate(520 880)" },
  );
