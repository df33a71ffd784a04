import { crc32 } from 'node:zlib'
import type { SiteFile } from './site.ts'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Lengths of the three kinds of records without what is variable in them. */
const LOCAL_SIZE = 30
const CENTRAL_SIZE = 46
const END_SIZE = 22

/** A zip of the site, nothing packed: what comes out of it is measured, and not the way in. */
export function zipOf(files: readonly SiteFile[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { path, content } of files) {
    const name = Buffer.from(path)
    const local = Buffer.alloc(LOCAL_SIZE)
    local.writeUInt32LE(LOCAL, 0)
    local.writeUInt16LE(VERSION, 4)
    describe(local.subarray(14), name, content)
    const central = Buffer.alloc(CENTRAL_SIZE)
    central.writeUInt32LE(CENTRAL, 0)
    central.writeUInt16LE(VERSION, 4)
    central.writeUInt16LE(VERSION, 6)
    describe(central.subarray(16), name, content)
    central.writeUInt32LE(offset, 42)
    locals.push(local, name, content)
    centrals.push(central, name)
    offset += LOCAL_SIZE + name.length + content.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(END_SIZE)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** What both records of a file say, one after the other: checksum, sizes, length of the name. */
function describe(record: Buffer, name: Buffer, content: Buffer): void {
  record.writeUInt32LE(crc32(content), 0)
  record.writeUInt32LE(content.length, 4)
  record.writeUInt32LE(content.length, 8)
  record.writeUInt16LE(name.length, 12)
}
