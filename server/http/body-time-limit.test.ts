import { connect, type AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { registerBodyTimeLimit } from "./body-time-limit.ts";

const LIMIT_MS = 300;

async function openServer() {
  const server = fastify();
  registerBodyTimeLimit(server, LIMIT_MS);
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  server.post("/", async ({ body }) => body);
  await server.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => server.close());
  return (server.server.address() as AddressInfo).port;
}

/** Sends half of a body, the rest after more than the limit; resolves to what came back. */
function sendSlowly(port: number, type: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(
        `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 8\r\n\r\nslow`,
      );
      setTimeout(() => socket.write("body"), LIMIT_MS * 2);
    });
    socket.on("data", (chunk) => (heard += String(chunk)));
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
  });
}

test("a body that is too slow is cut off", async () => {
  expect(await sendSlowly(await openServer(), "application/json")).not.toContain("200 OK");
});

test("a form with a file may take longer", async () => {
  expect(await sendSlowly(await openServer(), "multipart/form-data; boundary=x")).toContain("slowbody");
});
