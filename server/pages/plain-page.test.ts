import { expect, test } from "vitest";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import { listPhones } from "#site/hospitals/phones.ts";
import * as texts from "#site/texts/en.ts";
import { linkHome, plainPhones } from "./plain-page.ts";

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

test("a plain page names every hospital, of a large group the first twelve after ambulance and police", () => {
  const towns = Array.from({ length: 300 }, (_, at) => hospital(`Town ${at}`));
  const [small, large] = [towns.slice(0, 12), towns].map((hospitals) => plainPhones({ hospitals }, texts));
  expect(small).toEqual(listPhones(towns.slice(0, 12), texts.pages.common.emergencyAt));
  expect(large?.slice(0, 2).map(({ printed }) => printed)).toEqual(["108", "112"]);
  expect(large?.slice(2)).toEqual(small);
});
