import { stroke } from "../kit/shapes.ts";

export const heartSketch = (x: number, y: number) =>
  stroke(
    `M${x} ${y + 70}C${x - 110} ${y} ${x - 70} ${y - 80} ${x} ${y - 34}C${x + 70} ${y - 80} ${x + 110} ${y} ${x} ${y + 70}ZM${x - 170} ${y + 20}h40l12 -30 18 56 12 -26h26`,
    "#f3efe0",
    5,
    { opacity: 0.9 },
  );
