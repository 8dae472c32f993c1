/** The keys in `ENCRYPTION_KEY_FILE` cannot be used; `message` is one line that names what is wrong. */
export class EncryptionKeyError extends Error {
  override name = "EncryptionKeyError";
}

/** What is stored of one submission cannot be read; `message` is one line that names it and says why. */
export class UnreadableSubmissionError extends Error {
  override name = "UnreadableSubmissionError";
}
