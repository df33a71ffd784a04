import { createHash } from 'node:crypto'

/** Bytes of a contract's code that differ from one deployment to the next: immutables, and addresses of libraries. */
export interface CodeRange {
  /** Position of the first byte. */
  readonly start: number
  /** In bytes. */
  readonly length: number
}

/** What the compiler wrote behind a contract's code about it, and the code without that. */
export interface SplitCode {
  readonly code: Buffer
  /** CBOR; empty where the compiler wrote none. */
  readonly metadata: Buffer
}

/** The keys with which the compiler's metadata begins, as CBOR texts. */
const METADATA_KEYS = ['ipfs', 'bzzr0', 'bzzr1', 'solc', 'experimental'].map((key) =>
  Buffer.from([0x60 + key.length, ...Buffer.from(key)]),
)

/** The zero address pushed, as the compiler writes it for "this library's own address". */
const LIBRARY_GUARD = Buffer.concat([Buffer.from([0x73]), Buffer.alloc(20)])

/** Parts runtime code from the compiler's metadata at its end, which changes with comments and file names. */
export function splitCode(runtimeCode: Buffer): SplitCode {
  const without = { code: runtimeCode, metadata: Buffer.alloc(0) }
  if (runtimeCode.length < 4) return without
  const end = runtimeCode.length - 2
  const start = end - runtimeCode.readUInt16BE(end)
  if (start < 0 || start >= end) return without
  const metadata = runtimeCode.subarray(start, end)
  const isMap = (metadata[0]! & 0xf0) === 0xa0
  const isKnown = METADATA_KEYS.some((key) => metadata.subarray(1, 1 + key.length).equals(key))
  return isMap && isKnown ? { code: runtimeCode.subarray(0, start), metadata } : without
}

/**
 * The name of a contract's code, without its metadata: the SHA-256 with zeros in the given ranges, hexadecimal. The
 * same source compiled in the same way has the same name wherever it stands.
 */
export function codeHashOf(code: Buffer, ranges: readonly CodeRange[]): string {
  const masked = Buffer.from(code)
  for (const { start, length } of ranges) masked.fill(0, start, start + length)
  return createHash('sha256').update(masked).digest('hex')
}

/** The range of a library's own address, which is written into its code when it is deployed; empty for other contracts. */
export function libraryGuard(code: Buffer): CodeRange[] {
  return code.subarray(0, LIBRARY_GUARD.length).equals(LIBRARY_GUARD) ? [{ start: 1, length: 20 }] : []
}

const IPFS_KEY = Buffer.from([0x64, ...Buffer.from('ipfs')])
/** CBOR's head of 34 bytes, and the multihash head of a SHA-256. */
const IPFS_HEAD = Buffer.from([0x58, 0x22])

/** Before a multihash: that it is in hexadecimal, of version 1, and names a file (dag-pb). */
const HEXADECIMAL_CID = 'f0170'

/** Where the source can be had by content, out of the metadata; empty when it does not say. */
export function contentAddressOf(metadata: Buffer): string {
  const at = metadata.indexOf(IPFS_KEY)
  if (at < 0) return ''
  const value = metadata.subarray(at + IPFS_KEY.length)
  return value.subarray(0, 2).equals(IPFS_HEAD) && value.length >= 36
    ? `ipfs://${HEXADECIMAL_CID}${value.toString('hex', 2, 36)}`
    : ''
}
