import { describe, expect, test } from "vitest";
import { breakLinks, hasLink } from "./visitor-links.ts";

describe("a visitor's link", () => {
  test.each([
    [
      "See https://drive.google.com/file/d/1AbC/view.pdf now",
      "See https[:]//drive[.]google[.]com/file/d/1AbC/view[.]pdf now",
    ],
    ["HTTP://SPAM.EXAMPLE/?a=b.c", "HTTP[:]//SPAM[.]EXAMPLE/?a=b[.]c"],
    ["Anu www.thomas-stores.example", "Anu www[.]thomas-stores[.]example"],
    ["thomas.co.in", "thomas[.]co[.]in"],
    ["റിപ്പോർട്ട്: bit.ly/3xYz", "റിപ്പോർട്ട്: bit[.]ly/3xYz"],
    ["[url=https://a.example]x[/url]", "[url=https[:]//a[.]example]x[/url]"],
    ['<a href="https://b.example">', '<a href="https[:]//b[.]example">'],
    ["https://a.example/https://b.example", "https[:]//a[.]example/https[:]//b[.]example"],
  ])("%s", (text, broken) => {
    expect(hasLink(["", text])).toBe(true);
    expect(breakLinks(text)).toBe(broken);
    expect(hasLink([breakLinks(text)])).toBe(false);
  });
});

describe("no link", () => {
  test.each([
    "When may we visit my mother in ward 4? Thank you.",
    "Mail anu.thomas@example.com or anu@example.co.in, sugar 180.5 mg, at 9.30 a.m.",
    "Dr.Anu,MD / Staff Nurse ICU.NICU A.K.Nair",
    "എന്റെ അമ്മയ്ക്ക് നെഞ്ചുവേദനയുണ്ട്. നാളെ",
    "x".repeat(5000),
    "a.".repeat(2500),
  ])("%s", (text) => {
    expect(hasLink([text])).toBe(false);
    expect(breakLinks(text)).toBe(text);
  });
});
