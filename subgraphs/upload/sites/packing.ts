import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
import type { Encoding } from './siteFile.ts'

/** Types that shrink; pictures, sound and archives are packed already. */
const SHRINKS =
  /^(text\/|image\/(svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)|font\/(ttf|otf)|application\/(.*\+(json|xml)|json|javascript|manifest|xml|wasm|vnd\.ms-fontobject|rtf))/

/** In bytes; what fits into one packet does not travel faster. */
const MIN_SIZE = 1_024
/** In bytes; brotli is several times slower than gzip, and its gain smaller than the wait for large files. */
const MAX_BROTLI_SIZE = 1_000_000
const BROTLI_QUALITY = 6
/** What must be left of a file at most for the packed one to be kept. */
const WORTH_IT = 0.9

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Whether files of this type and size are packed at all. */
export function isPackable(type: string, size: number): boolean {
  return size >= MIN_SIZE && SHRINKS.test(type)
}

/** Whether a packed file is worth being kept beside the original. Bytes. */
export function isWorthIt(packedSize: number, size: number): boolean {
  return packedSize <= size * WORTH_IT
}

/** A file in memory in every encoding that is worth it. */
export async function packBuffer(content: Buffer, type: string): Promise<[Encoding, Buffer][]> {
  if (!isPackable(type, content.length)) return []
  const packed: [Encoding, Buffer][] = [['gzip', await gzipAsync(content)]]
  if (content.length <= MAX_BROTLI_SIZE) packed.push(['br', await brotliAsync(content, brotliOptions(content.length))])
  return packed.filter(([, bytes]) => isWorthIt(bytes.length, content.length))
}

/** Packs a stream; for files that are too large for memory. */
export const gzipStream = () => createGzip()

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
