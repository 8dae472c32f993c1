import type { Cell, CellCipher } from "../encryption/cell-cipher.server.ts";
import type { StoredFile, SubmittedForm } from "../stored-submission.ts";
import type { SubmissionDatabase, SubmissionRow } from "./database.ts";

/** Whose columns are sealed or opened; they open for this submission alone. */
type Owner = Pick<Cell, "id" | "reference">;

/** What is stored of a form's fields, with the key they are sealed with. */
export function sealForm(
  cipher: CellCipher,
  request: SubmittedForm["request"],
  owner: Owner,
): Pick<SubmissionRow, "request" | "key_id"> {
  const sealed = cipher.sealText(JSON.stringify(request), { ...owner, column: "request" });
  return { request: sealed, key_id: cipher.keyIds[0] ?? null };
}

/** A form's fields; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openForm(cipher: CellCipher, { request, ...owner }: Owner & Pick<SubmissionRow, "request">) {
  return JSON.parse(cipher.openText(request, { ...owner, column: "request" })) as SubmittedForm["request"];
}

type FileColumns = Pick<SubmissionDatabase["attachments"], "name" | "content">;

/** What is stored of a file's name and bytes. */
export function sealFile(cipher: CellCipher, { name, bytes }: Pick<StoredFile, "name" | "bytes">, owner: Owner) {
  return {
    name: cipher.sealText(name, { ...owner, column: "file_name" }),
    content: cipher.sealBytes(bytes, { ...owner, column: "file" }),
  } satisfies FileColumns;
}

/** A file's name; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openFileName(cipher: CellCipher, name: string, owner: Owner): string {
  return cipher.openText(name, { ...owner, column: "file_name" });
}

/** A file; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openFile(cipher: CellCipher, file: FileColumns & { type: string }, owner: Owner): StoredFile {
  const bytes = cipher.openBytes(file.content, { ...owner, column: "file" });
  return { name: openFileName(cipher, file.name, owner), type: file.type, bytes };
}

/** What is stored of a failed mail: mail servers like to repeat what they were given. */
export function sealError(cipher: CellCipher, error: string, owner: Owner): string {
  return cipher.sealText(error, { ...owner, column: "last_error" });
}

/** Why a mail failed; throws `UnreadableSubmissionError` like `CellCipher.openText`. */
export function openError(cipher: CellCipher, error: string, owner: Owner): string {
  return cipher.openText(error, { ...owner, column: "last_error" });
}
