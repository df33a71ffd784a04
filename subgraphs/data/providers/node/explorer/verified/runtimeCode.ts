import { createHash } from 'node:crypto'

/** Bytes of a contract's code that differ between deployments: immutables, and library addresses. */
export interface CodeRange {
  /** Offset of the first byte. */
  readonly start: number
  /** In bytes. */
  readonly length: number
}

/** A contract's code, split from the metadata that the compiler appended. */
export interface SplitCode {
  readonly code: Buffer
  /** CBOR; empty if there is none. */
  readonly metadata: Buffer
}

/** Keys with which the compiler's metadata starts, as CBOR strings. */
const METADATA_KEYS = ['ipfs', 'bzzr0', 'bzzr1', 'solc', 'experimental'].map((key) =>
  Buffer.from([0x60 + key.length, ...Buffer.from(key)]),
)

/** PUSH20 of the zero address, the compiler's placeholder for a library's own address. */
const LIBRARY_GUARD = Buffer.concat([Buffer.from([0x73]), Buffer.alloc(20)])

/** Splits runtime code from the compiler's metadata at its end, which depends on comments and file names. */
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
 * Identifies a contract's code without metadata: its SHA-256 with zeros in the given ranges, hexadecimal. The same
 * source compiled with the same settings has the same hash at any address.
 */
export function codeHashOf(code: Buffer, ranges: readonly CodeRange[]): string {
  const masked = Buffer.from(code)
  for (const { start, length } of ranges) masked.fill(0, start, start + length)
  return createHash('sha256').update(masked).digest('hex')
}

/** The range of a library's own address, which is written into its code at deployment; empty for other contracts. */
export function libraryGuard(code: Buffer): CodeRange[] {
  return code.subarray(0, LIBRARY_GUARD.length).equals(LIBRARY_GUARD) ? [{ start: 1, length: 20 }] : []
}

const IPFS_KEY = Buffer.from([0x64, ...Buffer.from('ipfs')])
/** CBOR header of 34 bytes, and the multihash header of a SHA-256. */
const IPFS_HEAD = Buffer.from([0x58, 0x22])

/** CID prefix of a multihash: hexadecimal, version 1, dag-pb. */
const HEXADECIMAL_CID = 'f0170'

/** Content address of the source, from the metadata; empty if absent. */
export function contentAddressOf(metadata: Buffer): string {
  const at = metadata.indexOf(IPFS_KEY)
  if (at < 0) return ''
  const value = metadata.subarray(at + IPFS_KEY.length)
  return value.subarray(0, 2).equals(IPFS_HEAD) && value.length >= 36
    ? `ipfs://${HEXADECIMAL_CID}${value.toString('hex', 2, 36)}`
    : ''
}
