import type { Address, Signature } from '@solana/kit'
import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import type { SolanaChain } from './chain.ts'
import { assertRemembers, shownTransaction } from './sight.ts'
import { signersOf } from './transaction.ts'

/** Tolerated clock difference, in seconds. */
const SKEW_SECONDS = 120
/** Transactions per list. */
const PAGE = 1_000
/** How long one call reads, in milliseconds: less than the lease of an attempt to send a refund. */
const READ_MS = 45_000
/** Searches whose progress is remembered. */
const MAX_SEARCHES = 1_000

/** A part of an account's list, newest first, that is still to be read; both ends are exclusive, and undefined is open. */
interface Unread {
  before?: Signature | undefined
  readonly until: Signature | undefined
}

/** How far one search has read the list. */
interface Progress {
  /** The newest transaction that was listed. */
  newest?: Signature | undefined
  unread: Unread[]
}

/** One call of a search. */
interface Call {
  readonly text: string
  readonly since: Date
  /** When it stops reading, in milliseconds since 1970. */
  readonly end: number
  /** Nodes that have not reached it are not believed. */
  readonly slot: bigint
}

/**
 * Looks for transactions that an account signed, by their memo. The account's list has every transaction that names it, also
 * those of strangers, who can make it as long as they pay for: so a search that does not end in time is continued by the
 * next call, and no number of transactions keeps it from ending.
 */
export class MemoSearch {
  readonly #chain: SolanaChain
  readonly #account: Address
  readonly #searches = recentlyUsed<string, Progress>(MAX_SEARCHES)

  constructor(chain: SolanaChain, account: Address) {
    this.#chain = chain
    this.#account = account
  }

  /**
   * A successful transaction that the account signed at or after a moment and whose memo contains a text; null for none. Throws
   * when the chain cannot be reached, no longer has the blocks since then, or lists more than can be read now: then the next
   * call goes on.
   */
  async find(text: string, since: Date): Promise<Signature | null> {
    await assertRemembers(this.#chain, since)
    const progress = this.#progressOf(`${text} ${since.getTime()}`)
    const end = Date.now() + READ_MS
    // A node that is behind may not know the transaction that a part begins at, and would list nothing below it.
    const slot = await this.#chain.rpc.getSlot({ commitment: 'confirmed' }).send()
    // What was listed since the last call, unless that call could not list it.
    if (progress.unread[0]?.before !== undefined || progress.unread.length === 0)
      progress.unread.unshift({ until: progress.newest })
    for (let part = progress.unread[0]; part; part = progress.unread[0]) {
      const found = await this.#read(part, progress, { text, since, end, slot })
      if (found) return found
      progress.unread = progress.unread.filter((other) => other !== part)
    }
    return null
  }

  #progressOf(key: string): Progress {
    const known = this.#searches.get(key)
    if (known) return known
    const begun: Progress = { unread: [] }
    this.#searches.set(key, begun)
    return begun
  }

  /** Reads a part to its end, and shortens it by what is read. */
  async #read(part: Unread, progress: Progress, { text, since, end, slot }: Call): Promise<Signature | null> {
    const start = since.getTime() / 1_000 - SKEW_SECONDS
    for (;;) {
      const list = await this.#list(part, slot)
      for (const { signature, memo, blockTime, err } of list) {
        if (blockTime !== null && Number(blockTime) < start) return null
        const mayBe = err === null && memo?.includes(text)
        if (mayBe && (await this.#isSigned(signature))) return signature
        if (part.before === undefined) progress.newest = signature
        part.before = signature
        // Strangers may send the same memo, and each such transaction has to be read.
        if (mayBe) this.#checkTime(since, end)
      }
      if (list.length < PAGE) return null
      this.#checkTime(since, end)
    }
  }

  #list({ before, until }: Unread, minContextSlot: bigint) {
    const range = { minContextSlot, ...(before && { before }), ...(until && { until }) }
    return this.#chain.rpc
      .getSignaturesForAddress(this.#account, { commitment: 'confirmed', limit: PAGE, ...range })
      .send()
  }

  async #isSigned(signature: Signature): Promise<boolean> {
    const transaction = await shownTransaction(this.#chain, signature)
    return signersOf(transaction).includes(this.#account)
  }

  #checkTime(since: Date, end: number): void {
    if (Date.now() < end) return
    throw new Error(
      `${this.#account} has more transactions since ${since.toISOString()} than can be read in ${READ_MS / 1_000} s; the next attempt goes on`,
    )
  }
}
