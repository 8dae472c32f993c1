import type { SampleDataCopy } from "#site/hospitals/test-support/copy-sample-data.ts";

const STATES = ["Kerala", "Tamil Nadu", "Karnataka"];
const DISTRICTS = 12;

/** Adds hospitals to the sample's three until there are so many, in districts of three states, each on the map. */
export async function makeLargeGroup({ rewrite, addHospital }: SampleDataCopy, count: number): Promise<void> {
  for (let at = 4; at <= count; at += 1) {
    const id = `town_${at}`;
    await addHospital(id, `Town ${at}`);
    const district = at % (STATES.length * DISTRICTS);
    const lines = [`Road ${at}`, `${district} Nagar District, ${STATES[district % STATES.length]}`];
    await rewrite(`hospitals/${id}/hospital.json`, ({ contact, ...facts }) => ({
      ...facts,
      contact: {
        ...contact,
        ...{ phone: numberOf(at, 2), emergencyPhone: numberOf(at, 3), postalCode: String(600_000 + at) },
        geo: { latitude: 8 + at / 50, longitude: 75 + district / 10 },
        text: { en: { ...contact.text.en, addressLines: lines } },
      },
    }));
  }
}

const numberOf = (hospital: number, end: number) => `0000 ${String(hospital).padStart(3, "0")} 000${end}`;
