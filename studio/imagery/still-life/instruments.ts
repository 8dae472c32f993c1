import type { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, STEEL, TEAL, WOOD, darker, lighter } from "../kit/palette.ts";
import { box, disc, group, n, oval, polygon, repeat, shape, stroke } from "../kit/shapes.ts";
import { globe, standing, turned } from "./table.ts";

/** A stethoscope lying in a loop, about 460 wide. */
export function stethoscope(c: Canvas, colour = "#23343b"): string {
  const tube =
    "M-150 -30C-60 -120 90 -120 140 -52C176 4 90 40 10 20C-90 -4 -120 -90 -40 -128C20 -156 130 -150 210 -112";
  return (
    stroke(tube, "#1d1a14", 20, { opacity: 0.22, filter: c.blur(6), transform: "translate(10 16)" }) +
    stroke("M-150 -30C-200 -20 -220 -50 -252 -52M-150 -30C-190 4 -220 0 -250 6", STEEL[2], 9) +
    stroke("M-150 -30C-200 -20 -220 -50 -252 -52M-150 -30C-190 4 -220 0 -250 6", "#ffffff", 2.4, { opacity: 0.7 }) +
    disc(-256, -52, 11, "#23343b") +
    disc(-254, 7, 11, "#23343b") +
    stroke(tube, colour, 19) +
    stroke(tube, lighter(colour, 0.4), 5, { opacity: 0.7, transform: "translate(-2 -4)" }) +
    oval(238, -92, 58, 42, STEEL[1]) +
    oval(236, -98, 56, 40, turned(c, STEEL[3])) +
    oval(
      234,
      -101,
      41,
      28,
      c.linear(
        [
          [0, "#ffffff"],
          [1, "#b9cdd2"],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    box(196, -122, 26, 20, STEEL[2], { round: 6, transform: "rotate(24 206 -112)" })
  );
}

/** A machine that draws the heart's beat on paper, 420 wide. */
export function ecgRecorder(c: Canvas): string {
  const beat = "h34q9 -14 18 0h14l7 8 11 -64 11 84 9 -28h18q14 -22 28 0h38";
  const grid = repeat(24, (i) => stroke(`M${-190 + i * 16} 0L${-236 + i * 17.4} 94`, HIBISCUS, 1, { opacity: 0.35 }));
  return (
    standing(c, 430, 24) +
    shape("M-200 -20L-250 96Q-100 120 0 104T170 92L190 -20Z", "#fff8f2", { stroke: "#e6cfc6", width: 2 }) +
    grid +
    repeat(5, (i) => stroke(`M${-206 - i * 10} ${i * 20}H${188 - i * 3}`, HIBISCUS, 1, { opacity: 0.35 })) +
    stroke(`M-214 58${beat}${beat}`, "#0f3138", 4.4) +
    shape("M-216 -20L-196 -180Q-192 -196 -176 -196H176Q192 -196 196 -180L216 -20Z", c.fade("#ffffff", "#d5e0e2")) +
    shape("M-216 -20H216L212 6H-212Z", c.fade("#c2d0d3", "#8ea4aa")) +
    shape("M-184 -66L-170 -176H40L44 -66Z", "#0b2f36") +
    stroke("M-164 -118h30l8 -10 8 20 8 -52 10 72 8 -30h34l8 -10 8 20 8 -52 10 72 8 -30h24", "#5ef0b0", 4.4) +
    stroke("M-166 -84h34q8 -10 16 0h40q8 -10 16 0h40q8 -10 16 0h30", "#5ac8f0", 3.4) +
    repeat(3, (row) =>
      repeat(4, (i) =>
        box(70 + i * 31 + row * 2, -168 + row * 36, 23, 22, row === 2 && i === 3 ? TEAL[3] : "#c9d8dc", { round: 5 }),
      ),
    )
  );
}

/** A heart on a stand, 190 wide and 330 high. */
export function heartModel(c: Canvas): string {
  return (
    standing(c, 170, 16) +
    oval(0, -8, 92, 20, darker(WOOD[3], 0.3)) +
    oval(0, -16, 92, 20, turned(c, WOOD[3])) +
    box(-6, -120, 12, 106, turned(c, STEEL[3])) +
    stroke("M-30 -262C-40 -316 -8 -340 18 -322C40 -306 34 -282 60 -270", "#d9574f", 34) +
    stroke("M-30 -262C-40 -316 -8 -340 18 -322C40 -306 34 -282 60 -270", "#f08f7c", 9, {
      transform: "translate(-6 -4)",
    }) +
    stroke("M14 -262C10 -300 -20 -304 -58 -300", "#4f7fae", 30) +
    stroke("M14 -262C10 -300 -20 -304 -58 -300", "#8fb6d9", 8, { transform: "translate(-2 -6)" }) +
    stroke("M-66 -330V-268", "#4f7fae", 24) +
    shape(
      "M-74 -262C-112 -232 -106 -168 -62 -124C-32 -94 8 -78 28 -84C64 -96 104 -160 96 -214C90 -262 40 -284 8 -262C-16 -280 -50 -280 -74 -262Z",
      globe(c, "#c94a4a"),
    ) +
    shape("M-74 -262C-96 -244 -102 -214 -94 -184C-60 -206 -30 -236 -12 -266C-34 -278 -56 -276 -74 -262Z", "#e07a66", {
      opacity: 0.75,
    }) +
    stroke(
      "M2 -258C-10 -210 10 -170 36 -96M-4 -214C-34 -190 -50 -176 -66 -150M10 -184C40 -180 60 -170 78 -150",
      "#f2c14e",
      6,
      {
        opacity: 0.9,
      },
    ) +
    stroke("M14 -252C6 -206 26 -168 46 -110M26 -206C50 -206 66 -196 84 -182", "#5a87bd", 5, { opacity: 0.9 }) +
    oval(-34, -226, 20, 12, "#ffffff", { opacity: 0.3, transform: "rotate(-40 -34 -226)" })
  );
}

/** A model of the brain on a stand. */
export function brainModel(c: Canvas): string {
  const folds =
    "M-150 -232C-120 -262 -96 -226 -116 -204M-104 -290C-84 -312 -40 -296 -52 -264C-60 -244 -92 -246 -92 -226M-30 -322C0 -340 34 -322 22 -292C12 -272 -20 -276 -22 -252M50 -322C84 -326 108 -300 92 -276C80 -258 52 -266 48 -244M124 -286C150 -272 154 -240 132 -228C112 -218 96 -232 80 -216M-134 -180C-104 -196 -84 -176 -62 -190M-40 -224C-20 -208 8 -226 24 -208C36 -194 62 -204 70 -186M104 -186C124 -194 140 -186 146 -172M-90 -158C-70 -150 -50 -164 -30 -152";
  return (
    standing(c, 260, 18) +
    oval(0, -8, 120, 22, darker(WOOD[3], 0.3)) +
    oval(0, -17, 120, 22, turned(c, WOOD[3])) +
    box(-7, -100, 14, 86, turned(c, STEEL[3])) +
    shape("M6 -170C16 -120 6 -96 2 -76H44C54 -100 66 -130 70 -164Z", turned(c, "#d99a84")) +
    shape("M40 -188C60 -206 140 -204 152 -170C158 -132 96 -112 60 -130C40 -140 28 -168 40 -188Z", globe(c, "#c97f74")) +
    stroke(
      "M56 -180C90 -188 124 -180 142 -166M60 -162C90 -168 118 -160 134 -148M68 -144C88 -150 104 -144 116 -136",
      darker("#c97f74", 0.3),
      4,
      { opacity: 0.6 },
    ) +
    shape(
      "M-186 -206C-196 -262 -150 -300 -128 -304C-104 -342 -52 -352 -26 -342C8 -362 60 -356 82 -338C122 -338 156 -306 160 -280C188 -254 184 -206 152 -186C120 -172 96 -184 72 -168C30 -148 -10 -150 -40 -146C-80 -136 -112 -142 -132 -156C-164 -160 -184 -178 -186 -206Z",
      globe(c, "#e8ab9a"),
    ) +
    stroke(folds, darker("#c97f74", 0.2), 9, { opacity: 0.5 }) +
    stroke(folds, "#fbdccf", 4, { opacity: 0.7, transform: "translate(-4 -6)" })
  );
}

/** A hammer for testing reflexes, lying; about 360 wide. */
export const reflexHammer = (c: Canvas) =>
  stroke("M-170 14L150 -16", "#1d1a14", 22, { opacity: 0.22, filter: c.blur(6), transform: "translate(8 18)" }) +
  stroke("M-176 6L130 -22", STEEL[2], 15) +
  stroke("M-176 3L130 -25", "#ffffff", 4, { opacity: 0.7 }) +
  stroke("M-180 6L-60 -5", "#23343b", 22) +
  shape(
    "M112 -80L188 -34L164 26Q116 26 104 -10Q96 -54 112 -80Z",
    c.linear(
      [
        [0, "#e9837a"],
        [1, "#9c3b3b"],
      ],
      [0, 0, 1, 1],
    ),
  );

/** Both lungs and the windpipe on a stand, 330 wide. */
export function lungsModel(c: Canvas): string {
  const lobe =
    "M24 -312C70 -340 140 -268 158 -176C166 -122 158 -96 132 -92C94 -88 60 -108 34 -128C18 -142 16 -290 24 -312Z";
  const branches =
    "M0 -300V-262Q0 -240 34 -226M34 -226L92 -246M34 -226Q60 -190 98 -150M62 -196L118 -202M80 -172L70 -134M92 -246L112 -270";
  const half = (k: number) =>
    group(
      shape(lobe, globe(c, k < 0 ? "#e39a90" : "#d98a82")) +
        stroke("M46 -150C80 -186 120 -206 156 -204", darker("#d98a82", 0.3), 4, { opacity: 0.5 }) +
        stroke(branches, "#fbe3d8", 8, { opacity: 0.85 }),
      { transform: `scale(${k} 1)` },
    );
  return (
    standing(c, 280, 18) +
    oval(0, -8, 120, 22, darker(WOOD[3], 0.3)) +
    oval(0, -17, 120, 22, turned(c, WOOD[3])) +
    box(-7, -130, 14, 116, turned(c, STEEL[3])) +
    half(-1) +
    half(1) +
    box(-16, -384, 32, 120, turned(c, "#f2d6c4"), { round: 12 }) +
    repeat(6, (i) => stroke(`M-15 ${-372 + i * 18}Q0 ${-364 + i * 18} 15 ${-372 + i * 18}`, "#c99a86", 4))
  );
}

/** An inhaler standing upright. */
export const inhaler = (c: Canvas, colour = "#4f8fbf") =>
  standing(c, 100, 12) +
  box(-28, -214, 56, 110, turned(c, "#dfe8ea"), { round: 12 }) +
  shape("M-42 -150H42V-40L96 -30Q104 0 92 0H-24Q-42 0 -42 -20Z", turned(c, colour)) +
  shape("M60 -38L100 -30Q106 -14 98 0H74Q86 -18 60 -38Z", darker(colour, 0.3)) +
  box(-30, -128, 36, 60, "#fffaf0", { round: 5, opacity: 0.85 });

/** A tube to blow into, with a scale. */
export const peakFlowMeter = (c: Canvas) =>
  standing(c, 300, 14) +
  box(-160, -76, 300, 72, c.fade("#ffffff", "#cddadd"), { round: 22 }) +
  box(130, -62, 60, 44, turned(c, "#cfe3ea"), { round: 10 }) +
  box(-120, -58, 220, 30, "#fffdf6", { round: 6, stroke: "#b9c5c5", width: 2 }) +
  box(-120, -58, 70, 10, "#d9574f") +
  box(-50, -58, 70, 10, GOLD) +
  box(20, -58, 80, 10, "#5fa56a") +
  repeat(12, (i) => box(-114 + i * 18, -46, 2, i % 2 ? 8 : 14, STEEL[1])) +
  box(8, -66, 16, 42, TEAL[1], { round: 4 });

/** A pair of round spectacles lying open, 340 wide. */
export function spectacles(c: Canvas): string {
  const lens = (x: number) =>
    oval(x, -70, 86, 72, "#dff3f6", { opacity: 0.55 }) +
    shape(`M${x - 46} -38L${x - 6} -126H${x + 26}L${x - 20} -24Z`, "#ffffff", { opacity: 0.55 }) +
    oval(x, -70, 86, 72, "none", { stroke: WOOD[1], width: 13 }) +
    oval(x - 2, -73, 86, 72, "none", { stroke: WOOD[3], width: 4 });
  return (
    oval(10, 6, 210, 14, "#1d1a14", { opacity: 0.3, filter: c.blur(7) }) +
    stroke("M-196 -82C-150 -150 -70 -170 60 -176M196 -82C210 -150 230 -160 290 -172", WOOD[1], 12) +
    lens(-106) +
    lens(106) +
    stroke("M-26 -92Q0 -116 26 -92", WOOD[1], 13)
  );
}

/** An open case of trial lenses, 480 wide. */
export function lensCase(c: Canvas): string {
  const row = (k: number) =>
    repeat(9, (i) => {
      const [x, y] = [-196 + i * 48 + k * 6, -96 + k * 44];
      return (
        oval(x, y, 21, 26, "#cfeaf0", { stroke: k % 2 ? "#c94a4a" : "#23343b", width: 6 }) +
        oval(x - 6, y - 8, 5, 9, "#ffffff", { opacity: 0.8 }) +
        box(x - 4, y + 24, 8, 12, k % 2 ? "#c94a4a" : "#23343b")
      );
    });
  return (
    standing(c, 520, 26) +
    shape("M-232 -132L-216 -330Q-214 -342 -200 -342H206Q220 -342 222 -330L238 -132Z", c.fade(WOOD[2], WOOD[1])) +
    shape("M-212 -146L-198 -320H204L218 -146Z", c.fade("#3f6f78", "#2a525b")) +
    shape("M-240 -132H246L272 20Q274 34 258 34H-252Q-268 34 -266 20Z", c.fade(WOOD[3], WOOD[2])) +
    shape("M-222 -122H228L250 16H-246Z", "#24464e") +
    row(0) +
    row(1) +
    row(2)
  );
}

/** A model of the ear, cut open, on a stand. */
export const earModel = (c: Canvas) =>
  standing(c, 280, 18) +
  box(-150, -30, 320, 30, turned(c, WOOD[3]), { round: 10 }) +
  shape(
    "M-10 -290H150Q170 -290 170 -270V-30H-10Z",
    c.linear(
      [
        [0, "#f3cdb4"],
        [1, "#d99f82"],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  shape(
    "M-10 -300C-110 -330 -170 -250 -146 -170C-136 -128 -96 -116 -92 -76C-88 -40 -44 -26 -10 -40Z",
    globe(c, "#e3ac8c"),
  ) +
  stroke(
    "M-30 -268C-100 -280 -130 -220 -112 -172C-104 -146 -84 -142 -74 -118M-44 -224C-84 -226 -92 -184 -70 -160",
    darker("#d99f82", 0.35),
    12,
    { opacity: 0.55 },
  ) +
  shape("M-40 -190C0 -206 30 -190 56 -186V-152C30 -150 0 -140 -40 -152Z", "#8d4a44") +
  oval(58, -170, 9, 26, "#f7e6d4") +
  stroke("M62 -172L82 -190L92 -168", "#fff3da", 9) +
  stroke("M132 -176a26 26 0 1 0 -26 26a20 20 0 1 0 -14 -30a12 12 0 1 0 20 6", "#7fb3d0", 13) +
  stroke("M104 -206C84 -246 124 -256 122 -212M116 -204C150 -236 160 -204 130 -194", "#f2c14e", 8) +
  shape("M70 -140C90 -120 110 -80 160 -60", "none", { stroke: "#8d4a44", width: 16 });

/** A tuning fork standing on its foot. */
export const tuningFork = (c: Canvas, size = 1) =>
  group(
    standing(c, 70, 8) +
      oval(0, -4, 34, 9, STEEL[1]) +
      stroke("M0 -8V-96M0 -96Q-34 -96 -34 -140V-330M0 -96Q34 -96 34 -140V-330", STEEL[2], 18, { cap: "butt" }) +
      stroke("M-5 -10V-92M-39 -140V-326M29 -140V-326", "#ffffff", 4, { opacity: 0.75 }),
    { transform: `scale(${size})` },
  );

/** A light for looking into ears, lying. */
export const otoscope = (c: Canvas) =>
  stroke("M-160 8L40 -20", "#1d1a14", 34, { opacity: 0.22, filter: c.blur(7), transform: "translate(8 20)" }) +
  stroke("M-170 4L20 -24", "#23343b", 40) +
  stroke("M-168 -6L14 -34", "#6f8790", 8, { opacity: 0.8 }) +
  shape("M18 -62L84 -84Q104 -84 106 -64L104 -20L30 -2Z", turned(c, STEEL[3])) +
  shape("M72 -84L104 -168L136 -156L108 -72Z", turned(c, "#2a3f4a")) +
  disc(118, -164, 12, "#fff6d0") +
  disc(118, -164, 46, c.glow("#fff1c2", 0.7));

/** A model of a tooth, 190 wide. */
export const toothModel = (c: Canvas) =>
  standing(c, 180, 16) +
  shape(
    "M-100 -262C-124 -322 -60 -356 0 -326C60 -356 124 -322 100 -262C90 -220 86 -176 78 -110C70 -40 62 -6 46 -6C26 -6 26 -110 0 -110C-26 -110 -26 -6 -46 -6C-62 -6 -70 -40 -78 -110C-86 -176 -90 -220 -100 -262Z",
    c.linear(
      [
        [0, "#ffffff"],
        [0.5, "#f6f1e4"],
        [1, "#cfc3aa"],
      ],
      [0, 0, 1, 0.4],
    ),
  ) +
  stroke("M-50 -318C-24 -300 24 -300 50 -318", "#d9cdb4", 7, { opacity: 0.8 }) +
  oval(-58, -272, 16, 34, "#ffffff", { opacity: 0.9, transform: "rotate(14 -58 -272)" });

/** A steel tray with a mirror, a probe and tweezers, 480 wide. */
export const dentalTray = (c: Canvas) =>
  standing(c, 500, 22) +
  shape("M-250 -40H250L286 20Q288 34 270 34H-270Q-288 34 -286 20Z", c.fade("#eef4f5", "#9fb3b8")) +
  shape("M-226 -30H226L254 18H-254Z", c.fade("#b9cacf", "#dfe8ea")) +
  stroke("M-200 6L60 -12", STEEL[1], 9) +
  oval(
    96,
    -16,
    38,
    16,
    c.linear(
      [
        [0, "#e9f6f8"],
        [1, "#9fc2c9"],
      ],
      [0, 0, 1, 1],
    ),
    { stroke: STEEL[1], width: 5 },
  ) +
  stroke("M-190 -14L110 -38Q140 -44 150 -30", STEEL[2], 8) +
  stroke("M-130 20L190 2M-130 20L186 14", STEEL[1], 7);

/** A steel kidney dish. */
export const kidneyDish = (c: Canvas) =>
  standing(c, 300, 18) +
  shape("M-160 -66C-150 -20 -120 0 0 0S150 -20 160 -66Z", turned(c, STEEL[3])) +
  shape(
    "M-164 -66C-170 -104 -80 -112 -50 -92C-20 -76 20 -76 50 -92C80 -112 170 -104 164 -66C150 -40 -150 -40 -164 -66Z",
    c.fade("#8ea4aa", "#dfe8ea"),
    {
      stroke: "#f4f8f8",
      width: 6,
    },
  );

/** A glass meter for blood sugar. */
export const glucoseMeter = (c: Canvas) =>
  standing(c, 150, 14) +
  box(
    -78,
    -238,
    156,
    236,
    c.linear(
      [
        [0, "#3c6f8e"],
        [1, "#1d4459"],
      ],
      [0, 0, 1, 1],
    ),
    { round: 44 },
  ) +
  box(-54, -206, 108, 104, "#d5e6d6", { round: 14 }) +
  stroke("M-28 -186V-128M10 -186H-6V-128H10ZM40 -186H24V-128H40V-186", "#23343b", 9) +
  disc(0, -58, 24, "#5fa5b9") +
  box(-14, -6, 28, 42, "#fffdf6", { round: 4 }) +
  oval(0, 32, 8, 5, "#b0213a");

/** A gauge for blood pressure, standing. */
export const standingGauge = (c: Canvas) =>
  standing(c, 220, 16) +
  box(-96, -24, 192, 24, turned(c, STEEL[1]), { round: 8 }) +
  box(-12, -110, 24, 90, turned(c, STEEL[2])) +
  disc(0, -210, 124, turned(c, "#e4edee")) +
  disc(0, -210, 104, "#fffdf6") +
  repeat(19, (i) => {
    const a = 2.3 + i * 0.265;
    const r = i % 3 ? 84 : 76;
    return stroke(
      `M${n(Math.cos(a) * 94)} ${n(-210 + Math.sin(a) * 94)}L${n(Math.cos(a) * r)} ${n(-210 + Math.sin(a) * r)}`,
      STEEL[0],
      i % 3 ? 3 : 6,
    );
  }) +
  stroke("M10 -196L-44 -264", HIBISCUS, 8) +
  disc(0, -210, 13, STEEL[0]) +
  polygon(
    [
      [-70, -140],
      [-20, -300],
      [20, -300],
      [-34, -130],
    ],
    "#ffffff",
    { opacity: 0.28 },
  );

/** A microscope seen from the side, 300 wide and 470 high. */
export const tableMicroscope = (c: Canvas) =>
  standing(c, 280, 20) +
  shape("M-150 0Q-156 -44 -120 -46H90Q136 -46 136 0Z", turned(c, "#eef3f3")) +
  shape("M62 -44C150 -110 160 -270 56 -346L-24 -340L-24 -296C76 -260 84 -140 20 -44Z", turned(c, "#e4edee")) +
  disc(106, -150, 34, turned(c, STEEL[1])) +
  disc(106, -150, 20, turned(c, STEEL[2])) +
  box(-128, -166, 186, 20, turned(c, STEEL[0]), { round: 6 }) +
  box(-104, -176, 70, 8, "#cfeaf4", { opacity: 0.95 }) +
  box(-86, -146, 44, 40, turned(c, STEEL[1]), { round: 6 }) +
  disc(-64, -66, 24, "#fff6d0") +
  disc(-64, -66, 90, c.glow("#fff1c2", 0.6)) +
  group(
    box(-26, -74, 52, 60, turned(c, STEEL[3]), { round: 6 }) +
      box(-15, -16, 30, 54, turned(c, STEEL[4])) +
      box(-15, 6, 30, 8, GOLD) +
      box(-40, -150, 80, 78, turned(c, "#eef3f3"), { round: 14 }) +
      box(-24, -264, 48, 118, turned(c, STEEL[1]), { round: 8 }) +
      box(-32, -292, 64, 42, turned(c, STEEL[0]), { round: 10 }),
    { transform: "translate(-38 -236) rotate(14)" },
  );

/** A screen that shows the vessels of the heart, 520 wide. */
export const vesselScreen = (c: Canvas) =>
  standing(c, 300, 18) +
  box(-120, -18, 240, 18, turned(c, STEEL[1]), { round: 8 }) +
  box(-22, -90, 44, 76, turned(c, STEEL[2])) +
  box(
    -266,
    -430,
    532,
    350,
    c.linear(
      [
        [0, "#3a4f57"],
        [1, "#16262b"],
      ],
      [0, 0, 1, 1],
    ),
    { round: 18 },
  ) +
  box(
    -246,
    -410,
    492,
    306,
    c.radial([
      [0, "#d9e0dc"],
      [0.7, "#aebbb8"],
      [1, "#7d908f"],
    ]),
  ) +
  stroke("M-150 -410C-140 -372 -120 -350 -96 -336C-40 -310 40 -318 96 -280C140 -250 160 -200 150 -130", "#2b3a3c", 15) +
  stroke(
    "M-96 -336C-104 -270 -70 -210 -20 -176C6 -158 22 -138 30 -112M-60 -324C-40 -270 30 -240 60 -180M20 -308C60 -280 90 -236 96 -172",
    "#33474a",
    9,
  ) +
  stroke(
    "M-92 -270C-130 -240 -150 -210 -160 -170M-60 -220C-90 -190 -100 -160 -104 -132M-10 -256C-20 -220 -10 -196 4 -170M118 -262C170 -256 196 -230 206 -196M140 -224C120 -200 116 -180 120 -150M44 -206C30 -186 30 -160 44 -134",
    "#44595b",
    5,
  ) +
  oval(96, -280, 30, 22, "none", { stroke: GOLD, width: 5, transform: "rotate(34 96 -280)" }) +
  box(-232, -396, 70, 9, "#16262b", { round: 4, opacity: 0.7 }) +
  box(-232, -380, 44, 9, "#16262b", { round: 4, opacity: 0.7 }) +
  polygon(
    [
      [-246, -104],
      [-150, -410],
      [-90, -410],
      [-200, -104],
    ],
    "#ffffff",
    { opacity: 0.14 },
  );

/** A thin catheter coiled in a steel tray, 440 wide. */
export const catheterTray = (c: Canvas) =>
  standing(c, 470, 22) +
  shape("M-220 -56H220L262 20Q264 36 246 36H-246Q-264 36 -262 20Z", c.fade("#eef4f5", "#9fb3b8")) +
  shape("M-200 -46H200L234 22H-234Z", c.fade("#b9cacf", "#dfe8ea")) +
  repeat(3, (i) =>
    oval(-40 + i * 5, -12, 120 - i * 20, 26 - i * 4, "none", {
      stroke: ["#4f8fbf", "#7fb3d0", "#4f8fbf"][i] ?? "#4f8fbf",
      width: 6,
    }),
  ) +
  stroke("M78 -10C130 -20 150 4 196 -2", "#4f8fbf", 6) +
  box(190, -14, 40, 24, turned(c, "#fffaf0"), { round: 6 }) +
  box(222, -9, 22, 14, turned(c, GOLD), { round: 4 });
