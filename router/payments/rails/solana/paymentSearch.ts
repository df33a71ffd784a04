import { getTransactionDecoder, type Signature } from '@solana/kit'
import { AccountSearch } from './accountSearch.ts'
import type { SolanaChain } from './chain.ts'
import type { SolanaPayment } from './credential.ts'
import { messageHash } from './transaction.ts'

/**
 * Looks for payments whose signature is not known, because the fee payer's key is elsewhere, among the transactions of their
 * payers.
 */
export class PaymentSearch {
  readonly #search: AccountSearch

  /** `readMs`: how long one call reads, in milliseconds. */
  constructor(chain: SolanaChain, readMs: number) {
    this.#search = new AccountSearch(chain, readMs)
  }

  /**
   * The signature of a payment made at or after a moment, by memo and then by message hash; null when it is not there. Throws
   * when the chain cannot be reached, or lists more than can be read now: then the next call goes on. Nodes that have not
   * reached a slot are not believed.
   */
  find(
    { payer, memo: own, nonce }: Pick<SolanaPayment, 'payer' | 'memo' | 'nonce'>,
    since: Date,
    slot: bigint,
  ): Promise<Signature | null> {
    return this.#search.find({
      account: payer,
      key: nonce,
      since,
      slot,
      mayBe: ({ memo }) => (own === null ? memo === null : memo?.includes(own) === true),
      is: (bytes) => messageHash(getTransactionDecoder().decode(bytes)) === nonce,
    })
  }
}
