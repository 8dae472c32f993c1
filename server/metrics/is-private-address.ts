import { BlockList, isIP } from "node:net";

/** This machine, private networks (RFC 1918, RFC 4193), shared address space (RFC 6598) and link-local addresses. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address, or "localhost", is out of the internet's reach; one that stands for all addresses is not. */
export function isPrivateAddress(host: string): boolean {
  return host === "localhost" || PRIVATE.check(host, isIP(host) === 6 ? "ipv6" : "ipv4");
}
