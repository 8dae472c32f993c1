import { isIP } from "node:net";
import { expect, test } from "vitest";
import { clientNetwork } from "../http/client-network.ts";
import { CARRIER_NETWORKS } from "./carrier-networks.ts";
import { createNetworkBuckets } from "./network-buckets.ts";

/** How many an address may send at once where others may send one. */
function roomOf(address: string, carrierNetworks: readonly string[]): number {
  const waitFor = createNetworkBuckets({ burst: 1, perHour: 1, carrierNetworks, now: () => 0 });
  const network = clientNetwork(address) ?? "";
  for (let count = 0; ; count += 1) if (waitFor(network) > 0) return count;
}

test.each([
  ["203.0.113.0", 2],
  ["203.0.113.127", 2],
  ["::ffff:203.0.113.127", 2],
  ["203.0.113.128", 1],
  ["198.51.100.9", 2],
  ["198.51.100.10", 1],
  ["2001:db8:40::1", 2],
  ["2001:db8:40:ffff:1:2:3:4", 2],
  ["2001:db8:41::1", 1],
])("with carriers' networks of both kinds, %s has room for %i", (address, room) => {
  expect(roomOf(address, ["203.0.113.0/25", "198.51.100.9", "2001:db8:40::/48"])).toBe(room);
});

test("the networks of India's mobile carriers are known, and no other's", () => {
  expect(CARRIER_NETWORKS).toHaveLength(133);
  for (const network of CARRIER_NETWORKS) {
    const [address = "", prefix] = network.split("/");
    expect(isIP(address)).toBe(4);
    expect(Number(prefix)).toBeLessThanOrEqual(18);
  }
  const carriers = { jio: "49.36.1.1", airtel: "106.206.9.9", vi: "42.110.3.4", bsnl: "117.200.5.6" };
  const others = { google: "8.8.8.8", kerala: "14.139.160.1", airtelAtHome: "122.172.1.1" };
  const room = (address: string) => roomOf(address, CARRIER_NETWORKS);
  expect(Object.values(carriers).map(room)).toEqual([2, 2, 2, 2]);
  expect(Object.values(others).map(room)).toEqual([1, 1, 1]);
});
