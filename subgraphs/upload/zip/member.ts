import type { Entry } from 'yauzl'
import { readEntryName } from './entryName.ts'
import { ZipRefused } from './refused.ts'

/** A file in a zip, as the central directory states it. */
export interface ZipMember {
  readonly path: string
  /** Unpacked size. Bytes. */
  readonly size: number
  /** Packed size. Bytes. */
  readonly packedSize: number
  readonly isDeflated: boolean
  readonly crc32: number
  /** Offset of its local header. Bytes. */
  readonly headerAt: number
}

const STORED = 0
const DEFLATED = 8
/** General purpose flag bits: encrypted, strongly encrypted, masked directory. */
const ENCRYPTED = 0x1 | 0x40 | 0x2000

/** File type bits of the Unix mode, in the upper half of the external attributes. */
const UNIX_TYPE = 0o170000
const UNIX_FOLDER = 0o040000
const UNIX_FILE = 0o100000
const UNIX_LINK = 0o120000

/** A file above this ratio and this size (bytes) is a zip bomb. Smaller files may just be uniform. */
const MAX_RATIO = 500
const RATIO_MATTERS_FROM = 10_000_000

/**
 * Classifies an entry: a file, or null for a folder and for ignored files: names with a part that starts with a dot
 * (.DS_Store, .git, .env), except `.well-known`, and macOS's __MACOSX folder. Throws ZipRefused for anything else.
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
