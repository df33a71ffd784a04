import type { OutgoingHttpHeaders } from 'node:http'
import { remembering } from '../../kit/remember.ts'
import { acceptedEncoding } from './acceptedEncoding.ts'
import type { Encoding, SiteFile } from './siteFile.ts'

/** The form of a file that one client gets. */
export interface Variant {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Another one for each form: a cache must not go on with the bytes of one in the middle of the other. */
  readonly etag: string
  readonly modifiedAt: Date
  readonly headers: OutgoingHttpHeaders
  /** All headers of an answer with the whole of it. Names and values in turn: node takes them faster than an object. */
  readonly wholeHeaders: string[]
}

/** The forms that files are sent in, made when they are first asked for. */
export interface Variants {
  /** Chooses the form of a file by the Accept-Encoding header. `modifiedAt` is when its version went live. */
  choose(file: SiteFile, acceptEncoding: string | undefined, modifiedAt: Date): Variant
}

/**
 * Kept, and asked for again each time; answered with 304 when nothing changed. A new version shows at once and whole: its
 * names may be those of the version before, so that whoever keeps a part for longer would run a page with another's parts.
 */
const CACHING = 'public, max-age=0, must-revalidate'

/** Each takes about a kilobyte. */
const MAX_KNOWN = 20_000

/** Remembers the forms that were asked for last. */
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
