import { makeZip, type ZipPart } from "#outbox/test-support/make-docx.ts";
import { escapeHtml } from "#site/texts/escape-html.ts";

/** `style` 1 is a date, 2 a time of day; `xml` is the cell's inside as a spreadsheet program writes it. */
type TestCell = string | number | { number: number; style: 1 | 2 } | { type: string; xml: string } | undefined;

const NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A workbook as Excel saves it, with one sheet for each name. */
export function makeXlsx(sheets: Record<string, TestCell[][]>, more: ZipPart[] = []): Buffer {
  const names = Object.keys(sheets);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const part = (name: string, content: string): ZipPart => ({
    ...{ name, content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`, isCompressed: true },
  });
  return makeZip([
    part("[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`),
    part(
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ),
    part(
      "xl/workbook.xml",
      `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${names
        .map((name, at) => `<sheet name="${escapeHtml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join("")}</sheets></workbook>`,
    ),
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}">${names
        .map((_, at) => relation(`rId${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`))
        .join("")}${relation(`rId${names.length + 1}`, "styles", "styles.xml")}</Relationships>`,
    ),
    part(
      "xl/styles.xml",
      `<styleSheet xmlns="${NAMESPACE}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    ...names.map((name, at) => part(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheets[name] ?? []))),
    ...more,
  ]);
}

function sheetXml(rows: TestCell[][]): string {
  const lines = rows.map((cells, row) => {
    const inside = cells
      .map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${row + 1}`))
      .join("");
    return inside && `<row r="${row + 1}">${inside}</row>`;
  });
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

function cellXml(cell: TestCell, place: string): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "string")
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(cell)}</t></is></c>`;
  if ("number" in cell) return `<c r="${place}" s="${cell.style}"><v>${cell.number}</v></c>`;
  return `<c r="${place}" t="${cell.type}">${cell.xml}</c>`;
}
