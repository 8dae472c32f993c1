import { BlockList, isIP, isIPv6 } from "node:net";

/** Loopback, private and link-local ranges (RFC 6890): a proxy in front, or the machine itself, never a visitor. */
const OWN_NETWORKS = new BlockList();
OWN_NETWORKS.addSubnet("127.0.0.0", 8);
OWN_NETWORKS.addSubnet("10.0.0.0", 8);
OWN_NETWORKS.addSubnet("172.16.0.0", 12);
OWN_NETWORKS.addSubnet("192.168.0.0", 16);
OWN_NETWORKS.addSubnet("169.254.0.0", 16);
OWN_NETWORKS.addSubnet("fc00::", 7, "ipv6");
OWN_NETWORKS.addSubnet("fe80::", 10, "ipv6");
OWN_NETWORKS.addAddress("::1", "ipv6");

/**
 * The network a visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 one, which belong to one
 * subscriber. Undefined for an address that stands for many visitors, such as a proxy that is not listed as one.
 */
export function clientNetwork(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const kind = isIP(plain);
  if (kind === 0 || OWN_NETWORKS.check(plain, kind === 6 ? "ipv6" : "ipv4")) return undefined;
  return isIPv6(plain) ? expandIPv6(plain).slice(0, 4).join(":") : plain;
}

function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...gap, ...last];
}
