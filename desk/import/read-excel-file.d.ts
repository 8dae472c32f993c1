/** Its own types name the class of a date where they mean a date. */
declare module "read-excel-file/universal" {
  export default function readWorkbook<ParsedNumber>(
    file: ArrayBuffer,
    options: { parseNumber: (written: string) => ParsedNumber },
  ): Promise<{ sheet: string; data: (string | ParsedNumber | boolean | Date | null)[][] }[]>;
}
