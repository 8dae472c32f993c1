import { hash } from "node:crypto";
import { contentTypes } from "#site/content/content-model.ts";
import { createEntry, linkTo } from "contentful-emulator/fixtures";

const DEPARTMENTS = ["General Medicine", "Orthopaedics", "Pediatrics", "Cardiology", "E N T", "Ophthalmology"];
const DEPARTMENTS_MORE = ["Obstetrics and Gynaecology", "Dermatology", "Neurology", "Pulmonology", "Dental", "Urology"];
const FIRST = (
  "Anitha Basheer Chacko Devika Elsamma Faisal Gopika Harikrishnan Indulekha Jacob Kadeeja Lakshmi Mathew Nazeema " +
  "Omana Prakash Reshma Sameer Tessa Usha Valsamma Yohannan Aleyamma Biju Celine Dineshan Ebin Fathima Girija Hassan"
).split(" ");
const LAST = (
  "Varghese Nair Thekkedath Menon Kurian Pillai Rahman Thomas Unnithan Ollukaran Pulickan Maramonkal Vettath Kaipally " +
  "Mannarathara Chirakkal Illath Poovathur Mashhood Menokki Easow Varrier Kakkattil"
).split(" ");
const HOURS = [
  "Mon to Sat: 9 am – 1 pm",
  "Daily: 9.30 am – 12.30 pm and 4 pm – 6 pm",
  "Mon to Sun: 10 am – 1 pm (OP room 4)",
  "All days: 3.30 pm – 5.30 pm, by appointment",
];
const SEVENTY = "Dr. Thiruvananthapuram Padmanabhaswamy Subrahmanian Venkiteswaran Iyer";
const MALAYALAM = ["ഡോ. അനിൽകുമാർ ചെമ്പകശ്ശേരി", "ഡോ. ശ്രീലക്ഷ്മി ക്രിസ്തുദാസ്", "ഡോ. മുഹമ്മദ് കുഞ്ഞി പുത്തൻപുരയ്ക്കൽ"];

/** Doctors of one hospital, some with the longest names, each of whom sits on every day of the week. */
export function crowdHospital(hospital: string, count = 60) {
  const departments = [...DEPARTMENTS, ...DEPARTMENTS_MORE];
  const doctors = Array.from({ length: count }, (_, index) =>
    createEntry("doctors", idOf(index), {
      name: nameOf(index),
      hospital,
      consulting: HOURS[index % HOURS.length],
      centerOfExcellence: departments[index % departments.length],
    }),
  );
  const listings = departments.map((name, at) =>
    createEntry("departments", `listing${at}`, {
      departments: name,
      hospital,
      doctors: doctors.flatMap((_, index) => (index % departments.length === at ? [linkTo("Entry", idOf(index))] : [])),
    }),
  );
  return { contentTypes, assets: [], entries: [...doctors, ...listings] };
}

/** As long, and as hard to compress, as those of a hosted content service. */
function idOf(index: number): string {
  return hash("sha256", String(index), "base64url").replaceAll(/[-_]/g, "").slice(0, 22);
}

function nameOf(index: number): string {
  if (index % 20 === 7) return SEVENTY;
  if (index % 20 === 11) return MALAYALAM[(index / 20) | 0] ?? MALAYALAM[0]!;
  return `Dr. ${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]}`;
}
