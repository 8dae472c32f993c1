/** Loaded into the site's process before it: each of two signals plants an unhandled failure. */
process.on("SIGUSR2", () => void Promise.reject(new Error("planted rejection")));
process.on("SIGWINCH", () => {
  throw new Error("planted exception");
});
