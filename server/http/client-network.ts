import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyRequest, FastifyInstance } from "fastify";
import type { Sender } from "#submissions/submissions.ts";

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

/** An address as proxies write it, with a port or in brackets. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Removes the ports that some proxies write beside the addresses in X-Forwarded-For. */
export function removeForwardedPorts(headers: IncomingHttpHeaders) {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return;
  const addresses = String(forwarded).split(",");
  headers["x-forwarded-for"] = addresses.map((one) => one.trim().replace(WITH_PORT, "$1$2")).join(", ");
}

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

/**
 * As much of a visitor's address as is written down: 24 bits of an IPv4 address, 48 of an IPv6 one, which hundreds share.
 * Undefined like `clientNetwork`.
 */
export function coarseNetwork(address: string): string | undefined {
  const network = clientNetwork(address);
  if (network === undefined) return undefined;
  if (network.includes(":")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  return `${network.slice(0, network.lastIndexOf("."))}.0/24`;
}

/** Browsers name the page's origin with every form, and newer ones how the request came about (Fetch standard). */
export function readSender({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Sender {
  const isBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined;
  return { network: clientNetwork(ip), isBrowser };
}

function expandIPv6(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...gap, ...last];
}

/**
 * Logs the response to each post: its route, status and time, and the network it came from, never an address or
 * anything that was sent. Floods and break-ins are found by it afterwards (DPDP Rules 2025, rule 6).
 */
export function registerPostLog(server: FastifyInstance) {
  server.addHook("onResponse", async (request, reply) => {
    if (request.method !== "POST") return;
    const route = request.routeOptions.url ?? "unmatched";
    const { statusCode: status, elapsedTime } = reply;
    const network = coarseNetwork(request.ip);
    request.log.info({ route, status, ms: Math.round(elapsedTime), network }, "responded to a post");
  });
}
