import type { Address, Signature } from '@solana/kit'
import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import type { SolanaChain } from './chain.ts'
import { shownBytes } from './sight.ts'

/** Tolerated clock difference, in seconds. */
const SKEW_SECONDS = 120
/** Transactions per list. */
const PAGE = 1_000
/** Searches whose progress is remembered. */
const MAX_SEARCHES = 1_000

/** A transaction as an account's list has it. */
export interface Listed {
  /** The memos after their lengths, in one line; null for none. */
  readonly memo: string | null
  readonly err: unknown
}

/** What a search looks for. */
export interface Sought {
  readonly account: Address
  /** The same in each call of one search, and in no other search. */
  readonly key: string
  /** It landed at or after this moment. */
  readonly since: Date
  /** Nodes that have not reached this slot are not believed. */
  readonly slot: bigint
  /** Whether a listed transaction may be it; those that may are read. */
  mayBe(listed: Listed): boolean
  /** Whether the bytes of a transaction are it. */
  is(bytes: Buffer): boolean
}

/** A place in an account's list. */
interface Place {
  readonly signature: Signature
  readonly slot: bigint
}

/** A part of an account's list, newest first, that is still to be read; both ends are exclusive, and undefined is open. */
interface Unread {
  before?: Place | undefined
  readonly until: Signature | undefined
}

/** How far one search has read the list. */
interface Progress {
  /** The newest transaction that was listed. */
  newest?: Signature | undefined
  unread: Unread[]
}

/**
 * Looks for a transaction in the list of an account, which has every transaction that names it, also those of strangers.
 * They can make it as long as they pay for: so a search that does not end in time is continued by the next call, and no
 * number of transactions keeps it from ending.
 */
export class AccountSearch {
  readonly #chain: SolanaChain
  readonly #readMs: number
  readonly #searches = recentlyUsed<string, Progress>(MAX_SEARCHES)

  /** `readMs`: how long one call reads, in milliseconds. */
  constructor(chain: SolanaChain, readMs: number) {
    this.#chain = chain
    this.#readMs = readMs
  }

  /**
   * The transaction; null where it is not in the list. Throws when the chain cannot be reached, or lists more than can be read
   * now: then the next call goes on.
   */
  async find(sought: Sought): Promise<Signature | null> {
    const progress = this.#progressOf(`${sought.account} ${sought.key} ${sought.since.getTime()}`)
    const end = Date.now() + this.#readMs
    // What was listed since the last call, unless that call could not list it.
    if (progress.unread[0]?.before !== undefined || progress.unread.length === 0)
      progress.unread.unshift({ until: progress.newest })
    for (let part = progress.unread[0]; part; part = progress.unread[0]) {
      const found = await this.#read(part, progress, sought, end)
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

  /** Reads a part until `end`, in milliseconds since 1970, and shortens it by what is read. */
  async #read(part: Unread, progress: Progress, sought: Sought, end: number): Promise<Signature | null> {
    const start = sought.since.getTime() / 1_000 - SKEW_SECONDS
    for (;;) {
      const list = await this.#list(sought, part)
      for (const { signature, slot, blockTime, memo, err } of list) {
        if (blockTime !== null && Number(blockTime) < start) return null
        const mayBe = sought.mayBe({ memo, err })
        if (mayBe && sought.is(await shownBytes(this.#chain, signature))) return signature
        if (part.before === undefined) progress.newest = signature
        part.before = { signature, slot }
        // Strangers may send the same memo, and each such transaction has to be read.
        if (mayBe) this.#checkTime(sought, end)
      }
      if (list.length < PAGE) return null
      this.#checkTime(sought, end)
    }
  }

  #list({ account, slot }: Sought, { before, until }: Unread) {
    // A node that does not know the transaction that a part begins at lists nothing below it.
    const minContextSlot = before && before.slot > slot ? before.slot : slot
    const range = { minContextSlot, ...(before && { before: before.signature }), ...(until && { until }) }
    return this.#chain.rpc.getSignaturesForAddress(account, { commitment: 'confirmed', limit: PAGE, ...range }).send()
  }

  #checkTime({ account, since }: Sought, end: number): void {
    if (Date.now() < end) return
    throw new Error(
      `${account} has more transactions since ${since.toISOString()} than can be read in ${this.#readMs / 1_000} s; the next attempt goes on`,
    )
  }
}
