import type { Address, Signature } from '@solana/kit'
import { AccountSearch } from './accountSearch.ts'
import type { SolanaChain } from './chain.ts'
import { assertRemembers } from './sight.ts'
import { signersOf, wholeTransaction } from './transaction.ts'

/** How long one call reads, in milliseconds: less than the lease of an attempt to send a refund. */
const READ_MS = 45_000

/** Looks for transactions that an account signed, by their memo. */
export class MemoSearch {
  readonly #chain: SolanaChain
  readonly #account: Address
  readonly #search: AccountSearch

  constructor(chain: SolanaChain, account: Address) {
    this.#chain = chain
    this.#account = account
    this.#search = new AccountSearch(chain, READ_MS)
  }

  /**
   * A successful transaction that the account signed at or after a moment and whose memo contains a text; null for none. Throws
   * when the chain cannot be reached, no longer has the blocks since then, or lists more than can be read now: then the next
   * call goes on.
   */
  async find(text: string, since: Date): Promise<Signature | null> {
    await assertRemembers(this.#chain, since)
    return this.#search.find({
      account: this.#account,
      key: text,
      since,
      slot: await this.#chain.rpc.getSlot({ commitment: 'confirmed' }).send(),
      mayBe: ({ memo, err }) => err === null && memo?.includes(text) === true,
      is: (bytes) => signersOf(wholeTransaction(bytes)).includes(this.#account),
    })
  }
}
