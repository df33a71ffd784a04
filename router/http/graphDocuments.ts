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
import type { Place } from '../origins/origins.ts'
import type { Network } from '../payments/evm/network.ts'
import { KeptDocuments } from './keptDocuments.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The gateway's documents of the whole graph. */
export class GraphDocuments {
  readonly #kept: KeptDocuments
  readonly #network: Network
  /** What the catalogue's documents for several hosts have in common. */
  #facts: { readonly of: Catalogue; readonly facts: CatalogueFacts } | undefined

  /** `offer.catalogue` may become another one: the documents are then built anew. */
  constructor(offer: { readonly catalogue: Catalogue }, network: Network) {
    this.#kept = new KeptDocuments(offer)
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
    switch (path) {
      case '/catalogue.json':
        return this.#kept.answer(
          `${path} ${baseUrl}`,
          (catalogue) => ({ type: 'application/json', text: this.#catalogueText(catalogue, baseUrls) }),
          headers,
        )
      case '/schema.graphql':
        // text/plain, so that browsers display it.
        return this.#kept.answer(
          path,
          ({ publicSchema }) => ({ type: 'text/plain', text: `${printSchema(publicSchema)}\n` }),
          headers,
        )
      default:
        return null
    }
  }

  #catalogueText(catalogue: Catalogue, baseUrls: BaseUrls): string {
    if (this.#facts?.of !== catalogue)
      this.#facts = { of: catalogue, facts: catalogueFacts(catalogue, networkEntry(this.#network)) }
    return JSON.stringify(catalogueDocument(this.#facts.facts, baseUrls))
  }
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
