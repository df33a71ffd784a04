import type { Logger } from 'pino'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { Semaphore } from '../../../subgraphs/kit/async/semaphore.ts'
import type { Settlement, Verification } from '../protocol/facilitator.ts'
import type { FacilitatorClient, SupportedKind } from './client.ts'
import { FacilitatorFault } from './fault.ts'
import { readSettlement, readVerification } from './readAnswer.ts'

/**
 * How long a facilitator's supported kinds are cached, and the retry interval after a failed query; in milliseconds.
 */
const FRESH_MS = 10 * 60_000
const RETRY_MS = 15_000

/** How long others are preferred to a facilitator after it failed, in milliseconds; longer if it asks for it. */
const REST_MS = 15_000
const LONGEST_REST_MS = 5 * 60_000

/** One remote facilitator, and what is known of it. */
export interface RemoteFacilitator {
  readonly name: string
  /** Throws a FacilitatorFault without an answer. */
  verify(presented: Presented): Promise<Verification>
  /**
   * Throws a FacilitatorFault only if it is certain that nothing was submitted. `isBetterElsewhere` is asked when it is the
   * payment's turn, for which others may have kept it waiting; nothing is submitted then if it is true.
   */
  settle(presented: Presented, isBetterElsewhere: () => boolean): Promise<Settlement>
  /** Whether it failed a short while ago. */
  isResting(): boolean
  /** Whether it settles payments of this kind, and this payment if that names its facilitator; null while unknown. */
  supports(presented: Presented): boolean | null
  /** The account that settles `upto` payments on a network; null where there is none, or while it is unknown. */
  uptoAddress(network: string): Address | null
}

/** Members of an offer's `extra` that bind a payment to one facilitator's account. */
const BINDING = ['facilitatorAddress', 'feePayer'] as const

/**
 * Wraps a client. It is called when a payment comes, so it may be down at boot; its supported kinds are queried in the
 * background.
 */
export function remoteFacilitator(client: FacilitatorClient, maxInFlight: number, log: Logger): RemoteFacilitator {
  const settling = new Semaphore(maxInFlight)
  const facilitator = client.name
  let kinds: readonly SupportedKind[] | null = null
  let nextAskAt = 0
  let restsUntil = 0
  // At once, so that `upto` payments signed before a restart are accepted after it.
  refresh()

  return {
    name: facilitator,
    async verify(presented) {
      const answer = await client.verify(presented).catch((error: unknown) => {
        note(error)
        log.warn({ err: error, facilitator }, 'The facilitator did not verify a payment')
        throw error
      })
      restsUntil = 0
      return readVerification(answer)
    },
    settle: (presented, isBetterElsewhere) =>
      settling.run(async () => {
        if (isBetterElsewhere())
          throw new FacilitatorFault(`${facilitator} failed while a settlement waited for it`, null)
        try {
          return unconfirmed(readSettlement(await client.settle(presented)))
        } catch (error) {
          note(error)
          log.error({ err: error, facilitator }, 'The facilitator did not say what became of a settlement')
          if (error instanceof FacilitatorFault && error.isUntouched) throw error
          const hasAnswered = error instanceof FacilitatorFault && error.status !== null
          const reason = hasAnswered ? 'facilitator_error' : 'facilitator_unreachable'
          return { kind: 'unknown', reason, transaction: null }
        }
      }),
    isResting: () => Date.now() < restsUntil,
    supports({ payload, requirements }) {
      keepFresh()
      if (kinds === null) return null
      const { scheme, network, extra } = requirements
      return kinds.some(
        (kind) =>
          kind.x402Version === payload.x402Version &&
          kind.scheme === scheme &&
          kind.network === network &&
          BINDING.every((member) => kind.extra?.[member] === undefined || isSame(kind.extra[member], extra?.[member])),
      )
    },
    uptoAddress(network) {
      keepFresh()
      const kind = kinds?.find((candidate) => candidate.scheme === 'upto' && candidate.network === network)
      const address = kind?.extra?.facilitatorAddress
      return typeof address === 'string' ? parseAddress(address) : null
    },
  }

  function note(error: unknown): void {
    if (!(error instanceof FacilitatorFault) || !error.isGeneral) return
    restsUntil = Date.now() + Math.min(Math.max(error.retryAfterMs ?? 0, REST_MS), LONGEST_REST_MS)
  }

  function keepFresh(): void {
    if (Date.now() >= nextAskAt) refresh()
  }

  function refresh(): void {
    nextAskAt = Date.now() + RETRY_MS
    client.supported().then(
      (supported) => {
        kinds = supported
        nextAskAt = Date.now() + FRESH_MS
      },
      (error: unknown) => {
        note(error)
        log.warn({ err: error, facilitator }, 'The facilitator does not say what it supports')
      },
    )
  }
}

/** Whether an account is the same; EVM addresses differ in the case of their letters. */
function isSame(known: unknown, given: unknown): boolean {
  if (typeof known !== 'string' || typeof given !== 'string') return false
  return known === given || (parseAddress(known) !== null && parseAddress(known) === parseAddress(given))
}

/** A facilitator's report of a settlement is only a hint where to look: the chain confirms it. */
function unconfirmed(settlement: Settlement): Settlement {
  if (settlement.kind !== 'settled') return settlement
  return { kind: 'unknown', reason: 'unconfirmed', transaction: settlement.transaction }
}
