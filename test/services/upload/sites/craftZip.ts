import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as it is written, byte by byte; what is left out is what an honest zip would say. */
export interface CraftedEntry {
  readonly name: string | Uint8Array
  readonly content?: string | Uint8Array
  /** 0 stored, 8 deflated; anything else is claimed only. */
  readonly method?: number
  readonly flags?: number
  /** Unix mode, with the type. */
  readonly mode?: number
  /** What the directory says, whatever is true. */
  readonly claims?: { readonly size?: number; readonly packedSize?: number; readonly crc32?: number }
  /** Shares the data of the entry with this index instead of having its own. */
  readonly sharesDataOf?: number
}

const UTF8 = 0x800
const UNIX = 3

/** A zip with exactly these entries. */
export function craftZip(entries: readonly CraftedEntry[], claimedCount = entries.length): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  const offsets: number[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const content = Buffer.from(entry.content ?? '')
    const method = entry.method ?? 8
    const packed = method === 8 ? deflateRawSync(content) : content
    const { size = content.length, packedSize = packed.length, crc32: sum = crc32(content) } = entry.claims ?? {}
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(entry.flags ?? UTF8, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(sum, 10)
    common.writeUInt32LE(packedSize, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(name.length, 22)
    const shared = entry.sharesDataOf === undefined ? undefined : offsets[entry.sharesDataOf]
    offsets.push(shared ?? at)
    if (shared === undefined) {
      const local = Buffer.concat([signature(0x04034b50), common, name, packed])
      locals.push(local)
      at += local.length
    }
    const central = Buffer.alloc(14)
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6)
    central.writeUInt32LE(offsets.at(-1) ?? 0, 10)
    centrals.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, UNIX]), common, central, name]))
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(claimedCount, 4)
  end.writeUInt16LE(claimedCount, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
