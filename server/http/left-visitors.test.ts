import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { MediaFile, MediaFiles } from "../media/media-files.ts";
import { openFormsServer } from "./test-support/open-forms-server.ts";

/** A server with one file, whose stream is `body`; `asked` once somebody asks for it, who gets it after `find`. */
async function start() {
  const lines: { level: number; msg: string }[] = [];
  const log = pino(
    { level: "debug" },
    { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  const asked = Promise.withResolvers<void>();
  const found = Promise.withResolvers<MediaFile>();
  const find: MediaFiles["find"] = () => {
    asked.resolve();
    return found.promise;
  };
  const statuses: number[] = [];
  const opened = await openFormsServer({
    ...{ log, mediaFiles: { find, checkAgain: () => {} } },
    countRequest: ({ status }) => statuses.push(status),
  });
  const body = new Readable({ read() {} });
  return {
    ...opened,
    ...{ statuses, body, asked: asked.promise },
    find: () => found.resolve({ contentType: "image/png", size: 3, read: () => body } as unknown as MediaFile),
    faults: () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg),
  };
}

test("a visitor who leaves before the response begins is no fault, and counts as none", async () => {
  const { server, listen, asked, find, body, faults, statuses } = await start();
  const sockets = once(server.server, "connection");
  const client = connect(await listen(), "127.0.0.1");
  client.write("GET /media/a/b/c.png HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await asked;
  const [socket] = (await sockets) as [Socket];
  // Not by `once`, which rejects with the error before it.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  client.resetAndDestroy();
  await closed;
  const ended = new Promise((resolve) => body.once("close", resolve));
  find();
  await ended;
  await new Promise(setImmediate);
  expect(faults()).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test.each([
  ["an error", new Error("i/o error")],
  ["less than there should be", undefined],
])("a file that ends with %s before its response is a fault", async (_end, error) => {
  const { server, asked, find, body, faults, statuses } = await start();
  const response = server.inject("/media/a/b/c.png");
  await asked;
  find();
  setImmediate(() => body.destroy(error));
  expect((await response).statusCode).toBe(500);
  expect(faults()).toEqual(["a request failed because of a fault of the site"]);
  expect(statuses).toEqual([500]);
});

test.each([
  ["/api/v1/service/contact_us", "application/json", '{"name":"An'],
  [
    "/api/v1/jobs/job_application",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="resu',
  ],
  ["/a/contact_us", "application/x-www-form-urlencoded", "name=An"],
])("a post to %s that breaks off is no fault", async (path, type, part) => {
  const { server, listen, faults, statuses } = await start();
  const sockets = once(server.server, "connection");
  const client = connect(await listen(), "127.0.0.1");
  const received = new Promise((resolve) => server.server.once("request", resolve));
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n${part}`,
  );
  const [socket] = (await sockets) as [Socket];
  await received;
  const closed = new Promise((resolve) => socket.once("close", resolve));
  client.resetAndDestroy();
  await closed;
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  expect(faults()).toEqual([]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});
