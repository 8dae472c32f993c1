import { useMatches } from "react-router";

/** Where the page is found, for whoever holds it on paper; nothing where the address leads nowhere. */
export function PageAddress() {
  const address = useMatches()
    .map(({ loaderData }) => canonicalOf(loaderData))
    .findLast((canonical) => canonical !== undefined);
  return address && <p className="paper-only">{address.replace(/^https?:\/\//, "")}</p>;
}

/** A page's head says its one address; slugs stand in it literally. */
function canonicalOf(loaderData: unknown): string | undefined {
  const { head } = (loaderData ?? {}) as { head?: { canonical?: string } };
  return head?.canonical;
}
