import type { SubmissionRecord } from "#outbox/store/submission-records.server.ts";
import { EXIT, UsageError } from "../command.ts";
import { countOf, readFilter, type Task } from "./command-line.ts";
import { findContact, formatTable, listRow } from "./format-records.ts";

const COLUMNS = ["reference", "received", "hospital", "kind", "state", "name", "phone", "email"] as const;

type Wanted = Partial<Record<"phone" | "name" | "email" | "reference", string>>;

/** Shows who sent the submissions that fit all that is asked for; of the others nothing. */
export async function findSubmissions({ context, config, records, options }: Task): Promise<number> {
  const wanted = readWanted(options);
  const { limit, ...filter } = await readFilter(options, config);
  const { found, looked, unreadable } = await records.search(filter, (record) => isHit(record, wanted));
  const shown = found.slice(0, limit);
  if (found.length === 0) context.print(`None of ${countOf(looked)} fits.`);
  else
    context.print(
      formatTable(
        COLUMNS,
        shown.map((record) => ({ ...listRow(record), ...findContact(record) })),
      ),
    );
  if (shown.length < found.length) context.note(`There are ${found.length - shown.length} more.`);
  if (unreadable > 0) context.note(`${countOf(unreadable)} cannot be read, and may fit too: "list" names them.`);
  return EXIT.done;
}

function readWanted({ phone, name, email, reference }: Task["options"]): Wanted {
  const wanted: Wanted = {
    ...(phone !== undefined && { phone: readDigits(phone) }),
    ...(name !== undefined && { name: simplify(name) }),
    ...(email !== undefined && { email: simplify(email) }),
    ...(reference !== undefined && { reference: spellReference(reference) }),
  };
  if (Object.keys(wanted).length === 0) throw new UsageError("find: by what? --phone, --name, --email or --reference");
  const [empty] = Object.entries(wanted).find(([, text]) => text === "") ?? [];
  if (empty !== undefined) throw new UsageError(`--${empty} names nothing to look for`);
  return wanted;
}

/** Numbers are stored as ten digits; people write +91, 91 or 0 before them. */
function readDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length > 10 || text.trim().startsWith("+")) return digits.replace(/^0*(?:91)?0*/, "");
  return digits.replace(/^0+/, "");
}

function simplify(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
}

/** However it was heard: see `getRecords`. The first letter of a whole reference is no digit. */
function spellReference(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
}

function isHit(record: SubmissionRecord, { phone, name, email, reference }: Wanted): boolean {
  if (reference !== undefined && !spellReference(record.reference).includes(reference)) return false;
  if (phone === undefined && name === undefined && email === undefined) return true;
  const contact = findContact(record);
  if (contact === undefined) return false;
  return (
    (phone === undefined || contact.phone.includes(phone)) &&
    (name === undefined || simplify(contact.name).includes(name)) &&
    (email === undefined || simplify(contact.email).includes(email))
  );
}
