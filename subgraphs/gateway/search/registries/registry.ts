import type { Logger } from 'pino'
import type { Listing } from '../listing.ts'
import { readBazaar } from './bazaar.ts'
import { readOpenApi } from './openApi.ts'

/** URL path of a facilitator's listing; any other URL is an OpenAPI document. */
const BAZAAR_PATH = /\/discovery\/resources$/

/**
 * Reads a registry's whole listing. Throws an Error if it cannot be read completely, because a partial listing would
 * delete the rest.
 */
export function readRegistry(url: string, log: Logger, signal: AbortSignal): Promise<Listing[]> {
  return BAZAAR_PATH.test(new URL(url).pathname) ? readBazaar(url, log, signal) : readOpenApi(url, signal)
}
