import { Canvas } from "../kit/canvas.ts";
import { GOLD, STEEL } from "../kit/palette.ts";
import { box, disc, place, shape, stroke } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { sofa } from "../rooms/furniture.ts";
import { CLOSE, clock, picture, room, warmth } from "../rooms/room.ts";
import type { Shown } from "../rooms/room.ts";

/** Before the lifts. */
export function liftLobby(shown: Shown = CLOSE): string {
  const c = new Canvas(1600, 1000, 347);
  const lift = (x: number, open: boolean) =>
    box(x - 16, 220, 252, 510, "#c9b293") +
    box(x, 236, 220, 494, open ? c.fade("#f8e3b4", "#c9a46a") : c.rounded("#eef3f2", "#cfdadc", "#9fb3b8")) +
    (open
      ? box(x, 236, 40, 494, c.rounded("#eef3f2", "#cfdadc", "#9fb3b8")) +
        box(x + 180, 236, 40, 494, c.rounded("#eef3f2", "#cfdadc", "#9fb3b8"))
      : stroke(`M${x + 110} 236V730`, "#8aa0a6", 3)) +
    box(x + 70, 178, 80, 32, "#22343b", { round: 6 }) +
    shape(`M${x + 100} 202l10 -16 10 16Z`, GOLD);
  c.add(
    room(c, { wall: "#f3e6cc", floor: "#b9a58c", side: "right" }),
    lift(280, false),
    lift(620, true),
    box(540, 430, 40, 80, STEEL[3], { round: 6 }),
    disc(560, 456, 9, GOLD),
    disc(560, 486, 9, "#fffdf6"),
    picture(960, 240, 220, 170, "boat"),
    place(1080, 800, 1.1, sofa(c, 340, "#b9603f")),
    clock(900, 180, 34),
  );
  c.add(place(200, 930, 1.3, potPlant(c, 250, "round")), place(1400, 940, 1.2, potPlant(c, 260)), warmth(c, 0.34));
  return c.svg(shown);
}
