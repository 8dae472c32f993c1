import type { Holiday } from "#site/hospitals/site.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { describe, expect, test } from "vitest";
import { hospital, services } from "#app/structured-data/test-support/sample-hospital.ts";
import { hospitalThing, medicalWebPageThing, webSiteThing } from "./hospital-things.ts";

describe("a hospital", () => {
  test("without a spot on the map and hours in the data has neither", () => {
    const { geo: _geo, openingTimes: _times, postalCode: _code, ...contact } = hospital.contact;
    const thing = hospitalThing(services, { ...hospital, contact, routedDepartments: [] });
    for (const name of ["geo", "openingHoursSpecification", "medicalSpecialty"]) expect(thing).not.toHaveProperty(name);
    expect(thing.address).not.toHaveProperty("postalCode");
  });

  test("names the days it is open where the data does", () => {
    const contact = {
      ...hospital.contact,
      openingTimes: [{ days: ["Monday" as const], opens: "09:00", closes: "13:00" }],
    };
    expect(hospitalThing(services, { ...hospital, contact }).openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        name: "OPD hours",
        dayOfWeek: ["https://schema.org/Monday"],
        opens: "09:00",
        closes: "13:00",
      },
    ]);
  });

  test("says of the next month's holidays what is known where the data has hours", () => {
    const holidays: Holiday[] = [
      { day: "2026-12-20", name: "Of unknown hours" },
      { day: "2026-12-25", name: "Christmas", op: "closed" },
      { day: "2026-12-26", name: "As usual", op: "usual" },
      { day: "2026-12-28", name: "Feast", op: { opens: "09:00", closes: "11:30" } },
      { day: "2027-03-26", name: "Good Friday", op: "closed" },
    ];
    const { openingTimes: _times, ...withoutHours } = hospital.contact;
    const hours = (day: string, opens: string, closes: string) => ({
      "@type": "OpeningHoursSpecification",
      ...{ opens, closes, validFrom: day, validThrough: day },
    });
    expect(hospitalThing(services, { ...hospital, holidays }).specialOpeningHoursSpecification).toEqual([
      hours("2026-12-25", "00:00", "00:00"),
      hours("2026-12-28", "09:00", "11:30"),
    ]);
    expect(hospitalThing(services, { ...hospital, holidays, contact: withoutHours })).not.toHaveProperty(
      "specialOpeningHoursSpecification",
    );
  });

  test("has a toll-free number as it is dialled, because none but India reaches it", () => {
    const contact = {
      ...hospital.contact,
      phone: createPhone("1800-425-1234"),
      conciergePhone: createPhone("(0487) 2334455"),
    };
    const { telephone, contactPoint } = hospitalThing(services, { ...hospital, contact });
    expect(telephone).toBe("18004251234");
    expect(contactPoint).toContainEqual(expect.objectContaining({ telephone: "+914872334455" }));
  });

  test("without Facebook in the data names no other page of itself", () => {
    const { facebookUrl: _facebook, ...contact } = hospital.contact;
    expect(hospitalThing(services, hospital)).toHaveProperty("sameAs");
    expect(hospitalThing(services, { ...hospital, contact })).not.toHaveProperty("sameAs");
  });

  test("that is the site's only one belongs to no group and publishes the site", () => {
    const only = { ...services, site: { ...services.site, hospitals: [hospital] } };
    expect(hospitalThing(services, hospital)).toHaveProperty("parentOrganization");
    expect(hospitalThing(only, hospital)).not.toHaveProperty("parentOrganization");
    expect(webSiteThing(only).publisher).toMatchObject({ "@type": "Hospital", name: "Kayalora Hospital, Alappuzha" });
  });

  test("names each branch of medicine once", () => {
    const specialties = hospitalThing(services, hospital).medicalSpecialty as string[];
    expect(new Set(specialties).size).toBe(specialties.length);
    expect(specialties).toContain("https://schema.org/Cardiovascular");
  });
});

test("a department without a branch of medicine has a page all the same", () => {
  const page = { name: "Ayurvedam", description: "Old ways", path: "/a/department/ayurvedam" };
  expect(medicalWebPageThing(services, hospital, page)).not.toHaveProperty("specialty");
});
