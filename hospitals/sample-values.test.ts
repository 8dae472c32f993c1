import { expect, test } from "vitest";
import { isSampleValue, listSampleValues } from "./sample-values.ts";
import { loadSite } from "./load-site.server.ts";

test.each([
  ["0000 000 1002", true],
  ["+910000001001", true],
  ["office@example.org", true],
  ["https://www.facebook.com/kayalora.example", true],
  ["https://nursing-college.example.org/", true],
  ["0477 123 4567", false],
  ["office@hospital.test", false],
  ["https://www.openstreetmap.org/?mlat=9.5", false],
  ["https://www.hospital.test/examples", false],
])("%s is a sample value: %s", (value, isSample) => {
  expect(isSampleValue(value)).toBe(isSample);
});

test("every invented contact value of the shipped data is named with its hospital", async () => {
  const values = listSampleValues(await loadSite({ dataDir: "data" }));
  expect(values).toContain("site.json: isSample true");
  expect(values).toContain("hospitals/punalur: receivingAddress punalur-office@example.org");
  expect(values).toContain('hospitals/alappuzha: helpline "PRO Helpline" 0000 000 1007');
  expect(values).toContain('site.json: message "founder" isSample true');
  expect(values).toContain('hospitals/kozhencherry: message "chief-medical-officer" isSample true');
});

test("real values leave nothing to name", async () => {
  const site = await loadSite({ dataDir: "data" });
  const group = {
    ...site.group,
    isSample: false,
    messages: site.group.messages.map((message) => ({ ...message, isSample: false })),
    nursingCollege: { ...site.group.nursingCollege, url: "https://college.test/" },
  };
  expect(listSampleValues({ group, hospitals: [] })).toEqual([]);
});
