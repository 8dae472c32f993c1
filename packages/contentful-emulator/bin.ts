#!/usr/bin/env node
import { runCommand } from "./run-command.ts";

const { exitCode, service } = await runCommand(process.argv.slice(2), {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
process.exitCode = exitCode;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void service?.close());
