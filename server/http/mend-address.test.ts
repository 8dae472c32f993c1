import { expect, test } from "vitest";
import { isMangled, mendAddress } from "./mend-address.ts";

const NEWS = "/venmala_hospital/news/detail/ru7Yu89uLLbe8VXQ5KFgEz";

test.each([
  ")",
  ".",
  ",",
  "%20",
  "%29.",
  "%E2%80%9D",
  "%E2%80%8B",
  "%C2%A0",
  "*",
  "_",
  "'",
  "&quot;",
  "%3E",
  "&gt;",
  ").",
  "/",
])("an address with %s behind it is mended", (behind) => expect(mendAddress(NEWS + behind)).toBe(NEWS));

test.each([
  ["/venmala_hospital//news", "/venmala_hospital/news"],
  ["//venmala_hospital/news", "/venmala_hospital/news"],
  ["/venmala_hospital/%20news/", "/venmala_hospital/news"],
  ["/venmala_hospital/facilities/emergency_/_casuality).", "/venmala_hospital/facilities/emergency_/_casuality"],
  ["/doctors?limit=12&amp;department=dental", "/doctors?limit=12&department=dental"],
  ["/doctors?amp;amp;limit=12", "/doctors?limit=12"],
  ["/media/a.png?w=640&amp;fm=webp)", "/media/a.png?w=640&fm=webp"],
  ["/doctors?limit=12&quot;", "/doctors?limit=12"],
  ["/.", "/"],
])("%s was meant as %s", (address, meant) => {
  expect(mendAddress(address)).toBe(meant);
});

test.each([
  NEWS,
  "/",
  "/venmala_hospital/doctors?limit=12",
  "/media/a.png?w=640&fm=webp",
  "/a/%zz",
  "/\\evil.example/x)",
])("%s is left as it is", (address) => expect(mendAddress(address)).toBeUndefined());

test("two slashes and entities in a query are never ours, a bracket at the end may be", () => {
  const addresses = ["/a//b", "/a?b=1&amp;c=2", "/a)", "/search?q=a//b", "/search?q=amp;"];
  expect(addresses.map(isMangled)).toEqual([true, true, false, false, false]);
});
