import type { OutgoingHttpHeaders } from 'node:http'
import { remembering } from '../../kit/async/remember.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import type { Encoding, SiteFile } from './siteFile.ts'

/** One encoding of a file, as sent to a client. */
export interface Variant {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Differs per encoding, so that a cache never mixes ranges of two encodings. */
  readonly etag: string
  readonly modifiedAt: Date
  readonly headers: OutgoingHttpHeaders
  /** All headers of a full response, as alternating names and values, which node processes faster than an object. */
  readonly wholeHeaders: string[]
}

/** Variants of files, built on first use. */
export interface Variants {
  /** Chooses the variant of a file by the Accept-Encoding header. `modifiedAt` is when its version went live. */
  choose(file: SiteFile, acceptEncoding: string | undefined, modifiedAt: Date): Variant
}

/**
 * Caches revalidate each time, with 304 if unchanged, so a new version takes effect at once and as a whole. File names
 * repeat across versions: with a longer cache time a browser would combine parts of two versions.
 */
const CACHING = 'public, max-age=0, must-revalidate'

/** Cached variants; each takes about a kilobyte. */
const MAX_KNOWN = 20_000

/** Caches the most recently used variants. */
export function createVariants(): Variants {
  const known = remembering<Variant>(MAX_KNOWN)
  return {
    choose(file, acceptEncoding, modifiedAt) {
      const encoding = acceptedEncoding(acceptEncoding, file.packed)
      const key = (encoding && file.packed[encoding]?.key) ?? file.key
      // A key belongs to one version, which went live once.
      return known(key, () => makeVariant(file, encoding, modifiedAt))
    },
  }
}

function makeVariant(file: SiteFile, encoding: Encoding | null, modifiedAt: Date): Variant {
  const { type, packed } = file
  const form = encoding && packed[encoding]
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': CACHING,
    'x-content-type-options': 'nosniff',
  }
  if (Object.keys(packed).length > 0) headers.vary = 'Accept-Encoding'
  if (form) headers['content-encoding'] = encoding
  const { key, size } = form ?? file
  const etag = form ? `${file.etag}.${encoding}` : file.etag
  const wholeHeaders = {
    etag: `"${etag}"`,
    'last-modified': modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': String(size),
    ...headers,
  }
  return { key, size, etag, modifiedAt, headers, wholeHeaders: Object.entries(wholeHeaders).flat() }
}
