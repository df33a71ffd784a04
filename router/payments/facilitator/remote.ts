import { HTTPFacilitatorClient } from '@x402/core/http'
import { FacilitatorResponseError, SettleError, VerifyError } from '@x402/core/types'
import type { Logger } from 'pino'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { Unavailable } from '../../../schema/errors.ts'
import { Semaphore } from '../../../subgraphs/kit/async/semaphore.ts'
import type { Facilitator, Settlement } from '../protocol/facilitator.ts'
import { readSettlement, readVerification } from './readAnswer.ts'

/**
 * How long a facilitator's supported kinds are cached, and the retry interval after a failed query; in milliseconds.
 */
const FRESH_MS = 10 * 60_000
const RETRY_MS = 15_000

/** A remote facilitator. */
export interface RemoteFacilitator extends Facilitator {
  /** The account that settles `upto` payments on a network; null where there is none, or while it is unknown. */
  uptoAddress(network: string): Address | null
}

/** Limits of calls to a remote facilitator. */
export interface RemoteOptions {
  readonly timeoutMs: number
  /** Most settlements in flight; more wait. */
  readonly maxInFlight: number
}

/**
 * A remote facilitator, by the x402 facilitator API. It is called when a payment comes, so it may be down at boot; its
 * supported kinds are queried in the background, and until they are known only fixed sums are offered.
 */
export function remoteFacilitator(
  url: string,
  { timeoutMs, maxInFlight }: RemoteOptions,
  log: Logger,
): RemoteFacilitator {
  const client = new HTTPFacilitatorClient({ url, timeoutMs })
  const settling = new Semaphore(maxInFlight)
  let kinds: Awaited<ReturnType<typeof client.getSupported>>['kinds'] = []
  let nextAskAt = 0
  // At once, so that `upto` payments signed before a restart are accepted after it.
  refresh()
  return {
    name: url,
    async verify({ payload, requirements }) {
      try {
        return readVerification(await client.verify(payload, requirements))
      } catch (error) {
        if (error instanceof VerifyError && error.statusCode < 500 && error.invalidReason) {
          return { isValid: false, reason: error.invalidReason, message: error.invalidMessage ?? null }
        }
        log.warn({ err: error, facilitator: url }, 'The facilitator did not verify a payment')
        throw new Unavailable('Payments cannot be checked now: the facilitator does not answer. Nothing was charged.', {
          retryAfter: 5,
        })
      }
    },
    settle: ({ payload, requirements }) =>
      settling.run(async () => {
        try {
          return unconfirmed(readSettlement(await client.settle(payload, requirements)))
        } catch (error) {
          log.error({ err: error, facilitator: url }, 'The facilitator did not say what became of a settlement')
          if (error instanceof SettleError)
            return readSettlement({ success: false, errorReason: error.errorReason, transaction: error.transaction })
          const reason = error instanceof FacilitatorResponseError ? 'facilitator_error' : 'facilitator_unreachable'
          return { kind: 'unknown', reason, transaction: null }
        }
      }),
    uptoAddress(network) {
      if (Date.now() >= nextAskAt) refresh()
      const kind = kinds.find((candidate) => candidate.scheme === 'upto' && candidate.network === network)
      const address = kind?.extra?.facilitatorAddress
      return typeof address === 'string' ? parseAddress(address) : null
    },
  }

  function refresh(): void {
    nextAskAt = Date.now() + RETRY_MS
    client.getSupported().then(
      (supported) => {
        kinds = supported.kinds
        nextAskAt = Date.now() + FRESH_MS
      },
      (error: unknown) => log.warn({ err: error, facilitator: url }, 'The facilitator does not say what it supports'),
    )
  }
}

/** A facilitator's report of a settlement is only a hint where to look: the chain confirms it. */
function unconfirmed(settlement: Settlement): Settlement {
  if (settlement.kind !== 'settled') return settlement
  return { kind: 'unknown', reason: 'unconfirmed', transaction: settlement.transaction }
}
