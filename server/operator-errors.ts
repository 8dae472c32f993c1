const OPERATOR_ERRORS = new Set([
  "CommandError",
  "CatalogueError",
  "ConfigError",
  "SiteDataError",
  "SpaceExportError",
  "DatabaseSettingsError",
  "StoreNotReadyError",
  "BackupError",
  "EncryptionKeyError",
  "UnreadableSubmissionError",
]);

/** Whether an error's message is meant for the operator: one clear line, no stack. */
export function isOperatorError(error: unknown): boolean {
  return error instanceof Error && OPERATOR_ERRORS.has(error.name);
}
