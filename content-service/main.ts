import { runCommand } from "./command/run-command.ts";

const { exitCode, service } = await runCommand(process.argv.slice(2), {
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
process.exitCode = exitCode;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void service?.close());
