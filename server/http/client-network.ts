import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import type { Sender } from "#forms/submissions.ts";

/** This machine, private networks (RFC 1918, RFC 4193), shared address space (RFC 6598) and link-local addresses. */
const PRIVATE = blockList([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16"],
  ...["::1", "fc00::/7", "fe80::/10"],
]);

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const plain = withoutMapping(address);
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** An IPv4 address written as an IPv6 one, as IPv4. A closed connection has none, whatever Fastify's types say. */
function withoutMapping(address = ""): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

export function isPrivateAddress(address: string): boolean {
  return isIn(PRIVATE, address);
}

/** An address as proxies write it, with a port or in brackets. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/** Removes the ports that some proxies write beside the addresses in X-Forwarded-For. */
export function removeForwardedPorts(headers: IncomingHttpHeaders) {
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return;
  const addresses = String(forwarded).split(",");
  headers["x-forwarded-for"] = addresses.map((one) => one.trim().replace(WITH_PORT, "$1$2")).join(", ");
}

/** The network a visitor is counted by: an IPv4 or private address, or the first 64 bits of another IPv6 one. */
export function clientNetwork(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) && !isPrivateAddress(plain) ? expandIPv6(plain).slice(0, 4).join(":") : plain;
}

/** What is written down of an address: 24 bits of an IPv4 one, 48 of an IPv6 one; undefined for a private one. */
export function coarseNetwork(address: string): string | undefined {
  if (isPrivateAddress(address) || isIP(address) === 0) return undefined;
  const network = clientNetwork(address);
  if (network.includes(":")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  return `${network.slice(0, network.lastIndexOf("."))}.0/24`;
}

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

const FORWARDING = ["x-forwarded-for", "x-real-ip", "forwarded"] as const;

function isForwarded({ headers }: FastifyRequest): boolean {
  return FORWARDING.some((name) => headers[name] !== undefined);
}

/** Whether a proxy of the own network passed a request on whose word is not believed: all its visitors count as one. */
function isByUnnamedProxy(request: FastifyRequest): boolean {
  if (!isPrivateAddress(request.ip) || !isForwarded(request)) return false;
  const named = String(request.headers["x-forwarded-for"] ?? "").split(",").length;
  return request.headers["x-forwarded-for"] === undefined || named >= (request.ips?.length ?? 1);
}

export type ProxyWatch = ReturnType<typeof createProxyWatch>;

export function createProxyWatch(log: Pick<FastifyBaseLogger, "warn">) {
  let isUnnamed = false;
  return {
    isUnnamed: () => isUnnamed,
    look(request: FastifyRequest) {
      if (isUnnamed || !isByUnnamedProxy(request)) return;
      isUnnamed = true;
      log.warn(
        { proxy: request.ip },
        "TRUST_PROXY does not name this proxy, or it sends no X-Forwarded-For: all its visitors count as one",
      );
    },
  };
}

/** Which requests come from whoever runs the site: from this machine or a named proxy, passed on for nobody. */
export function createInsideRule(trustProxy: readonly string[]): (request: FastifyRequest) => boolean {
  const inside = blockList(["127.0.0.0/8", "::1", ...trustProxy]);
  return (request) => !isForwarded(request) && isIn(inside, request.socket.remoteAddress ?? "");
}

/** Logs each post's route, status, time and network, never an address or what was sent (DPDP Rules 2025, rule 6). */
export function registerPostLog(server: FastifyInstance) {
  server.addHook("onResponse", async (request, reply) => {
    if (request.method !== "POST") return;
    const route = request.routeOptions.url ?? "unmatched";
    const { statusCode: status, elapsedTime } = reply;
    const network = coarseNetwork(request.ip);
    request.log.info({ route, status, ms: Math.round(elapsedTime), network }, "responded to a post");
  });
}
