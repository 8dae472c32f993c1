import { expect, test } from "vitest";
import { createSharedWork, createWorkQueue, QueueFullError } from "./work-queue.ts";

test("as many tasks run at once as allowed, the others in the order they came", async () => {
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 9 });
  const log: string[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const tasks = gates.map(({ promise }, index) =>
    queue(async () => {
      log.push(`begin ${index}`);
      await promise;
      log.push(`end ${index}`);
    }),
  );
  await Promise.resolve();
  expect(log).toEqual(["begin 0", "begin 1"]);
  gates[1]?.resolve();
  await tasks[1];
  await Promise.resolve();
  expect(log).toEqual(["begin 0", "begin 1", "end 1", "begin 2"]);
  for (const gate of gates) gate.resolve();
  await Promise.all(tasks);
  expect(log.filter((line) => line.startsWith("begin"))).toEqual(["begin 0", "begin 1", "begin 2", "begin 3"]);
});

test("a task is refused when the queue is full, and a failed task frees its slot", async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
  const gate = Promise.withResolvers<void>();
  const first = queue(() => gate.promise);
  const second = queue(async () => "second");
  await expect(queue(async () => "third")).rejects.toThrow(QueueFullError);
  gate.reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await second).toBe("second");
  expect(await queue(async () => "fourth")).toBe("fourth");
});

test("the same work is done once while it is under way, and again afterwards", async () => {
  const share = createSharedWork<number>();
  let times = 0;
  const work = async () => {
    times += 1;
    return times;
  };
  expect(await Promise.all([share("a", work), share("a", work), share("b", work)])).toEqual([1, 1, 2]);
  expect(await share("a", work)).toBe(3);
  await expect(share("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await share("a", work)).toBe(4);
});
