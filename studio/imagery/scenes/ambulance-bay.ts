import { HOUSES } from "../buildings/houses.ts";
import type { House, HouseName } from "../buildings/houses.ts";
import { ambulance, autorickshaw, streetLamp } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { HIBISCUS } from "../kit/palette.ts";
import { box, group, place, polygon, repeat, shape } from "../kit/shapes.ts";
import { palm, palmBank } from "../nature/palm.ts";
import { SHADED, bush } from "../nature/plants.ts";
import { hills, sky, sunlight } from "../nature/sky.ts";
import type { Daylight } from "../nature/sky.ts";
import { ripples } from "../nature/water.ts";
import { rainOn } from "./lawn.ts";

/** The ambulance before the hospital, ready to leave; the wide picture keeps its left third free. */
export function ambulanceBay(light: Daylight, house: HouseName = "kozhencherry", isWide = false): string {
  const c = new Canvas(isWide ? 2100 : 1600, 1000, 139);
  const wet = light === "monsoon";
  const dim = wet || light === "dusk" || light === "night";
  const things = [streetSide(c, house, dim), road(c, wet), emergencyVehicles(c, light, wet, isWide ? 790 : 560)];
  c.add(
    sky(c, light, 600, [300, 300]),
    hills(c, light, 606, 3, 130),
    palmBank(c, 600, light, 0.5, 22, 140),
    box(0, 596, c.width, 170, dim ? c.fade("#6f9a63", "#3d6f47") : c.fade("#8fb668", "#4c8050")),
    group(things, { transform: `translate(${isWide ? 500 : 0} 0)` }),
    wet ? ripples(c, 790, 200, 40, "#dfeceb", 0.35) : "",
    sunlight(c, "#ffd9a0", wet ? 0.1 : 0.35, 0.3, 0.4),
    rainOn(c, light),
  );
  return isWide ? c.svg([0, 120, 2100, 860]) : c.svg();
}

function streetSide(c: Canvas, house: HouseName, dim: boolean): string {
  const palms = [-360, -150, 90, 250, 420, 640].map((x, i) =>
    place(x, 730, 1, palm(c, 440 - (i % 4) * 40, i % 2 ? -32 : 30, { seed: 3 + i * 5, light: dim ? 0 : 0.3 })),
  );
  const hedge = [-420, -200, 60, 250, 430, 600, 760].map((x) => place(x, 742, 1, bush(c, 200, 64, SHADED, HIBISCUS)));
  return (
    group((HOUSES[house] as House)(c, 0, 0, dim ? 0.7 : 0.2), { transform: "translate(860 738) scale(1.1)" }) +
    palms.join("") +
    hedge.join("")
  );
}

function road(c: Canvas, wet: boolean): string {
  const dashes = repeat(12, (i) =>
    polygon(
      [
        [i * 200 - 580, 948],
        [i * 200 - 472, 948],
        [i * 200 - 482, 960],
        [i * 200 - 594, 960],
      ],
      "#f4e8c8",
      { opacity: 0.8 },
    ),
  );
  return (
    box(-600, 740, 2300, 18, "#c9c3b2") +
    box(-600, 756, 2300, 8, "#8f8a7c") +
    box(-600, 762, 2300, 238, wet ? c.fade("#5b6b70", "#33444b") : c.fade("#7a8080", "#565f61")) +
    dashes
  );
}

function emergencyVehicles(c: Canvas, light: Daylight, wet: boolean, x: number): string {
  const mirror = wet
    ? group(place(x, 852, 1.7, group(ambulance(c), { transform: "scale(1 -1)" })), {
        opacity: 0.2,
        filter: c.blur(5),
      })
    : "";
  const beam =
    light === "dusk" || light === "night"
      ? shape(
          `M${x + 290} 750L${x + 840} 700L${x + 840} 900L${x + 290} 790Z`,
          c.linear(
            [
              [0, "#ffefb8", 0.6],
              [1, "#ffefb8", 0],
            ],
            [0, 0, 1, 0],
          ),
        )
      : "";
  return (
    mirror +
    place(x, 846, 1.7, ambulance(c)) +
    beam +
    place(1440, 900, 1.2, autorickshaw(c), { flip: true }) +
    place(960, 746, 1.1, streetLamp(210, light !== "noon"))
  );
}
