import type { Canvas } from "../kit/canvas.ts";
import { GOLD, HIBISCUS, SKIN, WOOD } from "../kit/palette.ts";
import { box, disc, group, n, oval, repeat, shape, stroke } from "../kit/shapes.ts";

/** A thatched houseboat, about 480 wide, its waterline's middle at the origin. */
export function houseboat(c: Canvas): string {
  const hull =
    "M-235 -46C-200 -8 -150 8 -60 12L70 12C150 10 200 -10 245 -62C238 -16 210 16 160 24L-150 24C-200 18 -226 -8 -235 -46Z";
  const planks =
    "M-228 -30C-190 -2 -150 14 -60 16L70 16C150 14 200 0 238 -40M-215 -10C-180 12 -150 20 -60 21L70 21C150 20 196 8 222 -14";
  return (
    shape(hull, c.fade("#6b452c", "#2a1a14")) +
    stroke("M-233 -44C-198 -6 -150 10 -60 13L70 13C150 11 198 -8 243 -60", "#b9824a", 3.4) +
    stroke(planks, "#1d110c", 1.2, { opacity: 0.5 }) +
    foredeck() +
    cabin(c) +
    box(-168, 2, 336, 9, "#3a2418", { round: 3 })
  );
}

function foredeck(): string {
  const posts = repeat(3, (i) => stroke(`M${162 + i * 20} 0L${164 + i * 19} ${-40 + i * 3}`, WOOD[2], 3.4));
  const awning = shape("M148 -62C170 -66 198 -58 214 -40L206 -34C190 -46 170 -52 150 -50Z", "#c08f56");
  return (
    posts +
    awning +
    stroke("M160 -20L214 -26", "#c08f56", 2.6) +
    shape("M176 -4V-20Q176 -26 182 -26H186V-4Z", "#f2e3c8")
  );
}

function cabin(c: Canvas): string {
  const outline =
    "M-168 4C-178 -44 -164 -82 -130 -90C-70 -104 -36 -106 0 -106C60 -106 104 -98 134 -86C160 -72 166 -36 156 4Z";
  let thatch = "";
  for (let i = -34; i < 34; i++) thatch += `M${n(i * 5.4)} 8Q${n(i * 5)} -56 ${n(i * 4.2)} -110`;
  const bands = "M-176 -22Q0 -40 164 -22M-172 -52Q0 -72 160 -50M-158 -80Q0 -98 146 -76";
  const texture = group(
    stroke(thatch, "#6d4726", 1.1, { opacity: 0.5 }) +
      stroke(bands, "#6d4726", 2.6, { opacity: 0.6 }) +
      shape("M-170 -66C-60 -120 80 -114 156 -74L156 -110L-170 -110Z", "#fff0cf", { opacity: 0.25 }) +
      shape("M60 8C90 -40 100 -80 90 -106L170 -106V8Z", "#3a2418", { opacity: 0.22 }),
    { clip: c.clip(outline) },
  );
  const windows = [-118, -38, 42].map((x) => `M${x} 4L${x} -40Q${x + 34} -60 ${x + 68} -40L${x + 68} 4Z`);
  const panes = windows.map(
    (d) => shape(d, "#2b1b15") + shape(d, "#f2b544", { opacity: 0.22 }) + stroke(d, "#8a5d34", 3),
  );
  const curtains = [-118, -38, 42].map(
    (x) =>
      shape(`M${x + 3} -38Q${x + 18} -20 ${x + 6} 2H${x + 3}Z`, "#fff3da") +
      shape(`M${x + 65} -38Q${x + 50} -20 ${x + 62} 2H${x + 65}Z`, "#fff3da"),
  );
  return (
    shape(
      outline,
      c.linear([
        [0, "#ecc88f"],
        [0.5, "#c4945b"],
        [1, "#7f5632"],
      ]),
    ) +
    texture +
    panes.join("") +
    curtains.join("") +
    stroke("M-118 -12H-50M-38 -12H30M42 -12H110", "#c08f56", 2.6)
  );
}

/** A dugout, 240 wide, with a boatman standing to pole it. */
export function canoe(c: Canvas, boatman = true): string {
  const hull =
    shape("M-120 -14C-70 8 70 8 120 -14C104 14 70 20 0 20C-70 20 -104 14 -120 -14Z", c.fade("#6b452c", "#231611")) +
    stroke("M-118 -13C-70 8 70 8 118 -13", "#b9824a", 2.6);
  if (!boatman) return hull;
  const skin = SKIN[1][0];
  const man =
    shape("M42 4C42 -18 44 -34 50 -42H72C78 -34 78 -18 76 4Z", "#fdf8ea") +
    shape("M46 -40C46 -66 52 -74 61 -74C71 -74 77 -66 76 -40Z", "#d7e4e6") +
    disc(61, -86, 10, skin) +
    shape("M50 -87A11 11 0 0 1 72 -87Q61 -93 50 -87Z", "#1d1613") +
    stroke("M50 -64L34 -50L26 -62M70 -64L50 -46L30 -40", skin, 5.4) +
    stroke("M24 -100L36 34", WOOD[1], 3.4);
  return hull + man;
}

/** A snake boat with oarsmen, about 660 wide, its waterline's middle at the origin. */
export function snakeBoat(c: Canvas, crew = 16): string {
  const hull =
    "M-350 -170C-338 -96 -290 -12 -180 6L200 8C270 6 312 -20 340 -62C326 -4 280 28 200 30L-190 28C-280 22 -340 -64 -350 -170Z";
  const gilt =
    stroke("M-348 -164C-334 -92 -286 -10 -180 8L200 10C268 8 310 -18 338 -60", GOLD, 4) +
    disc(-349, -170, 9, GOLD) +
    repeat(6, (i) => disc(-337 + i * 9, -132 + i * 23, 4.2, GOLD));
  const rowers = repeat(crew, (i) => rower(-176 + i * 24.5, i));
  return (
    shape(hull, c.fade("#4a2c1c", "#1d110c")) +
    gilt +
    rowers +
    umbrella(c) +
    helmsman() +
    box(-205, 8, 410, 10, "#2a1710")
  );
}

function rower(x: number, index: number): string {
  const skin = SKIN[index % 4]?.[0] ?? SKIN[1][0];
  const sway = (index % 2) * 3;
  const back =
    stroke(`M${n(x)} -4L${n(x - 8 + sway)} -28`, skin, 13) + stroke(`M${n(x - 9)} 0H${n(x + 8)}`, "#fffaf0", 12);
  const headband = index % 3 === 0 ? stroke(`M${n(x - 17 + sway)} -47q8 -4 16 0`, "#fffaf0", 3.4) : "";
  const face =
    disc(x - 9 + sway, -44, 8, skin) +
    shape(`M${n(x - 17 + sway)} -45a8 8 0 0 1 16 0q-8 -5 -16 0Z`, "#1d1613") +
    headband;
  const oar = stroke(`M${n(x + 14)} -44L${n(x + 2)} 40`, "#a9733f", 3) + oval(x + 1, 40, 4.6, 11, "#a9733f");
  return back + face + oar + stroke(`M${n(x - 6 + sway)} -30L${n(x + 10)} -22`, skin, 5);
}

function umbrella(c: Canvas): string {
  const top = "M-48 -116Q0 -178 48 -116Q36 -109 24 -116Q12 -109 0 -116Q-12 -109 -24 -116Q-36 -109 -48 -116Z";
  return group(
    stroke("M0 0L0 -124", WOOD[2], 5) +
      shape(top, c.fade("#e0606f", HIBISCUS)) +
      stroke("M-48 -116Q0 -178 48 -116", GOLD, 3) +
      repeat(9, (i) => stroke(`M${-44 + i * 11} -114v8`, GOLD, 2.4)) +
      disc(0, -150, 5, GOLD),
    { transform: "translate(246 0)" },
  );
}

function helmsman(): string {
  const skin = SKIN[2][0];
  const stand = (x: number, y: number) =>
    stroke(`M${x} ${y}L${x} ${y - 22}`, "#fffaf0", 13) +
    stroke(`M${x} ${y - 26}L${x} ${y - 42}`, skin, 12) +
    disc(x, y - 56, 8, skin) +
    shape(`M${x - 8} ${y - 57}a8 8 0 0 1 16 0q-8 -5 -16 0Z`, "#1d1613") +
    stroke(`M${x} ${y - 40}L${x - 20} ${y - 24}`, skin, 5);
  return stand(-262, -44) + stand(-286, -66) + stroke("M-282 -96L-330 40", "#a9733f", 4);
}
