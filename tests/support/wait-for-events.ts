import { vi } from "vitest";

const MAX_WAIT_MS = 60_000;

// Vitest's default timeout is one second, which a busy machine may need for a single step.
const { waitFor } = vi;
vi.waitFor = (callback, options) => {
  const { interval = 20 } = typeof options === "object" ? options : {};
  return waitFor(callback, { interval, timeout: MAX_WAIT_MS });
};
