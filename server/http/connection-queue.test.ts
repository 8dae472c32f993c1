import { Socket } from "node:net";
import { expect, test } from "vitest";
import { ConnectionQueue } from "./connection-queue.ts";

test("connections leave the queue from any place, and the oldest stays first", () => {
  const queue = new ConnectionQueue();
  const [a, b, c, d] = [new Socket(), new Socket(), new Socket(), new Socket()];
  for (const socket of [a, b, c]) queue.enter(socket);
  queue.leave(b);
  queue.leave(b);
  expect([queue.oldest?.socket, queue.size, queue.since(b)]).toEqual([a, 2, undefined]);
  queue.leave(a);
  queue.enter(d);
  queue.enter(a);
  expect([queue.oldest?.socket, queue.size]).toEqual([c, 3]);
  queue.leave(a);
  queue.leave(c);
  expect(queue.oldest).toMatchObject({ socket: d, since: queue.since(d) });
  queue.leave(d);
  expect([queue.oldest, queue.size]).toEqual([undefined, 0]);
  queue.enter(b);
  expect(queue.oldest?.socket).toBe(b);
});
