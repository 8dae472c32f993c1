import { place } from "../kit/shapes.ts";
import { potPlant } from "../nature/plants.ts";
import type { Shown } from "../rooms/room.ts";
import { sill, tiles, wallWithWindow } from "./backdrops.ts";
import { ecgRecorder, heartModel, lungsModel, tableMicroscope, toothModel } from "./instruments.ts";
import { deskCalendar, letter, marigolds, telephone } from "./reception-things.ts";
import { cloth, steel, timber } from "./surfaces.ts";
import { stillLife, TABLE_Y } from "./table.ts";
import { bloodBag, kidneyModel, kneeModel } from "./things.ts";

/** Wide and low, as the banner of a page shows it. */
const LOW: Shown = [140, 410, 1360, 561];

/** A day chosen at the reception: the banner of the appointment page. */
export const chosenDay = () =>
  stillLife(
    {
      seed: 441,
      behind: wallWithWindow("#efe0c2", "palms", 180, "dawn"),
      surface: timber("#b98a5e"),
      far: 730,
      sun: 260,
      shown: LOW,
    },
    (c) => [
      place(480, TABLE_Y - 50, 1.15, potPlant(c, 260, "round")),
      place(870, TABLE_Y - 6, 1.02, deskCalendar(c)),
      place(1280, TABLE_Y + 24, 1.05, telephone(c)),
    ],
  );

/** Parts of the body side by side, one for a department: the banner of the departments' list. */
export const modelsInRow = () =>
  stillLife(
    {
      seed: 442,
      behind: sill("garden", "dawn", "#e9dcc2"),
      surface: timber("#c9a078"),
      far: 730,
      sun: 300,
      shown: LOW,
    },
    (c) => [
      place(360, TABLE_Y, 0.9, toothModel(c)),
      place(615, TABLE_Y + 6, 0.9, heartModel(c)),
      place(855, TABLE_Y + 10, 0.92, lungsModel(c)),
      place(1088, TABLE_Y + 6, 0.86, kneeModel(c)),
      place(1290, TABLE_Y, 0.88, kidneyModel(c)),
    ],
  );

/** What the facilities work with: the banner of their list. */
export const toolsInRow = () =>
  stillLife(
    {
      seed: 443,
      behind: tiles("#d3e4e2", ["#2f7fb8", "#e0a63c", "#2fa39d", "#c65464", "#7a4fa0"]),
      surface: steel("#c3d0d4"),
      far: 740,
      shown: LOW,
    },
    (c) => [
      place(520, TABLE_Y + 10, 0.72, tableMicroscope(c)),
      place(910, TABLE_Y - 10, 1, ecgRecorder(c)),
      place(1220, TABLE_Y + 6, 0.72, bloodBag(c)),
    ],
  );

/** A letter of thanks: in place of the picture that a patient's words lack. */
export const thanks = () =>
  stillLife(
    {
      seed: 444,
      behind: wallWithWindow("#e7d3b0", "garden", 930, "golden", "#c9a45e"),
      surface: cloth("#fbf1da"),
      far: 690,
      sun: 200,
      shown: [230, 220, 1216, 760],
    },
    (c) => [
      place(760, TABLE_Y, 1.22, letter(c)),
      place(1200, TABLE_Y + 36, 1.05, marigolds(c)),
      place(380, TABLE_Y - 30, 1.2, potPlant(c, 240, "sword", "#a85a3a")),
    ],
  );
