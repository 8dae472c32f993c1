/** Who read what of patients' data (DPDP Rules 2025, rule 6), or of doctors' leave, without a name of anybody. */
export interface AuditLine {
  audit:
    | ("list-link-mailed" | "list-opened" | "list-read" | "list-closed" | "csv-taken" | "answer-page-read")
    | ("sittings-link-mailed" | "sittings-read" | "sittings-changed")
    | "number-checked";
  hospital: string;
  /** Of the list in one browser; left out where no list was open, as with a mailed link. */
  session?: string | undefined;
  reference?: string | undefined;
  rows?: number | undefined;
  network?: string | undefined;
}

export type Audit = (line: AuditLine) => void;
