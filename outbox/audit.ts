/** Who read what of patients' data (DPDP Rules 2025, rule 6), without a name or an address of anybody. */
export interface AuditLine {
  audit: "list-link-mailed" | "list-opened" | "list-read" | "list-closed" | "csv-taken" | "answer-page-read";
  hospital: string;
  /** Of the list in one browser; left out where no list was open, as with a mailed link. */
  session?: string | undefined;
  reference?: string | undefined;
  rows?: number | undefined;
  network?: string | undefined;
}

export type Audit = (line: AuditLine) => void;
