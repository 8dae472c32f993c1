import { expect, test } from "vitest";
import { pageAddress } from "./cache-policy.ts";

test.each([
  ["/a/doctors", "/a/doctors"],
  ["/a/doctors?limit=12", "/a/doctors?limit=12"],
  ["/a/doctors?utm_source=x&limit=12", "/a/doctors?limit=12"],
  ["/a/doctors?limit=abc", "/a/doctors"],
  ["/a/appointment/doctors?listing=ent.north-2_b", "/a/appointment/doctors?listing=ent.north-2_b"],
  ["/a/facilities/emergency_/_casuality", "/a/facilities/emergency_/_casuality"],
])("%s is rendered as %s", (asked, rendered) => {
  expect(pageAddress(new URL(asked, "http://localhost"))).toBe(rendered);
});
