import type { Logger } from 'pino'
import type { Listing } from '../listing.ts'
import { readBazaar } from './bazaar.ts'
import { readOpenApi } from './openApi.ts'

/** The path by which a facilitator's listing is known; any other URL is an OpenAPI document. */
const BAZAAR_PATH = /\/discovery\/resources$/

/** Reads everything that a registry lists. Throws an Error when it cannot be read whole: half a listing would drop the rest. */
export function readRegistry(url: string, log: Logger, signal: AbortSignal): Promise<Listing[]> {
  return BAZAAR_PATH.test(new URL(url).pathname) ? readBazaar(url, log, signal) : readOpenApi(url, signal)
}
