import { Ajv } from "ajv";
import schema from "./r4-schema.json" with { type: "json" };

/** HL7's JSON schema of R4, of the six types alone and what they use (hl7.org/fhir/R4/fhir.schema.json.zip, CC0). */
const ajv = new Ajv({ strict: false, allErrors: true }).addSchema(schema, "r4");

/** What HL7's SMART Scheduling Links 1.0.0-ballot needs beyond R4: field and how many, or at least one. */
const NEEDED: Record<string, [field: string, most?: number][]> = {
  Location: [["identifier"], ["name"], ["telecom"], ["address"], ["address.line"], ["address.city"], ["address.state"]],
  HealthcareService: [["active"], ["type", 1], ["specialty", 1], ["location", 1], ["name"]],
  Practitioner: [["identifier", 1]],
  PractitionerRole: [["practitioner"], ["location"]],
  Schedule: [["actor"], ["serviceType"]],
  Slot: [["schedule"], ["status"], ["start"], ["end"]],
};

export function findR4Faults(resource: Record<string, unknown>): string[] {
  const type = String(resource.resourceType);
  const where = `${type}/${String(resource.id)}`;
  const check = ajv.getSchema(`r4#/definitions/${type}`);
  if (!check || !NEEDED[type]) return [`${where}: an unknown type`];
  const faults = check(resource) ? [] : [ajv.errorsText(check.errors)];
  for (const [path, most = Infinity] of [["id"], ...NEEDED[type]] as [string, number?][]) {
    const value = path
      .split(".")
      .reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], resource);
    const count = Array.isArray(value) ? value.length : value === undefined ? 0 : 1;
    if (count < 1 || count > most) faults.push(`${path} is there ${count} times`);
  }
  return [...faults, ...findEmpty(resource)].map((fault) => `${where}: ${fault}`);
}

/** No field is empty (R4, "JSON representation"). */
function findEmpty(value: unknown, path = ""): string[] {
  if (value === "" || value === null || (Array.isArray(value) && value.length === 0)) return [`${path} is empty`];
  if (typeof value !== "object") return [];
  const parts = Object.entries(value as object);
  return parts.length === 0
    ? [`${path} is empty`]
    : parts.flatMap(([name, part]) => findEmpty(part, `${path}.${name}`));
}
