import { connect, type Socket } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

// Runs in a thread of its own, so that it does not delay who measures: holds posts open that send a byte now and then,
// and reports how many are open and how many the site has ended.

const BYTE_EVERY_MS = 10_000;
/** Before a post that the site ended is sent again. */
const AGAIN_AFTER_MS = 30_000;
/** How many new connections are opened at a time, ten times a second. */
const OPENED_AT_ONCE = 20;
/** Where the slow posts go: nowhere, to a page's form, and to where uploads belong. */
const TARGETS = [
  "/no_such",
  "/venmala_hospital/contact_us",
  "/venmala_hospital/careers/detail/x",
  "/api/v1/jobs/job_application",
];

/** The thread's options. */
export interface SlowPosts {
  port: number;
  connections: number;
}

const { port, connections } = workerData as SlowPosts;
const sockets = new Set<Socket>();
let opened = 0;
let ended = 0;

const opening = setInterval(() => {
  for (const until = Math.min(connections, opened + OPENED_AT_ONCE); opened < until; opened += 1) open(opened);
  if (opened >= connections) clearInterval(opening);
}, 100);
setInterval(() => {
  for (const socket of sockets) socket.write("-");
}, BYTE_EVERY_MS);
setInterval(() => parentPort?.postMessage({ open: sockets.size, ended }, []), 1000);

function open(number: number) {
  // From several addresses, because a port is soon used up between two.
  const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.0.${2 + (number % 100)}` });
  sockets.add(socket);
  const path = TARGETS[number % TARGETS.length] ?? "";
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      "Content-Length: 5000000\r\n\r\n",
  );
  socket.on("error", () => socket.destroy());
  socket.on("data", () => {});
  socket.once("close", () => {
    sockets.delete(socket);
    ended += 1;
    setTimeout(open, AGAIN_AFTER_MS, number);
  });
}
