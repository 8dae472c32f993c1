import { place } from "../kit/shapes.ts";
import { tubeRack } from "../rooms/machines.ts";
import {
  lotusBowl,
  bandages,
  biscuits,
  books,
  bottle,
  card,
  cloths,
  dumbbells,
  glass,
  mortar,
  tablets,
} from "./things.ts";
import { stethoscope, tableMicroscope } from "./instruments.ts";
import { stillLife, TABLE_Y } from "./table.ts";

/** A microscope with tubes, close by. */
export const microscopeNearBy = () =>
  stillLife({ seed: 421, wall: "#d6e6ea", table: "#dfe8ea", view: "backwater", windowX: 120 }, (c) => [
    place(880, TABLE_Y, 1.2, tableMicroscope(c)),
    place(350, TABLE_Y + 20, 1.9, tubeRack()),
    place(1270, TABLE_Y, 1.1, bottle(c, 260, "#4f7f8a")),
  ]);

/** What exercises need: weights and towels. */
export const weightsAndTowels = () =>
  stillLife({ seed: 422, wall: "#dcebe6", table: "#c9a078", view: "hills", windowX: 900 }, (c) => [
    place(480, TABLE_Y - 20, 1.25, cloths(c, ["#e97f60", "#fffaf0", "#7fbfae", "#fffaf0"], 340)),
    place(960, TABLE_Y, 1.3, dumbbells(c)),
    place(1370, TABLE_Y - 10, 1.15, glass(c)),
  ]);

/** Tea and biscuits for those who gave blood. */
export const donorsTea = () =>
  stillLife({ seed: 423, wall: "#f6e3d9", table: "#b9845a", view: "courtyard", windowX: 160 }, (c) => [
    place(1160, TABLE_Y - 40, 1.3, card(c)),
    place(560, TABLE_Y, 1.2, glass(c, "#c98a4a")),
    place(850, TABLE_Y + 30, 1.25, biscuits(c)),
  ]);

/** What students of care work learn with. */
export const booksAndBandages = () =>
  stillLife({ seed: 424, wall: "#efe6d0", table: "#a9774c", view: "garden", windowX: 880 }, (c) => [
    place(520, TABLE_Y - 20, 1.25, books(c, ["#0b5a60", "#e0a63c", "#963a22", "#5f7f9a"])),
    place(940, TABLE_Y + 10, 1.2, bandages(c)),
    place(1280, TABLE_Y + 40, 0.85, stethoscope(c)),
  ]);

/** Medicines made ready at the pharmacy. */
export const medicines = () =>
  stillLife({ seed: 425, wall: "#d9e6d6", table: "#b58a5e", view: "palms", windowX: 140 }, (c) => [
    place(760, TABLE_Y - 30, 1.3, bottle(c, 290)),
    place(950, TABLE_Y - 10, 1.15, bottle(c, 230, "#a9662f")),
    place(1240, TABLE_Y + 40, 1.1, tablets(c)),
    place(480, TABLE_Y, 1.05, mortar(c, "#e9e4d8")),
  ]);

/** A lotus at the reception. */
export const lotusAtReception = () =>
  stillLife({ seed: 426, wall: "#f3e2c0", table: "#8d5a36", view: "backwater", light: "golden", windowX: 200 }, (c) => [
    place(860, TABLE_Y + 20, 1.8, lotusBowl(c)),
  ]);
