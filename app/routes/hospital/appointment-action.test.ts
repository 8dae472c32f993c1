import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { servicesContext, type PageServices } from "#app/context.ts";
import type { Content } from "#content/content.ts";
import type { Hospital } from "#hospitals/site.ts";
import type { Submissions } from "#submissions/submissions.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { loader as doctorsLoader } from "./appointment-doctors.tsx";
import { appointmentAction } from "./appointment-form.ts";

const hospital = {
  basePath: "/venmala_hospital_punalur",
  contentName: "Venmala Hospital Punalur",
  contact: { receivingAddress: "punalur@example.org" },
  departments: [],
} as unknown as Hospital;

const params = { basePath: "venmala_hospital_punalur" };

const typed = {
  department: "Cardiology",
  doctor: "",
  patientName: "Anu",
  patientEmail: "anu@example.org",
  patientContactNumber: "9000000001",
  outPatientNumber: "",
  appointmentOn: "",
};

const listedDoctors: Pick<Content, "fetchDepartmentListings" | "fetchListingDoctors"> = {
  fetchDepartmentListings: async () => resultOf([{ id: "listing-1", department: "Cardiology" }]),
  fetchListingDoctors: async (_hospital, id) =>
    resultOf(id === "listing-1" ? [{ id: "d1", name: "Dr. Sample One" }] : []),
};

const contentOutage: typeof listedDoctors = {
  fetchDepartmentListings: async () => UNAVAILABLE,
  fetchListingDoctors: async () => UNAVAILABLE,
};

function setUp(outcome: Awaited<ReturnType<Submissions["submit"]>>, content = listedDoctors) {
  const submit = vi.fn<Submissions["submit"]>(async () => outcome);
  const context = new RouterContextProvider();
  const services = {
    site: { hospitals: [hospital] },
    content,
    submissions: { submit },
    now: () => new Date(),
    noteMissingContent: () => {},
  };
  context.set(servicesContext, services as unknown as PageServices);
  return { context, submit };
}

function post(values: Record<string, string>): Request {
  return new Request("http://localhost/venmala_hospital_punalur/appointment", {
    method: "POST",
    body: new URLSearchParams(values),
  });
}

const accepted = { status: "accepted", receipt: { reference: "A-0000-0000" } } as const;

describe("the appointment form without JavaScript", () => {
  test("an accepted request is handed in with the ten keys, its hospital taken from the address", async () => {
    const { context, submit } = setUp(accepted);
    const request = post({ ...typed, to: "other@example.org" });
    const answer = await appointmentAction({ request, params, context }).catch((thrown: unknown) => thrown);
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.get("location")).toBe(
      "/venmala_hospital_punalur/sent/appointment?reference=A-0000-0000",
    );
    const input = { ...typed, message: "", hospital: "Venmala Hospital Punalur", to: "punalur@example.org" };
    expect(submit).toHaveBeenCalledExactlyOnceWith("appointment", input, {});
  });

  test("a refused request keeps what was typed and brings the department's doctors", async () => {
    const rejection = { field: "patientName", message: "Enter your name" };
    const { context } = setUp({ status: "invalid", errors: [rejection] });
    const answer = await appointmentAction({ request: post({ ...typed, patientName: "" }), params, context });
    expect(answer.init?.status).toBe(400);
    expect(answer.data).toEqual({
      reply: { outcome: "invalid", values: { ...typed, patientName: "" }, rejection },
      doctors: [{ id: "d1", name: "Dr. Sample One" }],
    });
  });

  test("'Show doctors' hands nothing in and leads to the doctor select", async () => {
    const { context, submit } = setUp(accepted);
    const answer = await appointmentAction({ request: post({ ...typed, intent: "doctors" }), params, context });
    expect(answer.init?.status).toBe(200);
    expect(answer.data).toEqual({
      reply: { outcome: "editing", values: typed, focus: "doctor" },
      doctors: [{ id: "d1", name: "Dr. Sample One" }],
    });
    expect(submit).not.toHaveBeenCalled();
  });

  test("an outage of the content service costs the doctors only", async () => {
    const { context } = setUp(accepted, contentOutage);
    const answer = await appointmentAction({ request: post({ ...typed, intent: "doctors" }), params, context });
    expect(answer.data.doctors).toEqual([]);
  });
});

async function askForDoctors(query: string, content = listedDoctors) {
  const { context } = setUp(accepted, content);
  const request = new Request(`http://localhost/venmala_hospital_punalur/appointment/doctors${query}`);
  const args = { request, params, context } as unknown as Parameters<typeof doctorsLoader>[0];
  const response = await doctorsLoader(args);
  return { status: response.status, doctors: await response.json() };
}

describe("the doctors of a listing", () => {
  test("they are a list of ids and names", async () => {
    const doctors = [{ id: "d1", name: "Dr. Sample One" }];
    expect(await askForDoctors("?listing=listing-1")).toEqual({ status: 200, doctors });
  });

  test("without a listing and for an unknown one the answer is an empty list with status 404", async () => {
    expect(await askForDoctors("")).toEqual({ status: 404, doctors: [] });
    expect(await askForDoctors("?listing=other")).toEqual({ status: 404, doctors: [] });
  });

  test("during an outage the answer is an empty list", async () => {
    expect(await askForDoctors("?listing=listing-1", contentOutage)).toEqual({ status: 200, doctors: [] });
  });
});
