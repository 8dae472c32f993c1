import { redirect } from "react-router";
import type { PageServices } from "#app/context.ts";
import type {
  AppointmentReply,
  AppointmentFormData,
  DepartmentChoice,
} from "#app/features/appointment/appointment-form.tsx";
import { MAX_DOCTORS } from "#app/features/doctors/doctor-limit.ts";
import { askAboutDay, type DoctorChoice, type HospitalDays } from "#app/features/appointment/visit-day.ts";
import { closingTime, officeHours } from "#forms/working-time.ts";
import { DAY_MS, findDayFault, lastDay, todayInKolkata } from "#forms/calendar.ts";
import type { DoctorSummary } from "#site/content/content.ts";
import { isEmergencyDepartment } from "#site/hospitals/emergency.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Department, Hospital } from "#site/hospitals/site.ts";
import { listChanges } from "#site/sittings/describe-sittings.ts";
import { nextDays, sittingPlace } from "#site/sittings/clock.ts";
import { listVisitDays } from "#site/sittings/plan-day.ts";
import { describeHoliday } from "#site/sittings/describe-holiday.ts";
import { NO_DOCTORS } from "./load-doctors.ts";
import type { SittingServices } from "./load-sittings.ts";
import { contentOr, openHospital, type ContentServices, type HospitalRequest } from "./hospital-page.ts";
import {
  formResponse,
  formSettings,
  readForm,
  submitForm,
  typedIn,
  wasAsked,
  type RefusedForm,
} from "./submit-form.ts";

/** Submits the appointment form of a browser without JavaScript, or shows it again with doctors or a question. */
export async function appointmentAction(args: HospitalRequest & { request: Request }) {
  const { hospital, services } = openHospital(args);
  const form = await readForm(args.request);
  const values = await typedIn("appointment", form);
  const { reply, ...refused } = await settle();
  return formResponse<AppointmentReply>({ reply, doctors: await findDoctors() }, refused);

  async function settle(): Promise<RefusedForm> {
    if (form.get("intent") === "doctors")
      return { reply: { outcome: "editing", values, focus: "doctor" }, status: 200 };
    const question = values.appointmentOn ? await ask(values.appointmentOn) : "";
    if (question !== "" && !wasAsked(form, question))
      return { reply: { outcome: "asked", values, question }, status: 200 };
    const done = await submitForm("appointment", form, args);
    if (done.reply.outcome !== "asked" || question === "") return done;
    // Both are answered by one press.
    return { ...done, reply: { ...done.reply, question: `${done.reply.question} ${question}` } };
  }

  async function ask(day: string): Promise<string> {
    const doctors = values.doctor ? await findDoctors() : [];
    const doctor = doctors.find(({ name }) => name === values.doctor);
    return askAboutDay(day, doctor, daysOf(hospital, services), services.texts.pages);
  }

  async function findDoctors(): Promise<DoctorChoice[]> {
    const listings = await loadListings(services, hospital);
    const listingId = listings.find(({ department }) => department === values.department)?.id;
    return loadDoctors(services, hospital, listingId);
  }
}

type PauseServices = Pick<PageServices, "notices" | "site" | "texts">;

export async function loadAppointmentForm(services: PageServices, hospital: Hospital): Promise<AppointmentFormData> {
  const { basePath } = hospital;
  const paused = services.notices.findPause(hospital, {}, services)?.shown;
  const departments = (await loadDepartments(services, hospital)).map((choice) => {
    const pause = services.notices.findPause(hospital, { department: choice.name }, services)?.shown;
    return { ...choice, ...(pause && !paused && { pause }) };
  });
  const days = daysOf(hospital, services);
  return { ...formSettings(services, hospital, "appointment"), basePath, departments, days, ...(paused && { paused }) };
}

/** Holidays further ahead have no names in the form, which is on the home page too. */
const NAMED_DAYS = 90;

function daysOf(hospital: Hospital, { now: clock, texts }: Pick<PageServices, "now" | "texts">): HospitalDays {
  const { contact } = hospital;
  const now = clock();
  const { times } = officeHours({ contact });
  const week = Array.from({ length: 7 }, (_, index) => todayInKolkata(new Date(Number(now) + index * DAY_MS)));
  const closed = contact.openingTimes?.length
    ? week.filter((day) => closingTime(day, { times, holidays: [] }) === undefined)
    : [];
  const [today = ""] = week;
  const isOver = (closingTime(today, { times, holidays: [] }) ?? Infinity) <= Number(now);
  return {
    hours: contact.openingHours,
    closed: closed.map((day) => new Date(day).getUTCDay()),
    holidays: Object.fromEntries([
      ...(isOver ? [[today, texts.server.openHours.overToday] as const] : []),
      ...hospital.holidays
        .filter(({ day, op }) => op !== "usual" && findDayFault(day, today) === undefined)
        .map(({ name, ...holiday }) => {
          const isNear = Date.parse(holiday.day) - Number(now) < NAMED_DAYS * DAY_MS;
          return [holiday.day, describeHoliday({ ...holiday, name: isNear ? name : "" }, hospital, texts)] as const;
        }),
    ]),
  };
}

async function loadListings(services: ContentServices, { contentName }: Hospital) {
  return contentOr(await services.content.fetchDepartmentListings(contentName), [], services);
}

/** None for emergencies where the hospital has no casualty; without listings all departments (checklist A50). */
async function loadDepartments(services: PageServices, hospital: Hospital): Promise<DepartmentChoice[]> {
  const listings = await loadListings(services, hospital);
  if (listings.length === 0)
    return hospital.departments.map((one) => ({ ...unlisted(one, services), ...emergencyMark(hospital, one.name) }));
  const offered = listings.filter(
    ({ department }) => hospital.contact.emergencyPhone || !isEmergencyDepartment(hospital, department),
  );
  return offered.map(({ id, department }) => {
    const label = hospital.routedDepartments.find(({ queryName }) => queryName === department)?.name;
    return {
      name: department,
      ...(label !== undefined && label !== department && { label }),
      listingId: id,
      ...emergencyMark(hospital, department),
    };
  });
}

/** Of a department without a listing. What is sent is the same in every language. */
function unlisted({ name, queryName }: Department, { site }: Pick<PageServices, "site">): DepartmentChoice {
  return site.prefix === "" ? { name } : { name: queryName, label: name };
}

function emergencyMark(hospital: Hospital, department: string): Pick<DepartmentChoice, "isEmergency"> {
  return isEmergencyDepartment(hospital, department) ? { isEmergency: true } : {};
}

/** Department and doctor as an address names them, by slug, id or name. Other addresses redirect, so none is cached. */
export async function prefillAppointmentForm(
  form: AppointmentFormData,
  { searchParams }: URL,
  hospital: Hospital,
  services: ContentServices & SittingServices & PauseServices,
): Promise<AppointmentFormData> {
  const [givenDepartment, givenDoctor] = [searchParams.get("department"), searchParams.get("doctor")];
  if (givenDepartment === null && givenDoctor === null) return form;
  const { toAppointment, toAppointmentFor } = hospitalPaths(hospital);
  const department = findDepartment(hospital, form.departments, givenDepartment ?? "", services);
  if (!department) throw redirect(toAppointment);
  const doctors = await loadDoctors(services, hospital, department.choice.listingId);
  const doctor = doctors.find(({ id, name }) => id === givenDoctor || isSameName(name, givenDoctor ?? ""));
  const address = toAppointmentFor(department.key, doctor?.id);
  if (address !== toAppointmentFor(givenDepartment ?? "", givenDoctor ?? undefined)) throw redirect(address);
  const { choice } = department;
  const isListed = form.departments.some(({ name }) => name === choice.name);
  return {
    ...form,
    departments: isListed ? form.departments : [...form.departments, choice],
    prefill: { department: choice.name, doctor: doctor?.name ?? "", doctors },
  };
}

type FoundDepartment = { key: string; choice: DepartmentChoice };

/** A department without a listing has a page too: then its name is the choice, without doctors. */
function findDepartment(
  { routedDepartments }: Hospital,
  choices: DepartmentChoice[],
  given: string,
  services: Pick<PageServices, "site">,
): FoundDepartment | undefined {
  const routed = routedDepartments.find(({ slug, name, queryName }) =>
    [slug, name, queryName].some((known) => isSameName(known, given)),
  );
  const listed = choices.find(({ name }) => isSameName(name, routed?.queryName ?? given));
  if (!routed) return listed && { key: listed.name, choice: listed };
  return {
    key: routed.slug,
    choice: listed ?? { ...unlisted(routed, services), ...(routed.emergency && { isEmergency: true }) },
  };
}

function isSameName(name: string, given: string): boolean {
  return name.toLowerCase() === given.trim().toLowerCase();
}

async function loadDoctors(
  services: ContentServices & SittingServices & PauseServices,
  hospital: Hospital,
  listingId: string | undefined,
): Promise<DoctorChoice[]> {
  if (!listingId) return [];
  const result = await services.content.fetchListedDoctors(hospital.contentName, listingId, MAX_DOCTORS);
  return contentOr(result, NO_DOCTORS, services).doctors.map((doctor) => toDoctorChoice(services, hospital, doctor));
}

/** Weeks ahead whose changes stand beside the doctor. */
const CHANGE_DAYS = 42;
const MAX_CHANGES = 3;

export function toDoctorChoice(
  services: SittingServices & PauseServices,
  hospital: Hospital,
  doctor: Omit<DoctorSummary, "education">,
): DoctorChoice {
  const { id, name, centerOfExcellence: field, profilePicture: picture, consulting } = doctor;
  const known = services.sittings.of(hospital, doctor);
  const from = todayInKolkata(services.now());
  const { days, except } = listVisitDays(known, from, lastDay(from));
  const isAsked = days.length < 7 || except.length > 0;
  const changes = listChanges(known, nextDays(from, CHANGE_DAYS), sittingPlace(hospital), services.texts);
  const pause = services.notices.findPause(hospital, { doctor: name }, services)?.shown;
  const hours = [consulting, ...changes.slice(0, MAX_CHANGES)].filter(Boolean);
  return {
    ...{ id, name },
    ...(field && { field }),
    ...(picture && { picture }),
    ...(hours.length > 0 && { consulting: hours.join("\n") }),
    ...(pause && { pause }),
    ...(isAsked && { days }),
    ...(except.length > 0 && { except }),
  };
}
