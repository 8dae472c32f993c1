#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

if ("groupBy" in Map) {
  const { exitCode, signal, service } = await runCommand(process.argv.slice(2), {
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  });
  process.exitCode = exitCode;
  // The program that it ran ended by this signal.
  if (signal) process.kill(process.pid, signal);
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => void service?.close());
} else {
  console.error(`contentful-emulator needs Node 22.1 or later; this is ${process.version}`);
  process.exitCode = 1;
}
