import { expect, test } from "vitest";
import { isPrivateAddress } from "./is-private-address.ts";

test.each(["localhost", "127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "::1", "fd00::1"])(
  "%s is private",
  (host) => expect(isPrivateAddress(host)).toBe(true),
);

test.each(["0.0.0.0", "::", "172.32.0.1", "203.0.113.7", "2001:db8::1"])("%s is not private", (host) =>
  expect(isPrivateAddress(host)).toBe(false),
);
