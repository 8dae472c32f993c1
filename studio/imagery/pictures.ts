import { GALLERY_QUALITY, heroPicture, LANDSCAPE_QUALITY, samplePicture, sitePicture } from "./picture.ts";
import type { Picture } from "./picture.ts";
import { SITTERS } from "./portraits/cast.ts";
import { LEADERS } from "./portraits/leaders.ts";
import { portrait } from "./portraits/portrait.ts";
import { WIDE } from "./rooms/room.ts";
import { alappuzhaCampus } from "./scenes/alappuzha-campus.ts";
import { kozhencherryCampus } from "./scenes/kozhencherry-campus.ts";
import { near, wide } from "./scenes/landscape-frame.ts";
import { punalurCampus } from "./scenes/punalur-campus.ts";
import { bloodBank } from "./scenes/blood-bank.ts";
import { bloodStore } from "./scenes/blood-store.ts";
import { laboratory } from "./scenes/laboratory.ts";
import { sampleCollection } from "./scenes/sample-collection.ts";
import { scanControl } from "./scenes/scan-control.ts";
import { ayurveda } from "./scenes/ayurveda.ts";
import { corridor } from "./scenes/corridor.ts";
import { eveningJetty } from "./scenes/evening-jetty.ts";
import { dental } from "./scenes/dental.ts";
import { kitchen } from "./scenes/kitchen.ts";
import { library } from "./scenes/library.ts";
import { liftLobby } from "./scenes/lift-lobby.ts";
import { recordsRoom } from "./scenes/records-room.ts";
import { ambulanceBay } from "./scenes/ambulance-bay.ts";
import { arrival } from "./scenes/arrival.ts";
import {
  checkupBreakfast,
  emergencyBay,
  filmsAndScanner,
  pulseLesson,
  nightClinic,
  responseBag,
  sterilePacks,
  treatmentCouch,
} from "./closer/facilities.ts";
import {
  coolBox,
  crutchesByTheBed,
  nursesDesk,
  panelsAtSunrise,
  paperBoats,
  sheetsInTheSun,
  smallWashing,
  trialFrame,
  verandaHour,
} from "./closer/gallery.ts";
import { firstPicture, nightShift } from "./closer/night-and-scan.ts";
import { clothCradle, doctorsBoard, watchedSleep } from "./closer/slides.ts";
import { arrivalGate, dawnGate } from "./scenes/dawn-gate.ts";
import { dischargeDay } from "./scenes/discharge-day.ts";
import { gardenWalk } from "./scenes/garden-walk.ts";
import { healthCamp } from "./scenes/health-camp.ts";
import { landingHero } from "./scenes/landing-hero.ts";
import { monsoonQueue } from "./scenes/monsoon-queue.ts";
import { onamFlowers } from "./scenes/onam-flowers.ts";
import { wheelchairRamp } from "./scenes/wheelchair-ramp.ts";
import { canteen } from "./scenes/canteen.ts";
import { nightPharmacy } from "./scenes/night-pharmacy.ts";
import { nursingCollege } from "./scenes/nursing-college.ts";
import { outpatientHall } from "./scenes/outpatient-hall.ts";
import { pharmacy } from "./scenes/pharmacy.ts";
import { powerHouse } from "./scenes/power-house.ts";
import { entranceHall, reception } from "./scenes/reception.ts";
import { rehabilitationGym } from "./scenes/rehabilitation-gym.ts";
import { cathLab } from "./scenes/cath-lab.ts";
import { dialysis } from "./scenes/dialysis.ts";
import { inpatientRoom } from "./scenes/inpatient-room.ts";
import { intensiveCare } from "./scenes/intensive-care.ts";
import { intensiveCareDesk } from "./scenes/intensive-care-desk.ts";
import { operatingTheatre } from "./scenes/operating-theatre.ts";
import { staffRoom } from "./scenes/staff-room.ts";
import { alappuzhaVeranda } from "./scenes/alappuzha-veranda.ts";
import { kozhencherryCourt } from "./scenes/kozhencherry-court.ts";
import { DEPARTMENT_BANNERS } from "./still-life/departments.ts";
import {
  booksAndBandages,
  donorsTea,
  lotusAtReception,
  medicines,
  microscopeNearBy,
  weightsAndTowels,
} from "./still-life/gallery.ts";
import { chosenDay, modelsInRow, thanks, toolsInRow } from "./still-life/headers.ts";
import { STORIES } from "./still-life/stories.ts";
import { punalurVeranda } from "./scenes/punalur-veranda.ts";

const PORTRAIT_WIDTH = 600;
const PORTRAIT_QUALITY = 75;
const LEADER_WIDTHS = [320, 600];
const SAMPLE_WIDTH = 800;
const CLOSE_QUALITY = 38;
const two = (number: number) => String(number).padStart(2, "0");

const HOSPITALS: readonly Picture[] = [
  sitePicture("campus-alappuzha", () => alappuzhaCampus("dawn"), LANDSCAPE_QUALITY),
  sitePicture("campus-kozhencherry", () => kozhencherryCampus("noon"), LANDSCAPE_QUALITY),
  sitePicture("campus-punalur", () => punalurCampus("golden"), LANDSCAPE_QUALITY),
  sitePicture("arrival-alappuzha", () => arrivalGate("alappuzha", "noon"), LANDSCAPE_QUALITY),
  sitePicture("arrival-kozhencherry", () => arrivalGate("kozhencherry", "golden"), LANDSCAPE_QUALITY),
  sitePicture("arrival-punalur", () => arrivalGate("punalur", "noon"), LANDSCAPE_QUALITY),
  heroPicture("hero-alappuzha", () => alappuzhaCampus("dawn", wide(470, 70))),
  heroPicture("hero-kozhencherry", () => kozhencherryCampus("noon", wide(700, 100))),
  heroPicture("hero-punalur", () => punalurCampus("dusk", wide(600, 90))),
  heroPicture("landing-hero", () => landingHero()),
  sitePicture("welcome-alappuzha", () => alappuzhaVeranda(), LANDSCAPE_QUALITY),
  sitePicture("welcome-kozhencherry", () => kozhencherryCourt()),
  sitePicture("welcome-punalur", () => punalurVeranda()),
  sitePicture("slide-alappuzha-2", doctorsBoard, LANDSCAPE_QUALITY),
  sitePicture("slide-alappuzha-3", watchedSleep),
  sitePicture("slide-kozhencherry-2", clothCradle, CLOSE_QUALITY),
  sitePicture("slide-kozhencherry-3", () => bloodStore(WIDE)),
  sitePicture("slide-punalur-2", () => ayurveda("hills", WIDE)),
  sitePicture("slide-punalur-3", () => ambulanceBay("dusk", "punalur", true)),
  sitePicture("nursing-college", () => nursingCollege()),
];

/** The pictures of pages that every hospital has. */
const PAGES: readonly Picture[] = [
  sitePicture("page-appointment", chosenDay),
  sitePicture("page-careers", staffRoom),
  sitePicture("page-departments", modelsInRow),
  sitePicture("page-facilities", toolsInRow),
  sitePicture("page-testimonials", thanks),
];

const FACILITIES: readonly Picture[] = [
  sitePicture("facility-cathlab", () => cathLab()),
  sitePicture("facility-clinic", nightClinic, CLOSE_QUALITY),
  sitePicture("facility-pharmacy", () => pharmacy()),
  sitePicture("facility-paramedical", responseBag, CLOSE_QUALITY),
  sitePicture("facility-power", () => powerHouse()),
  sitePicture("facility-laboratory", () => laboratory()),
  sitePicture("facility-clinical-physiotherapy", treatmentCouch, CLOSE_QUALITY),
  sitePicture("facility-cssd", sterilePacks, CLOSE_QUALITY),
  sitePicture("facility-dialysis", () => dialysis()),
  sitePicture("facility-emergency", emergencyBay, CLOSE_QUALITY),
  sitePicture("facility-icu", () => intensiveCare()),
  sitePicture("facility-inpatient", () => inpatientRoom()),
  sitePicture("facility-theatre", () => operatingTheatre()),
  sitePicture("facility-outpatient", () => outpatientHall()),
  sitePicture("facility-checkup", checkupBreakfast, CLOSE_QUALITY),
  sitePicture("facility-radiology", filmsAndScanner, CLOSE_QUALITY),
  sitePicture("facility-physiotherapy", () => rehabilitationGym()),
  sitePicture("facility-bloodbank", () => bloodBank()),
];

/** A hospital's whole day, in the order of the gallery. Some show a part of a facility from near by. */
const GALLERY: readonly (() => string)[] = [
  () => dawnGate("punalur"),
  () => arrival("dawn"),
  () => reception(),
  nursesDesk,
  microscopeNearBy,
  () => kitchen(),
  sheetsInTheSun,
  () => gardenWalk("kozhencherry", "golden", [0, 330, 1072, 670]),
  () => ambulanceBay("golden"),
  weightsAndTowels,
  paperBoats,
  verandaHour,
  () => monsoonQueue(),
  donorsTea,
  booksAndBandages,
  panelsAtSunrise,
  nightShift,
  () => dischargeDay(),
  () => wheelchairRamp(),
  () => eveningJetty(),
  medicines,
  () => dental(),
  trialFrame,
  firstPicture,
  smallWashing,
  coolBox,
  () => canteen(),
  () => liftLobby(),
  () => library(),
  () => onamFlowers(),
  () => corridor(),
  lotusAtReception,
  () => recordsRoom(),
];

/** Things near by have smooth grounds, which show no loss. */
const CLOSE_UPS: ReadonlySet<() => string> = new Set([
  nursesDesk,
  sheetsInTheSun,
  paperBoats,
  verandaHour,
  panelsAtSunrise,
  trialFrame,
  smallWashing,
  coolBox,
  nightShift,
  firstPicture,
]);

/** The banners of the departments' pages. */
const DEPARTMENTS = Object.entries(DEPARTMENT_BANNERS).map(([department, draw]) =>
  sitePicture(`department-${department.replaceAll("_", "-")}`, draw),
);

/** The portraits on the About us pages. */
const LEADER_PORTRAITS = Object.entries(LEADERS).flatMap(([hospital, sitters]) =>
  sitters.map((sitter, i) =>
    sitePicture(`leader-${hospital}-${i + 1}`, () => portrait(sitter), LANDSCAPE_QUALITY, LEADER_WIDTHS),
  ),
);

/** Pictures inside the sample content of the content service. */
const SAMPLE: Record<string, () => string> = {
  reception: () => entranceHall(),
  ambulance: () => ambulanceBay("monsoon"),
  icu: () => intensiveCareDesk("hills"),
  lab: () => sampleCollection(),
  pharmacy: () => nightPharmacy(),
  radiology: () => scanControl(),
  garden: () => gardenWalk("alappuzha", "noon"),
  ward: crutchesByTheBed,
  training: pulseLesson,
  campaign: () => healthCamp(),
  backwater: () => alappuzhaCampus("dusk", near([150, 330, 1072, 670])),
  punalur: () => punalurCampus("monsoon", near([480, 280, 1120, 700])),
  ...STORIES,
};

/** Every picture of the project's sample imagery, by name. */
export const PICTURES: readonly Picture[] = [
  ...HOSPITALS,
  ...PAGES,
  ...FACILITIES,
  ...DEPARTMENTS,
  ...LEADER_PORTRAITS,
  ...GALLERY.map((draw, i) =>
    sitePicture(`gallery-${two(i + 1)}`, draw, CLOSE_UPS.has(draw) ? CLOSE_QUALITY : GALLERY_QUALITY),
  ),
  ...Object.entries(SAMPLE).map(([name, draw]) => samplePicture(`scene-${name}`, draw, SAMPLE_WIDTH)),
  ...SITTERS.map((sitter, i) =>
    samplePicture(`portrait-${two(i + 1)}`, () => portrait(sitter), PORTRAIT_WIDTH, PORTRAIT_QUALITY),
  ),
];
