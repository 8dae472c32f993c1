/** Variables such as "NAME=value", as a process takes them. */
export function toEnvironment(variables: string[]): Record<string, string> {
  return Object.fromEntries(variables.map((variable) => variable.split("=")));
}
