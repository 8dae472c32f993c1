import { expect, test } from "vitest";
import { loadSite } from "#site/hospitals/load-site.server.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { createTargetIndex, rankTargets } from "./rank-targets.ts";
import { loadSearchWords } from "./search-words.server.ts";

const site = await loadSite({ dataDir: "data" });
const words = await loadSearchWords("data");
const [alappuzha] = site.hospitals;
if (!alappuzha) throw new Error("the sample has a hospital");

function indexOf(hospitals: Hospital[], doctorName?: string) {
  const doctors = doctorName
    ? [{ id: "d", name: doctorName, field: "", consulting: "", departments: ["general_medicine"] }]
    : [];
  const index = createTargetIndex({ ...site, hospitals }, words);
  index.setContent(hospitals[0]!, { doctors, news: [], isWhole: true });
  return index;
}

/** The slugs of departments and facilities that a query leads to, and "doctor". */
function slugsFor(index: ReturnType<typeof indexOf>, query: string, hospital?: Hospital): string[] {
  return rankTargets(index, query, hospital).targets.map((target) => ("slug" in target ? target.slug : target.kind));
}

const sample = indexOf(site.hospitals);

test.each([
  ...["heart", "ഹൃദയം", "hridayam", "heart doctor", "cardiology", "കാർഡിയോളജി", "hridrogam"],
  ...["cardiology saturday", "heart doctor tomorrow", "ഹൃദ്രോഗ ഡോക്ടർ", "നെഞ്ച് വേദന", "nenchu vedana"],
])("in a hospital its own department comes before another's: %s", (query) => {
  const found = slugsFor(sample, query, alappuzha);
  expect(found[0]).toBe("interventional_cardiology");
  expect(found).toContain("cardiology");
  expect(slugsFor(sample, query)[0]).toBe("cardiology");
});

test.each([
  ["neurologist tomorrow", "neuromedicine"],
  ["gas trouble", "general_medicine"],
  ["vayaru vedana", "general_medicine"],
])("who sees it in a hospital without the special department comes first: %s", (query, slug) => {
  expect(slugsFor(sample, query, alappuzha)[0]).toBe(slug);
});

test("what is at the place that a query names comes first", () => {
  expect(slugsFor(sample, "cardiologist punalur tomorrow")[0]).toBe("interventional_cardiology");
  expect(slugsFor(sample, "cardiologist tomorrow", alappuzha)[0]).toBe("interventional_cardiology");
});

test.each([
  ["ENT", "e_n_t"],
  ["dermatology", "dermatology"],
  ["eye", "ophthalmology"],
  ["sleep", "pulmonology"],
  ["kaan", "e_n_t"],
  ["kannu", "ophthalmology"],
])("in a hospital a name, or what it does not have, leads where it is: %s", (query, slug) => {
  expect(slugsFor(sample, query, alappuzha)[0]).toBe(slug);
});

const ADDED = ["Rheumatology", "Medical Oncology", "Sleep Lab", "Child Guidance Clinic", "Hair Clinic"];
const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "_");
const added = ADDED.map((name) => ({ ...alappuzha.departments[0]!, slug: slugOf(name), name, queryName: name }));
const departments = [...alappuzha.departments, ...added];
const extended = { ...alappuzha, departments, routedDepartments: departments };
const adopters = indexOf([extended, ...site.hospitals.slice(1)], "Dr. Heart Thomas");

test.each([
  ["rheumatology", "Rheumatology"],
  ["Rheumatology doctor", "Rheumatology"],
  ["arthritis", "Rheumatology"],
  ["oncology", "Medical Oncology"],
  ["cancer", "Medical Oncology"],
  ["കാൻസർ", "Medical Oncology"],
  ["arbudam", "Medical Oncology"],
  ["sleep lab", "Sleep Lab"],
  ["child guidance clinic", "Child Guidance Clinic"],
  ["hair clinic", "Hair Clinic"],
])("a department that somebody adds is first by its name and what that is made of: %s", (query, name) => {
  expect(slugsFor(adopters, query, extended)[0]).toBe(slugOf(name));
  expect(slugsFor(adopters, query)[0]).toBe(slugOf(name));
});

test("a doctor's whole name comes before a department", () => {
  expect(slugsFor(adopters, "dr heart thomas")[0]).toBe("doctor");
});

const bare = { ...extended, facilities: [], routedFacilities: [], departments: added, routedDepartments: added };
const alone = indexOf([bare]);

test.each(ADDED)("a hospital without facilities and with own departments alone finds each by its name: %s", (name) => {
  expect(slugsFor(alone, name, bare)[0]).toBe(slugOf(name));
});

test.each(["health checkup", "blood bank", "vaccination"])(
  "what no data of the hospital says is asked at its desk: %s",
  (query) => {
    const [first] = rankTargets(alone, query, bare).targets;
    expect(first?.kind === "page" && first.ways.get(bare)?.ask).toBe(bare.contact.phone.printed);
  },
);
