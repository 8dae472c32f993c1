/** What a virus scanner found. */
export type ScanVerdict = { status: "clean" } | { status: "infected"; signature: string };

/** Looks into files for malware. */
export interface VirusScanner {
  /** Rejects with `ScanFailedError` when no verdict came: the scanner is away, slow, full or too busy. */
  scan(bytes: Buffer, signal: AbortSignal): Promise<ScanVerdict>;

  /** Resolves when the scanner answers at all; rejects with `ScanFailedError`. */
  check(): Promise<void>;
}

/** No verdict came; the file is neither clean nor infected, and may be scanned again. */
export class ScanFailedError extends Error {
  override name = "ScanFailedError";
}
