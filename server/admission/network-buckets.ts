import { BlockList, isIP } from "node:net";
import { createTokenBuckets, type TokenBuckets, type TokenBucketOptions } from "./token-buckets.ts";

export interface NetworkBucketOptions extends TokenBucketOptions {
  /** Where many people share an address, as "49.32.0.0/13" or one address: there is room for twice as many there. */
  carrierNetworks: readonly string[];
}

/** Buckets whose keys are networks as `clientNetwork` names them, twice as large for those of mobile carriers. */
export function createNetworkBuckets({ carrierNetworks, ...options }: NetworkBucketOptions): TokenBuckets {
  const isCarrier = createCarrierCheck(carrierNetworks);
  const usual = createTokenBuckets(options);
  const double = createTokenBuckets({ ...options, burst: 2 * options.burst, perHour: 2 * options.perHour });
  return (network) => (isCarrier(network) ? double(network) : usual(network));
}

/** Tells whether a network, as `clientNetwork` names it, is one of these or in one of them. */
export function createCarrierCheck(networks: readonly string[]): (network: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  // The first four groups of an IPv6 address stand for all that begin with them.
  return (network) => (network.includes(":") ? list.check(`${network}::`, "ipv6") : list.check(network));
}
