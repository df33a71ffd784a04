import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { CACHE } from '../../rest-compat/answer.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { Asset, acceptsGzip } from '../pages/assets.ts'

const HEADERS = { ...CACHE, vary: 'accept-encoding' }

/** Most bytes of documents in memory. Callers may use any host name, so the set of base URLs in them is unbounded. */
const MAX_BYTES = 16 * 1024 * 1024

interface Kept {
  /** Weak: the compressed form has the same tag. */
  readonly etag: string
  readonly type: string
  readonly asset: Asset
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** A document as it is made: its media type without the charset, and its text. */
export interface MadeDocument {
  readonly type: string
  readonly text: string
}

/**
 * Documents of the offered catalogue, each made at its first request and kept: compressed, with an entity tag, for the day in
 * UTC that their examples are for, until another catalogue is offered.
 */
export class KeptDocuments {
  readonly #offer: { readonly catalogue: Catalogue }
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ asset }) => asset.content.length,
  })
  #of: Catalogue | undefined
  #day = ''

  constructor(offer: { readonly catalogue: Catalogue }) {
    this.#offer = offer
  }

  /** Answers with the document of a key, which names all that `make` depends on beside the catalogue. */
  answer(key: string, make: (catalogue: Catalogue) => MadeDocument, headers: Headers): Promise<Answer> {
    return send(this.#keep(key, make), headers)
  }

  /** The text of the document of a key. */
  text(key: string, make: (catalogue: Catalogue) => MadeDocument): string {
    return this.#keep(key, make).asset.content.toString()
  }

  #keep(key: string, make: (catalogue: Catalogue) => MadeDocument): Kept {
    const { catalogue } = this.#offer
    const day = new Date().toISOString().slice(0, 10)
    if (this.#of !== catalogue || this.#day !== day) this.#kept.clear()
    this.#of = catalogue
    this.#day = day
    const known = this.#kept.get(key)
    if (known) return known
    const { text, type } = make(catalogue)
    const content = Buffer.from(text)
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const kept = { etag: `W/"${hash}"`, type: `${type}; charset=utf-8`, asset: new Asset(content) }
    this.#kept.set(key, kept)
    return kept
  }
}

async function send({ etag, type, asset }: Kept, headers: Headers): Promise<Answer> {
  const about = { ...HEADERS, etag }
  if (isKnown(etag, String(headers['if-none-match'] ?? ''))) {
    return { status: 304, headers: about, body: Buffer.alloc(0) }
  }
  const plain = { ...about, 'content-type': type }
  if (!acceptsGzip(String(headers['accept-encoding'] ?? '')))
    return { status: 200, headers: plain, body: asset.content }
  return { status: 200, headers: { ...plain, 'content-encoding': 'gzip' }, body: await asset.gzipped() }
}

/** Whether an If-None-Match header contains the tag; proxies may have made it a strong one (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
}
