import { expect, test } from "vitest";
import { Client } from "pg";
import { postgresOptions } from "./postgres-options.server.ts";

const tlsOf = (address: string) => new Client(postgresOptions(address)).ssl;

test.each([
  "postgres://user@db.example.org/website",
  "postgres://user@localhost.example.org/website",
  "postgres://user@db.example.org/website?sslmode=require",
  "postgres://user@localhost/website?sslmode=prefer",
])("%s is encrypted, and the server's certificate is checked", (address) => {
  const tls = tlsOf(address);
  expect(tls).toBeTruthy();
  expect(tls).not.toMatchObject({ rejectUnauthorized: false });
});

test.each([
  "postgres://user@localhost/website",
  "postgres://user@127.0.0.1:5433/website",
  "postgres://user@[::1]/website",
  "postgres:///website?host=/run/postgresql",
  "postgres://user@db.example.org/website?sslmode=disable",
])("%s is plain", (address) => {
  expect(tlsOf(address)).toBe(false);
});

test("big integers read as numbers, bytes as bytes", () => {
  const { types } = postgresOptions("postgres://localhost/website");
  expect(types?.getTypeParser(20)("1795168800000")).toBe(1_795_168_800_000);
  expect(types?.getTypeParser(17)("\\x2550")).toEqual(Buffer.from("%P"));
});
