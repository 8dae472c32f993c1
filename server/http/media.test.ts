import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerMedia } from "./media.ts";

const TIMEOUT_MS = 100;

/** The answer to a file that the given content service holds. */
async function askForFile(contentService: RequestListener) {
  const upstream = createServer(contentService).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  onTestFinished(() => {
    upstream.closeAllConnections();
    upstream.close();
  });
  const server = fastify();
  registerMedia(server, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`, TIMEOUT_MS);
  return server.inject("/media/videos.ctfassets.net/space/file");
}

test("a film that takes longer than the time limit arrives whole", async () => {
  const answer = await askForFile(async (_request, response) => {
    response.writeHead(200, { "content-type": "video/mp4" }).write("first half, ");
    await wait(2 * TIMEOUT_MS);
    response.end("second half");
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe("first half, second half");
});

test("a content service that does not answer in time is given up", async () => {
  const answer = await askForFile(() => undefined);
  expect(answer.statusCode).toBe(502);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a PDF that a text offers is saved, not shown", async () => {
  const answer = await askForFile((_request, response) => {
    response.writeHead(200, { "content-type": "application/pdf" }).end("%PDF");
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-disposition"]).toBe("attachment");
});

test("a document of scripts is not passed on", async () => {
  const answer = await askForFile((_request, response) => {
    response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
  });
  expect(answer.statusCode).toBe(404);
});
