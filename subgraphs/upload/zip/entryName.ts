import { ZipRefused } from './refused.ts'

/** Bytes of UTF-8. */
const MAX_PATH = 1024
const MAX_PART = 255

/** An entry's normalized path: parts joined by `/`, none empty, `.` or `..`; '' for the root folder. */
export interface EntryName {
  readonly path: string
  readonly isFolder: boolean
}

const BROKEN_BY: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'has control characters in its name'],
  [/\\/, 'has a backslash in its name; folders are separated by /'],
  [/^\//, 'has an absolute path'],
  [/^(\.\/)*[A-Za-z]:/, 'has a drive letter in its name'],
  [/(^|\/)\.\.(\/|$)/, 'leads out of its folder'],
  [/\/\//, 'has an empty part in its path'],
]

/**
 * Parses the name of an entry. Names are read as UTF-8, regardless of the zip's flags, and normalized to NFC, the form
 * that browsers request. Throws ZipRefused for an invalid name or one that could leave its folder.
 */
export function readEntryName(raw: Uint8Array): EntryName {
  const name = decode(raw)
  for (const [pattern, rule] of BROKEN_BY) if (pattern.test(name)) throw ZipRefused.entry(name, rule)
  const parts = name.split('/')
  const isFolder = ['', '.'].includes(parts.at(-1) ?? '')
  const path = parts.filter((part) => part !== '' && part !== '.')
  if (raw.length > MAX_PATH || path.some((part) => Buffer.byteLength(part) > MAX_PART))
    throw ZipRefused.entry(name, `has too long a name: ${MAX_PATH} bytes are possible, ${MAX_PART} in each part`)
  if (path.length === 0 && !isFolder) throw ZipRefused.entry(name, 'has no name')
  return { path: path.join('/'), isFolder }
}

function decode(raw: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw).normalize('NFC')
  } catch {
    throw ZipRefused.entry(Buffer.from(raw).toString('latin1'), 'has a name that is not UTF-8')
  }
}
