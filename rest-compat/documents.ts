import type { Catalogue } from '../schema/catalogue.ts'
import { jsonAnswer, type RestAnswer } from './answer.ts'
import { type BaseUrls, guidance, guidanceOfAll } from './llms.ts'
import { openapi, type PaymentFacts } from './openapi.ts'
import { wellKnownX402 } from './wellKnown.ts'

/** Documents change only with a release, so clients may cache them this long. */
const CACHE = { 'cache-control': 'public, max-age=300' }

/** Serves a service's discovery documents; null for every other path. */
export function documentAnswer(
  service: string,
  path: string,
  baseUrls: BaseUrls,
  catalogue: Catalogue,
  payment: PaymentFacts,
): RestAnswer | null {
  switch (path) {
    case '/openapi.json':
      return jsonAnswer(200, openapi(service, baseUrls, catalogue, payment), CACHE)
    case '/.well-known/x402':
      return jsonAnswer(200, wellKnownX402(service, baseUrls, catalogue), CACHE)
    case '/llms.txt':
      return textAnswer(guidance(service, baseUrls, catalogue))
    case '/llms-full.txt':
      return service === 'gateway' ? textAnswer(guidanceOfAll(baseUrls, catalogue)) : null
    default:
      return null
  }
}

function textAnswer(text: string): RestAnswer {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8', ...CACHE }, body: Buffer.from(text) }
}
