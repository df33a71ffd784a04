import type { PublicClient } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { type Fee, type Fees, isOvertaken } from './fees.ts'

/** Where a key's next transaction goes, and what it bids there. */
export interface Place {
  readonly nonce: number
  readonly fee: Fee
  /** Whether it takes the place of a transaction that waits there. */
  readonly isReplacement: boolean
}

/** The transaction nonces of one key. */
export interface Nonces {
  /**
   * The place of the next transaction: behind all others, unless the first that waits cannot be mined for what it bids, and
   * holds up all behind it. Then its own place, with a bid that nodes take in exchange. Throws when the chain does not say.
   */
  next(): Promise<Place>
  /** Tells that a node has taken a transaction for a place. */
  sent(place: Place): void
  /** Tells that what waits at a place bids more than was thought. */
  outbid(place: Place): void
}

/** How long a transaction may wait before a better bid takes its place, in milliseconds; many blocks. */
const PATIENCE_MS = 30_000

/** Nodes exchange a transaction for one that bids a tenth more, of both fees; this is a quarter more, as numerator of 4. */
const RAISED = 5n

/** Above so many times the fee of the day it is not the bid that keeps a transaction from being mined. */
const MOST = 8n

interface Bid {
  readonly fee: Fee
  /** When it was sent, or first seen waiting, in milliseconds since the epoch. */
  readonly since: number
}

/**
 * Opens the nonces of a key. What is sent must be harmless to lose and to do twice, as every signed payment is: one whose
 * transaction was exchanged is found unpaid on chain, and sent again.
 */
export function openNonces(
  client: Pick<PublicClient, 'getTransactionCount'>,
  address: Address,
  fees: Fees,
  now: () => number = Date.now,
): Nonces {
  /** What waits, as far as this process sent it or saw it. */
  const bids = new Map<number, Bid>()
  return {
    async next() {
      const [mined, pending, fee] = await Promise.all([
        client.getTransactionCount({ address, blockTag: 'latest' }),
        client.getTransactionCount({ address, blockTag: 'pending' }),
        fees.current(),
      ])
      for (const nonce of bids.keys()) if (nonce < mined) bids.delete(nonce)
      const raised = mined < pending ? betterBid(mined, fee) : null
      return raised ? { nonce: mined, fee: raised, isReplacement: true } : { nonce: pending, fee, isReplacement: false }
    },
    sent({ nonce, fee }) {
      bids.set(nonce, { fee, since: now() })
    },
    outbid({ nonce, fee }) {
      bids.set(nonce, { fee, since: 0 })
    },
  }

  /** What has to be bid instead of the transaction that waits at a nonce; null where it may go on waiting. */
  function betterBid(nonce: number, today: Fee): Fee | null {
    const bid = bids.get(nonce)
    if (!bid) {
      // Somebody else's with this key, or of this process before it was started again: what it bids is not known.
      bids.set(nonce, { fee: today, since: now() })
      return null
    }
    if (!isOvertaken(bid.fee, today) && now() - bid.since < PATIENCE_MS) return null
    const raised = {
      maxFeePerGas: larger(today.maxFeePerGas, raise(bid.fee.maxFeePerGas)),
      maxPriorityFeePerGas: larger(today.maxPriorityFeePerGas, raise(bid.fee.maxPriorityFeePerGas)),
    }
    return raised.maxFeePerGas > today.maxFeePerGas * MOST ? null : raised
  }
}

function raise(fee: bigint): bigint {
  return (fee * RAISED) / 4n + 1n
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
