import { expect, test, vi } from "vitest";
import type { PageServices } from "#app/context.ts";
import type { Content, ContentErrors } from "#content/content.ts";
import { createPhone } from "#hospitals/phones.ts";
import type { FormNotice, Hospital } from "#hospitals/site.ts";
import { resultOf, UNAVAILABLE } from "#tests/support/content-results.ts";
import { loadAppointmentForm } from "./appointment-form.ts";

const hospital = {
  basePath: "/venmala_hospital_punalur",
  contentName: "Venmala Hospital Punalur",
  contact: { receivingAddress: "punalur@example.org", conciergePhone: createPhone("0000 000 3004") },
  departments: [{ name: "ENT" }, { name: "Dental" }],
  formNotice: { version: "v1", summary: "Kept for 90 days.", links: [] as FormNotice["links"] },
} as Partial<Hospital> as Hospital;

function loadWith(
  fetchDepartmentListings: Content["fetchDepartmentListings"],
  noteMissingContent: (errors: ContentErrors) => void = () => {},
) {
  const services = {
    site: { group: { showsSendFailure: false } },
    content: { fetchDepartmentListings },
    noteMissingContent,
    apiOrigin: "https://api.example.org",
    now: () => new Date("2026-11-20T18:31:00Z"),
  };
  return loadAppointmentForm(services as unknown as PageServices, hospital);
}

test("the form offers the content service's listings, and its day is India's", async () => {
  expect(await loadWith(async () => resultOf([{ id: "l1", department: "E N T" }]))).toEqual({
    contentName: "Venmala Hospital Punalur",
    receivingAddress: "punalur@example.org",
    conciergePhone: createPhone("0000 000 3004"),
    apiOrigin: "https://api.example.org",
    basePath: "/venmala_hospital_punalur",
    departments: [{ name: "E N T", listingId: "l1" }],
    today: "2026-11-21",
    privacyNotice: { version: "v1", summary: "Kept for 90 days.", links: [] },
    showsFailure: false,
  });
});

test("without any listing the form offers the hospital's own departments", async () => {
  expect((await loadWith(async () => resultOf([]))).departments).toEqual([{ name: "ENT" }, { name: "Dental" }]);
});

test("during an outage the form offers the hospital's own departments", async () => {
  const noteMissingContent = vi.fn<(errors: ContentErrors) => void>();
  const form = await loadWith(async () => UNAVAILABLE, noteMissingContent);
  expect(noteMissingContent).toHaveBeenCalledOnce();
  expect(form.departments).toEqual([{ name: "ENT" }, { name: "Dental" }]);
});
