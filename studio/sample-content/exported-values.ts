/** An object of the export, found while walking it. */
type ExportedObject = Record<string, unknown>;

/** Every object inside a value, the value itself included, outer ones first. */
export function* objectsIn(value: unknown): Generator<ExportedObject> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as ExportedObject;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

/** Every text inside a value. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) yield* textsIn(part);
}
