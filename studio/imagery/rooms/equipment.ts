import type { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, HIBISCUS, STEEL, TEAL, darker, lighter } from "../kit/palette.ts";
import { box, disc, n, oval, repeat, shape, stroke } from "../kit/shapes.ts";

export const shadow = (rx: number, ry = 8) => oval(0, 2, rx, ry, "#0b2a2e", { opacity: 0.22 });

/** Traces of pulse, breath and pressure on a dark screen of the given size. */
export function vitals(x: number, y: number, w: number, h: number): string {
  const pulse = (row: number) =>
    `M${x + w * 0.06} ${y + h * row}h${n(w * 0.14)}l${n(w * 0.03)} ${n(-h * 0.07)} ${n(w * 0.03)} ${n(h * 0.07)}h${n(w * 0.04)}l${n(w * 0.03)} ${n(-h * 0.2)} ${n(w * 0.04)} ${n(h * 0.32)} ${n(w * 0.03)} ${n(-h * 0.12)}h${n(w * 0.2)}l${n(w * 0.03)} ${n(-h * 0.2)} ${n(w * 0.04)} ${n(h * 0.32)} ${n(w * 0.03)} ${n(-h * 0.12)}h${n(w * 0.1)}`;
  const wave = (row: number) =>
    `M${x + w * 0.06} ${y + h * row}q${n(w * 0.05)} ${n(-h * 0.12)} ${n(w * 0.1)} 0t${n(w * 0.1)} 0t${n(w * 0.1)} 0t${n(w * 0.1)} 0t${n(w * 0.1)} 0t${n(w * 0.1)} 0`;
  const digits = [0.26, 0.55, 0.82].map((row, i) =>
    box(x + w * 0.84, y + h * row - h * 0.1, w * 0.1, h * 0.12, ["#5ef0b0", "#5ac8f0", "#f2c14e"][i] ?? "#fff", {
      round: 2,
    }),
  );
  return (
    box(x, y, w, h, "#08262b", { round: 6 }) +
    stroke(pulse(0.28), "#5ef0b0", 2.8) +
    stroke(wave(0.56), "#5ac8f0", 2.4) +
    stroke(wave(0.82), "#f2c14e", 2.4) +
    digits.join("")
  );
}

export const monitor = () =>
  box(-4, -190, 8, 190, STEEL[2]) +
  box(-40, -8, 80, 8, STEEL[2], { round: 4 }) +
  box(-84, -306, 168, 122, "#24373d", { round: 10 }) +
  vitals(-76, -298, 152, 106);

export const headwall = (x: number, y: number, w: number) =>
  box(x, y, w, 60, "#f4f1e6", { round: 10, stroke: "#d8cfba", width: 2 }) +
  repeat(
    5,
    (i) =>
      disc(x + 34 + (i * (w - 68)) / 4, y + 30, 14, ["#f4f7f6", TEAL[3], GOLD, "#f4f7f6", "#5aa0c8"][i] ?? "#fff", {
        stroke: "#b9c5c5",
        width: 3,
      }) + disc(x + 34 + (i * (w - 68)) / 4, y + 30, 5, STEEL[0]),
  );

/** A breathing machine on a stand. */
export const ventilator = (c: Canvas) =>
  shadow(60) +
  box(-46, -150, 92, 140, c.rounded("#ffffff", "#e6eeee", "#b7c7cb"), { round: 8 }) +
  box(-58, -262, 116, 104, "#2a3f4a", { round: 10 }) +
  vitals(-50, -254, 100, 74) +
  repeat(3, (i) => disc(-30 + i * 30, -168, 7, [TEAL[3], GOLD, STEEL[3]][i] ?? GOLD)) +
  stroke("M-46 -120C-110 -130 -130 -190 -190 -200M-46 -96C-120 -100 -140 -170 -196 -186", "#a9d3cf", 9) +
  disc(-36, -6, 8, STEEL[0]) +
  disc(36, -6, 8, STEEL[0]);

/** A ring scanner seen from the front left with its table, about 760 wide; the floor's middle at the origin. */
export function scanner(c: Canvas, accent: string = TEAL[3]): string {
  const ring =
    shape("M-40 0V-360Q-40 -470 90 -480H210Q330 -470 330 -360V0Z", c.rounded("#ffffff", "#eef3f3", "#b3c3c8")) +
    disc(145, -250, 134, c.rounded("#dfe8ea", "#b9c9cd", "#8ea4aa")) +
    disc(
      145,
      -250,
      106,
      c.radial([
        [0, "#0d3540"],
        [0.7, "#1c5560"],
        [1, "#2f7078"],
      ]),
    ) +
    disc(145, -250, 120, "none", { stroke: lighter(accent, 0.3), width: 5 }) +
    box(90, -440, 110, 38, "#0b2f36", { round: 6 }) +
    stroke("M104 -420h20l6 -10 8 18 6 -8h40", "#5ef0b0", 3.4) +
    disc(282, -210, 10, HIBISCUS) +
    disc(282, -180, 10, TEAL[3]) +
    box(-40, -30, 370, 30, accent, { opacity: 0.85 });
  const table =
    box(-330, -224, 420, 18, c.fade("#f7fafa", "#a9bbc0"), { round: 9 }) +
    box(-330, -210, 400, 9, accent, { round: 4 }) +
    shape("M-230 -204H-110L-100 0H-240Z", c.rounded("#f4f7f6", "#dfe7e8", "#a9bbc0")) +
    box(-262, -14, 190, 16, STEEL[2], { round: 6 });
  return oval(20, 6, 360, 18, "#0b2a2e", { opacity: 0.25 }) + ring + table;
}

/** A dialysis machine with its turning pump. */
export const dialysisMachine = (c: Canvas) =>
  shadow(64) +
  box(-56, -330, 112, 318, c.rounded("#ffffff", "#e9f0f0", "#b3c6ca"), { round: 10 }) +
  box(-44, -318, 88, 70, "#08262b", { round: 6 }) +
  stroke("M-34 -272q9 -24 18 0t18 0t18 0t14 0", "#5ac8f0", 3) +
  disc(0, -200, 28, "#dfe8ea", { stroke: STEEL[2], width: 5 }) +
  disc(0, -200, 12, HIBISCUS) +
  box(-34, -150, 22, 96, "#f0dfe0", { round: 10, stroke: "#c98a92", width: 2 }) +
  box(-30, -146, 14, 88, "#c65464", { round: 7, opacity: 0.8 }) +
  box(10, -150, 34, 60, "#dff0ee", { round: 4 }) +
  stroke("M-34 -130C-90 -140 -110 -110 -150 -120M-12 -70C-80 -60 -110 -96 -152 -108", "#b93d4f", 4) +
  disc(-44, -6, 8, STEEL[0]) +
  disc(44, -6, 8, STEEL[0]);

/** Drawers of a medicine trolley for emergencies. */
export const crashTrolley = (c: Canvas) =>
  shadow(72) +
  box(-62, -190, 124, 176, c.rounded(lighter(CORAL, 0.2), CORAL, darker(CORAL, 0.2)), { round: 6 }) +
  repeat(
    4,
    (i) =>
      box(-54, -180 + i * 42, 108, 36, "#fff6ee", { round: 3 }) +
      box(-18, -166 + i * 42, 36, 6, STEEL[2], { round: 3 }),
  ) +
  box(-68, -204, 136, 16, STEEL[3], { round: 4 }) +
  box(-50, -246, 74, 44, "#2a3f4a", { round: 6 }) +
  stroke("M-42 -224h14l5 -12 8 20 5 -8h20", "#5ef0b0", 3) +
  disc(-44, -6, 8, STEEL[0]) +
  disc(44, -6, 8, STEEL[0]);

/** A film on a light box: chest or skull. */
export const lightBox = (x: number, y: number) =>
  box(x, y, 300, 200, "#33464f", { round: 8 }) +
  box(x + 12, y + 12, 132, 176, "#cfe8f2") +
  box(x + 156, y + 12, 132, 176, "#cfe8f2") +
  box(x + 18, y + 18, 120, 164, "#173f50") +
  box(x + 162, y + 18, 120, 164, "#173f50") +
  stroke(
    `M${x + 78} ${y + 30}V${y + 168}${repeat(6, (i) => `M${x + 34} ${y + 58 + i * 19}Q${x + 78} ${y + 36 + i * 19} ${x + 122} ${y + 58 + i * 19}`)}`,
    "#cfeaf4",
    4,
    { opacity: 0.9 },
  ) +
  shape(
    `M${x + 222} ${y + 36}C${x + 268} ${y + 36} ${x + 274} ${y + 90} ${x + 254} ${y + 118}L${x + 248} ${y + 154}H${x + 200}L${x + 192} ${y + 118}C${x + 172} ${y + 90} ${x + 178} ${y + 36} ${x + 222} ${y + 36}Z`,
    "#9fc8d8",
  ) +
  disc(x + 206, y + 96, 11, "#173f50") +
  disc(x + 240, y + 96, 11, "#173f50");

/** An ultrasound machine with its probe. */
export const ultrasound = (c: Canvas) =>
  shadow(60) +
  box(-44, -150, 88, 138, c.rounded("#ffffff", "#e9f0f0", "#b3c6ca"), { round: 8 }) +
  shape("M-64 -150L64 -150L80 -176L-80 -176Z", "#dfe8ea") +
  repeat(8, (i) => disc(-48 + i * 14, -164, 3.4, i % 3 ? STEEL[2] : TEAL[3])) +
  box(-74, -310, 148, 120, "#22343b", { round: 8 }) +
  box(-66, -302, 132, 104, "#0a1c22", { round: 4 }) +
  shape("M0 -296L58 -214Q0 -186 -58 -214Z", "#3c5560") +
  shape("M-22 -232Q-6 -262 20 -240Q26 -222 4 -218Q-18 -214 -22 -232Z", "#c9d6d8") +
  stroke("M44 -120C90 -110 90 -60 120 -70", STEEL[1], 5) +
  disc(-36, -6, 8, STEEL[0]) +
  disc(36, -6, 8, STEEL[0]);

/** A dentist's chair facing right with its lamp. */
export const dentalChair = (c: Canvas) =>
  shadow(150) +
  box(-60, -30, 150, 26, STEEL[2], { round: 10 }) +
  box(-20, -110, 60, 90, c.rounded("#ffffff", "#dfe8ea", "#a9bbc0"), { round: 8 }) +
  shape(
    "M-170 -300Q-190 -310 -196 -292L-110 -130Q-100 -112 -80 -112H130L200 -60H246Q254 -60 252 -72L160 -142H-60L-150 -296Z",
    c.rounded(lighter("#4f9fc0", 0.25), "#4f9fc0", darker("#4f9fc0", 0.2)),
  ) +
  box(-210, -340, 60, 46, "#3d87a6", { round: 18, transform: "rotate(-18 -180 -316)" }) +
  stroke("M-40 -150V-178H60", STEEL[2], 9);

/** A light on a long arm over a chair or bed. */
export const armLamp = (c: Canvas) =>
  stroke("M0 0V-420L-150 -470L-190 -420", STEEL[2], 9) +
  disc(0, -420, 10, STEEL[1]) +
  disc(-150, -470, 9, STEEL[1]) +
  shape("M-236 -428Q-190 -456 -146 -416L-172 -386Q-206 -412 -232 -404Z", "#f4f8f8", { stroke: STEEL[2], width: 3 }) +
  shape(
    "M-226 -404L-170 -388L-110 -210L-330 -240Z",
    c.linear([
      [0, "#fffbe0", 0.5],
      [1, "#fffbe0", 0],
    ]),
  );

/** A C-arm X-ray: an open ring over a table. */
export const cArm = (c: Canvas) =>
  shadow(150) +
  stroke("M120 -400A190 190 0 1 0 130 -70", "#dfe8ea", 40) +
  stroke("M120 -400A190 190 0 1 0 130 -70", c.rounded("#ffffff", "#eef3f3", "#b3c3c8"), 30) +
  box(84, -452, 96, 66, "#f4f8f8", { round: 12, stroke: STEEL[3], width: 3 }) +
  box(92, -96, 90, 58, "#f4f8f8", { round: 12, stroke: STEEL[3], width: 3 }) +
  box(-170, -270, 90, 270, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 14 }) +
  box(-156, -250, 62, 40, "#08262b", { round: 5 });
