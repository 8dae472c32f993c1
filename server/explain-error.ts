const OPERATOR_ERRORS = new Set([
  "CommandError",
  "CatalogueError",
  "ConfigError",
  "SiteDataError",
  "SpaceExportError",
  "DatabaseSettingsError",
  "StoreNotReadyError",
  "StoreMovedError",
  "StoreNotMovedError",
  "StoreNewerError",
  "StoreVersionError",
  "MoveError",
  "RestoreError",
  "DataFolderInUseError",
  "BackupError",
  "EncryptionKeyError",
  "UnreadableSubmissionError",
]);

export function isOperatorError(error: unknown): boolean {
  return error instanceof Error && OPERATOR_ERRORS.has(error.name);
}

const LISTEN_ERRORS: Record<string, string> = {
  EADDRINUSE: "PORT is in use by another program",
  EACCES: "PORT may not be used by this account",
  EADDRNOTAVAIL: "HOST is no address of this machine",
  ENOTFOUND: "HOST is not known",
};

export function explainStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "SiteDataError") return `${error.message}\nHow to mend each: npm run data:check`;
  if (isOperatorError(error)) return `${error.name}: ${error.message}`;
  const { code, syscall }: NodeJS.ErrnoException = error;
  const listenError = syscall === "listen" || syscall === "getaddrinfo" ? LISTEN_ERRORS[code ?? ""] : undefined;
  if (listenError !== undefined) return `${listenError}: ${error.message}`;
  if (code === "ERR_MODULE_NOT_FOUND") return `The site is not built yet: npm run build (${error.message})`;
  return error.stack ?? error.message;
}
