import { expect, test } from "vitest";
import { loadCatalogue } from "./catalogue.ts";

test("English is complete", async () => {
  const { pages, server } = await loadCatalogue("en");
  expect(pages.sections.doctors).toBe("Doctors");
  expect(server.descriptions.newsArticle("Open day.", "Kayalora Hospital")).toContain("Kayalora Hospital");
});

test("a language without a catalogue is named with the file it needs", async () => {
  await expect(loadCatalogue("ta")).rejects.toThrow('site.json: language: is "ta", but texts/ta.ts cannot be read');
});

test("Malayalam stands where it is, and says times by the part of the day", async () => {
  const { pages, server } = await loadCatalogue("ml");
  expect(pages.sections.doctors).toBe("ഡോക്ടർമാർ");
  const times = ["00:00", "04:59", "05:00", "11:30", "12:00", "15:30", "16:00", "18:59", "19:00"];
  expect(times.map((time) => server.openHours.clock(time).replace("\u00A0", " "))).toEqual([
    "അർധരാത്രി 12",
    "പുലർച്ചെ 4.59",
    "രാവിലെ 5",
    "രാവിലെ 11.30",
    "ഉച്ചയ്ക്ക് 12",
    "ഉച്ചകഴിഞ്ഞ് 3.30",
    "വൈകിട്ട് 4",
    "വൈകിട്ട് 6.59",
    "രാത്രി 7",
  ]);
});
