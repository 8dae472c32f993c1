import { porticoFront } from "../buildings/portico.ts";
import { autorickshaw } from "../buildings/vehicles.ts";
import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { palm } from "../nature/palm.ts";
import { sunlight } from "../nature/sky.ts";
import { lawn } from "./lawn.ts";

/** Going home: an autorickshaw waits at the porch. */
export function dischargeDay(): string {
  const c = new Canvas(1600, 1000, 173);
  c.add(
    lawn(c, "golden", 560, 760, "#e3c9a0"),
    porticoFront(c, "kozhencherry"),
    place(190, 690, 1, palm(c, 470, 36, { seed: 21, light: 0.6 })),
    place(360, 920, 1.4, autorickshaw(c)),
    sunlight(c, "#ffdb98", 0.45, 0.3, 0.3),
  );
  return c.svg();
}
