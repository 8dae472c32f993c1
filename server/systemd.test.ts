import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { findProgram } from "#outbox/test-support/find-program.ts";
import { findPassedSocket, notifySystemd } from "./systemd.ts";

test("a socket is taken only where systemd passed it to this very process", () => {
  const LISTEN_PID = String(process.pid);
  expect(findPassedSocket({ LISTEN_PID, LISTEN_FDS: "1" })).toEqual({ fd: 3 });
  expect(findPassedSocket({ LISTEN_PID: "1", LISTEN_FDS: "1" })).toBeUndefined();
  expect(findPassedSocket({})).toBeUndefined();
  expect(() => findPassedSocket({ LISTEN_PID, LISTEN_FDS: "2" })).toThrow("one ListenStream=");
});

test("nothing is said where nobody asks", async () => {
  await expect(notifySystemd("READY=1", { PATH: "/nowhere" })).resolves.toBeUndefined();
});

/** Listens as systemd does, and prints the first message. */
const LISTENER = `
import socket, sys
peer = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
peer.bind(sys.argv[1])
print("listening", flush=True)
print(peer.recv(1000).decode())
peer.recv(1000)
`;

const isInstalled = findProgram("systemd-notify", []) !== undefined && findProgram("python3", []) !== undefined;

test.skipIf(!isInstalled)("systemd hears when the site is ready", async () => {
  const folder = await mkdtemp(join(tmpdir(), "notify-"));
  const NOTIFY_SOCKET = join(folder, "notify");
  const listener = spawn("python3", ["-c", LISTENER, NOTIFY_SOCKET], { stdio: ["ignore", "pipe", "inherit"] });
  await once(listener.stdout, "readable");
  await Promise.all([
    notifySystemd("READY=1", { NOTIFY_SOCKET, PATH: process.env.PATH }),
    expect(text(listener.stdout)).resolves.toBe("listening\nREADY=1\n"),
  ]);
  await rm(folder, { recursive: true });
});

test("a message that cannot be sent is an error", async () => {
  await expect(notifySystemd("READY=1", { NOTIFY_SOCKET: "/nowhere/notify", PATH: process.env.PATH })).rejects.toThrow(
    "systemd-notify",
  );
});
