type Headers = Record<string, string>;

/**
 * The points of MDN's HTTP Observatory for a response to a browser over https, by its own rules (package
 * @mdn/mdn-http-observatory 1.4.8): 100 to begin with, bonuses counted only from 90, no cookies, no foreign scripts and
 * no grant to other origins, which are 0 points each. The preload list of HSTS, 5 points, is not looked at.
 */
export function scoreResponse({ headers, body }: { headers: Headers; body: string }): {
  score: number;
  lost: string[];
} {
  const judged = [
    scorePolicy(headers["content-security-policy"]),
    scoreResourcePolicy(headers["cross-origin-resource-policy"]),
    scoreReferrer(headers["referrer-policy"]),
    scoreFraming(headers),
    scoreTransport(headers["strict-transport-security"]),
    { name: "nosniff", points: headers["x-content-type-options"] === "nosniff" ? 0 : -5 },
    { name: "Subresource Integrity", points: /<script[^>]* src="\/[^>]* integrity=/.test(body) ? 5 : 0 },
  ];
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const penalties = sum(judged.map(({ points }) => Math.min(0, points)));
  const bonuses = sum(judged.map(({ points }) => Math.max(0, points)));
  const base = 100 + penalties;
  const lost = judged.filter(({ points }) => points < 0).map(({ name }) => name);
  return { score: base >= 90 ? base + bonuses : base, lost };
}

interface Judged {
  name: string;
  points: number;
}

function parsePolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name, sources]));
}

function scorePolicy(policy: string | undefined): Judged {
  const name = "Content-Security-Policy";
  if (policy === undefined) return { name, points: -25 };
  const directives = parsePolicy(policy);
  const sourcesOf = (directive: string) => directives.get(directive) ?? directives.get("default-src") ?? ["*"];
  const isBroad = (source: string) => ["*", "https:", "http:", "data:", "'unsafe-inline'"].includes(source);
  if (sourcesOf("script-src").some(isBroad) || sourcesOf("object-src").some(isBroad)) return { name, points: -20 };
  if (policy.includes("'unsafe-eval'") || sourcesOf("img-src").includes("http:")) return { name, points: -10 };
  if (sourcesOf("style-src").some(isBroad)) return { name, points: 0 };
  return { name, points: directives.get("default-src")?.join() === "'none'" ? 10 : 5 };
}

function scoreResourcePolicy(policy: string | undefined): Judged {
  const name = "Cross-Origin-Resource-Policy";
  if (policy === undefined || policy === "cross-origin") return { name, points: 0 };
  return { name, points: ["same-origin", "same-site"].includes(policy) ? 10 : -5 };
}

function scoreReferrer(policy: string | undefined): Judged {
  const name = "Referrer-Policy";
  if (policy === undefined) return { name, points: 0 };
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy);
  return { name, points: isPrivate ? 5 : -5 };
}

function scoreFraming(headers: Headers): Judged {
  const name = "framing";
  if (parsePolicy(headers["content-security-policy"] ?? "").has("frame-ancestors")) return { name, points: 5 };
  return { name, points: /^(DENY|SAMEORIGIN)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20 };
}

/** Half a year at least. */
function scoreTransport(value: string | undefined): Judged {
  const name = "Strict-Transport-Security";
  const seconds = Number(/^max-age=(\d+)/.exec(value ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return { name, points: -20 };
  return { name, points: seconds >= 15_768_000 ? 0 : -10 };
}
