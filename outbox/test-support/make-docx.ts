import { crc32, deflateRawSync } from "node:zlib";

export interface ZipPart {
  name: string;
  content?: string | Buffer;
  isCompressed?: boolean;
  /** Claimed size of the content, where it is to differ from the true one. */
  claimedSize?: number;
  flags?: number;
  /** Type and rights as Unix has them. */
  mode?: number;
}

/** A zip (APPNOTE.TXT 4.3), made by hand so that it can also be a wrong one. */
export function makeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const local = Buffer.concat([localHeader(part), pack(part)]);
    central.push(centralHeader(part, offset));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...locals, directory, directoryEnd(parts.length, directory.length, offset)]);
}

function pack({ content = "", isCompressed = false }: ZipPart): Buffer {
  return isCompressed ? deflateRawSync(content) : Buffer.from(content);
}

function localHeader(part: ZipPart): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeSizes(header.subarray(6), part);
  header.writeUInt16LE(Buffer.byteLength(part.name), 26);
  return Buffer.concat([header, Buffer.from(part.name)]);
}

function centralHeader(part: ZipPart, offset: number): Buffer {
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  writeSizes(header.subarray(8), part);
  header.writeUInt16LE(Buffer.byteLength(part.name), 28);
  header.writeUInt32LE((part.mode ?? 0) * 2 ** 16, 38);
  header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(part.name)]);
}

/** Flags, method, time, checksum and sizes, which both headers hold in this order. */
function writeSizes(fields: Buffer, part: ZipPart): void {
  const { content = "", claimedSize, isCompressed, flags = 0 } = part;
  fields.writeUInt16LE(flags, 0);
  // Deflate where the sizes differ: stored parts must claim their own.
  fields.writeUInt16LE(claimedSize === undefined && !isCompressed ? 0 : 8, 2);
  fields.writeUInt32LE(crc32(content), 8);
  fields.writeUInt32LE(pack(part).length, 12);
  fields.writeUInt32LE(claimedSize ?? Buffer.byteLength(content), 16);
}

function directoryEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

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

/** One relationship as Word writes it; its target is outside the package by default. */
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
