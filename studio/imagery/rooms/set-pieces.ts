import { darker, GOLD, lighter, STEEL, TEAL, WOOD } from "../kit/palette.ts";
import { box, disc, group, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { person } from "../people/figure.ts";
import type { Look } from "../people/look.ts";
import { together } from "../people/outfit.ts";
import type { Outfit } from "../people/outfit.ts";
import type { Size, Space, Spot } from "./space.ts";

/** Which wall the head of a bed stands against. */
type Head = "left" | "right" | "back";

interface BedOptions {
  head: Head;
  blanket?: string | undefined;
  raised?: boolean;
  timber?: string;
}

/** A hospital bed, 205 by 95, made up; `x` and `z` are its left, near corner. */
export function bedIn(s: Space, [x, z]: readonly [number, number], o: BedOptions): string {
  const { head, blanket = "#8fcabf", raised = true, timber = "#dcc39c" } = o;
  const axis = head === "back" ? "z" : "x";
  /** A part `from` to `to` along the bed from its foot, `inset` from its sides, `low` to `high`. */
  const part = (from: number, to: number, inset: number, low: number, high: number, colour: string, soft = 3) => {
    const start = head === "left" ? 205 - to : from;
    return axis === "x"
      ? s.block([x + start, low, z + inset], [to - from, high - low, 95 - inset * 2], colour, { soft })
      : s.block([x + inset, low, z + start], [95 - inset * 2, high - low, to - from], colour, { soft });
  };
  const along = (u: number) => (head === "left" ? x + 205 - u : head === "right" ? x + u : z + u);
  const back = raised
    ? s.extrude(
        [
          [along(132), 62],
          [along(198), 62],
          [along(198), 104],
          [along(190), 106],
        ],
        axis === "x" ? "z" : "x",
        axis === "x" ? [z + 5, z + 90] : [x + 5, x + 90],
        "#f2f6f6",
        { soft: 5 },
      )
    : "";
  const pillow = raised ? part(172, 196, 18, 96, 110, "#ffffff", 10) : part(160, 196, 16, 62, 74, "#ffffff", 10);
  const wheels = [14, 180].flatMap((u) =>
    [8, 87].map((v): Spot => (axis === "x" ? [along(u), 7, z + v] : [x + v, 7, along(u)])),
  );
  const frame =
    wheels.map((spot) => s.line([[spot[0], 34, spot[2]], spot], STEEL[1], 6)).join("") +
    part(4, 200, 6, 34, 46, STEEL[3]);
  const [footBoard, headBoard] = [part(0, 5, 0, 30, 70, timber, 6), part(200, 205, 0, 30, 116, timber, 6)];
  const bedding =
    part(6, 200, 3, 46, 62, "#f4f7f7", 5) +
    back +
    pillow +
    part(6, 128, 1, 50, 66, blanket, 7) +
    part(112, 132, 1, 51, 68, "#ffffff", 6);
  const rail = axis === "x" ? railIn(s, along, z) : "";
  const shade = axis === "x" ? s.shadow([x, z], [205, 95]) : s.shadow([x, z], [95, 205]);
  // The end further from the viewer comes first.
  return axis === "x"
    ? shade + frame + headBoard + footBoard + bedding + rail + (head === "left" ? part(0, 5, 0, 30, 70, timber, 6) : "")
    : shade + frame + headBoard + bedding + footBoard;
}

const railIn = (s: Space, along: (u: number) => number, z: number) => {
  const bar = (y: number): Spot[] => [
    [along(60), y, z],
    [along(122), y, z],
  ];
  return (
    s.line(bar(84), "#c9d6d8", 3.4) +
    s.line(bar(74), "#c9d6d8", 2) +
    repeat(5, (i) =>
      s.line(
        [
          [along(60 + i * 15.5), 62, z],
          [along(60 + i * 15.5), 84, z],
        ],
        "#c9d6d8",
        2.4,
      ),
    )
  );
};

/** A locker with two drawers. */
export const lockerIn = (s: Space, [x, z]: readonly [number, number], colour = "#e3cfae") =>
  s.shadow([x, z], [45, 45]) +
  s.block([x, 4, z], [45, 72, 45], colour, { soft: 2 }) +
  [22, 52]
    .map((y) =>
      s.line(
        [
          [x + 15, y, z],
          [x + 30, y, z],
        ],
        STEEL[1],
        3,
      ),
    )
    .join("") +
  s.block([x - 2, 76, z - 2], [49, 3, 49], WOOD[4], { soft: 2 });

/** A cot with clear sides for a newborn baby who sleeps in it. */
export const cotIn = (s: Space, [x, z]: readonly [number, number]) =>
  s.shadow([x, z], [80, 46]) +
  [6, 74]
    .map((dx) =>
      s.line(
        [
          [x + dx, 78, z + 23],
          [x + dx, 8, z + 23],
        ],
        STEEL[2],
        4,
      ),
    )
    .join("") +
  s.line(
    [
      [x - 2, 8, z + 23],
      [x + 82, 8, z + 23],
    ],
    STEEL[1],
    4,
  ) +
  s.block([x + 4, 80, z + 4], [72, 8, 38], "#fdf3e4", { soft: 3 }) +
  s.block([x + 26, 88, z + 9], [46, 12, 28], "#f2c9b4", { soft: 9 }) +
  s.block([x + 30, 90, z + 8], [38, 11, 30], "#f7dcca", { soft: 8 }) +
  s.block([x + 6, 88, z + 11], [18, 10, 24], "#ffffff", { soft: 8 }) +
  s.round([x + 17, 99, z + 22], 8, "#8a5a3a") +
  s.block([x, 78, z], [80, 32, 46], "#cfe9ee", { opacity: 0.34 });

/** A row of cupboards under a worktop along "x" or "z". */
export function worktopIn(
  s: Space,
  [x, z]: readonly [number, number],
  length: number,
  along: "x" | "z",
  front: string,
  top = "#f4f6f4",
): string {
  const deep = 62;
  const size: readonly [number, number] = along === "x" ? [length, deep] : [deep, length];
  const doors = Math.floor(length / 60);
  const seams = repeat(doors - 1, (i) => {
    const at = (i + 1) * 60;
    return along === "x"
      ? s.line(
          [
            [x + at, 14, z],
            [x + at, 82, z],
          ],
          "#0b2a2e",
          1.4,
          0.3,
        )
      : s.line(
          [
            [x + deep, 14, z + at],
            [x + deep, 82, z + at],
          ],
          "#0b2a2e",
          1.4,
          0.3,
        ) +
          s.line(
            [
              [x, 14, z + at],
              [x, 82, z + at],
            ],
            "#0b2a2e",
            1.4,
            0.3,
          );
  });
  return (
    s.shadow([x, z], size) +
    s.block([x, 0, z], [size[0], 86, size[1]], front) +
    seams +
    s.block([x - 3, 86, z - 3], [size[0] + 6, 5, size[1] + 6], top)
  );
}

/** A stand for infusions with its bag. */
export const dripIn = (s: Space, [x, z]: readonly [number, number]) =>
  s.line(
    [
      [x, 4, z],
      [x, 190, z],
    ],
    STEEL[2],
    3,
  ) +
  s.line(
    [
      [x - 22, 4, z],
      [x + 22, 4, z],
    ],
    STEEL[1],
    4,
  ) +
  s.line(
    [
      [x - 16, 188, z],
      [x + 16, 188, z],
    ],
    STEEL[2],
    3,
  ) +
  s.block([x - 19, 156, z], [13, 28, 3], "#d9eef0", { soft: 4 }) +
  s.block([x + 6, 158, z], [13, 26, 3], "#f2dfae", { soft: 4 });

/** A curtain of a bed drawn back along its rail, towards "x" or "z". */
export const curtainIn = (
  s: Space,
  [x, z]: readonly [number, number],
  width: number,
  along: "x" | "z",
  colour: string,
) =>
  repeat(Math.round(width / 9), (i) => {
    const at = i * 9;
    const fold = i % 2 === 0 ? lighter(colour, 0.18) : colour;
    const spot: Spot = along === "x" ? [x + at, 28, z] : [x, 28, z + at];
    return s.face(s.panel(spot, along, 10, 208), fold, { soft: 1 });
  });

/** A chair seen from any side: four legs, a seat and a back towards the viewer or away. */
export function chairIn(s: Space, [x, z]: readonly [number, number], colour: string, back: "near" | "far"): string {
  const legs = [
    [2, 2],
    [40, 2],
    [2, 40],
    [40, 40],
  ].map(([dx = 0, dz = 0]) =>
    s.line(
      [
        [x + dx, 44, z + dz],
        [x + dx, 0, z + dz],
      ],
      STEEL[1],
      3,
    ),
  );
  const seat = s.block([x, 42, z], [42, 6, 42], colour, { soft: 3 });
  const rest = s.block([x + 1, 58, back === "near" ? z : z + 38], [40, 34, 4], colour, { soft: 4 });
  return s.shadow([x, z], [42, 42], 0.24) + legs.join("") + (back === "near" ? seat + rest : rest + seat);
}

/** A long wooden bench with its back to the viewer. */
export const settleIn = (s: Space, [x, z]: readonly [number, number], length: number) =>
  s.shadow([x, z], [length, 50]) +
  s.block([x, 0, z], [6, 92, 50], WOOD[2], { soft: 3 }) +
  s.block([x + length - 6, 0, z], [6, 92, 50], WOOD[2], { soft: 3 }) +
  s.block([x, 6, z], [length, 86, 6], WOOD[3], { soft: 3 }) +
  repeat(Math.floor(length / 26), (i) =>
    s.face(s.panel([x + 14 + i * 26, 42, z - 0.5], "x", 12, 40), WOOD[2], { opacity: 0.45 }),
  );

/** Lamps let into the ceiling. */
export const lampsIn = (s: Space, height: number, spots: readonly (readonly [number, number])[]) =>
  spots
    .map(([x, z]) =>
      s.face(
        [
          [x, height, z],
          [x + 60, height, z],
          [x + 60, height, z + 60],
          [x, height, z + 60],
        ],
        "#fffdf0",
      ),
    )
    .join("");

/** Gas and power outlets over a bed, on the wall at `z`. */
export const outletsIn = (s: Space, x: number, z: number) =>
  s.face(s.panel([x, 128, z], "x", 130, 16), "#f4f1e6", { soft: 3 }) +
  repeat(5, (i) =>
    s.face(s.panel([x + 12 + i * 24, 132, z], "x", 8, 8), [STEEL[3], TEAL[3], GOLD, STEEL[3], "#5aa0c8"][i] ?? GOLD, {
      soft: 3,
    }),
  );

/** A sofa whose back is against the left wall. */
export const sofaIn = (s: Space, [x, z]: readonly [number, number], length: number, colour: string) =>
  s.shadow([x, z], [76, length]) +
  s.block([x, 8, z + 8], [70, 34, length - 16], colour, { soft: 6 }) +
  s.block([x, 8, z + length - 12], [74, 52, 12], colour, { soft: 6 }) +
  s.block([x, 30, z + 4], [18, 48, length - 8], colour, { soft: 6 }) +
  s.block([x, 8, z], [74, 52, 12], colour, { soft: 6 });

/** A picture in its frame on the far wall: hills and a sun. */
export const pictureIn = (s: Space, [x, y, z]: Spot, w: number, h: number) => {
  const [cx, cy] = s.point([x + w * 0.68, y + h * 0.68, z]);
  return (
    s.face(s.panel([x - 4, y - 4, z], "x", w + 8, h + 8), WOOD[2]) +
    s.face(s.panel([x, y, z], "x", w, h), "#fbf3df") +
    s.face(
      [
        [x, y, z],
        [x + w, y, z],
        [x + w, y + h * 0.4, z],
        [x + w * 0.66, y + h * 0.3, z],
        [x + w * 0.34, y + h * 0.62, z],
        [x, y + h * 0.34, z],
      ],
      "#7fb08a",
    ) +
    disc(cx, cy, h * 0.13 * s.scale([x, y, z]), "#f2b544")
  );
};

/** A lit lamp on a table. */
export const tableLampIn = (s: Space, spot: Spot) =>
  s.stand(
    spot,
    disc(0, -34, 90, s.c.glow("#ffdf9a", 0.7)) +
      box(-2, -26, 4, 26, WOOD[1]) +
      box(-9, -3, 18, 4, WOOD[1], { round: 2 }) +
      shape("M-11 -50H11L18 -26H-18Z", "#fff0c4"),
  );

/** A round table with plates on it. */
export const roundTableIn = (s: Space, [x, z]: readonly [number, number]) =>
  s.shadow([x - 34, z - 34], [68, 68], 0.2) +
  s.line(
    [
      [x, 72, z],
      [x, 2, z],
    ],
    WOOD[2],
    7,
  ) +
  s.round([x, 2, z], 24, WOOD[1]) +
  s.round([x, 72, z], 52, WOOD[2]) +
  s.round([x, 75, z], 52, WOOD[4]) +
  [
    [-22, -10, GOLD],
    [20, 12, "#c96a4a"],
  ]
    .map(
      ([dx, dz, food]) =>
        s.round([x + Number(dx), 77, z + Number(dz)], 15, "#fffaf0") +
        s.round([x + Number(dx), 78, z + Number(dz)], 9, String(food)),
    )
    .join("");

/** A counter with a slatted timber front towards the viewer. */
export const counterIn = (s: Space, [x, z]: readonly [number, number], [w, h, d]: Size, front: string) =>
  s.shadow([x, z], [w, d]) +
  s.block([x, 0, z], [w, h, d], front) +
  repeat(Math.floor(w / 12), (i) => s.face(s.panel([x + 4 + i * 12, 8, z - 0.5], "x", 5, h - 16), WOOD[3])) +
  s.block([x - 4, h, z - 4], [w + 8, 5, d + 8], "#fbf6ea", { soft: 2 });

/** A notice on the far wall: its heading in a colour, lines of text below. */
export const noticeIn = (s: Space, [x, y, z]: Spot, w: number, h: number, colour: string) =>
  s.face(s.panel([x, y, z], "x", w, h), "#fffdf6", { soft: 2 }) +
  s.face(s.panel([x, y + h * 0.78, z - 0.5], "x", w, h * 0.22), colour) +
  repeat(4, (i) =>
    s.face(
      s.panel([x + w * 0.14, y + h * (0.62 - i * 0.15), z - 0.5], "x", w * (i === 3 ? 0.4 : 0.72), h * 0.05),
      "#b9c5c5",
    ),
  );

/** A ball to exercise with. */
export const ballIn = (s: Space, [x, z]: readonly [number, number], r: number, colour: string) =>
  s.stand(
    [x, 0, z],
    oval(4, 0, r * 0.9, r * 0.16, "#0b2a2e", { opacity: 0.25 }) +
      disc(
        0,
        -r,
        r,
        s.c.radial(
          [
            [0, lighter(colour, 0.5)],
            [0.6, colour],
            [1, darker(colour, 0.25)],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ),
  );

/** A screen on its foot, on a desk; its face is towards the viewer. */
export const screenIn = (s: Space, spot: Spot) =>
  s.stand(
    spot,
    box(-10, -4, 20, 4, STEEL[1]) +
      box(-2, -14, 4, 12, STEEL[1]) +
      box(-25, -46, 50, 33, "#24373d", { round: 3 }) +
      box(-23, -44, 46, 28, s.c.fade("#9fd6d6", "#4f9aa0")),
  );

/** Someone who sits with the back to the viewer; a chair or bench hides what is below its seat. */
export const sitterIn = (s: Space, [x, z]: readonly [number, number], look: Look, outfit: Outfit, tall = 172) =>
  s.stand(
    [x, 0, z],
    group(person(s.c, { look, outfit, tall, pose: { hip: 50, hands: together }, floating: true, away: true }), {
      clip: s.c.clip("M-70 -220H70V-47H-70Z"),
    }),
  );

/** A desk seen from its front or its end. */
export const deskIn = (
  s: Space,
  [x, z]: readonly [number, number],
  [w, d]: readonly [number, number],
  timber: string = WOOD[3],
) =>
  s.shadow([x, z], [w, d]) +
  s.block([x + 6, 0, z + 6], [w - 12, 70, d - 12], darker(timber, 0.14)) +
  s.block([x, 70, z], [w, 5, d], lighter(timber, 0.12), { soft: 2 });

/** A bookcase against the far wall. */
export const bookcaseIn = (s: Space, [x, z]: readonly [number, number], w: number, spines: readonly string[]) =>
  s.block([x - 4, 0, z - 34], [w + 8, 206, 34], WOOD[2]) +
  repeat(4, (row) => {
    const y = 12 + row * 48;
    return (
      s.face(s.panel([x, y, z - 35], "x", w, 42), "#3f2a1e") +
      repeat(Math.floor(w / 8), (i) =>
        s.face(s.panel([x + 2 + i * 8, y, z - 36], "x", 6, 26 + ((i * 7 + row * 5) % 13)), s.c.pick(spines)),
      )
    );
  });

/** A dummy's head and chest for practising heart massage, lying with its head to the left. */
export const dummyIn = (s: Space, [x, y, z]: Spot) =>
  s.block([x + 44, y, z], [76, 20, 44], "#e9eff0", { soft: 12 }) +
  s.block([x + 52, y + 14, z + 4], [60, 9, 36], "#5fa79f", { soft: 8 }) +
  s.block([x + 26, y + 4, z + 14], [20, 10, 16], "#c3d0d3", { soft: 5 }) +
  s.stand(
    [x + 14, y, z + 20],
    oval(
      0,
      -14,
      17,
      15,
      s.c.radial(
        [
          [0, "#ffffff"],
          [1, "#aebcc1"],
        ],
        0.4,
        0.3,
        0.8,
      ),
    ),
  ) +
  s.round([x + 78, y + 24, z + 20], 7, "#e97f60");

/** A blackboard on the far wall: a heartbeat, a heart and lines of text. */
export const blackboardIn = (s: Space, [x, y, z]: Spot, w: number, h: number) =>
  s.face(s.panel([x, y, z], "x", w, h), WOOD[3], { soft: 4 }) +
  s.face(s.panel([x + 6, y + 6, z - 1], "x", w - 12, h - 12), s.c.fade("#1f4a44", "#2b6155")) +
  s.stand(
    [x + w * 0.38, y + h * 0.28, z - 2],
    stroke("M-66 -26h22l8 -18l14 40l10 -26h22M42 0C6 -26 16 -62 42 -42C68 -62 78 -26 42 0Z", "#f4f1e2", 3.2) +
      stroke("M88 -56H116M88 -38H110M88 -20H116", "#f4f1e2", 2.6, { opacity: 0.8 }),
  );
