import type { Catalogue } from '../schema/catalogue.ts'
import { jsonAnswer, type RestAnswer } from './answer.ts'
import { type BaseUrls, guidance, guidanceOfAll, pathOf } from './llms.ts'
import { type OpenApi, onlyPaths, openapi, type PaymentFacts } from './openapi.ts'
import { wellKnownX402 } from './wellKnown.ts'

/** Documents change only with a release, so clients may cache them this long. */
export const CACHE = { 'cache-control': 'public, max-age=300' }

/**
 * Serves a service's discovery documents; null for every other path. `query` may name the paths that an OpenAPI document
 * is to describe.
 */
export function documentAnswer(
  service: string,
  path: string,
  baseUrls: BaseUrls,
  catalogue: Catalogue,
  payment: PaymentFacts,
  query = new URLSearchParams(),
): RestAnswer | null {
  switch (path) {
    case '/openapi.json':
      return openapiAnswer(openapi(service, baseUrls, catalogue, payment), query.getAll('path'), baseUrls(service))
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

/** The whole document, or of the named paths alone, with or without the path of the base URL. 404 for an unknown path. */
function openapiAnswer(whole: OpenApi, named: readonly string[], baseUrl: string): RestAnswer {
  if (named.length === 0) return jsonAnswer(200, whole, CACHE)
  const prefix = pathOf(baseUrl)
  const wanted = named.map((path) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path))
  const unknown = wanted.find((path) => !Object.hasOwn(whole.paths, path))
  if (unknown !== undefined)
    return jsonAnswer(404, {
      success: false,
      error: `path: there is no ${unknown.slice(0, 200)} here; ${baseUrl}/openapi.json without path has all`,
    })
  return jsonAnswer(200, onlyPaths(whole, wanted), CACHE)
}

function textAnswer(text: string): RestAnswer {
  return { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8', ...CACHE }, body: Buffer.from(text) }
}
