import { createHash } from 'node:crypto'
import { printSchema } from 'graphql'
import type { Answer } from '../../prisma/ledger/stored.ts'
import {
  type CatalogueFacts,
  catalogueDocument,
  catalogueFacts,
  type NetworkEntry,
} from '../../rest-compat/catalogueDocument.ts'
import type { BaseUrls } from '../../rest-compat/llms.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { USDC_DECIMALS } from '../../schema/money.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { Place } from '../origins/origins.ts'
import { Asset, acceptsGzip } from '../pages/assets.ts'
import type { Network } from '../payments/evm/network.ts'

/** Documents change only with a release; clients may cache them this long before they revalidate. */
const CACHE = { 'cache-control': 'public, max-age=300', vary: 'accept-encoding' }

/** Most documents cached in memory. Callers may use any host name, so the set of base URLs in them is unbounded. */
const MAX_KEPT = 8

interface Kept {
  /** Weak: the compressed form has the same tag. */
  readonly etag: string
  readonly type: string
  readonly asset: Asset
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The gateway's documents of the whole graph, each built on first request and cached. */
export class GraphDocuments {
  readonly #offer: { readonly catalogue: Catalogue }
  readonly #network: Network
  readonly #kept = recentlyUsed<string, Kept>(MAX_KEPT)
  #facts: CatalogueFacts | undefined
  /** The catalogue that the cached documents are of, and the day, in UTC, that their examples are for. */
  #of: Catalogue | undefined
  #day = ''

  /** `offer.catalogue` may become another one: the documents are then built anew. */
  constructor(offer: { readonly catalogue: Catalogue }, network: Network) {
    this.#offer = offer
    this.#network = network
  }

  /**
   * Answers GET of `/catalogue.json` and `/schema.graphql` below the gateway's base URL; null for other paths.
   * `baseUrls` are the services' base URLs as the caller sees them.
   */
  answer(
    { path, baseUrl }: Pick<Place, 'path' | 'baseUrl'>,
    baseUrls: BaseUrls,
    headers: Headers,
  ): Promise<Answer> | null {
    const { catalogue } = this.#offer
    const day = new Date().toISOString().slice(0, 10)
    if (this.#of !== catalogue || this.#day !== day) this.#forget(catalogue, day)
    switch (path) {
      case '/catalogue.json':
        return send(
          this.#keep(`${path} ${baseUrl}`, 'application/json', () => this.#catalogueText(catalogue, baseUrls)),
          headers,
        )
      case '/schema.graphql':
        // text/plain, so that browsers display it.
        return send(
          this.#keep(path, 'text/plain', () => `${printSchema(catalogue.publicSchema)}\n`),
          headers,
        )
      default:
        return null
    }
  }

  #forget(catalogue: Catalogue, day: string): void {
    this.#of = catalogue
    this.#day = day
    this.#facts = undefined
    this.#kept.clear()
  }

  #catalogueText(catalogue: Catalogue, baseUrls: BaseUrls): string {
    this.#facts ??= catalogueFacts(catalogue, networkEntry(this.#network))
    return JSON.stringify(catalogueDocument(this.#facts, baseUrls))
  }

  #keep(key: string, type: string, text: () => string): Kept {
    const known = this.#kept.get(key)
    if (known) return known
    const content = Buffer.from(text())
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const made = { etag: `W/"${hash}"`, type: `${type}; charset=utf-8`, asset: new Asset(content) }
    this.#kept.set(key, made)
    return made
  }
}

async function send({ etag, type, asset }: Kept, headers: Headers): Promise<Answer> {
  const about = { ...CACHE, etag }
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

function networkEntry({ name, id, chainId, usdc, tokenDomain, explorerUrl }: Network): NetworkEntry {
  return {
    name,
    id,
    chainId,
    asset: usdc,
    decimals: USDC_DECIMALS,
    tokenName: tokenDomain.name,
    tokenVersion: tokenDomain.version,
    explorerUrl,
  }
}
