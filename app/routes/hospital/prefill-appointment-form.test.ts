import { expect, test } from "vitest";
import type { AppointmentFormData } from "#app/features/appointment/appointment-form-data.ts";
import type { Content } from "#content/content.ts";
import type { Hospital } from "#hospitals/site.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { prefillAppointmentForm } from "./appointment-form.ts";

const hospital = {
  basePath: "/h",
  contentName: "Hospital",
  routedDepartments: [
    { slug: "e_n_t", name: "ENT", queryName: "E N T" },
    { slug: "neurosurgery", name: "Neurosurgery", queryName: "Neurosurgery" },
  ],
} as Hospital;

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
const reachable: Pick<Content, "fetchListingDoctors"> = {
  fetchListingDoctors: async (_hospital, id) => resultOf(id === "l1" ? DOCTORS : []),
};
const away: typeof reachable = { fetchListingDoctors: async () => UNAVAILABLE };

function prefill(query: string, form = listed, content = reachable) {
  const services = { content: content as Content, noteMissingContent: () => {} };
  return prefillAppointmentForm(form, new URL(`http://localhost/h/appointment${query}`), hospital, services);
}

/** Where a made-up or differently written address leads. */
async function redirectOf(query: string, form = listed, content = reachable): Promise<string | null> {
  const answer: unknown = await prefill(query, form, content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response && answer.status === 302 ? answer.headers.get("location") : null;
}

test("an address that names nothing leaves the form as it is", async () => {
  expect(await prefill("")).toBe(listed);
});

test("a department's slug chooses it and brings its doctors", async () => {
  const { prefill: choice, departments } = await prefill("?department=e_n_t");
  expect(choice).toEqual({ department: "E N T", doctor: "", doctors: DOCTORS });
  expect(departments).toEqual(listed.departments);
});

test("a doctor's id chooses the doctor too", async () => {
  const { prefill: choice } = await prefill("?department=e_n_t&doctor=d2");
  expect(choice).toMatchObject({ department: "E N T", doctor: "Dr. Binu" });
});

test("a department that has a page and no listing can be chosen all the same", async () => {
  const { prefill: choice, departments } = await prefill("?department=neurosurgery");
  expect(choice).toEqual({ department: "Neurosurgery", doctor: "", doctors: [] });
  expect(departments).toEqual([...listed.departments, { name: "Neurosurgery" }]);
});

test("a listing without a page is chosen by its name", async () => {
  expect((await prefill("?department=Sleep+Clinic")).prefill).toMatchObject({ department: "Sleep Clinic" });
});

test.each([
  ["?department=ENT", "/h/appointment?department=e_n_t"],
  ["?department=E+N+T&doctor=dr.+anu", "/h/appointment?department=e_n_t&doctor=d1"],
  ["?department=sleep+clinic", "/h/appointment?department=Sleep+Clinic"],
  ["?department=e_n_t&doctor=nobody", "/h/appointment?department=e_n_t"],
  ["?department=neurosurgery&doctor=d1", "/h/appointment?department=neurosurgery"],
  ["?department=nothing&doctor=d1", "/h/appointment"],
  ["?doctor=d1", "/h/appointment"],
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
  expect(await redirectOf("?department=e_n_t&doctor=d1", listed, away)).toBe("/h/appointment?department=e_n_t");
});
