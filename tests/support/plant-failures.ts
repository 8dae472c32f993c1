/** Loaded into the site's process before it: each of two signals plants a failure that nobody waits for. */
process.on("SIGUSR2", () => void Promise.reject(new Error("planted rejection")));
process.on("SIGWINCH", () => {
  throw new Error("planted exception");
});
