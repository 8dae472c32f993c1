import type { IncomingMessage } from "node:http";

/** Contentful's hosts that the service stands in for. */
const CONTENTFUL_HOST =
  /^(?:(?:graphql|cdn|preview)(?:\.eu)?\.contentful\.com|(?:images|videos|assets|downloads)(?:\.eu)?\.ctfassets\.net)$/;

/** True for a host whose requests the service can respond to. */
export function isContentfulHost(host: string): boolean {
  return CONTENTFUL_HOST.test(host.toLowerCase());
}

/** The host of Contentful that a request was meant for; undefined when it was sent to the service itself. */
export function readContentfulHost({ headers }: IncomingMessage): string | undefined {
  const host = (headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
  return isContentfulHost(host) ? host : undefined;
}
