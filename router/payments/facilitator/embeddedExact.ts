import type { Logger } from 'pino'
import type { Presented } from '../../../prisma/ledger/stored.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Chain } from '../evm/chain.ts'
import { openHead } from '../evm/head.ts'
import type { Network } from '../evm/network.ts'
import { isSignedBy } from '../evm/recover.ts'
import type { Facilitator, Settlement, Verification } from '../protocol/facilitator.ts'
import { type BatchOptions, openExactBatches } from './batch.ts'
import { type ExactTransfer, exactTransferReader } from './exactTransfer.ts'
import { obstacleInState, REASONS } from './obstacles.ts'
import { payerShard } from './payerShard.ts'
import { unreachable } from './reach.ts'
import { type PayerState, paymentReads } from './reads.ts'
import type { Sender } from './sender.ts'
import { type StockExactOptions, stockExact } from './stockExact.ts'

/** Options of the embedded facilitator. */
export type EmbeddedExactOptions = BatchOptions & StockExactOptions

/**
 * How long a verified payment is settled without another check, in milliseconds. Its outcome is read from its own logs
 * all the same; a second check only saves the gas of a failing call, and detects a payer that became a contract
 * meanwhile.
 */
const TRUST_MS = 1_000

/** Seconds that a payment must remain valid at verification, as in the stock facilitator. */
const LEAST_VALIDITY = 6n

/**
 * The facilitator of `exact` in this process: it verifies against the chain, and settles with transactions of its own
 * keys, whose gas it pays. Payers are spread over the keys; each key sends for itself. Payments by plain keys, nearly
 * all of them, take a fast path: signatures are checked here, and reads and transfers of many payments are batched. All
 * other cases go to the stock schemes: contract wallets, other transfer methods, and unusual errors. Refusals have the
 * same names.
 */
export function embeddedExact(
  network: Network,
  chain: Chain,
  senders: readonly Sender[],
  options: EmbeddedExactOptions,
  log: Logger,
): Facilitator {
  const read = exactTransferReader(network)
  const reads = paymentReads(chain.client, network.usdc)
  const head = openHead(chain.client)
  const keys = senders.map((sender) => ({
    batches: openExactBatches(network, chain, sender, reads, head, options, log),
    stock: stockExact(network, chain, sender, options, log),
  }))
  /** When payments were verified, in monotonic milliseconds. */
  const verifiedAt = new WeakMap<Presented, number>()
  const signed = new WeakSet<Presented>()
  return {
    name: `embedded (${senders.map(({ address }) => address).join(', ')})`,
    verifiesCheaply: true,
    async verify(presented, signature = 'unverified') {
      if (signature === 'verified') signed.add(presented)
      verifiedAt.delete(presented)
      const transfer = read(presented)
      const { batches, stock } = keyOf(presented)
      if (!transfer) return stock.verify(presented)
      const untimely = untimeliness(transfer, LEAST_VALIDITY)
      if (untimely) return invalid(untimely)
      const state = await stateOf(transfer).catch((error: unknown) => {
        log.error({ err: error }, 'A verification broke off')
        throw unreachable()
      })
      // For a payer with code, the token lets the code check the signature, even if the key's own is valid (EIP-7702).
      if (state.hasCode) return stock.verify(presented)
      if (!isSigned(presented, transfer)) return invalid(REASONS.signature)
      const obstacle = obstacleInState(transfer, state)
      if (obstacle) return invalid(obstacle)
      verifiedAt.set(presented, performance.now())
      batches.expect(transfer)
      return { isValid: true, balance: atomicUsdc(state.balance) }
    },
    async settle(presented) {
      const transfer = read(presented)
      const { batches, stock } = keyOf(presented)
      if (!transfer) return stock.settle(presented)
      const untimely = untimeliness(transfer, 0n)
      if (untimely) return { kind: 'refused', reason: untimely }
      if (isJustVerified(presented)) return batches.settle(transfer)
      const state = await stateOf(transfer).catch((error: unknown) => {
        log.error({ err: error }, 'A settlement broke off before anything was sent')
        return null
      })
      if (!state) return unsent(REASONS.unreachable)
      if (state.hasCode) return stock.settle(presented)
      if (!isSigned(presented, transfer)) return refused(REASONS.signature)
      const obstacle = obstacleInState(transfer, state)
      if (obstacle === null) return batches.settle(transfer)
      // The nonce may have been used by this very authorization, which the chain's logs show; and a stopped payer may
      // be unblocked again.
      return obstacle === REASONS.insufficient ? refused(obstacle) : unsent(obstacle)
    },
  }

  function keyOf(presented: Presented) {
    const key = keys[payerShard(presented, keys.length)]
    if (!key) throw new Error('The embedded facilitator has no key')
    return key
  }

  function isJustVerified(presented: Presented): boolean {
    return performance.now() - (verifiedAt.get(presented) ?? Number.NEGATIVE_INFINITY) < TRUST_MS
  }

  /** Whether the key of the payer signed. A signature is verified once. */
  function isSigned(presented: Presented, { digest, signature, from }: ExactTransfer): boolean {
    if (signed.has(presented)) return true
    if (!isSignedBy(digest, signature, from)) return false
    signed.add(presented)
    return true
  }

  function stateOf({ from, nonce }: ExactTransfer): Promise<PayerState> {
    return withTimeout(options.timeoutMs, reads.stateOf(from, nonce))
  }
}

/** Why a transfer cannot be made now, or not for `leastValidity` more seconds; null when it can. */
function untimeliness({ validAfter, validBefore }: ExactTransfer, leastValidity: bigint): string | null {
  const now = BigInt(Math.floor(Date.now() / 1_000))
  if (validBefore <= now || validBefore < now + leastValidity) return REASONS.expired
  return validAfter > now ? REASONS.notYetValid : null
}

function invalid(reason: string): Verification {
  return { isValid: false, reason, message: null }
}

function refused(reason: string): Settlement {
  return { kind: 'refused', reason }
}

function unsent(reason: string): Settlement {
  return { kind: 'unknown', reason, transaction: null }
}
