import type { Answer } from '../../prisma/ledger/stored.ts'
import { DOCUMENT_PATHS, serviceDocument } from '../../rest-compat/documents.ts'
import type { BaseUrls } from '../../rest-compat/llms.ts'
import { openapiOfPaths, type PaymentFacts } from '../../rest-compat/openapi.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Place } from '../origins/origins.ts'
import { KeptDocuments } from './keptDocuments.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** The discovery documents of each service. */
export class ServiceDocuments {
  readonly #kept: KeptDocuments
  readonly #payment: PaymentFacts

  /** `offer.catalogue` may become another one: the documents are then built anew. */
  constructor(offer: { readonly catalogue: Catalogue }, payment: PaymentFacts) {
    this.#kept = new KeptDocuments(offer)
    this.#payment = payment
  }

  /**
   * Answers GET of a document below a service's base URL; null for a service without it. The query of `/openapi.json` may
   * name paths, which are then described alone. `baseUrls` are the services' base URLs as the caller sees them.
   */
  answer(
    { baseUrl, path, query, service }: Place,
    baseUrls: BaseUrls,
    headers: Headers,
  ): Promise<Answer> | Answer | null {
    const name = DOCUMENT_PATHS.find((one) => one === path)
    if (!name || (name === '/llms-full.txt' && service !== 'gateway')) return null
    const key = `${service} ${path} ${baseUrl} ${baseUrls('gateway')}`
    const make = (catalogue: Catalogue) => serviceDocument(service, name, baseUrls, catalogue, this.#payment)
    const named = query.getAll('path')
    if (path !== '/openapi.json' || named.length === 0) return this.#kept.answer(key, make, headers)
    return openapiOfPaths(JSON.parse(this.#kept.text(key, make)), named, baseUrls(service))
  }
}
