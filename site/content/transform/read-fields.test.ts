import { expect, test } from "vitest";
import { isOfHospital, readText, readTexts, createAssetTransform } from "./read-fields.ts";

test("a text is itself, a list is joined, nothing is empty", () => {
  expect(readText("MBBS")).toBe("MBBS");
  expect(readText(["MBBS", null, " ", "MD"])).toBe("MBBS, MD");
  expect(readText(["Mon", "Tue"], "\n")).toBe("Mon\nTue");
  expect(readText(null)).toBe("");
  expect(readText(undefined)).toBe("");
  expect(readText(5 as never)).toBe("");
});

test("a single text is a list of one", () => {
  expect(readTexts("0000 1")).toEqual(["0000 1"]);
  expect(readTexts(["0000 1", null, ""])).toEqual(["0000 1"]);
});

test("an entry belongs to a hospital its field names exactly", () => {
  expect(isOfHospital("Hospital", "Hospital")).toBe(true);
  expect(isOfHospital(["Other", "Hospital"], "Hospital")).toBe(true);
  expect(isOfHospital("Hospital Punalur", "Hospital")).toBe(false);
  expect(isOfHospital(null, "Hospital")).toBe(false);
});

const transformAsset = createAssetTransform({ spaceId: "space1" });

const url = "https://images.ctfassets.net/space1/a/h/p.webp";
const path = "/media/images.ctfassets.net/space1/a/h/p.webp";
const contentType = "image/webp";

test("an asset keeps its title, its description and its size, where it has them", () => {
  const title = "A ward";
  expect(transformAsset({ url, contentType, title, description: "Six beds", width: 40, height: 30 })).toEqual({
    url: path,
    contentType,
    title,
    description: "Six beds",
    width: 40,
    height: 30,
  });
  expect(transformAsset({ url, contentType, width: null, height: 30, title: null, description: " " })).toEqual({
    url: path,
    contentType,
    title: "",
  });
});

test.each(["IMG_2031.JPG", "dsc04711", "ward.final.png", "Screenshot 2024-01-09", "leaflet.pdf"])(
  "the title %s is a file's name and says nothing",
  (title) => {
    expect(transformAsset({ url, contentType, title })?.title).toBe("");
  },
);

test.each(["The image of care", "Dr. Anna", "Photograph of the ward", "Ward 2024"])(
  "the title %s is left unchanged",
  (title) => {
    expect(transformAsset({ url, contentType, title })?.title).toBe(title);
  },
);

test.each([
  null,
  {},
  { url: null, contentType },
  { url: 5 as never, contentType },
  { url: "https://example.org/p.webp", contentType },
  { url, contentType: "text/html" },
  { url, contentType: null },
])("%j is left out", (asset) => {
  expect(transformAsset(asset)).toBeUndefined();
});

test("without a source no asset is shown", () => {
  expect(createAssetTransform(undefined)({ url, contentType })).toBeUndefined();
});
