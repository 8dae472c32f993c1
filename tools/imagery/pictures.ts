import { LANDSCAPE_QUALITY, samplePicture, sitePicture } from "./picture.ts";
import type { Picture } from "./picture.ts";
import { SITTERS } from "./portraits/cast.ts";
import { portrait } from "./portraits/portrait.ts";
import { WIDE } from "./rooms/room.ts";
import { alappuzhaCampus, kozhencherryCampus, punalurCampus, wide } from "./scenes/campus.ts";
import { bloodBank, consultation, laboratory, radiology } from "./scenes/diagnosis.ts";
import { boatJetty, landingHero } from "./scenes/grounds.ts";
import {
  nursingCollege,
  outpatientHall,
  paramedicalTraining,
  pharmacy,
  physiotherapy,
  powerHouse,
  reception,
  rehabilitationGym,
  sterileSupply,
} from "./scenes/services.ts";
import {
  cathLab,
  checkup,
  dialysis,
  emergencyRoom,
  inpatientRoom,
  intensiveCare,
  operatingTheatre,
} from "./scenes/treatment.ts";
import { alappuzhaVeranda, kozhencherryCourt, punalurVeranda } from "./scenes/welcome.ts";

const two = (number: number) => String(number).padStart(2, "0");

const HOSPITALS: readonly Picture[] = [
  sitePicture("campus-alappuzha", () => alappuzhaCampus("dawn"), LANDSCAPE_QUALITY),
  sitePicture("campus-kozhencherry", () => kozhencherryCampus("noon"), LANDSCAPE_QUALITY),
  sitePicture("campus-punalur", () => punalurCampus("golden"), LANDSCAPE_QUALITY),
  sitePicture("hero-alappuzha", () => alappuzhaCampus("dawn", wide(470, 70))),
  sitePicture("hero-kozhencherry", () => kozhencherryCampus("noon", wide(700, 100))),
  sitePicture("hero-punalur", () => punalurCampus("dusk", wide(600, 90))),
  sitePicture("landing-hero", () => landingHero()),
  sitePicture("welcome-alappuzha", () => alappuzhaVeranda(), LANDSCAPE_QUALITY),
  sitePicture("welcome-kozhencherry", () => kozhencherryCourt()),
  sitePicture("welcome-punalur", () => punalurVeranda()),
  sitePicture("slide-alappuzha-2", () => boatJetty("dawn", [0, 110, 2100, 860]), LANDSCAPE_QUALITY),
  sitePicture("slide-alappuzha-3", () => reception("backwater", "#f7ecd4", WIDE)),
  sitePicture("slide-kozhencherry-2", () => outpatientHall("courtyard", WIDE)),
  sitePicture("slide-kozhencherry-3", () => consultation("garden", WIDE)),
  sitePicture("slide-punalur-2", () => rehabilitationGym("hills", WIDE)),
  sitePicture("slide-punalur-3", () => intensiveCare("hills", WIDE)),
  sitePicture("nursing-college", () => nursingCollege()),
];

const FACILITIES: readonly Picture[] = [
  sitePicture("facility-cathlab", () => cathLab()),
  sitePicture("facility-clinic", () => consultation()),
  sitePicture("facility-pharmacy", () => pharmacy()),
  sitePicture("facility-paramedical", () => paramedicalTraining()),
  sitePicture("facility-power", () => powerHouse()),
  sitePicture("facility-laboratory", () => laboratory()),
  sitePicture("facility-clinical-physiotherapy", () => physiotherapy()),
  sitePicture("facility-cssd", () => sterileSupply()),
  sitePicture("facility-dialysis", () => dialysis()),
  sitePicture("facility-emergency", () => emergencyRoom()),
  sitePicture("facility-icu", () => intensiveCare()),
  sitePicture("facility-inpatient", () => inpatientRoom()),
  sitePicture("facility-theatre", () => operatingTheatre()),
  sitePicture("facility-outpatient", () => outpatientHall()),
  sitePicture("facility-checkup", () => checkup()),
  sitePicture("facility-radiology", () => radiology()),
  sitePicture("facility-physiotherapy", () => rehabilitationGym()),
  sitePicture("facility-bloodbank", () => bloodBank()),
];

/** Every picture of the project's sample imagery, by name. */
export const PICTURES: readonly Picture[] = [
  ...HOSPITALS,
  ...FACILITIES,
  ...SITTERS.map((sitter, i) => samplePicture(`portrait-${two(i + 1)}`, () => portrait(sitter), 600)),
];
