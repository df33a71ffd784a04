import type { PublicClient } from 'viem'
import type { Address } from '../../../schema/address.ts'
import { type Fee, type Fees, isOvertaken } from './fees.ts'

/** Nonce and fee of a key's next transaction. */
export interface Place {
  readonly nonce: number
  readonly fee: Fee
  /** Whether it replaces a transaction that is pending at this nonce. */
  readonly isReplacement: boolean
}

/** The transaction nonces of one key. */
export interface Nonces {
  /**
   * The place of the next transaction: after all others, unless the first pending one cannot be mined for its fee and
   * blocks all behind it. Then that one's nonce, with a fee high enough to replace it. Throws when the chain does not
   * answer.
   */
  next(): Promise<Place>
  /** Records that a node has accepted a transaction for a place. */
  sent(place: Place): void
  /** Records that the transaction pending at a place bids more than was assumed. */
  outbid(place: Place): void
}

/** How long a transaction may stay pending before a better bid replaces it, in milliseconds; many blocks. */
const PATIENCE_MS = 30_000

/**
 * Nodes replace a transaction for one that bids a tenth more, of both fees; this is a quarter more, as numerator of 4.
 */
const RAISED = 5n

/** Above this multiple of the current fee, the fee is not why a transaction stays unmined. */
const MOST = 8n

interface Bid {
  readonly fee: Fee
  /** When it was sent, or first seen pending, in milliseconds since the epoch. */
  readonly since: number
}

/**
 * Opens the nonces of a key. Transactions must be harmless to lose and to send twice, as every signed payment is: a
 * payment whose transaction was replaced is found unpaid on chain and sent again.
 */
export function openNonces(
  client: Pick<PublicClient, 'getTransactionCount'>,
  address: Address,
  fees: Fees,
  now: () => number = Date.now,
): Nonces {
  /** Pending transactions that this process sent or saw. */
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

  /** The fee that replaces the transaction pending at a nonce; null while that one may stay pending. */
  function betterBid(nonce: number, today: Fee): Fee | null {
    const bid = bids.get(nonce)
    if (!bid) {
      // Sent by another process with this key, or by this one before a restart: its fee is unknown.
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
