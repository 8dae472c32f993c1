import { place } from "../kit/shapes.ts";
import { darkGlasses } from "../closer/props.ts";
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
import {
  boards,
  bookshelves,
  curtain,
  darkRoom,
  livingRoom,
  nursery,
  sill,
  theatre,
  tiles,
  veranda,
  wallWithWindow,
} from "./backdrops.ts";
import { cloth, mat, steel, stone, timber } from "./surfaces.ts";
import { stillLife, TABLE_Y } from "./table.ts";
import {
  block,
  booties,
  books,
  bottle,
  cloths,
  fruit,
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
    stillLife(
      { seed: 401, behind: wallWithWindow("#cfe3dc", "garden", 160), surface: timber("#c9a078"), sun: 160 },
      (c) => [
        place(1350, 704, 1.35, monitor()),
        place(620, TABLE_Y - 20, 1.05, heartModel(c)),
        place(1010, TABLE_Y - 40, 1.2, ecgRecorder(c)),
        place(420, TABLE_Y + 50, 0.8, stethoscope(c, "#7a2333")),
      ],
    ),
  interventional_cardiology: () =>
    stillLife(
      { seed: 415, behind: darkRoom("#35525f"), surface: steel("#7f959d"), far: 720, shown: [210, 190, 1280, 800] },
      (c) => [
        place(880, TABLE_Y - 40, 1.3, vesselScreen(c)),
        place(480, TABLE_Y + 46, 0.95, catheterTray(c)),
        place(1290, TABLE_Y + 60, 0.85, darkGlasses(c)),
      ],
    ),
  neuromedicine: () =>
    stillLife(
      {
        seed: 402,
        behind: bookshelves(["#55407a", "#0b5a60", "#e0a63c", "#963a22", "#c9b894"]),
        surface: timber("#8d5a36"),
        far: 740,
        lamp: [820, 560],
      },
      (c) => [
        place(820, TABLE_Y + 10, 1.5, brainModel(c)),
        place(380, TABLE_Y + 56, 1.05, reflexHammer(c)),
        place(1290, TABLE_Y + 50, 0.9, books(c, ["#0b5a60", "#963a22"])),
      ],
    ),
  orthopaedics: () =>
    stillLife(
      { seed: 403, behind: curtain("#b9d3dd"), surface: stone("#d6dde0"), far: 770, shown: [190, 230, 1240, 775] },
      (c) => [place(990, TABLE_Y - 10, 1.25, kneeFilm(c)), place(570, TABLE_Y + 40, 1.3, kneeModel(c))],
    ),
  pediatrics: () =>
    stillLife({ seed: 404, behind: nursery("#f8ecd0"), surface: mat("#d9b07c", "#7fbfae"), far: 600 }, (c) => [
      place(400, TABLE_Y - 20, 1.05, ringTower(c)),
      place(780, TABLE_Y + 10, 1.5, teddy(c)),
      place(1110, TABLE_Y + 20, 1, block(c, "#4f8fbf", 120)),
      place(1236, TABLE_Y + 26, 1, block(c, "#e9837a", 120)),
      place(1174, TABLE_Y - 96, 1, block(c, "#e0a63c", 112)),
    ]),
  ophthalmology: () =>
    stillLife(
      {
        seed: 405,
        behind: sill("backwater", "dawn"),
        surface: timber("#a9794e"),
        far: 730,
        shown: [170, 170, 1300, 813],
      },
      (c) => [place(1070, TABLE_Y - 10, 1.15, lensCase(c)), place(480, TABLE_Y + 60, 1.1, spectacles(c))],
    ),
  e_n_t: () =>
    stillLife({ seed: 406, behind: curtain("#9fcdbf"), surface: steel(), far: 700 }, (c) => [
      place(790, TABLE_Y - 10, 1.4, earModel(c)),
      place(1190, TABLE_Y, 1.1, tuningFork(c)),
      place(1300, TABLE_Y + 20, 0.86, tuningFork(c)),
      place(370, TABLE_Y + 56, 1, otoscope(c)),
    ]),
  dental: () =>
    stillLife(
      { seed: 407, behind: tiles("#cfe7e6"), surface: stone("#dcd5c6"), far: 640, shown: [140, 210, 1264, 790] },
      (c) => [
        place(620, TABLE_Y - 20, 1.35, toothModel(c)),
        place(980, TABLE_Y + 60, 1.05, dentalTray(c)),
        place(300, TABLE_Y - 50, 1.2, potPlant(c, 240, "round", "#5f9ea0")),
      ],
    ),
  general_medicine: () =>
    stillLife(
      { seed: 408, behind: livingRoom("#dcc6a4"), surface: timber("#7c4f30"), far: 700, lamp: [900, 520] },
      (c) => [
        place(1280, TABLE_Y - 20, 1.1, books(c, ["#963a22", "#0b5a60", "#5f7f9a", "#e0a63c"])),
        place(930, TABLE_Y - 20, 1.3, standingGauge(c)),
        place(560, TABLE_Y + 50, 1.1, stethoscope(c)),
      ],
    ),
  obstetrics_and_gynaecology: () =>
    stillLife({ seed: 409, behind: curtain("#f0d0c6"), surface: cloth("#f6ead2"), far: 680, sun: 40 }, (c) => [
      place(1200, TABLE_Y - 10, 1.2, lotusBowl(c)),
      place(700, TABLE_Y - 10, 1.25, cloths(c, ["#f2d6cb", "#cfe6de", "#fbf0d6"], 340)),
      place(704, TABLE_Y - 170, 1.2, booties(c)),
    ]),
  pulmonology: () =>
    stillLife(
      {
        seed: 410,
        behind: veranda("dawn", "white"),
        surface: stone("#d9d2c2"),
        far: 760,
        shown: [170, 180, 1300, 813],
      },
      (c) => [
        place(800, TABLE_Y + 20, 1.5, lungsModel(c)),
        place(1190, TABLE_Y + 30, 1.2, inhaler(c)),
        place(1292, TABLE_Y + 86, 0.95, peakFlowMeter(c)),
      ],
    ),
  diabetology: () =>
    stillLife(
      {
        seed: 411,
        behind: tiles("#ecd9a4", ["#b5622f", "#7fa34a", "#e0a63c", "#8d4630", "#c9b894"]),
        surface: cloth("#f3f0e4", "#3f8a7d"),
        far: 620,
      },
      (c) => [place(720, TABLE_Y, 1.35, fruit(c)), place(1180, TABLE_Y + 10, 1.2, glucoseMeter(c))],
    ),
  nephrology: () =>
    stillLife(
      { seed: 412, behind: wallWithWindow("#d3e4e6", "rain", 930, "monsoon"), surface: stone("#c9d6d6"), far: 730 },
      (c) => [place(700, TABLE_Y + 30, 1.5, kidneyModel(c)), place(1130, TABLE_Y, 1.1, jug(c))],
    ),
  general_surgery: () =>
    stillLife({ seed: 413, behind: theatre, surface: steel("#a3b7bb"), far: 680 }, (c) => [
      place(500, TABLE_Y - 30, 1.2, cloths(c, ["#3f8a7d", "#5fa595", "#3f8a7d"], 380)),
      place(1310, TABLE_Y - 50, 1.2, bottle(c, 300, "#8a4f22")),
      place(900, TABLE_Y - 30, 1.4, kidneyDish(c)),
      place(1010, TABLE_Y + 70, 1, dentalTray(c)),
    ]),
  ayurvedam: () =>
    stillLife({ seed: 414, behind: boards("#9a6338"), surface: timber("#6b4026"), far: 720, lamp: [360, 520] }, (c) => [
      place(360, TABLE_Y, 1.4, oilLamp(c)),
      place(800, TABLE_Y + 30, 1.3, uruli(c)),
      place(1180, TABLE_Y, 1.15, mortar(c)),
      place(1400, TABLE_Y - 30, 1, bottle(c, 280, "#6f3d1e")),
      place(1000, TABLE_Y + 82, 0.8, twig()),
    ]),
};
