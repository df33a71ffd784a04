import type { Entry } from 'yauzl'
import { readEntryName } from './entryName.ts'
import { ZipRefused } from './refused.ts'

/** A file in a zip, as the zip's directory states it. */
export interface ZipMember {
  readonly path: string
  /** Bytes of the file. */
  readonly size: number
  /** Bytes that it takes in the zip. */
  readonly packedSize: number
  readonly isDeflated: boolean
  readonly crc32: number
  /** Where its own header begins, in bytes. */
  readonly headerAt: number
}

const STORED = 0
const DEFLATED = 8
/** Bits of the general purpose flag: encrypted, strongly encrypted, with a masked directory. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000

/** The type of a file in Unix's mode, which stands in the upper half of the external attributes. */
const UNIX_TYPE = 0o170000
const UNIX_FOLDER = 0o040000
const UNIX_FILE = 0o100000
const UNIX_LINK = 0o120000

/** A file that is packed tighter than this, and larger than that (bytes), is made to burst. Smaller ones may be just dull. */
const MAX_RATIO = 500
const RATIO_MATTERS_FROM = 10_000_000

/**
 * What an entry is: a file, or null for a folder and for what no site is made of: names with a part that begins with a
 * dot (.DS_Store, .git, .env), `.well-known` excepted, and macOS's __MACOSX folder. Throws ZipRefused for anything else.
 */
export function memberOf(entry: Entry): ZipMember | null {
  const { path, isFolder } = readEntryName(entry.fileNameRaw)
  const refuse = (rule: string) => ZipRefused.entry(path, rule)
  if (isLeftOut(path)) return null
  const type = (entry.externalFileAttributes >>> 16) & UNIX_TYPE
  if (type === UNIX_LINK) throw refuse('is a symbolic link')
  if (![0, UNIX_FILE, UNIX_FOLDER].includes(type)) throw refuse('is neither a file nor a folder')
  if (isFolder || type === UNIX_FOLDER) return null
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw refuse('is encrypted')
  const { compressionMethod: method, uncompressedSize: size, compressedSize: packedSize } = entry
  if (method !== STORED && method !== DEFLATED) throw refuse(`is packed by method ${method}; only deflate is possible`)
  if (method === STORED && size !== packedSize) throw refuse('has two sizes, though it is not compressed')
  if (size > RATIO_MATTERS_FROM && size > packedSize * MAX_RATIO)
    throw refuse(`would become more than ${MAX_RATIO} times larger than it is packed`)
  const { crc32, relativeOffsetOfLocalHeader: headerAt } = entry
  return { path, size, packedSize, isDeflated: method === DEFLATED, crc32, headerAt }
}

function isLeftOut(path: string): boolean {
  const parts = path.split('/')
  return parts.includes('__MACOSX') || parts.some((part) => part.startsWith('.') && part !== '.well-known')
}
