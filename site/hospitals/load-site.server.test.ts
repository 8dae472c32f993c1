import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadSite } from "./load-site.server.ts";
import type { Hospital } from "./site.ts";
import { findHospitalByBasePath, findHospitalByIdentifier } from "./find-hospital.ts";
import { copySampleData } from "./test-support/copy-sample-data.ts";

const site = await loadSite({ dataDir: "data" });
const get = (id: string): Hospital => {
  const hospital = site.hospitals.find((candidate) => candidate.id === id);
  if (!hospital) throw new Error(`no hospital ${id}`);
  return hospital;
};
const names = (entries: { name: string }[]) => entries.map(({ name }) => name).join(", ");
const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
const department = (id: string, slug: string) => get(id).routedDepartments.find((entry) => entry.slug === slug);
const facilityText = (id: string, slug: string) => {
  const facility = get(id).routedFacilities.find((entry) => entry.slug === slug);
  return [facility?.description, ...(facility?.paragraphs ?? [])].join(" ");
};
const unlisted = (routed: { slug: string }[], menu: { slug: string }[]) =>
  slugs(routed).filter((slug) => !slugs(menu).includes(slug));

const DEPARTMENT_MENUS = {
  alappuzha:
    "Anesthesiology, Diabetology, Emergency Medicine, General Medicine, General Surgery, Interventional Cardiology, Nephrology, Neuromedicine, Neurosurgery, Obstetrics and Gynaecology, Orthopaedics, Pediatrics, Pulmonology, Radiology, Urology",
  kozhencherry:
    "Anesthesiology, Diabetology, Emergency Medicine, General Medicine, General Surgery, Ophthalmology, Nephrology, Neuromedicine, Obstetrics and Gynaecology, Orthopaedics, Pediatrics, Radiology, Urology, Medical Gastroenterology, Dermatology, ENT, Cardiology, Psychiatry, Dental, Pulmonology, Fertility Center",
  punalur:
    "Anesthesiology, Diabetology, Emergency Medicine, General Medicine, General Surgery, Interventional Cardiology, Nephrology, Neuromedicine, Neurology, Obstetrics and Gynaecology, Orthopaedics, Pediatrics, Pulmonology, Radiology, Urology, Ayurvedam, Dermatology, ENT, Dental, Fertility Center",
};

const FACILITY_MENUS = {
  alappuzha:
    "24x7 clinic, Cathlab, Clinical Laboratory, Clinical Physiotherapy (starting soon), CSSD, Dialysis, Emergency/Casualty, ICU, In-patient Department, Operation Theaters, Out-patient Department, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
  kozhencherry:
    "Clinical Laboratory, 24x7 clinic, Dialysis, Emergency/Casualty, ICU, In-patient, Operation Theaters, Physiotherapy, Blood Bank, Out-patient, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
  punalur:
    "Clinical Laboratory, 24x7 clinic, Dialysis, Emergency/Casualty, ICU, In-patient, Operation Theaters, Out-patient, Paramedical Support, 24x7 Pharmacy, Power Backup, Preventive Health Checkup, Radiology Imaging",
};

test("a mailbox that is set takes the place of the data's, for that hospital alone", async () => {
  const { hospitals } = await loadSite({ dataDir: "data", receivingAddresses: { punalur: "other@example.org" } });
  expect(hospitals.map(({ contact }) => contact.receivingAddress)).toEqual([
    "alappuzha-office@example.org",
    "kozhencherry-office@example.org",
    "other@example.org",
  ]);
});

test("a mailbox of a hospital that there is not is refused by its name", async () => {
  const loading = loadSite({ dataDir: "data", receivingAddresses: { ernakulam: "other@example.org" } });
  await expect(loading).rejects.toThrow(/RECEIVING_ADDRESSES.*ernakulam/);
});

describe("menus and routes", () => {
  test.each(Object.entries(DEPARTMENT_MENUS))("the department menu of %s is the specification's", (id, menu) => {
    expect(names(get(id).departments)).toBe(menu);
  });

  test.each(Object.entries(FACILITY_MENUS))("the facility menu of %s is the specification's", (id, menu) => {
    expect(names(get(id).facilities)).toBe(menu);
  });

  test.each([
    ["alappuzha", 15, [], 16, []],
    ["kozhencherry", 23, ["interventional_cardiology", "neurosurgery"], 18, unlistedOfMainSet()],
    ["punalur", 21, ["neurosurgery"], 16, unlistedOfMainSet()],
  ])(
    "%s routes %i departments and lists all but %j",
    (id, departments, departmentsBeside, facilities, facilitiesBeside) => {
      const hospital = get(id);
      expect(hospital.routedDepartments).toHaveLength(departments);
      expect(unlisted(hospital.routedDepartments, hospital.departments)).toEqual(departmentsBeside);
      expect(hospital.routedFacilities).toHaveLength(facilities);
      expect(unlisted(hospital.routedFacilities, hospital.facilities)).toEqual(facilitiesBeside);
    },
  );

  test("25 departments and 18 facilities have pages", () => {
    const departments = new Set(site.hospitals.flatMap((hospital) => slugs(hospital.routedDepartments)));
    expect([...departments].toSorted()).toEqual(ALL_DEPARTMENTS.split(", ").toSorted());
    const facilities = new Set(site.hospitals.flatMap((hospital) => slugs(hospital.routedFacilities)));
    expect([...facilities].toSorted()).toEqual(ALL_FACILITIES.split(" ").toSorted());
  });
});

const ALL_DEPARTMENTS =
  "anesthesiology, diabetology, emergency_medicine, general_medicine, general_surgery, interventional_cardiology, nephrology, neuromedicine, neurosurgery, obstetrics_and_gynaecology, orthopaedics, pediatrics, pulmonology, radiology, urology, ophthalmology, medical_gastroenterology, dermatology, e_n_t, cardiology, psychiatry, dental, neurology, ayurvedam, fertility_center";

const ALL_FACILITIES =
  "cathlab_24_x_7 24_hour_clinic 24_hour_pharmacy 24_x_7_doctors,_nurses_&_paramedical_support 24_x_7_power_back_up clinical_laboratory clinical_physiotherapy-starting_soon CSSD dialysis_24_x_7 emergency_/_casuality ICU in_patient_department operation_theaters out_patient_department preventive_health_checkup radiology_/_imaging physiotherapy blood_bank";

/** The facilities of the main set that Kozhencherry and Punalur route without listing them. */
function unlistedOfMainSet() {
  return ["cathlab_24_x_7", "CSSD", "clinical_physiotherapy-starting_soon"];
}

describe("the three hospitals", () => {
  test("stand in order at their base paths", () => {
    expect(site.hospitals.map(({ place, basePath }) => [place, basePath])).toEqual([
      ["Alappuzha", "/venmala_hospital"],
      ["Kozhencherry", "/venmala_hospital_kozhencherry"],
      ["Punalur", "/venmala_hospital_punalur"],
    ]);
  });

  test("another group slug moves all base paths", async () => {
    const moved = await loadSite({ dataDir: "data", groupSlug: "acme" });
    expect(moved.hospitals.map(({ basePath }) => basePath)).toEqual([
      "/acme_hospital",
      "/acme_hospital_kozhencherry",
      "/acme_hospital_punalur",
    ]);
    expect(moved.group.slug).toBe("acme");
  });

  test("carry their header titles, years and codes", () => {
    expect(site.hospitals.map(({ headerTitle, sinceYear, code }) => [headerTitle, sinceYear, code])).toEqual([
      ["A Unit Of Venmala Group of Hospitals", 1990, 1],
      ["Serving Kozhencherry", 1988, 2],
      ["Serving Punalur", 2006, 3],
    ]);
    expect(site.group).toMatchObject({ headerTitle: "A Unit Of Venmala Group of Hospitals", sinceYear: 1988 });
  });

  test("name the landmarks of their addresses", () => {
    const [a, k, p] = site.hospitals.map(({ contact }) => contact.addressLines.join(", "));
    expect(a).toMatch(/Thumpoly Road.*NH66 junction.*Thumpoly/);
    expect(k).toMatch(/Poyanil Junction.*Pathanamthitta District/);
    expect(p).toContain("Chemmanthoor");
  });

  test("give one number for one purpose", () => {
    for (const { contact } of site.hospitals) {
      const numbers = Object.fromEntries(contact.helplines.map(({ label, phone }) => [label, phone]));
      const { phone: Enquiries, emergencyPhone: Emergency, conciergePhone: Appointments } = contact;
      expect(numbers).toMatchObject({ Enquiries, Emergency, Appointments });
    }
  });

  test("share no telephone number, address or link", () => {
    const values = site.hospitals.flatMap((hospital) => {
      const {
        addressLines: _lines,
        openingHours: _hours,
        helplines,
        geo,
        openingTimes: _times,
        holidays: _holidays,
        remindAfterHours: _first,
        tellSecondAfterHours: _second,
        ...contact
      } = hospital.contact;
      const highlights = hospital.routedFacilities.flatMap(({ highlight }) => highlight?.match(/\d[\d ]+\d/g) ?? []);
      return [
        ...new Set([
          JSON.stringify(geo),
          ...Object.values(contact).map((value) => (typeof value === "string" ? value : value.printed)),
          ...helplines.map(({ phone }) => phone.printed),
          ...highlights,
        ]),
      ];
    });
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test("have three different descriptions [S147]", () => {
    const paragraphs = site.hospitals.flatMap(({ about, welcome, weCare, messages }) => [
      ...about.paragraphs,
      ...welcome.paragraphs,
      ...(weCare?.points ?? []),
      ...messages.flatMap((message) => message.paragraphs),
    ]);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test("have a we-care section except Kozhencherry, and insurers only there", () => {
    expect(site.hospitals.map(({ weCare }) => weCare !== undefined)).toEqual([true, false, true]);
    expect(site.hospitals.map(({ insurers }) => insurers.length)).toEqual([0, 12, 0]);
  });

  test("have home pages with the specification's counts and targets", () => {
    for (const hospital of site.hospitals) {
      expect(hospital.slides).toHaveLength(3);
      expect(hospital.homeDepartments).toHaveLength(9);
      expect(hospital.homeFacilities).toHaveLength(6);
      expect(hospital.bestTiles.map(({ link }) => link)).toEqual([
        "/appointment",
        "/appointment",
        "/appointment",
        "/doctors",
        "/facilities/24_hour_clinic",
      ]);
    }
  });

  test("Alappuzha's contact page has four helplines", () => {
    const labels = get("alappuzha").contact.helplines.map(({ label }) => label);
    expect(labels).toEqual(["Enquiries", "Emergency", "Appointments", "PRO Helpline"]);
  });
});

describe("the group", () => {
  test("counts doctors, cars and employees, and leaves the patients uncounted", () => {
    expect(site.group.stats.map(({ figure, label }) => [figure, label])).toEqual([
      ["165+", "Doctors"],
      ["4+", "Ambulance Cars"],
      ["245+", "Employees"],
      [undefined, "Patients"],
    ]);
  });

  test("speaks through its offices, not through named persons", () => {
    expect(site.group.messages.map(({ role }) => role)).toEqual(["Founder", "Managing Director"]);
    expect(site.hospitals.map(({ messages }) => messages.map(({ role }) => role))).toEqual([
      ["Medical Superintendent"],
      ["Chief Medical Officer"],
      ["Medical Superintendent"],
    ]);
    const messages = [site.group, ...site.hospitals].flatMap((speaker) => speaker.messages);
    for (const { heading, role, isSample } of messages) {
      expect(heading).toBe(`Message from the ${role}`);
      expect(isSample).toBe(true);
    }
  });

  test("has its motto, claims, six boxes and a gallery of 33", () => {
    expect(site.group.motto).toBe("We Care, We Serve");
    for (const { claims } of site.hospitals)
      expect(claims).toEqual([
        "24x7 emergency care",
        "24x7 radiology",
        "24x7 cardiac care",
        "Immunization six days a week",
      ]);
    expect(site.group.awesomeFacilities).toHaveLength(6);
    expect(new Set(site.group.gallery.map(({ picture }) => picture)).size).toBe(33);
    expect(site.group.copyrightYear).toBe(2021);
  });
});

describe("department texts", () => {
  test.each([
    ["emergency_medicine", "24x7 emergency care"],
    ["radiology", "Radiology is open 24x7"],
    ["cardiology", "Cardiac care is available 24x7"],
    ["interventional_cardiology", "Cardiac care is available 24x7"],
    ["pediatrics", "Immunization is given six days a week"],
  ])("%s says %j [S74]", (slug, claim) => {
    const text = department("kozhencherry", slug)?.description.treats.paragraphs.join(" ");
    expect(text).toContain(claim);
  });

  test("the emergency department is the only one that needs no appointment, and names its own number", () => {
    for (const { contact, routedDepartments } of site.hospitals) {
      const [open, ...others] = routedDepartments.filter(({ emergency }) => emergency);
      expect([open?.slug, others]).toEqual(["emergency_medicine", []]);
      expect(open?.description.whenToCome.paragraphs.join(" ")).toContain(contact.emergencyPhone?.printed);
    }
  });

  test("the cardiac lab note stands on the cardiac pages of Kozhencherry and Punalur only", () => {
    const noted = site.hospitals.flatMap(({ id, routedDepartments }) =>
      routedDepartments.filter(({ historyNote }) => historyNote).map(({ slug }) => `${id} ${slug}`),
    );
    expect(noted).toEqual([
      "kozhencherry cardiology",
      "kozhencherry interventional_cardiology",
      "punalur interventional_cardiology",
    ]);
    expect(department("kozhencherry", "cardiology")?.historyNote).toMatch(/cardiac lab.*expected by December 2018/);
  });
});

describe("facility texts", () => {
  test.each([
    ["24_hour_pharmacy", "about 450 out-patients and 100 in-patients a day"],
    ["CSSD", "about 1000 sterile packs a day"],
    ["operation_theaters", "5 operation theatres"],
    ["operation_theaters", "more than 40 theatre nurses and technicians"],
    ["24_x_7_power_back_up", "2 generators of 250 KVA each"],
    ["out_patient_department", "9 am to 1 pm and 3.30 pm to 6 pm"],
    ["in_patient_department", "general ward, non-AC room without TV, non-AC room with TV, deluxe, suite"],
    ["emergency_/_casuality", "triage areas 1, 2 and 3"],
  ])("%s says %j", (slug, fact) => {
    expect(facilityText("alappuzha", slug)).toContain(fact);
  });

  test("one facility has no paragraphs", () => {
    expect(get("alappuzha").facilities.some(({ paragraphs }) => paragraphs.length === 0)).toBe(true);
  });

  test("only the health checkup is highlighted, with each hospital's own number", () => {
    const highlighted = site.hospitals.flatMap(({ routedFacilities }) =>
      routedFacilities.filter(({ highlight }) => highlight),
    );
    expect(slugs(highlighted)).toEqual(Array(3).fill("preventive_health_checkup"));
    expect(new Set(highlighted.map(({ highlight }) => highlight)).size).toBe(3);
    expect(highlighted[1]?.highlight).toContain(get("kozhencherry").contact.phone.printed);
  });
});

test("no text shows a placeholder", () => {
  expect(JSON.stringify({ ...site, pictures: {} })).not.toMatch(/\{\w+\}|undefined/);
});

test("a folder added under data/hospitals is a fourth hospital", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  const changed = await loadSite({ dataDir: copy.dataDir });
  expect(changed.hospitals.map(({ id }) => id)).toEqual(["alappuzha", "kozhencherry", "punalur", "adoor"]);
  const adoor = findHospitalByBasePath(changed, "venmala_hospital_adoor");
  expect(adoor).toMatchObject({ place: "Adoor", headerTitle: "Serving Adoor", code: 4 });
  expect(findHospitalByIdentifier(changed, "4")).toBe(adoor);
});

test("the order number places a hospital, and equal numbers go by folder name", async () => {
  await using copy = await copySampleData();
  await copy.addHospital("adoor", "Adoor");
  await copy.set("hospitals/adoor/hospital.json", "order", 1);
  const changed = await loadSite({ dataDir: copy.dataDir });
  expect(changed.hospitals.map(({ id }) => id)).toEqual(["adoor", "alappuzha", "kozhencherry", "punalur"]);
});

test("a folder taken away is a hospital less", async () => {
  await using copy = await copySampleData();
  await rm(join(copy.dataDir, "hospitals/alappuzha"), { recursive: true });
  const changed = await loadSite({ dataDir: copy.dataDir });
  expect(changed.hospitals.map(({ id }) => id)).toEqual(["kozhencherry", "punalur"]);
});

test("a hospital's numbers are shown in one spelling, however they are written", async () => {
  await using copy = await copySampleData();
  const file = "hospitals/punalur/hospital.json";
  await copy.set(file, "contact.phone", "(0487) 2334455");
  await copy.set(file, "contact.emergencyPhone", "108");
  await copy.set(file, "contact.whatsapp", "98950-12345");
  const { hospitals } = await loadSite({ dataDir: copy.dataDir });
  expect(hospitals.find(({ id }) => id === "punalur")?.contact).toMatchObject({
    phone: { printed: "0487 233 4455", href: "tel:+914872334455" },
    emergencyPhone: { printed: "108", href: "tel:108" },
    whatsapp: { printed: "+91 98950 12345", href: "https://wa.me/919895012345" },
  });
});
