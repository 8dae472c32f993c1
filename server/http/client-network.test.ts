import { expect, test } from "vitest";
import { clientNetwork, coarseNetwork } from "./client-network.ts";

test.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "172.20.0.1", "192.168.1.1", "::ffff:10.0.0.1", "fd00::1", "fe80::1", "x"])(
  "%s stands for nobody in particular",
  (address) => {
    expect(clientNetwork(address)).toBeUndefined();
  },
);

test.each([
  ["203.0.113.5", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["10.1.2.3", undefined],
])("of %s the log has %s", (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
