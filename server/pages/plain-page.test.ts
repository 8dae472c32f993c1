import { expect, test } from "vitest";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { listPhones } from "#site/hospitals/phones.ts";
import * as texts from "#site/texts/en.ts";
import { linkHome } from "./plain-page.ts";

const hospital = (place: string) => ({
  name: "Venmala Hospital",
  place,
  contact: { phone: createPhone("0000 000 0002"), emergencyPhone: createPhone("0000 000 0003") },
});
const labelFor = (...places: string[]) =>
  linkHome(texts, listPhones(places.map(hospital), texts.pages.common.emergencyAt)).label;

test("a plain page of one hospital leads home, of several to all of them", () => {
  expect(labelFor("Adoor")).toBe("Home");
  expect(labelFor("Adoor", "Punalur")).toBe("All hospitals");
});
