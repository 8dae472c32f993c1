import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The smallest server that Node has: answers every request with the bytes of a file, in memory, or 304.
// `node bench/node-http.ts PORT FILE TYPE`.

const [port, file = "", type = ""] = process.argv.slice(2);
const body = readFileSync(file);
const etag = '"bench"';
const unchanged = ["etag", etag, "content-type", type];
const whole = [...unchanged, "content-encoding", "br", "content-length", String(body.length)];

createServer((request, response) => {
  if (request.headers["if-none-match"] === etag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, whole).end(body);
}).listen(Number(port), "127.0.0.1");
