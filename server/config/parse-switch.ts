import { ConfigError } from "./config-error.ts";
import type { ReadValue } from "./read-value.ts";

/** Whether `name` is on; `otherwise` when it is not given. */
export function parseSwitch(value: ReadValue, name: string, otherwise: "on" | "off"): boolean {
  const text = value(name) ?? otherwise;
  if (text !== "on" && text !== "off") throw new ConfigError(`${name} must be on or off, not ${JSON.stringify(text)}`);
  return text === "on";
}
