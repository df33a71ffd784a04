import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
import type { Encoding } from './siteFile.ts'

/** Compressible types; pictures, sound and archives are compressed already. */
const SHRINKS =
  /^(text\/|image\/(svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)|font\/(ttf|otf)|application\/(.*\+(json|xml)|json|javascript|manifest|xml|wasm|vnd\.ms-fontobject|rtf))/

/** Bytes; a file that fits into one packet gains nothing. */
const MIN_SIZE = 1_024
/** Bytes; brotli is several times slower than gzip, which outweighs its gain on large files. */
const MAX_BROTLI_SIZE = 1_000_000
const BROTLI_QUALITY = 6
/** Largest ratio of packed to original size at which the packed file is kept. */
const WORTH_IT = 0.9

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Whether files of this type and size are compressed at all. */
export function isPackable(type: string, size: number): boolean {
  return size >= MIN_SIZE && SHRINKS.test(type)
}

/** Whether a packed file is small enough to be kept. Sizes in bytes. */
export function isWorthIt(packedSize: number, size: number): boolean {
  return packedSize <= size * WORTH_IT
}

/** Compresses a file in memory, in every encoding that is worth keeping. */
export async function packBuffer(content: Buffer, type: string): Promise<[Encoding, Buffer][]> {
  if (!isPackable(type, content.length)) return []
  const packed: [Encoding, Buffer][] = [['gzip', await gzipAsync(content)]]
  if (content.length <= MAX_BROTLI_SIZE) packed.push(['br', await brotliAsync(content, brotliOptions(content.length))])
  return packed.filter(([, bytes]) => isWorthIt(bytes.length, content.length))
}

/** Compresses a stream; for files too large for memory. */
export const gzipStream = () => createGzip()

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
