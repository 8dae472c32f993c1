import { knownSittings } from "#site/sittings/known-sittings.ts";
import { RouterContextProvider } from "react-router";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import type { AppointmentFormData } from "#app/features/appointment/appointment-form.tsx";
import type { Content, ContentErrors, DoctorSummary } from "#site/content/content.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { FormNotice, Hospital, Site } from "#site/hospitals/site.ts";
import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { SittingException } from "#site/sittings/sitting.ts";
import type { Submissions } from "#forms/submissions.ts";
import { createNotices } from "#desk/notices/notices.server.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import { FILLED_APPOINTMENT } from "#outbox/test-support/samples.ts";
import { pages, server } from "#site/texts/en.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { NO_NOTICES } from "#tests/support/no-notices.ts";
import { loader as doctorsLoader } from "./appointment-doctors.tsx";
import { appointmentAction, loadAppointmentForm, prefillAppointmentForm, toDoctorChoice } from "./appointment-form.ts";

const hospital = {
  basePath: "/venmala_hospital_punalur",
  contentName: "Venmala Hospital Punalur",
  contact: {
    receivingAddress: "punalur@example.org",
    phone: createPhone("0000 000 3001"),
    conciergePhone: createPhone("0000 000 3004"),
    openingHours: "9 am to 1 pm",
    openingTimes: [{ opens: "09:00", closes: "13:00" }],
    holidays: ["2026-01-26", "2026-12-25"],
  },
  departments: [{ name: "ENT" }, { name: "Dental" }],
  holidays: [
    { day: "2026-01-26", name: "Republic Day" },
    { day: "2026-12-25", name: "Christmas", op: "closed" },
    { day: "2026-12-28", name: "" },
    { day: "2027-01-26", name: "Republic Day", op: "usual" },
  ],
  routedDepartments: [
    { slug: "e_n_t", name: "ENT", queryName: "E N T" },
    { slug: "neurosurgery", name: "Neurosurgery", queryName: "Neurosurgery" },
  ],
  formNotice: { version: "v1", summary: "Kept for 90 days.", links: [] as FormNotice["links"] },
} as Partial<Hospital> as Hospital;

const SITTINGS = {
  texts: { pages, server },
  notices: NO_NOTICES,
  now: () => new Date("2026-11-20T05:00:00Z"),
  sittings: {
    of: (_, doctor) => knownSittings(doctor, { exceptions: doctor.id === "s1" ? CHANGES : [] }),
  } as Partial<OfficeSittingsService> as OfficeSittingsService,
};
const CHANGES: SittingException[] = [
  { first: "2026-12-07", last: "2026-12-09", kind: "away" },
  { first: "2026-12-12", last: "2026-12-12", kind: "extra", from: "16:00", to: "18:00" },
];

function loadWith(
  fetchDepartmentListings: Content["fetchDepartmentListings"],
  noteMissingContent: (errors: ContentErrors) => void = () => {},
  at = hospital,
  notices = NO_NOTICES,
) {
  const services = {
    site: { language: "en", prefix: "", group: { showsSendFailure: false } },
    editions: [{ site: { hospitals: [at] } }],
    ...{ texts: { pages, server }, notices },
    content: { fetchDepartmentListings },
    noteMissingContent,
    apiOrigin: "https://api.example.org",
    resumeMaxBytes: 1,
    now: () => new Date("2026-11-20T18:31:00Z"),
  };
  return loadAppointmentForm(services as unknown as PageServices, at);
}

test("the form offers the listings under the site's names, and its day is India's [S200]", async () => {
  expect(await loadWith(async () => resultOf([{ id: "l1", department: "E N T" }]))).toEqual({
    addressee: { hospital: "Venmala Hospital Punalur", to: "punalur@example.org" },
    call: createPhone("0000 000 3004"),
    resumeMaxBytes: 1,
    urgent: [
      { label: "Ambulance", printed: "108", href: "tel:108" },
      { label: "Police, fire, ambulance", printed: "112", href: "tel:112" },
    ],
    apiOrigin: "https://api.example.org",
    basePath: "/venmala_hospital_punalur",
    departments: [{ name: "E N T", label: "ENT", listingId: "l1" }],
    days: {
      hours: "9 am to 1 pm",
      closed: [0],
      holidays: { "2026-12-25": "Christmas: OP closed", "2026-12-28": "Holiday: ask about OP hours, 0000 000 3001" },
    },
    today: "2026-11-21",
    privacyNotice: { version: "v1", summary: "Kept for 90 days.", links: [] },
    showsFailure: false,
  });
});

test("once the consulting hours of today are over, today is asked about", async () => {
  const services = { ...SITTINGS, now: () => new Date("2026-11-24T07:30:00Z") } as unknown as PageServices;
  const request = post({ ...typed, appointmentOn: "2026-11-24" });
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...setUp(accepted).services, ...services });
  const { data } = await appointmentAction({ request, params, context });
  expect(data.reply).toMatchObject({
    question: expect.stringContaining("24 November 2026: consulting hours are over for today.") as string,
  });
});

test("the emergency department is marked, and not offered where a hospital has no casualty", async () => {
  const listings = async () =>
    resultOf([
      { id: "l1", department: "E N T" },
      { id: "l2", department: "Emergency Medicine" },
    ]);
  expect((await loadWith(listings)).departments.map(({ name }) => name)).toEqual(["E N T"]);
  const emergencyPhone = createPhone("0000 000 3003");
  const open = { ...hospital, contact: { ...hospital.contact, emergencyPhone } };
  expect((await loadWith(listings, undefined, open)).departments).toMatchObject([
    { name: "E N T" },
    { name: "Emergency Medicine", isEmergency: true },
  ]);
});

test.each([
  ["without any listing", resultOf([]), 0],
  ["during an outage", UNAVAILABLE, 1],
])("%s the form offers the hospital's own departments", async (_when, listings, missing) => {
  const noteMissingContent = vi.fn<(errors: ContentErrors) => void>();
  const form = await loadWith(async () => listings, noteMissingContent);
  expect(noteMissingContent).toHaveBeenCalledTimes(missing);
  expect(form.departments).toEqual([{ name: "ENT" }, { name: "Dental" }]);
});

const listed = {
  departments: [
    { name: "E N T", listingId: "l1" },
    { name: "Sleep Clinic", listingId: "l2" },
  ],
} as AppointmentFormData;
const unlisted = { departments: [{ name: "ENT" }, { name: "Neurosurgery" }] } as AppointmentFormData;

const DOCTORS = [
  { id: "d1", name: "Dr. Anu" },
  { id: "d2", name: "Dr. Binu" },
];
const listingOf = (doctors: Partial<DoctorSummary>[]) =>
  resultOf({
    total: doctors.length,
    doctors: doctors.map((doctor) => ({ consulting: "", ...doctor }) as DoctorSummary),
  });
const reachable: Pick<Content, "fetchListedDoctors"> = {
  fetchListedDoctors: async (_hospital, id) => listingOf(id === "l1" ? DOCTORS : []),
};
const away: typeof reachable = { fetchListedDoctors: async () => UNAVAILABLE };

function prefill(query: string, form = listed, content = reachable) {
  const site = { prefix: "" } as Site;
  const services = { ...SITTINGS, site, content: content as Content, noteMissingContent: () => {} };
  return prefillAppointmentForm(
    form,
    new URL(`http://localhost/venmala_hospital_punalur/appointment${query}`),
    hospital,
    services,
  );
}

/** Where a made-up or differently written address leads. */
async function redirectOf(query: string, form = listed, content = reachable): Promise<string | null> {
  const response: unknown = await prefill(query, form, content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return response instanceof Response && response.status === 302 ? response.headers.get("location") : null;
}

test("an address that names nothing leaves the form as it is", async () => {
  expect(await prefill("")).toBe(listed);
});

test.each([
  ["a department's slug", "?department=e_n_t", { department: "E N T", doctor: "", doctors: DOCTORS }],
  ["a doctor's id", "?department=e_n_t&doctor=d2", { department: "E N T", doctor: "Dr. Binu", doctors: DOCTORS }],
  ["the name of a listing without a page", "?department=Sleep+Clinic", { department: "Sleep Clinic" }],
])("%s chooses what it names", async (_name, query, choice) => {
  const { prefill: chosen, departments } = await prefill(query);
  expect(chosen).toMatchObject(choice);
  expect(departments).toEqual(listed.departments);
});

test("a department that has a page and no listing can be chosen all the same", async () => {
  const { prefill: choice, departments } = await prefill("?department=neurosurgery");
  expect(choice).toEqual({ department: "Neurosurgery", doctor: "", doctors: [] });
  expect(departments).toEqual([...listed.departments, { name: "Neurosurgery" }]);
});

test.each([
  ["?department=ENT", "/venmala_hospital_punalur/appointment?department=e_n_t"],
  ["?department=E+N+T&doctor=dr.+anu", "/venmala_hospital_punalur/appointment?department=e_n_t&doctor=d1"],
  ["?department=sleep+clinic", "/venmala_hospital_punalur/appointment?department=Sleep+Clinic"],
  ["?department=e_n_t&doctor=nobody", "/venmala_hospital_punalur/appointment?department=e_n_t"],
  ["?department=neurosurgery&doctor=d1", "/venmala_hospital_punalur/appointment?department=neurosurgery"],
  ["?department=nothing&doctor=d1", "/venmala_hospital_punalur/appointment"],
  ["?doctor=d1", "/venmala_hospital_punalur/appointment"],
])("%s leads to %s", async (query, address) => {
  expect(await redirectOf(query)).toBe(address);
});

test("during an outage the department is chosen without its doctors", async () => {
  expect((await prefill("?department=e_n_t", unlisted, away)).prefill).toEqual({
    department: "ENT",
    doctor: "",
    doctors: [],
  });
  expect((await prefill("?department=e_n_t", listed, away)).prefill).toMatchObject({
    department: "E N T",
    doctors: [],
  });
  expect(await redirectOf("?department=e_n_t&doctor=d1", listed, away)).toBe(
    "/venmala_hospital_punalur/appointment?department=e_n_t",
  );
});

const params = { basePath: "venmala_hospital_punalur" };

const typed = { ...FILLED_APPOINTMENT, doctor: "", outPatientNumber: "", appointmentOn: "" };

const listedDoctors: Pick<Content, "fetchDepartmentListings" | "fetchListedDoctors"> = {
  fetchDepartmentListings: async () => resultOf([{ id: "listing-1", department: "Cardiology" }]),
  fetchListedDoctors: async (_hospital, id) =>
    listingOf(id === "listing-1" ? [{ id: "s1", name: "Dr. Sample One", consulting: "Mon, Wed: 9 am – 1 pm" }] : []),
};

const SAMPLE_ONE = {
  ...{ id: "s1", name: "Dr. Sample One" },
  consulting: "Mon, Wed: 9 am – 1 pm\nAway 7 to 9 December\nExtra: Saturday 12 December, 4\u00A0pm\u00A0– 6\u00A0pm",
  days: [1, 3],
  except: ["2026-12-07", "2026-12-09", "2026-12-12"],
};

const contentOutage: typeof listedDoctors = {
  fetchDepartmentListings: async () => UNAVAILABLE,
  fetchListedDoctors: async () => UNAVAILABLE,
};

function setUp(outcome: Awaited<ReturnType<Submissions["submit"]>>, content = listedDoctors) {
  const submit = vi.fn<Submissions["submit"]>(async () => outcome);
  const context = new RouterContextProvider();
  const services = {
    site: { language: "en", prefix: "", hospitals: [hospital] },
    content,
    submissions: { submit },
    ...SITTINGS,
    editions: [{ site: { hospitals: [hospital] } }],
    noteMissingContent: () => {},
  };
  context.set(servicesContext, services as unknown as PageServices);
  return { context, submit, services: services as unknown as PageServices };
}

const sentExtras = expect.objectContaining({
  edition: expect.objectContaining({ site: expect.objectContaining({ language: "en" }) as unknown }) as unknown,
}) as unknown;

function post(values: Record<string, string>): Request {
  return new Request("http://localhost/venmala_hospital_punalur/appointment", {
    method: "POST",
    body: new URLSearchParams(values),
  });
}

const accepted = { status: "accepted", receipt: { reference: "A-0000-0000" } } as const;

describe("the appointment form without JavaScript", () => {
  test("an accepted request is handed in, its hospital taken from the address", async () => {
    const { context, submit } = setUp(accepted);
    const request = post({ ...typed, to: "other@example.org" });
    const response = await appointmentAction({ request, params, context }).catch((thrown: unknown) => thrown);
    expect(response).toMatchObject({ status: 303 });
    expect((response as Response).headers.get("location")).toBe(
      "/venmala_hospital_punalur/sent/appointment?reference=A-0000-0000",
    );
    const input = { ...typed, hospital: "Venmala Hospital Punalur", to: "punalur@example.org" };
    expect(submit).toHaveBeenCalledExactlyOnceWith("appointment", input, sentExtras);
  });

  test("a refused request comes back with what was typed and with the department's doctors", async () => {
    const rejection = { field: "patientName", message: "Enter your name" };
    const { context } = setUp({ status: "invalid", errors: [rejection] });
    const response = await appointmentAction({ request: post({ ...typed, patientName: "" }), params, context });
    expect(response.init?.status).toBe(400);
    expect(response.data).toEqual({
      reply: { outcome: "invalid", values: { ...typed, patientName: "" }, rejection },
      doctors: [SAMPLE_ONE],
    });
  });

  test("'Show doctors' hands nothing in and leads to the doctor select", async () => {
    const { context, submit } = setUp(accepted);
    const response = await appointmentAction({ request: post({ ...typed, intent: "doctors" }), params, context });
    expect(response.init?.status).toBe(200);
    expect(response.data).toEqual({
      reply: { outcome: "editing", values: typed, focus: "doctor" },
      doctors: [SAMPLE_ONE],
    });
    expect(submit).not.toHaveBeenCalled();
  });

  test("an outage of the content service costs the doctors only", async () => {
    const { context } = setUp(accepted, contentOutage);
    const response = await appointmentAction({ request: post({ ...typed, intent: "doctors" }), params, context });
    expect(response.data.doctors).toEqual([]);
  });
});

const DOCTOR = SAMPLE_ONE.name;

describe("a day without JavaScript", () => {
  test.each([
    ["2026-11-29", "", "We have no consulting hours on Sunday, 29 November 2026."],
    ["2026-12-25", "", "Friday, 25 December 2026: Christmas: OP closed. Choose another day"],
    ["2026-12-28", "", "Monday, 28 December 2026: Holiday: ask about OP hours, 0000 000 3001."],
    ["2026-12-25", DOCTOR, "Dr. Sample One has no consulting hours on Friday, 25 December 2026."],
    ["2026-11-24", DOCTOR, "Dr. Sample One has no consulting hours on Tuesday, 24 November 2026."],
    ["2026-12-09", DOCTOR, "Dr. Sample One has no consulting hours on Wednesday, 9 December 2026."],
  ])("%s with the doctor %j is asked about once, and what was typed stays", async (appointmentOn, doctor, words) => {
    const { context, submit } = setUp(accepted);
    const values = { ...typed, appointmentOn, doctor };
    const { data } = await appointmentAction({ request: post(values), params, context });
    expect(data.reply).toMatchObject({ outcome: "asked", values, question: expect.stringContaining(words) as string });
    expect(submit).not.toHaveBeenCalled();
    const asked = data.reply.outcome === "asked" ? data.reply.question : "";
    const sent = appointmentAction({ request: post({ ...values, asked }), params, context });
    await expect(sent).rejects.toMatchObject({ status: 303 });
    const input = { ...values, hospital: "Venmala Hospital Punalur", to: "punalur@example.org" };
    expect(submit).toHaveBeenCalledExactlyOnceWith("appointment", input, sentExtras);
  });

  test.each([
    ["2026-11-24", ""],
    ["2027-01-26", ""],
    ["2026-11-25", DOCTOR],
    ["2026-12-12", DOCTOR],
    ["2026-11-24", "Dr. Unknown"],
    ["", DOCTOR],
    ["next week", DOCTOR],
  ])("%j with the doctor %j is sent without a question", async (appointmentOn, doctor) => {
    const { context } = setUp(accepted);
    const request = post({ ...typed, appointmentOn, doctor });
    await expect(appointmentAction({ request, params, context })).rejects.toMatchObject({ status: 303 });
  });
});

describe("a pause without JavaScript", () => {
  const error = { field: "doctor", message: "On leave. Call 0000 220 2111." };
  const paused = { status: "paused", pause: "p1", error } as const;

  test("is said once, beside what is asked of the day, and one press more sends the request", async () => {
    const { context, submit } = setUp(paused);
    const values = { ...typed, appointmentOn: "2026-11-29" };
    const action = (body: Record<string, string>) => appointmentAction({ request: post(body), params, context });
    const day =
      "We have no consulting hours on Sunday, 29 November 2026. Choose another day, or send your request all the same.";
    expect((await action(values)).data.reply).toMatchObject({ outcome: "asked", question: day });
    expect(submit).not.toHaveBeenCalled();
    const both = `${paused.error.message} ${day}`;
    expect((await action({ ...values, asked: day })).data.reply).toEqual({ outcome: "asked", values, question: both });
    submit.mockClear();
    submit.mockResolvedValueOnce(paused).mockResolvedValueOnce(accepted);
    await expect(action({ ...values, asked: both })).rejects.toMatchObject({ status: 303 });
    expect(submit.mock.calls.map(([, , extras]) => extras?.pauseSeen)).toEqual([undefined, "p1"]);
  });

  test("of a department, a doctor or the hospital stands in the form that is sent", async () => {
    const said = { text: { en: "On leave.", ml: "അവധി" }, phone: "0000 220 2111" };
    const listNotices = async () =>
      [{ doctor: { id: "s1", name: "Dr. Sample One" } }, { department: "e_n_t" }].map((of, index) => ({
        ...{ id: `p${index}`, hospitalId: "", content: { kind: "pause" as const, ...said, ...of } },
        ...{ from: new Date("2026-11-20T00:00:00Z"), until: new Date("2026-11-21T00:00:00Z") },
      }));
    const store = { listNotices } as Partial<Store> as Store;
    const notices = createNotices({ store, clock: { now: SITTINGS.now }, onChange: () => {} });
    onTestFinished(notices.stop);
    await notices.look();
    const one = { id: "s1", name: "Dr. Sample One", consulting: "" } as DoctorSummary;
    const services = { ...SITTINGS, notices, site: { language: "en", prefix: "" } } as unknown as PageServices;
    expect(toDoctorChoice(services, hospital, one).pause).toMatchObject({ text: "On leave." });
    expect(toDoctorChoice(services, hospital, { ...one, name: "Dr. Sample Two" })).not.toHaveProperty("pause");
    const form = await loadWith(async () => resultOf([]), undefined, hospital, notices);
    expect(form.departments).toEqual([
      { name: "ENT", pause: { text: "On leave.", call: { label: "Call instead", ...createPhone("0000 220 2111") } } },
      { name: "Dental" },
    ]);
    expect(form).not.toHaveProperty("paused");
  });
});

async function askForDoctors(query: string, content: typeof listedDoctors) {
  const { context } = setUp(accepted, content);
  const request = new Request(`http://localhost/venmala_hospital_punalur/appointment/doctors${query}`);
  const args = { request, params, context } as unknown as Parameters<typeof doctorsLoader>[0];
  const response = await doctorsLoader(args);
  return { status: response.status, doctors: await response.json() };
}

test.each([
  ["of a listing are ids, names and days", "?listing=listing-1", listedDoctors, 200, [SAMPLE_ONE]],
  ["of no listing are none", "", listedDoctors, 404, []],
  ["of an unknown listing are none", "?listing=other", listedDoctors, 404, []],
  ["during an outage are none", "?listing=listing-1", contentOutage, 200, []],
])("the doctors %s", async (_which, query, content, status, doctors) => {
  expect(await askForDoctors(query, content)).toEqual({ status, doctors });
});
