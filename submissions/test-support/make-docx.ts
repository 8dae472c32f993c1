import { makeZip, type ZipPart } from "./make-zip.ts";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

export interface Docx {
  /** The part with the text; Word writes "word/document2.xml" at times. */
  main?: string;
  /** What follows the media type of Word's main part. */
  mainType?: string;
  /** Relationships of the text besides those to its style and a page of the web, as XML. */
  relationships?: string;
  /** Relationships of the settings, as XML; none when left out. */
  settings?: string;
  parts?: ZipPart[];
}

/** One relationship as Word writes it; its target is outside the package unless told otherwise. */
export function relationship(kind: string, target: string, isInside = false): string {
  const mode = isInside ? "" : ' TargetMode="External"';
  return `<Relationship Id="rId7" Type="${OFFICE}/${kind}" Target="${target}"${mode}/>`;
}

/** A resume as Word saves it, in its usual parts. */
export function makeDocx(docx: Docx = {}): Buffer {
  const { main = "word/document.xml", mainType = "document.main+xml", relationships = "", settings, parts = [] } = docx;
  const xml = (name: string, content: string): ZipPart => ({
    name,
    content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n${content}`,
    isCompressed: true,
  });
  const rels = (name: string, content: string) =>
    xml(name, `<Relationships xmlns="${PACKAGE}/relationships">${content}</Relationships>`);
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/${main}" ContentType="${WORD}.${mainType}"/>`,
    `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>`,
  ];
  const paragraph = "<w:p><w:r><w:t>Staff nurse for six years, in Kozhencherry and Punalur.</w:t></w:r></w:p>";
  return makeZip([
    xml("[Content_Types].xml", `<Types xmlns="${PACKAGE}/content-types">${types.join("")}</Types>`),
    rels("_rels/.rels", relationship("officeDocument", main, true)),
    xml(main, `<w:document><w:body>${paragraph.repeat(9)}</w:body></w:document>`),
    rels(
      main.replace("word/", "word/_rels/").concat(".rels"),
      relationship("styles", "styles.xml", true) +
        relationship("hyperlink", "https://www.linkedin.com/in/anu?a=1&amp;b=2") +
        relationships,
    ),
    xml("word/styles.xml", "<w:styles/>"),
    xml("word/settings.xml", "<w:settings/>"),
    ...(settings === undefined ? [] : [rels("word/_rels/settings.xml.rels", settings)]),
    ...parts,
  ]);
}
