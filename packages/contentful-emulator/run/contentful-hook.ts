import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";
import { isContentfulHost } from "../http/contentful-hosts.ts";

// Loaded before a program, by NODE_OPTIONS: what it sends to Contentful reaches the emulator at this origin.
// Every HTTPS client of Node, fetch too, opens its connections by `tls.connect`.

const { hostname, port } = new URL(process.env["CONTENTFUL_EMULATOR_ORIGIN"] ?? "http://127.0.0.1:4300");
const connect = tls.connect as (...args: unknown[]) => tls.TLSSocket;

/** What clients ask of a TLS connection. Without ALPN they speak HTTP/1.1. */
const LIKE_TLS = {
  ...{ encrypted: true, authorized: true, authorizationError: null, alpnProtocol: false },
  ...{ getPeerCertificate: () => ({}), getProtocol: () => "TLSv1.3", getCipher: () => ({ name: "none" }) },
  ...{ getSession: () => undefined, isSessionReused: () => false, setServername: () => undefined },
};

function connectToEmulator(onSecure: unknown): net.Socket {
  const socket = net.connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
  if (typeof onSecure === "function") socket.once("secureConnect", onSecure as () => void);
  socket.once("connect", () => socket.emit("secureConnect"));
  return Object.assign(socket, LIKE_TLS);
}

/** Called with options, or with port and host before them. */
function hostOf(args: readonly unknown[]): string {
  const options = args.find((arg): arg is tls.ConnectionOptions => typeof arg === "object" && arg !== null);
  const named = args.slice(1).find((arg) => typeof arg === "string");
  return [options?.servername, options?.host, named].find((host) => host !== undefined && host !== "") ?? "";
}

Object.assign(tls, {
  connect: (...args: unknown[]) =>
    isContentfulHost(hostOf(args)) ? connectToEmulator(args.at(-1)) : connect.apply(tls, args),
});

/** For clients that look a host up before they ask it, and refuse private addresses: one that no network has. */
const NOWHERE = { address: "4000::1", family: 6 };

dns.lookup = new Proxy(dns.lookup, {
  apply(lookup, self, [host, ...rest]: [string, ...unknown[]]) {
    const callback = rest.at(-1);
    if (!isContentfulHost(host) || typeof callback !== "function") return Reflect.apply(lookup, self, [host, ...rest]);
    const found = wantsAll(rest[0]) ? [[NOWHERE]] : [NOWHERE.address, NOWHERE.family];
    process.nextTick(callback as () => void, null, ...found);
  },
});
dns.promises.lookup = new Proxy(dns.promises.lookup, {
  apply(lookup, self, [host, options]: [string, unknown]) {
    if (!isContentfulHost(host)) return Reflect.apply(lookup, self, [host, options]);
    return Promise.resolve(wantsAll(options) ? [NOWHERE] : NOWHERE);
  },
});

function wantsAll(options: unknown): boolean {
  return typeof options === "object" && options !== null && "all" in options && options.all === true;
}

// For `import { connect } from "node:tls"`.
syncBuiltinESMExports();
