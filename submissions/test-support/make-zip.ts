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
