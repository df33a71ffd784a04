import { NotFound, type TollgraphError, Unavailable, Upstream } from '../../../schema/errors.ts'
import { queryKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import { translated } from '../../kit/upstream/translated.ts'
import { blockscout, etherscan } from '../companies.ts'
import { BLOCKSCOUT } from './blockscout.ts'
import { NOT_VERIFIED } from './node/explorer/contract/code.ts'
import { TRY_AGAIN } from './node/explorer/envelope.ts'

/** Etherscan: one path, API key in the query, and a status envelope around each result. */
export const explorerProvider: CompanyProvider = {
  company: etherscan,
  name: 'explorer',
  naming: 'CAMEL_CASE',
  query: queryKey('apikey'),
  failure: (_status, body) => failureIn(body),
  probe: {
    request: get('/v2/api', { chainid: 1, module: 'stats', action: 'ethsupply' }),
    check: checkSupply,
  },
}

/** Blockscout: the dialect of Etherscan, without its statistics and gas prices. */
export const blockscoutProvider: CompanyProvider = {
  ...explorerProvider,
  company: blockscout,
  adapt: (company) => translated(company, BLOCKSCOUT),
  probe: {
    request: get('/v2/api', { chain_id: 1, module: 'stats', action: 'ethsupply' }),
    check: checkSupply,
  },
}

function checkSupply(body: unknown): string | null {
  const result: unknown = typeof body === 'object' && body !== null && 'result' in body ? body.result : null
  return /^\d+$/.test(String(result)) ? null : 'result is no amount'
}

/** Prices of the block explorer: our own engine takes them from the market, not from the chain. */
export const explorerPricesProvider: CompanyProvider = { ...explorerProvider, name: 'explorer prices' }

/** `status` of an envelope with a result or an empty list. */
const GOOD = '1'
/** Messages for missing data; messages of a node itself are excluded. */
const MISSING =
  /^(?!Error! The node ).*(not verified|not found|block does not exist|no (data|records?|transactions?) found)/i
const BUSY = /rate limit|too many requests/i
/** Retry delay for callers, in seconds. */
const SOON = { retryAfter: 1 }
/** Problems between the company and us, which are hidden from callers. */
const OURS = /api ?key/i

/** Maps an envelope to the caller's error; null if it holds a result. */
export function failureIn(body: unknown): TollgraphError | null {
  if (typeof body !== 'object' || body === null || !('status' in body)) return null
  const { status, message, result } = body as { status: unknown; message?: unknown; result?: unknown }
  if (status === GOOD) return isUnverified(result) ? new NotFound(NOT_VERIFIED) : null
  if (Array.isArray(result)) return null
  const reason = typeof result === 'string' && result !== '' ? result : String(message)
  if (MISSING.test(reason)) return new NotFound(spoken(reason))
  if (reason.endsWith(TRY_AGAIN)) return new Unavailable(spoken(reason), SOON)
  if (BUSY.test(reason)) return new Unavailable('The explorer provider is asked as often as it allows; try again', SOON)
  return new Upstream(
    OURS.test(reason)
      ? 'The explorer provider refused the request'
      : `The explorer provider refused the request: ${reason}`,
  )
}

/** Strips the prefix that explorers put before a reason. */
function spoken(reason: string): string {
  return reason.replace(/^Error! /, '')
}

/** The source of an unverified contract is returned as a success without source. */
function isUnverified(result: unknown): boolean {
  const [first] = Array.isArray(result) ? (result as unknown[]) : []
  return typeof first === 'object' && first !== null && 'ABI' in first && first.ABI === NOT_VERIFIED
}
