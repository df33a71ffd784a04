import type { ByteRange } from '../blobs/blobStore.ts'

const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * The part of a body of `size` bytes that a Range header asks for. `whole` where it asks for none that we know, or for
 * several, which may be answered with everything; `outside` where nothing of it exists.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const match = RANGE.exec(header?.replaceAll(' ', '') ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') return suffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'outside'
}

/** The last so many bytes. */
function suffix(length: number, size: number): ByteRange | 'outside' {
  if (length === 0 || size === 0) return 'outside'
  return { start: Math.max(0, size - length), end: size - 1 }
}
