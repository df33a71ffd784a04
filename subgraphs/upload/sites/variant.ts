import type { OutgoingHttpHeaders } from 'node:http'
import { acceptedEncoding } from './acceptedEncoding.ts'
import type { SiteFile } from './siteFile.ts'

/** The form of a file that one client gets. */
export interface Variant {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** Another one for each form: a cache must not go on with the bytes of one in the middle of the other. */
  readonly etag: string
  readonly headers: OutgoingHttpHeaders
}

/**
 * Kept, and asked for again each time; answered with 304 when nothing changed. A new version shows at once and whole: its
 * names may be those of the version before, so that whoever keeps a part for longer would run a page with another's parts.
 */
const CACHING = 'public, max-age=0, must-revalidate'

/** Chooses the form of a file by the Accept-Encoding header. */
export function variantFor(file: SiteFile, acceptEncoding: string | undefined): Variant {
  const { type, packed } = file
  const headers: OutgoingHttpHeaders = {
    'content-type': type,
    'cache-control': CACHING,
    'x-content-type-options': 'nosniff',
  }
  if (Object.keys(packed).length > 0) headers.vary = 'Accept-Encoding'
  const encoding = acceptedEncoding(acceptEncoding, packed)
  const form = encoding && packed[encoding]
  if (!form) return { key: file.key, size: file.size, etag: file.etag, headers }
  headers['content-encoding'] = encoding
  return { key: form.key, size: form.size, etag: `${file.etag}.${encoding}`, headers }
}
