import { place } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import { monitor } from "../rooms/equipment.ts";
import {
  brainModel,
  catheterTray,
  dentalTray,
  earModel,
  ecgRecorder,
  glucoseMeter,
  heartModel,
  inhaler,
  kidneyDish,
  lensCase,
  lungsModel,
  otoscope,
  peakFlowMeter,
  reflexHammer,
  spectacles,
  standingGauge,
  stethoscope,
  toothModel,
  tuningFork,
  vesselScreen,
} from "./instruments.ts";
import { stillLife, TABLE_Y } from "./table.ts";
import {
  bandages,
  block,
  booties,
  books,
  bottle,
  cloths,
  fruit,
  glass,
  jug,
  kidneyModel,
  kneeFilm,
  kneeModel,
  lotusBowl,
  mortar,
  oilLamp,
  ringTower,
  teddy,
  twig,
  uruli,
} from "./things.ts";

/** What each department works with, on a table near by: the banner of its page. */
export const DEPARTMENT_BANNERS: Readonly<Record<string, () => string>> = {
  cardiology: () =>
    stillLife({ seed: 401, wall: "#cfe3dc", table: "#c9a078", view: "garden", windowX: 160 }, (c) => [
      place(1350, 704, 1.35, monitor()),
      place(620, TABLE_Y - 20, 1.05, heartModel(c)),
      place(1010, TABLE_Y - 40, 1.2, ecgRecorder(c)),
      place(420, TABLE_Y + 50, 0.8, stethoscope(c, "#7a2333")),
    ]),
  interventional_cardiology: () =>
    stillLife({ seed: 415, wall: "#c9d9df", table: "#aebfc2", view: "backwater", light: "dusk", windowX: 110 }, (c) => [
      place(960, TABLE_Y - 50, 1.15, vesselScreen(c)),
      place(560, TABLE_Y + 30, 1, catheterTray(c)),
      place(1340, TABLE_Y + 20, 0.8, heartModel(c)),
    ]),
  neuromedicine: () =>
    stillLife({ seed: 402, wall: "#e6dfe9", table: "#b98a5e", view: "hills", windowX: 980, plant: 180 }, (c) => [
      place(760, TABLE_Y - 30, 1.35, brainModel(c)),
      place(1230, TABLE_Y - 10, 1.1, books(c, ["#55407a", "#0b5a60", "#e0a63c"])),
      place(400, TABLE_Y + 24, 1.05, reflexHammer(c)),
    ]),
  orthopaedics: () =>
    stillLife({ seed: 403, wall: "#dbe6ea", table: "#a9794e", view: "palms", windowX: 120 }, (c) => [
      place(990, TABLE_Y - 60, 1.22, kneeFilm(c)),
      place(570, TABLE_Y, 1.2, kneeModel(c)),
      place(1366, TABLE_Y + 50, 0.95, bandages(c)),
    ]),
  pediatrics: () =>
    stillLife({ seed: 404, wall: "#f6e6c4", table: "#d9b07c", view: "garden", windowX: 900 }, (c) => [
      place(420, TABLE_Y - 20, 1, ringTower(c)),
      place(780, TABLE_Y - 10, 1.5, teddy(c)),
      place(1100, TABLE_Y + 10, 1, block(c, "#4f8fbf", 120)),
      place(1226, TABLE_Y + 16, 1, block(c, "#e9837a", 120)),
      place(1164, TABLE_Y - 106, 1, block(c, "#e0a63c", 112)),
      place(1288, TABLE_Y + 64, 0.62, stethoscope(c, "#2fa39d")),
    ]),
  ophthalmology: () =>
    stillLife({ seed: 405, wall: "#dfe9ee", table: "#b88a60", view: "backwater", windowX: 100, plant: 1480 }, (c) => [
      place(1060, TABLE_Y - 40, 1.2, lensCase(c)),
      place(440, TABLE_Y + 46, 1, spectacles(c)),
    ]),
  e_n_t: () =>
    stillLife({ seed: 406, wall: "#d9ebe6", table: "#c29a70", view: "hills", windowX: 940 }, (c) => [
      place(790, TABLE_Y - 30, 1.4, earModel(c)),
      place(1190, TABLE_Y - 20, 1.1, tuningFork(c)),
      place(1300, TABLE_Y, 0.86, tuningFork(c)),
      place(370, TABLE_Y + 40, 1, otoscope(c)),
    ]),
  dental: () =>
    stillLife({ seed: 407, wall: "#d3e9e8", table: "#cfc3ae", view: "palms", windowX: 880 }, (c) => [
      place(620, TABLE_Y - 20, 1.35, toothModel(c)),
      place(960, TABLE_Y + 20, 0.96, dentalTray(c)),
      place(1330, TABLE_Y - 30, 1.15, glass(c)),
      place(300, TABLE_Y - 30, 1.2, potPlant(c, 240, "round", "#5f9ea0")),
    ]),
  general_medicine: () =>
    stillLife({ seed: 408, wall: "#efe2c8", table: "#a9774c", view: "courtyard", windowX: 180 }, (c) => [
      place(1280, TABLE_Y - 50, 1.1, books(c, ["#963a22", "#0b5a60", "#5f7f9a", "#e0a63c"])),
      place(930, TABLE_Y - 30, 1.3, standingGauge(c)),
      place(560, TABLE_Y + 40, 1.1, stethoscope(c)),
    ]),
  obstetrics_and_gynaecology: () =>
    stillLife({ seed: 409, wall: "#f7e1da", table: "#c9a07c", view: "courtyard", windowX: 120 }, (c) => [
      place(1210, TABLE_Y - 10, 1.25, lotusBowl(c)),
      place(740, TABLE_Y - 10, 1.25, cloths(c, ["#f2d6cb", "#cfe6de", "#fbf0d6"], 340)),
      place(744, TABLE_Y - 170, 1.2, booties(c)),
    ]),
  pulmonology: () =>
    stillLife({ seed: 410, wall: "#d9e6ee", table: "#b58d66", view: "hills", windowX: 90 }, (c) => [
      place(820, TABLE_Y - 20, 1.35, lungsModel(c)),
      place(1190, TABLE_Y, 1.2, inhaler(c)),
      place(1292, TABLE_Y + 66, 0.95, peakFlowMeter(c)),
    ]),
  diabetology: () =>
    stillLife({ seed: 411, wall: "#e6ecd6", table: "#b98659", view: "garden", windowX: 880 }, (c) => [
      place(700, TABLE_Y, 1.25, fruit(c)),
      place(1150, TABLE_Y, 1.15, glucoseMeter(c)),
      place(330, TABLE_Y - 20, 1.15, glass(c)),
    ]),
  nephrology: () =>
    stillLife({ seed: 412, wall: "#dcebea", table: "#b48a63", view: "backwater", windowX: 100 }, (c) => [
      place(760, TABLE_Y - 10, 1.3, kidneyModel(c)),
      place(1150, TABLE_Y - 20, 1.1, jug(c)),
      place(1370, TABLE_Y + 20, 1.1, glass(c)),
    ]),
  general_surgery: () =>
    stillLife({ seed: 413, wall: "#cfe0e0", table: "#aebfc2", view: "palms", windowX: 900 }, (c) => [
      place(520, TABLE_Y - 20, 1.25, cloths(c, ["#3f8a7d", "#5fa595", "#3f8a7d", "#7fbfae", "#4f9888"], 380)),
      place(1330, TABLE_Y - 60, 1.2, bottle(c, 300, "#8a4f22")),
      place(960, TABLE_Y - 30, 1.4, kidneyDish(c)),
      place(1000, TABLE_Y + 60, 1, dentalTray(c)),
    ]),
  ayurvedam: () =>
    stillLife({ seed: 414, wall: "#efdcb2", table: "#8d5a36", view: "garden", light: "golden", windowX: 900 }, (c) => [
      place(330, TABLE_Y - 30, 1.3, oilLamp(c)),
      place(740, TABLE_Y, 1.25, uruli(c)),
      place(1130, TABLE_Y - 10, 1.15, mortar(c)),
      place(1380, TABLE_Y - 30, 1, bottle(c, 280, "#6f3d1e")),
      place(960, TABLE_Y + 66, 0.8, twig()),
    ]),
};
