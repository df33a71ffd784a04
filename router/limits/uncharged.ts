import type { Pool } from '../../prisma/database.ts'
import { Gather } from '../../prisma/gather.ts'
import { readStandings, type Standing, type UnchargedRule } from '../../prisma/ledger/uncharged.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { LimitReached } from '../../schema/errors.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'

/** A cached standing, valid for a moment, and for no more calls than could reach the limit. */
interface Trusted {
  readonly until: number
  left: number
}

/** How long a standing is cached, in milliseconds. */
const TRUSTED_MS = 1_000
const MAX_WALLETS = 20_000

/**
 * Refuses wallets whose calls are nearly all uncharged: work that finds nothing or fails is not charged, so without a
 * limit it would be free. Decided by the ledger, which all routers share.
 */
export class UnchargedLimit {
  readonly #rule: UnchargedRule
  readonly #trusted = recentlyUsed<WalletAddress, Trusted>(MAX_WALLETS)
  readonly #standings: Gather<WalletAddress, Standing>

  constructor(pool: Pool, rule: UnchargedRule) {
    this.#rule = rule
    this.#standings = new Gather((wallets) => readStandings(pool, rule, wallets))
  }

  /** Throws LimitReached for a wallet over the limit. */
  async check(wallet: WalletAddress): Promise<void> {
    const trusted = this.#trusted.get(wallet)
    if (trusted && trusted.left > 0 && performance.now() < trusted.until) {
      trusted.left -= 1
      return
    }
    const standing = await this.#standings.add(wallet)
    const { most } = this.#rule
    if (standing.waitMs !== null && this.#isMostlyFree(standing)) throw this.#refusal(standing.waitMs)
    // This call may add another uncharged line.
    const left = Math.max(0, most - standing.uncharged - 1)
    this.#trusted.set(wallet, { until: performance.now() + TRUSTED_MS, left })
  }

  #isMostlyFree({ uncharged, charged }: Standing): boolean {
    return uncharged * 100 >= (uncharged + charged) * this.#rule.percent
  }

  #refusal(waitMs: number): LimitReached {
    const { most, percent, windowMs } = this.#rule
    const rule = `At least ${most} priced fields of this wallet, and ${percent} % of all within ${windowMs / 1_000} s, came to nothing and were not charged`
    return new LimitReached(`${rule}; try again later`, Math.max(1, Math.ceil(waitMs / 1_000)), {
      reason: 'uncharged_share',
    })
  }
}
