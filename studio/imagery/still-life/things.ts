import type { Canvas } from "../kit/canvas.ts";
import { CORAL, GOLD, HIBISCUS, LEAF, STEEL, TEAL, WOOD, darker, lighter } from "../kit/palette.ts";
import { box, disc, group, n, oval, repeat, shape, stroke } from "../kit/shapes.ts";
import { globe, standing, turned } from "./table.ts";

const BRASS = "#c9963c";

/** Books in a pile; each with its colour, the lowest first. */
export const books = (c: Canvas, colours: readonly string[]) =>
  standing(c, 330, 18) +
  colours
    .map((colour, i) => {
      const [x, w, y] = [-150 + ((i * 37) % 40), 300 - i * 14, -i * 50];
      return (
        box(x, y - 48, w, 46, c.fade(lighter(colour, 0.2), darker(colour, 0.14)), { round: 6 }) +
        box(x + w - 34, y - 42, 34, 34, "#fbf3df") +
        repeat(3, (k) => box(x + w - 34, y - 34 + k * 9, 34, 2, "#cdbb93")) +
        box(x + 26, y - 48, 12, 46, GOLD, { opacity: 0.75 })
      );
    })
    .join("");

/** A lotus in a brass bowl, 300 wide. */
export function lotusBowl(c: Canvas): string {
  const petal = (angle: number, length: number, colour: string) =>
    group(
      shape(
        `M0 0C${n(length * 0.34)} ${n(-length * 0.3)} ${n(length * 0.24)} ${n(-length * 0.8)} 0 ${-length}C${n(-length * 0.24)} ${n(-length * 0.8)} ${n(-length * 0.34)} ${n(-length * 0.3)} 0 0Z`,
        c.fade(lighter(colour, 0.1), lighter(colour, 0.55)),
      ) + stroke(`M0 -10V${n(-length * 0.8)}`, "#ffffff", 2, { opacity: 0.4 }),
      { transform: `translate(0 -104) rotate(${angle})` },
    );
  return (
    standing(c, 280, 20) +
    oval(0, -132, 150, 22, darker(BRASS, 0.3)) +
    oval(0, -128, 138, 17, "#4f8a8a") +
    [-74, 74, -60, 60].map((a) => petal(a, 158, "#d9647f")).join("") +
    [-44, 44, -24, 24, 0].map((a) => petal(a, 196, "#e3809a")).join("") +
    [-34, 34, -12, 12].map((a) => petal(a, 140, "#f0a9b8")).join("") +
    shape("M-150 -132Q0 -88 150 -132C146 -50 84 -14 50 -12V0H-50V-12C-84 -14 -146 -50 -150 -132Z", turned(c, BRASS)) +
    stroke("M-150 -132Q0 -88 150 -132", lighter(BRASS, 0.5), 6)
  );
}

/** An oil lamp of brass with its wick burning, 330 high. */
export const oilLamp = (c: Canvas) =>
  standing(c, 150, 14) +
  disc(20, -330, 120, c.glow("#ffdf8a", 0.85)) +
  shape("M-80 0Q-80 -30 -24 -38H24Q80 -30 80 0Z", turned(c, BRASS)) +
  box(-13, -240, 26, 204, turned(c, BRASS), { round: 8 }) +
  [-90, -150, -206].map((y) => oval(0, y, 28, 11, turned(c, lighter(BRASS, 0.1)))).join("") +
  shape("M-104 -262Q0 -244 104 -262Q96 -214 0 -212Q-96 -214 -104 -262Z", turned(c, BRASS)) +
  oval(0, -262, 104, 13, darker(BRASS, 0.25)) +
  shape("M20 -266C2 -296 12 -326 24 -352C40 -326 44 -292 20 -266Z", "#ffb84a") +
  shape("M21 -268C12 -288 18 -306 24 -322C32 -304 34 -284 21 -268Z", "#fff3c4");

/** A wide brass vessel of oil, 360 wide. */
export const uruli = (c: Canvas) =>
  standing(c, 360, 22) +
  shape("M-190 -118H190C186 -40 110 0 0 0S-186 -40 -190 -118Z", turned(c, BRASS)) +
  oval(0, -118, 196, 34, turned(c, lighter(BRASS, 0.15))) +
  oval(0, -114, 174, 26, "#7a5a1c") +
  oval(-30, -118, 120, 14, "#e0b64c", { opacity: 0.8 }) +
  [-204, 204].map((x) => disc(x, -106, 22, "none", { stroke: darker(BRASS, 0.15), width: 10 })).join("");

/** A stone mortar with its pestle. */
export const mortar = (c: Canvas, colour = "#8b8f88") =>
  standing(c, 230, 18) +
  stroke("M40 -160L130 -320", darker(colour, 0.1), 40) +
  stroke("M32 -166L120 -324", lighter(colour, 0.4), 9, { opacity: 0.6 }) +
  shape("M-124 -170H124C118 -80 76 -40 70 -24Q70 0 0 0T-70 -24C-76 -40 -118 -80 -124 -170Z", turned(c, colour)) +
  oval(0, -170, 124, 26, lighter(colour, 0.25)) +
  oval(0, -166, 102, 19, darker(colour, 0.45)) +
  oval(-8, -164, 70, 11, LEAF[3]);

/** Leaves on a twig, lying. */
export const twig = (colour = LEAF[3]) =>
  stroke("M-180 10Q0 -60 190 -40", LEAF[1], 6) +
  repeat(7, (i) => {
    const x = -150 + i * 50;
    const y = 6 - Math.sin(((i + 0.5) / 7) * 1.6) * 46;
    const leaf = "M0 0C26 -26 66 -26 96 0C66 22 26 20 0 0Z";
    return (
      group(shape(leaf, i % 2 ? colour : LEAF[2]) + stroke("M4 0H84", LEAF[5], 2), {
        transform: `translate(${x} ${n(y)}) rotate(${-58 + i * 3})`,
      }) +
      group(shape(leaf, i % 2 ? LEAF[2] : lighter(colour, 0.15)) + stroke("M4 0H84", LEAF[5], 2), {
        transform: `translate(${x} ${n(y)}) rotate(${24 + i * 3})`,
      })
    );
  });

/** A brown glass bottle with a label. */
export const bottle = (c: Canvas, h = 260, colour = "#8a5327") =>
  standing(c, 110, 12) +
  box(-24, -h, 48, 40, turned(c, "#f2ead9"), { round: 8 }) +
  shape(
    `M-22 ${-h + 38}H22V${-h + 70}Q66 ${-h + 84} 66 ${-h + 124}V-14Q66 0 50 0H-50Q-66 0 -66 -14V${-h + 124}Q-66 ${-h + 84} -22 ${-h + 70}Z`,
    turned(c, colour),
  ) +
  box(-66, -h * 0.46, 132, h * 0.3, "#fffaf0") +
  box(-66, -h * 0.46, 132, 12, TEAL[2]) +
  box(-44, -h * 0.46 + 26, 88, 8, "#b9c5c5") +
  box(-44, -h * 0.46 + 44, 60, 8, "#b9c5c5") +
  box(-50, -h + 108, 10, h - 126, "#ffffff", { round: 5, opacity: 0.4 });

/** Strips of tablets, one over the other. */
export const tablets = (c: Canvas) =>
  oval(10, 6, 190, 16, "#1d1a14", { opacity: 0.26, filter: c.blur(7) }) +
  [
    [-40, -18, -8, "#7fb3d0"],
    [50, -34, 12, "#e3809a"],
  ]
    .map(([x, y, turn, colour]) =>
      group(
        box(
          -130,
          -38,
          260,
          76,
          c.linear(
            [
              [0, "#f4f8f8"],
              [0.5, "#c2d0d3"],
              [1, "#eef3f3"],
            ],
            [0, 0, 1, 1],
          ),
          { round: 8 },
        ) +
          repeat(10, (i) =>
            oval(-104 + (i % 5) * 52, -16 + Math.floor(i / 5) * 34, 18, 12, globe(c, String(colour)), {}),
          ),
        { transform: `translate(${x} ${y}) rotate(${turn})` },
      ),
    )
    .join("");

/** A glass of water, or of tea. */
export const glass = (c: Canvas, drink = "#bfe3ea", h = 210) =>
  standing(c, 110, 12) +
  shape(`M-64 ${-h}H64L52 -8Q52 0 42 0H-42Q-52 0 -52 -8Z`, "#e9f6f7", { opacity: 0.65, stroke: "#ffffff", width: 4 }) +
  shape(`M-58 ${-h * 0.78}H58L50 -10H-50Z`, drink, { opacity: 0.92 }) +
  oval(0, -h * 0.78, 58, 9, lighter(drink, 0.35)) +
  shape(`M-42 ${-h + 18}L-34 -16H-22L-28 ${-h + 18}Z`, "#ffffff", { opacity: 0.6 });

/** A jug of water with a handle. */
export const jug = (c: Canvas) =>
  standing(c, 190, 16) +
  stroke("M92 -260C176 -260 170 -90 84 -96", "#cfe6ea", 18, { opacity: 0.9 }) +
  shape("M-104 -330L-84 -312C-110 -240 -116 -60 -90 0H90C116 -60 110 -250 88 -318H-60Z", "#e3f3f5", {
    opacity: 0.7,
    stroke: "#ffffff",
    width: 5,
  }) +
  shape("M-101 -212H100C106 -120 100 -40 86 -6H-86C-102 -40 -108 -130 -101 -212Z", "#a9d9e3", { opacity: 0.9 }) +
  oval(0, -212, 100, 15, "#d5eef3") +
  shape("M-76 -280C-92 -200 -92 -90 -78 -30H-58C-70 -100 -70 -200 -56 -280Z", "#ffffff", { opacity: 0.5 });

/** A plate of fruit: bananas, an orange, a guava and a slice of papaya. */
export const fruit = (c: Canvas) =>
  standing(c, 420, 24) +
  oval(0, -18, 230, 38, "#d9cfc0") +
  oval(0, -26, 230, 38, "#fffaf0") +
  oval(0, -28, 180, 26, "#efe6d2") +
  repeat(3, (i) =>
    shape(
      "M-190 -70C-170 20 -20 30 60 -36L66 -54C10 -20 -90 -20 -150 -104Q-186 -110 -190 -70Z",
      turned(c, i % 2 ? "#e9bd3c" : "#f2cf5a"),
      {
        transform: `translate(${-6 + i * 16} ${-30 - i * 26}) rotate(${-6 + i * 5})`,
      },
    ),
  ) +
  disc(120, -102, 76, globe(c, "#e98b2f")) +
  disc(108, -172, 4, LEAF[1]) +
  disc(24, -84, 58, globe(c, "#a9c25a")) +
  shape("M-60 -190C20 -230 110 -200 128 -150C60 -120 -20 -130 -60 -190Z", c.fade("#f7a35c", "#e9713a"), {
    transform: "translate(20 -10) rotate(-8)",
  }) +
  shape("M-24 -188C20 -206 70 -192 92 -166C50 -156 4 -160 -24 -188Z", "#5a2f22", {
    transform: "translate(20 -10) rotate(-8)",
  });

/** A bear of cloth, sitting, 280 high. */
export const teddy = (c: Canvas, colour = "#b9814f", bow: string = TEAL[3]) =>
  standing(c, 240, 20) +
  [-1, 1].map((k) => disc(k * 72, -286, 38, globe(c, colour)) + disc(k * 72, -284, 20, lighter(colour, 0.4))).join("") +
  oval(0, -90, 100, 96, globe(c, colour)) +
  oval(0, -84, 62, 64, lighter(colour, 0.35)) +
  [-1, 1]
    .map((k) =>
      group(oval(0, 0, 36, 70, globe(c, colour)), { transform: `translate(${k * 108} -112) rotate(${k * -34})` }),
    )
    .join("") +
  [-1, 1]
    .map((k) => oval(k * 84, -36, 54, 44, globe(c, colour)) + oval(k * 92, -32, 30, 26, lighter(colour, 0.4)))
    .join("") +
  oval(0, -222, 98, 86, globe(c, colour)) +
  oval(0, -196, 46, 36, lighter(colour, 0.45)) +
  oval(0, -214, 15, 11, "#3a2418") +
  stroke("M0 -204V-190M-16 -182Q0 -172 16 -182", "#3a2418", 4) +
  [-34, 34].map((x) => disc(x, -240, 9, "#2a1a12") + disc(x - 3, -243, 3, "#ffffff")).join("") +
  shape("M-62 -150Q0 -128 62 -150L50 -128Q0 -110 -50 -128Z", bow) +
  shape("M-6 -132L-42 -104L-34 -150ZM6 -132L42 -104L34 -150Z", darker(bow, 0.2));

/** A wooden toy block with a letter's side. */
export const block = (c: Canvas, colour: string, size = 96) =>
  standing(c, size, 10) +
  box(
    -size / 2,
    -size,
    size,
    size,
    c.linear(
      [
        [0, lighter(colour, 0.35)],
        [1, colour],
      ],
      [0, 0, 1, 1],
    ),
    { round: 10 },
  ) +
  box(-size / 2 + 12, -size + 12, size - 24, size - 24, "#fff6e4", { round: 6, opacity: 0.85 }) +
  shape(`M0 ${-size * 0.74}L${n(size * 0.2)} ${n(-size * 0.3)}H${n(-size * 0.2)}Z`, colour);

/** Rings on a rod, the largest below. */
export const ringTower = (c: Canvas) =>
  standing(c, 190, 16) +
  box(-104, -20, 208, 20, turned(c, WOOD[4]), { round: 8 }) +
  [HIBISCUS, GOLD, "#5fa56a", "#4f8fbf", CORAL]
    .map((colour, i) => box(-92 + i * 12, -66 - i * 46, 184 - i * 24, 46, turned(c, colour), { round: 23 }))
    .join("") +
  disc(0, -268, 24, globe(c, WOOD[4]));

/** Rolls of bandage. */
export const bandages = (c: Canvas) =>
  [
    [-80, 0, 70],
    [70, 0, 62],
    [0, -106, 56],
  ]
    .map(([x = 0, y = 0, r = 60]) =>
      group(
        standing(c, r * 1.8, 12) +
          disc(0, -r, r, globe(c, "#f3ead6")) +
          repeat(4, (i) => disc(0, -r, r * (0.84 - i * 0.18), "none", { stroke: "#cdbb93", width: 3 })) +
          disc(0, -r, r * 0.16, "#b9a378"),
        { transform: `translate(${x} ${y})` },
      ),
    )
    .join("");

/** A film of a knee on a lit board, 380 wide and 460 high. */
export const kneeFilm = (c: Canvas) =>
  standing(c, 400, 18) +
  box(-200, -470, 400, 470, c.rounded("#f4f8f8", "#dfe8ea", "#a9bbc0"), { round: 14 }) +
  box(-176, -446, 352, 406, "#dff3fb", { round: 4 }) +
  box(
    -164,
    -434,
    328,
    382,
    c.radial([
      [0, "#2f6f8a"],
      [1, "#0f3548"],
    ]),
  ) +
  shape(
    "M-64 -434H40C34 -380 34 -330 70 -296C92 -270 78 -244 44 -246C20 -248 6 -262 -12 -262C-32 -262 -44 -246 -70 -248C-100 -252 -104 -280 -84 -300C-56 -332 -56 -380 -64 -434Z",
    "#d5ecf4",
    { opacity: 0.92 },
  ) +
  shape(
    "M-84 -222C-50 -236 -20 -222 -8 -228C12 -234 50 -234 74 -220C90 -206 60 -184 52 -160C40 -120 40 -90 40 -52H-52C-50 -100 -54 -140 -66 -168C-74 -186 -104 -206 -84 -222Z",
    "#c9e4ee",
    { opacity: 0.92 },
  ) +
  shape(
    "M72 -196C92 -190 92 -160 84 -130C78 -100 80 -76 80 -52H60C60 -90 56 -120 62 -150C64 -170 60 -190 72 -196Z",
    "#b9d9e6",
    { opacity: 0.85 },
  ) +
  oval(-6, -300, 40, 46, "#eaf7fb", { opacity: 0.5 });

/** A model of a knee: two bones that meet. */
export const kneeModel = (c: Canvas) =>
  standing(c, 190, 16) +
  box(-110, -24, 220, 24, turned(c, WOOD[3]), { round: 9 }) +
  shape(
    "M-34 -24L-40 -150C-46 -176 -92 -186 -86 -212C-60 -228 60 -228 86 -212C92 -186 50 -176 40 -150L34 -24Z",
    turned(c, "#f0e2c2"),
  ) +
  box(-80, -230, 160, 18, "#9fc9d6", { round: 9 }) +
  shape(
    "M-36 -430L-40 -330C-44 -300 -98 -290 -92 -252C-86 -220 -36 -222 -18 -240C-8 -250 8 -250 18 -240C36 -222 86 -220 92 -252C98 -290 44 -300 40 -330L36 -430Z",
    turned(c, "#f6ead0"),
  ) +
  stroke("M-74 -266C-80 -240 -76 -220 -66 -204M74 -266C80 -240 76 -220 66 -204", "#d9574f", 12, { opacity: 0.75 });

/** A kidney, cut open, on a stand. */
export const kidneyModel = (c: Canvas) =>
  standing(c, 220, 18) +
  oval(0, -8, 106, 20, darker(WOOD[3], 0.3)) +
  oval(0, -17, 106, 20, turned(c, WOOD[3])) +
  box(-7, -90, 14, 76, turned(c, STEEL[3])) +
  stroke("M40 -204C110 -206 122 -130 116 -40", "#e9c770", 20) +
  stroke("M50 -232H150", "#d9574f", 20) +
  stroke("M50 -206H150", "#4f7fae", 20) +
  shape(
    "M20 -356C-80 -380 -140 -290 -128 -200C-118 -110 -60 -66 10 -84C62 -98 66 -150 36 -178C14 -198 14 -236 36 -256C72 -290 70 -344 20 -356Z",
    globe(c, "#a9483f"),
  ) +
  shape(
    "M12 -328C-60 -348 -108 -280 -100 -202C-92 -128 -50 -96 4 -110C36 -120 34 -152 12 -172C-14 -198 -14 -236 12 -262C36 -286 44 -318 12 -328Z",
    globe(c, "#e3a08a"),
  ) +
  (
    [
      [-50, -288, 40],
      [-72, -236, 8],
      [-70, -184, -18],
      [-42, -138, -56],
    ] as const
  )
    .map(([x, y, turn]) =>
      group(shape("M-30 -20L34 0L-30 20Q-42 0 -30 -20Z", "#b0443a"), {
        transform: `translate(${x} ${y}) rotate(${turn})`,
      }),
    )
    .join("") +
  stroke("M-6 -262C-34 -240 -34 -200 -6 -176", "#f6dfa8", 18);

/** Folded cloths, one on the other. */
export const cloths = (c: Canvas, colours: readonly string[], w = 300) =>
  standing(c, w, 18) +
  colours
    .map(
      (colour, i) =>
        box(
          -w / 2 + (i % 2) * 8,
          -46 - i * 42,
          w - (i % 2) * 14,
          44,
          c.fade(lighter(colour, 0.4), darker(colour, 0.06)),
          {
            round: 20,
          },
        ) + stroke(`M${-w / 2 + 26} ${-22 - i * 42}H${w / 2 - 60}`, darker(colour, 0.25), 3, { opacity: 0.5 }),
    )
    .join("");

/** Small knitted shoes for a newborn child. */
export const booties = (c: Canvas, colour = "#f2c2b4") =>
  [-90, 70]
    .map((x, i) =>
      group(
        standing(c, 150, 12) +
          shape("M-56 -130H34C36 -84 60 -76 86 -58C104 -40 100 0 76 0H-50C-66 0 -60 -60 -56 -130Z", globe(c, colour)) +
          box(-64, -150, 106, 34, turned(c, lighter(colour, 0.35)), { round: 16 }) +
          stroke("M-46 -92H30M-48 -66H52M-50 -40H84M-50 -16H90", darker(colour, 0.22), 3, { opacity: 0.4 }) +
          stroke("M36 -104C56 -132 70 -104 40 -98C64 -84 60 -66 38 -96", "#ffffff", 6),
        { transform: `translate(${x} ${i * 14})` },
      ),
    )
    .join("");

/** Weights for the hands. */
export const dumbbells = (c: Canvas) =>
  [
    [0, 0, TEAL[2]],
    [70, 54, CORAL],
  ]
    .map(([x, y, colour]) =>
      group(
        standing(c, 330, 14) +
          box(-110, -58, 220, 26, turned(c, STEEL[3]), { round: 10 }) +
          [-1, 1].map((k) => box(k * 130 - 44, -92, 88, 92, turned(c, String(colour)), { round: 20 })).join(""),
        { transform: `translate(${x} ${y})` },
      ),
    )
    .join("");

/** Biscuits on a plate. */
export const biscuits = (c: Canvas) =>
  standing(c, 250, 16) +
  oval(0, -12, 150, 26, "#d5c9b4") +
  oval(0, -19, 150, 26, "#fffaf0") +
  (
    [
      [-62, -34],
      [4, -30],
      [66, -36],
      [-26, -58],
      [40, -60],
      [6, -84],
    ] as const
  )
    .map(
      ([x, y]) =>
        oval(x, y + 7, 44, 17, "#a9733f") +
        oval(x, y, 44, 17, globe(c, "#dba762")) +
        repeat(3, (i) => disc(x - 18 + i * 18, y, 3, "#8a5a2c")),
    )
    .join("");

/** A bag of blood hanging from a stand, 470 high. */
export const bloodBag = (c: Canvas) =>
  standing(c, 200, 14) +
  oval(0, -8, 110, 18, turned(c, STEEL[2])) +
  box(-7, -470, 14, 462, turned(c, STEEL[3])) +
  stroke("M-4 -464H116V-440", STEEL[2], 12) +
  shape("M40 -436H192Q204 -436 204 -420V-220Q204 -176 160 -168H72Q28 -176 28 -220V-420Q28 -436 40 -436Z", "#f3e4e2") +
  shape("M38 -380H194V-222Q194 -186 158 -178H74Q38 -186 38 -222Z", turned(c, "#9c2436")) +
  box(64, -352, 104, 110, "#fffdf6", { round: 8 }) +
  shape("M116 -342C102 -314 90 -302 90 -286A26 26 0 0 0 142 -286C142 -302 130 -314 116 -342Z", globe(c, HIBISCUS)) +
  stroke("M116 -170C116 -90 60 -80 70 -30C78 -4 190 -10 250 -22", "#b3293e", 8);

/** A cup of tea on its saucer, a plate of biscuits and a spoon, all seen from above. */
export const teaFromAbove = (c: Canvas) => {
  const round = (x: number, y: number, r: number) =>
    disc(x + 14, y + 20, r, "#1d1a14", { opacity: 0.3, filter: c.blur(12) }) +
    disc(x, y, r, globe(c, "#f4eee0")) +
    disc(x, y, r * 0.74, "#fffaf0");
  const biscuit = (x: number, y: number) =>
    disc(x + 5, y + 8, 64, "#1d1a14", { opacity: 0.25, filter: c.blur(5) }) +
    disc(x, y, 64, globe(c, "#d6a15c")) +
    disc(x, y, 50, "none", { stroke: "#b57c3c", width: 5, opacity: 0.6 }) +
    repeat(7, (i) => disc(x + Math.cos(i * 0.9) * 30, y + Math.sin(i * 0.9) * 30, 5, "#8a5a2c"));
  return (
    round(-330, 20, 230) +
    box(-204, -2, 84, 44, "#f1e8d6", { round: 22 }) +
    disc(-330, 20, 148, "#fffdf6") +
    disc(-330, 20, 130, globe(c, "#b9702f")) +
    stroke("M-420 -30Q-380 -80 -310 -84", "#ffffff", 9, { opacity: 0.5 }) +
    round(330, -30, 290) +
    biscuit(240, -110) +
    biscuit(420, -100) +
    biscuit(210, 60) +
    biscuit(350, 100) +
    biscuit(330, -10) +
    stroke("M-60 210L80 290", STEEL[3], 18) +
    oval(-90, 192, 52, 30, globe(c, STEEL[3]), { transform: "rotate(30 -90 192)" })
  );
};

/** A large ball to exercise with, 380 high. */
export const exerciseBall = (c: Canvas, colour: string = TEAL[3]) =>
  standing(c, 380, 26) +
  disc(0, -190, 190, globe(c, colour)) +
  repeat(3, (i) =>
    oval(0, -250 + i * 60, 186 - (i === 0 ? 14 : 0), 34, "none", {
      stroke: darker(colour, 0.2),
      width: 4,
      opacity: 0.35,
    }),
  );

/** A water bottle for sports, 300 high. */
export const drinkingBottle = (c: Canvas, colour: string = CORAL) =>
  standing(c, 120, 12) +
  box(-52, -240, 104, 240, turned(c, colour), { round: 26 }) +
  box(-30, -290, 60, 56, turned(c, STEEL[1]), { round: 10 }) +
  box(-52, -150, 104, 40, "#fffaf0", { opacity: 0.7 });

/** A box for a week's tablets, one lid open, 520 wide. */
export const pillBox = (c: Canvas) =>
  standing(c, 520, 16) +
  box(-260, -70, 520, 70, c.fade("#cfe3ea", "#8fb4c2"), { round: 12 }) +
  repeat(7, (i) => box(-250 + i * 73, -92, 66, 40, i === 2 ? "#f4fafb" : i < 2 ? "#e9d9b0" : "#7fbfc4", { round: 8 })) +
  box(-104, -150, 66, 62, "#7fbfc4", { round: 8, opacity: 0.85 }) +
  oval(-84, -76, 15, 9, HIBISCUS) +
  oval(-56, -74, 15, 9, "#fffdf6");

/** A closed umbrella lying on its side, 640 long. */
export const umbrella = (c: Canvas, colour: string = TEAL[2]) =>
  standing(c, 600, 18) +
  stroke("M300 -46H400Q440 -46 440 -84Q440 -116 410 -114", WOOD[1], 16) +
  shape("M-330 -44L-230 -84Q60 -104 300 -62V-32Q60 4 -230 -6Z", c.fade(lighter(colour, 0.3), darker(colour, 0.25))) +
  stroke("M-300 -44Q0 -66 296 -50M-250 -22Q0 -16 290 -38", darker(colour, 0.4), 4, { opacity: 0.6 }) +
  box(30, -92, 34, 88, lighter(colour, 0.35), { round: 8 });

/** A watering can, its spout to the right. */
export const wateringCan = (c: Canvas, colour = "#5f8f8a") =>
  standing(c, 280, 18) +
  stroke("M-120 -200C-230 -200 -220 -40 -124 -50", darker(colour, 0.2), 22) +
  shape("M110 -70L250 -250L282 -232L130 -20Z", turned(c, colour)) +
  shape("M230 -276L312 -216L296 -196L216 -258Z", darker(colour, 0.15)) +
  box(-130, -230, 250, 230, turned(c, colour), { round: 18 }) +
  oval(-5, -228, 122, 22, darker(colour, 0.4)) +
  box(-130, -90, 250, 14, lighter(colour, 0.3), { opacity: 0.7 });

/** A lit candle in a glass. */
export const candle = (c: Canvas) =>
  disc(0, -210, 170, c.glow("#ffd98c", 0.6)) +
  standing(c, 120, 12) +
  box(-44, -130, 88, 124, turned(c, "#f7e6c4"), { round: 8 }) +
  oval(0, -128, 44, 11, "#fff6e0") +
  stroke("M0 -130V-150", "#3a2418", 5) +
  shape("M0 -222C-22 -190 -22 -160 0 -148C22 -160 22 -190 0 -222Z", "#ffb84d") +
  shape("M0 -190C-10 -174 -10 -158 0 -152C10 -158 10 -174 0 -190Z", "#fff3c4") +
  shape("M-64 -170H64L56 0H-56Z", "#e9f6f7", { opacity: 0.22, stroke: "#ffffff", width: 3 });
