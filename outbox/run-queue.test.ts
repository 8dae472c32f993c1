import { expect, test, vi } from "vitest";
import { holdLease } from "./run-queue.ts";

test("a lease is renewed until it is stopped, through failures of the store", async () => {
  const renew = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error("away")));
  const lease = holdLease(renew, 5);
  await vi.waitFor(() => expect(renew.mock.calls.length).toBeGreaterThan(2));
  expect(lease.lost.aborted).toBe(false);
  lease.stop();
  const { length } = renew.mock.calls;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(renew.mock.calls).toHaveLength(length);
});

test("a lease that another process holds now is reported as lost", async () => {
  const lease = holdLease(async () => false, 5);
  await vi.waitFor(() => expect(lease.lost.aborted).toBe(true));
  lease.stop();
});
