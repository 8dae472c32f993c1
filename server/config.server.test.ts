import { expect, test } from "vitest";
import { ConfigError, nextPort } from "./config-values.server.ts";
import { isMailSetUp, parseConfig, publicOrigin } from "./config.server.ts";

const HOSTED = { CONTENT_GRAPHQL_URL: "https://example.org/spaces/s", CONTENTFUL_DELIVERY_TOKEN: "t" };

test("an empty environment gives a complete configuration", () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    host: "localhost",
    port: 3000,
    siteOrigin: undefined,
    logLevel: "info",
    retentionDays: 90,
    trustProxy: [],
  });
  expect(config.dataDir).toMatch(/var$/);
  expect(config.siteDataDir).toMatch(/data$/);
  expect(config.content).toMatchObject({ kind: "embedded", path: expect.stringMatching(/export\.json$/) });
});

test("values that are empty or blank count as not given", () => {
  expect(parseConfig({ PORT: "", HOST: "  ", SMTP_URL: "" })).toMatchObject({
    port: 3000,
    host: "localhost",
    smtpUrl: undefined,
  });
});

test("a GraphQL address and its token lead to the hosted content service", () => {
  const address = "https://graphql.contentful.com/content/v1/spaces/space1/environments/master";
  const { content } = parseConfig({ CONTENT_GRAPHQL_URL: address, CONTENTFUL_DELIVERY_TOKEN: "token" });
  expect(content).toEqual({ kind: "hosted", graphqlUrl: address, deliveryToken: "token" });
});

test("sittings are read from an address or a folder", () => {
  const from = (SITTINGS_FROM: string) => parseConfig({ SITTINGS_FROM }).sittingsFrom;
  expect(from("https://his.example.org/$bulk-publish")).toEqual("https://his.example.org/$bulk-publish");
  expect(from("/srv/feed")).toEqual("/srv/feed");
  for (const wrong of ["ftp://his.example.org/", "https://", "https://user@his.example.org/"])
    expect(() => from(wrong)).toThrow("SITTINGS_FROM must be an address such as https://hospital.example.org/fhir");
});

test("variables that resemble a setting are reported with it, and those that begin as one does", () => {
  const env = { SMPT_URL: "a", ENCRYPTION_KEY_FILES: "b", SMTP_PASSWORD: "c", HOSTS: "d", LOGNAME: "e", MAIL: "f" };
  expect(parseConfig({ ...env, SMTP_URL: "smtp://mail.example.org" }).misspelt).toEqual([
    { name: "SMPT_URL", meant: "SMTP_URL" },
    { name: "ENCRYPTION_KEY_FILES", meant: "ENCRYPTION_KEY_FILE" },
    { name: "SMTP_PASSWORD", meant: undefined },
  ]);
  expect(parseConfig({ SMPT_URL: " ", CONTENTFUL_MANAGEMENT_TOKEN: "a" }).misspelt).toEqual([]);
});

test.each(["smtp://", "smtp://:587", "smtp:mail.example.org"])("SMTP_URL %s names no mail server", (SMTP_URL) => {
  expect(() => parseConfig({ SMTP_URL })).toThrow(/^SMTP_URL (names no mail server|must be an address)/);
});

test("settings of earlier versions stop the start, all in one line with what to do instead", () => {
  const env = { CONTENTFUL_SPACE_ID: "space1", RESUME_MAX_MB: "10", CONTENT_CONTROL: " " };
  expect(() => parseConfig(env)).toThrow(
    /^Unset [^\n]*CONTENTFUL_SPACE_ID \(set CONTENT_GRAPHQL_URL [^\n]*RESUME_MAX_MB \(a resume has 5 MB at most\)$/,
  );
  expect(() => parseConfig({ CONTENT_CONTROL: "" })).not.toThrow();
});

test.each([
  ["127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
  ["[::1]:3310", { host: "::1", port: 3310 }],
  ["clamav.example.org:3310", { host: "clamav.example.org", port: 3310 }],
  ["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
  ["", undefined],
])("CLAMAV_ADDRESS %o is read", (CLAMAV_ADDRESS, clamavAddress) => {
  expect(parseConfig({ CLAMAV_ADDRESS }).clamavAddress).toEqual(clamavAddress);
});

test("an origin is taken without its trailing slash", () => {
  expect(parseConfig({ SITE_ORIGIN: "https://www.example.org/" }).siteOrigin).toBe("https://www.example.org");
});

test("forms may go to another origin, come from others, and reach other mailboxes", () => {
  expect(parseConfig({})).toMatchObject({ apiOrigin: undefined, apiClientOrigins: [], receivingAddresses: {} });
  const settings = {
    API_ORIGIN: "https://api.example.org/",
    API_CLIENT_ORIGINS: "https://a.example.org, https://b.example.org/",
    RECEIVING_ADDRESSES: "punalur=p@example.org, alappuzha=a@example.org",
  };
  expect(parseConfig(settings)).toMatchObject({
    apiOrigin: "https://api.example.org",
    apiClientOrigins: ["https://a.example.org", "https://b.example.org"],
    receivingAddresses: { punalur: "p@example.org", alappuzha: "a@example.org" },
  });
});

test.each([
  [{ SITE_ORIGIN: "https://www.example.org", PORT: "80" }, "https://www.example.org"],
  [{ PORT: "8080" }, "http://localhost:8080"],
  [{ HOST: "0.0.0.0" }, "http://0.0.0.0:3000"],
  [{ HOST: "::1" }, "http://[::1]:3000"],
])("%o gives the public origin %s", (env, origin) => {
  expect(publicOrigin(parseConfig(env))).toBe(origin);
  expect(URL.canParse(origin)).toBe(true);
});

test.each([
  ["3000", 3001],
  ["0", 0],
  ["4189", 4191],
  ["6664", 6670],
  ["65535", 0],
])("with PORT %s the content service takes %i, which fetch connects to", (PORT, port) => {
  expect(nextPort(parseConfig({ PORT }).port)).toBe(port);
});

test("ports that browsers refuse are refused, and they are those that fetch refuses", async () => {
  const refused = Array.from({ length: 11_000 }, (_, port) => port).filter((port) => {
    try {
      return parseConfig({ PORT: String(port) }).port !== port;
    } catch {
      return true;
    }
  });
  expect(refused).toContain(6000);
  for (const port of refused) {
    const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((reason: unknown) => reason);
    expect([port, String((error as Error).cause)]).toEqual([port, "Error: bad port"]);
  }
  expect(() => parseConfig({ PORT: "6000" })).toThrow("PORT must be a port that browsers connect to; they refuse 6000");
});

test.each([
  [undefined, undefined],
  ["127.0.0.1:9464", { host: "127.0.0.1", port: 9464 }],
  ["localhost:0", { host: "localhost", port: 0 }],
  ["[::1]:9464", { host: "::1", port: 9464 }],
])("metrics at %s are served there", (METRICS_ADDRESS, metricsAddress) => {
  expect(parseConfig({ METRICS_ADDRESS }).metricsAddress).toEqual(metricsAddress);
});

test("proxies are listed with commas", () => {
  expect(parseConfig({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,::1" }).trustProxy).toEqual([
    "127.0.0.1",
    "10.0.0.0/8",
    "::1",
  ]);
});

test.each([
  [{ PORT: "80a" }, "PORT"],
  [{ PORT: "70000" }, "PORT"],
  [{ SITE_ORIGIN: "www.example.org" }, "SITE_ORIGIN"],
  [{ SITE_ORIGIN: "https://www.example.org/path" }, "SITE_ORIGIN"],
  [{ API_ORIGIN: "api.example.org" }, "API_ORIGIN"],
  [{ API_CLIENT_ORIGINS: "https://a.example.org,b" }, "API_CLIENT_ORIGINS"],
  [{ RECEIVING_ADDRESSES: "office@example.org" }, "RECEIVING_ADDRESSES"],
  [{ RECEIVING_ADDRESSES: "punalur=office" }, "RECEIVING_ADDRESSES"],
  [{ GROUP_SLUG: "Two Words" }, "GROUP_SLUG"],
  [{ SMTP_URL: "mail.example.org" }, "SMTP_URL"],
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM"],
  [{ MAIL_FROM: "A <a@example.org>\r\nBcc: b@example.org" }, "MAIL_FROM"],
  [{ DISK_RESERVE_MB: "7" }, "DISK_RESERVE_MB"],
  [{ DATABASE_URL: "mysql://localhost/db" }, "DATABASE_URL"],
  [{ DATABASE_URL: "localhost/db" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://localhost" }, "DATABASE_URL"],
  [{ DATABASE_URL: "postgres://localhost/" }, "DATABASE_URL"],
  [{ CONTENT_GRAPHQL_URL: "https://example.org/spaces/s" }, "CONTENTFUL_DELIVERY_TOKEN"],
  [{ CONTENTFUL_DELIVERY_TOKEN: "t" }, "CONTENTFUL_DELIVERY_TOKEN"],
  [{ CONTENT_GRAPHQL_URL: "ftp://example.org", CONTENTFUL_DELIVERY_TOKEN: "t" }, "CONTENT_GRAPHQL_URL"],
  [{ CONTENT_GRAPHQL_URL: "https://example.org/graphql", CONTENTFUL_DELIVERY_TOKEN: "t" }, "CONTENT_GRAPHQL_URL"],
  [{ ...HOSTED, CONTENT_EXPORT: "x.json" }, "CONTENT_EXPORT"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
  [{ TRUST_PROXY: "10.0.0.0/40" }, "TRUST_PROXY"],
  [{ CLAMAV_ADDRESS: "clamd" }, "CLAMAV_ADDRESS"],
  [{ CLAMAV_ADDRESS: "127.0.0.1:0" }, "CLAMAV_ADDRESS"],
  [{ CLAMAV_ADDRESS: "run/clamd.ctl" }, "CLAMAV_ADDRESS"],
  [{ METRICS_ADDRESS: "9464" }, "METRICS_ADDRESS"],
  [{ METRICS_ADDRESS: "metrics.example.org:9464" }, "METRICS_ADDRESS"],
  [{ METRICS_ADDRESS: "127.0.0.1:94640" }, "METRICS_ADDRESS"],
  [{ METRICS_ADDRESS: "::1:9464" }, "METRICS_ADDRESS"],
  [{ RETENTION_DAYS: "0" }, "RETENTION_DAYS"],
  [{ RETENTION_DAYS: "for ever" }, "RETENTION_DAYS"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
])("a bad value in %o is named in one line", (env, name) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});

test.each([
  "postgres://user:secret@db.example.org:5432/website?sslmode=verify-full",
  "postgresql://localhost/website",
  "postgres:///website?host=/run/postgresql",
])("%s is a database", (DATABASE_URL) => {
  expect(parseConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test("a bad database address is refused without repeating its password", () => {
  const bad = { DATABASE_URL: "mysql://user:secret@db.example.org/website" };
  expect(() => parseConfig(bad)).toThrow(/^(?!.*secret).*DATABASE_URL/);
});

test("a bad mail server address is refused without repeating its password", () => {
  expect(() => parseConfig({ SMTP_URL: "http://user:secret@mail.example.org" })).toThrow(/^(?!.*secret).*SMTP_URL/);
});

test.each([
  ["CONTENTFUL_WEBHOOK_SIGNING_SECRET", "x".repeat(63)],
  ["CONTENTFUL_PREVIEW_SECRET", "too-short"],
  ["CONTENTFUL_PREVIEW_SECRET", "not+in/addresses"],
])("%s set to %j stops the start, and no message repeats it", (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*${value})`));
});

test("the webhook's secret is read, and not needed", () => {
  expect(parseConfig({}).webhookSigningSecret).toBeUndefined();
  const CONTENTFUL_WEBHOOK_SIGNING_SECRET = "x".repeat(64);
  expect(parseConfig({ CONTENTFUL_WEBHOOK_SIGNING_SECRET }).webhookSigningSecret).toBe("x".repeat(64));
});

const PREVIEW = { CONTENTFUL_PREVIEW_SECRET: "secret-of-the-editors" };

test.each([
  [{ ...HOSTED, CONTENTFUL_PREVIEW_TOKEN: "p" }, "is set without CONTENTFUL_PREVIEW_SECRET"],
  [{ ...HOSTED, ...PREVIEW }, "CONTENTFUL_PREVIEW_TOKEN is missing"],
  [{ ...PREVIEW, CONTENTFUL_PREVIEW_TOKEN: "p" }, "CONTENTFUL_PREVIEW_TOKEN is for a hosted content service"],
])("previews that lack a part or have one too many stop the start: %o", (env, message) => {
  expect(() => parseConfig(env)).toThrow(message);
});

test("previews need the secret, and with a hosted space its preview token", () => {
  expect(parseConfig({}).preview).toBeUndefined();
  expect(parseConfig(PREVIEW).preview).toEqual({ secret: "secret-of-the-editors", token: undefined });
  expect(parseConfig({ ...HOSTED, ...PREVIEW, CONTENTFUL_PREVIEW_TOKEN: "p" }).preview?.token).toBe("p");
});

test.each([
  [{}, true],
  [{ SITE_ORIGIN: "http://127.0.0.1:8080", HOST: "127.0.0.1" }, true],
  [{ SITE_ORIGIN: "http://127.0.0.1:8080", HOST: "0.0.0.0" }, false],
  [{ TRUST_PROXY: "127.0.0.1" }, false],
  [{ SITE_ORIGIN: "http://www.example.org" }, false],
  [{ SITE_ORIGIN: "https://localhost" }, false],
  [{ HOST: "0.0.0.0" }, false],
  [{ SITE_ORIGIN: "https://www.example.org", SMTP_URL: "smtps://mail.example.org" }, true],
])("with %j mail is set up: %s", (env, isSetUp) => {
  expect(isMailSetUp(parseConfig(env))).toBe(isSetUp);
});
