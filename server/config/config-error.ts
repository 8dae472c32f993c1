/** A setting cannot be used; `message` is one line that names the variable and what it should hold. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
