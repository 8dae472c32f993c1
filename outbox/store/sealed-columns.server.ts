import { createHash } from "node:crypto";
import type { StoredFile, SubmittedForm } from "#forms/stored-submission.ts";
import type { Step } from "#answers/answer.ts";
import type { Cell, CellCipher } from "../encryption/cell-cipher.server.ts";
import type { AnswerRow, SubmissionDatabase, SubmissionRow } from "./database.ts";

// What opens throws `UnreadableSubmissionError` like `CellCipher.openText`.

/** Whose columns are sealed or opened; they open for this submission alone. */
type Owner = Pick<Cell, "id" | "reference">;

export function sealForm(cipher: CellCipher, request: SubmittedForm["request"], owner: Owner) {
  const sealed = cipher.sealText(JSON.stringify(request), { ...owner, column: "request" });
  return { request: sealed, key_id: cipher.keyIds[0] ?? null };
}

export function openForm(cipher: CellCipher, { request, ...owner }: Owner & Pick<SubmissionRow, "request">) {
  return JSON.parse(cipher.openText(request, { ...owner, column: "request" })) as SubmittedForm["request"];
}

type FileColumns = Pick<SubmissionDatabase["attachments"], "name" | "content">;

export function sealFile(cipher: CellCipher, { name, bytes }: Pick<StoredFile, "name" | "bytes">, owner: Owner) {
  return {
    name: cipher.sealText(name, { ...owner, column: "file_name" }),
    content: cipher.sealBytes(bytes, { ...owner, column: "file" }),
  } satisfies FileColumns;
}

export function openFileName(cipher: CellCipher, name: string, owner: Owner): string {
  return cipher.openText(name, { ...owner, column: "file_name" });
}

export function openFile(cipher: CellCipher, file: FileColumns & { type: string }, owner: Owner): StoredFile {
  const bytes = cipher.openBytes(file.content, { ...owner, column: "file" });
  return { name: openFileName(cipher, file.name, owner), type: file.type, bytes };
}

export function sealStep(cipher: CellCipher, step: Step, { number, ...owner }: Owner & { number: number }): string {
  return cipher.sealText(JSON.stringify(step), { ...owner, column: `answer ${number}` });
}

export function openStep(
  cipher: CellCipher,
  { content, number }: Pick<AnswerRow, "content" | "number">,
  { id, reference }: Owner,
): Step {
  return JSON.parse(cipher.openText(content, { id, reference, column: `answer ${number}` })) as Step;
}

export function secretCell(name: string): Cell {
  return { id: name, reference: name, column: "secret" };
}

/** Equal for the same content for the same hospital; a changed mailbox does not make it another. */
export function contentOf(submission: SubmittedForm & { hospitalId: string }): string {
  const { kind, hospitalId, file } = submission;
  const { hospital: _hospital, to: _to, ...content } = submission.request;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const digest = file && createHash("sha256").update(file.bytes).digest("hex");
  return JSON.stringify([kind, hospitalId, sorted, ...(file ? [file.name, digest] : [])]);
}
