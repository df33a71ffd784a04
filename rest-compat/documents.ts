import type { Catalogue } from '../schema/catalogue.ts'
import { type BaseUrls, guidance, guidanceOfAll } from './llms.ts'
import { openapi, type PaymentFacts } from './openapi.ts'
import { wellKnownX402 } from './wellKnown.ts'

/** The paths of a service's discovery documents below its base URL. */
export const DOCUMENT_PATHS = ['/openapi.json', '/.well-known/x402', '/llms.txt', '/llms-full.txt'] as const
export type DocumentPath = (typeof DOCUMENT_PATHS)[number]

/** A discovery document of a service; `/llms-full.txt` is that of all services. */
export function serviceDocument(
  service: string,
  path: DocumentPath,
  baseUrls: BaseUrls,
  catalogue: Catalogue,
  payment: PaymentFacts,
): { readonly type: string; readonly text: string } {
  switch (path) {
    case '/openapi.json':
      return { type: 'application/json', text: JSON.stringify(openapi(service, baseUrls, catalogue, payment)) }
    case '/.well-known/x402':
      return { type: 'application/json', text: JSON.stringify(wellKnownX402(service, baseUrls, catalogue)) }
    case '/llms.txt':
      return { type: 'text/plain', text: guidance(service, baseUrls, catalogue) }
    case '/llms-full.txt':
      return { type: 'text/plain', text: guidanceOfAll(baseUrls, catalogue) }
  }
}
