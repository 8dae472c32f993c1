import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { EICAR } from "../test-support/eicar.ts";
import { startClamdPeer, type ClamdBehaviour } from "../test-support/start-clamd-peer.ts";
import { createClamavScanner } from "./create-clamav-scanner.server.ts";
import { ScanFailedError } from "./virus-scanner.ts";

const NEVER = new AbortController().signal;

async function setUp(behaviour: ClamdBehaviour = "clean") {
  const peer = await startClamdPeer();
  peer.behave(behaviour);
  const scanner = createClamavScanner({
    address: { host: peer.host, port: peer.port },
    silenceMs: behaviour === "stalls" ? 100 : 10_000,
  });
  return { peer, scanner };
}

test("a file reaches the scanner byte for byte, whatever its size, and its verdict comes back", async () => {
  const { peer, scanner } = await setUp();
  for (const size of [0, 1, 65_536, 65_537, 5_000_000]) {
    const file = randomBytes(size);
    expect(await scanner.scan(file, NEVER)).toEqual({ status: "clean" });
    expect(peer.files.at(-1)?.equals(file)).toBe(true);
  }
});

test("malware is told by its name", async () => {
  const { scanner } = await setUp();
  const found = { status: "infected", signature: "Win.Test.EICAR_HDB-1" };
  expect(await scanner.scan(Buffer.from(`%PDF-1.7\n${EICAR}`), NEVER)).toEqual(found);
});

test("a scanner can be asked whether it is there", async () => {
  const { peer, scanner } = await setUp();
  await expect(scanner.check()).resolves.toBeUndefined();
  peer.behave("refuses");
  await expect(scanner.check()).rejects.toThrow(ScanFailedError);
});

describe("no verdict is never taken for a clean one", () => {
  test.each([
    ["refuses", /without an answer, as it does above its StreamMaxLength/],
    ["stalls", /no answer in time/],
    ["cuts", /without an answer, as it does above its StreamMaxLength/],
    ["error", /said "INSTREAM size limit exceeded. ERROR"/],
  ] as const)("where the scanner %s", async (behaviour, message) => {
    const { scanner } = await setUp(behaviour);
    const scanned = scanner.scan(randomBytes(300_000), NEVER);
    await expect(scanned).rejects.toThrow(ScanFailedError);
    await expect(scanned).rejects.toThrow(message);
  });

  test("where nothing listens", async () => {
    const scanner = createClamavScanner({ address: { path: "/nonexistent/clamd.sock" } });
    await expect(scanner.scan(Buffer.from("x"), NEVER)).rejects.toThrow(/the virus scanner: .*ENOENT/);
  });

  test("where the scan is cut off", async () => {
    const { scanner } = await setUp("stalls");
    await expect(scanner.scan(Buffer.from("x"), AbortSignal.abort())).rejects.toThrow(ScanFailedError);
  });
});
