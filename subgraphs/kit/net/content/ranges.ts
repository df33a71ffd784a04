import type { ByteRange } from '../../storage/blobs/blobStore.ts'

const RANGE = /^bytes=(\d*)-(\d*)$/i

/**
 * The range of a body of `size` bytes that a Range header requests. `whole` for no range, an unknown unit, or several
 * ranges, which may be answered with the whole body; `outside` if the range does not overlap the body.
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

/** The last `length` bytes. */
function suffix(length: number, size: number): ByteRange | 'outside' {
  if (length === 0 || size === 0) return 'outside'
  return { start: Math.max(0, size - length), end: size - 1 }
}
