import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { immutableAnswer, missingAnswer, type PageAnswer } from './pageAnswer.ts'

/** The assets of one page, all of one version. */
export interface Assets {
  /** Version of the assets; part of their paths, so that browsers may cache them for good. */
  readonly hash: string
  /** One asset; null when the page has none of this name. */
  read(name: string): Promise<Asset | null>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const compress = promisify(gzip)

/** A page asset or document in memory, compressed once, on the first request for gzip. */
export class Asset {
  readonly content: Buffer
  #gzipped: Promise<Buffer> | undefined

  constructor(content: Buffer) {
    this.content = content
  }

  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.content)
    return this.#gzipped
  }
}

/** gzip only: over plain HTTP browsers accept no Brotli. */
export async function assetAnswer(
  assets: Assets,
  name: string,
  acceptEncoding: string,
  policy: string,
): Promise<PageAnswer> {
  const type = TYPES[extname(name)]
  const asset = type ? await assets.read(name) : null
  if (!type || !asset) return missingAnswer()
  if (!acceptsGzip(acceptEncoding)) return immutableAnswer(asset.content, type, policy)
  const plain = immutableAnswer(await asset.gzipped(), type, policy)
  return { ...plain, headers: { ...plain.headers, 'content-encoding': 'gzip' } }
}

/** Whether an Accept-Encoding header accepts gzip. */
export function acceptsGzip(acceptEncoding: string): boolean {
  return /(^|[\s,])(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(acceptEncoding)
}
