import { pino, type Logger } from "pino";
import pretty from "pino-pretty";
import type { LogLevel } from "./config.server.ts";

/** The process's log: readable lines for a person at a terminal, JSON lines for everything else. */
export function createLog(level: LogLevel): Logger {
  if (!process.stdout.isTTY) return pino({ level });
  return pino({ level }, pretty({ sync: true, ignore: "pid,hostname", translateTime: "SYS:HH:MM:ss" }));
}
