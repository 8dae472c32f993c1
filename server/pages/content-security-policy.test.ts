import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy.ts";

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function policyOf(html: string, sources?: PolicySources): string {
  return contentSecurityPolicy(Buffer.from(html), sources);
}

test("inline scripts and styles are allowed by hash, files only from our own origin", () => {
  const policy = policyOf(
    '<style id="s">a{}</style><script>let a</script><script type="module" async="">let b</script><script src="/x.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hashOf("let a")} ${hashOf("let b")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("a{}")};`);
  expect(policy).not.toContain("unsafe");
});

test("scripts may ask the origin that takes the forms, and no other", () => {
  expect(policyOf("")).toContain("connect-src 'self';");
  expect(policyOf("", { apiOrigin: "https://api.example.org" })).toContain(
    "connect-src 'self' https://api.example.org;",
  );
});

test("the same inline script is named once", () => {
  expect(policyOf("<script>a</script><script>a</script>").match(/sha256/g)).toHaveLength(1);
});

test("data that no browser runs needs no hash", () => {
  const data =
    '<script type="application/ld+json">{"@type":"Hospital"}</script><script type="application/json" id="d">{}</script>';
  expect(policyOf(`${data}<script>let a</script>`)).toContain(`script-src 'self' ${hashOf("let a")};`);
});

test("a tag within a script or style is part of its text", () => {
  const policy = policyOf("<script>'<script>'</script><style>a{content:'<style>'}</style>");
  expect(policy).toContain(`script-src 'self' ${hashOf("'<script>'")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("a{content:'<style>'}")};`);
});

test("Trusted Types allow the policies for structured data and for the worker alone", () => {
  expect(policyOf("")).toMatch(/; require-trusted-types-for 'script'; trusted-types structured-data emergency-worker$/);
});

test("insecure requests are upgraded where the site is served over https, and only there", () => {
  expect(policyOf("", { isHttps: true }).split("; ")).toContain("upgrade-insecure-requests");
  expect(policyOf("")).not.toContain("upgrade-insecure-requests");
});
