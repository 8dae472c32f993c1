import { formatLocales } from "../rest/definitions.ts";
import type { ContentSpace } from "../space/content-space.ts";

/** A name and what is said of it. */
export type Row = readonly [name: string, value: string];

/** Where a service is reached, and with which tokens. */
export interface Addresses {
  readonly origin: string;
  readonly graphqlUrl: string;
  readonly restUrl: string;
  readonly controlUrl: string | undefined;
  readonly deliveryToken: string;
  readonly previewToken: string;
}

/** What is served, where, and with which tokens. */
export function describeService(service: Addresses, space: ContentSpace, acceptsAnyToken = false): Row[] {
  const { origin, graphqlUrl, restUrl, controlUrl, deliveryToken, previewToken } = service;
  const { entries, assets, contentTypes } = space;
  const drafts = entries.filter(({ sys }) => typeof sys.publishedVersion !== "number").length;
  const tokens: Row[] = acceptsAnyToken
    ? [["Tokens", "any"]]
    : [
        ["Delivery token", deliveryToken],
        ["Preview token", previewToken],
      ];
  return [
    ["Space", `${space.id}, environment ${space.environmentId}`],
    ["Content types", String(contentTypes.length)],
    ["Entries", `${entries.length}${drafts > 0 ? `, ${drafts} of them not published` : ""}`],
    ["Assets", String(assets.length)],
    [
      "Locales",
      formatLocales(space)
        .map(({ code }) => code)
        .join(", "),
    ],
    ["Status", `${origin}/`],
    ["GraphQL", graphqlUrl],
    ["GraphiQL", `${graphqlUrl}/explore?access_token=${encodeURIComponent(deliveryToken)}`],
    ["REST", restUrl],
    ["Images, files", `${origin}/images.ctfassets.net/… (also videos., assets., downloads.)`],
    ...(controlUrl === undefined ? [] : [["Control", controlUrl] as const]),
    ...tokens,
  ];
}
