import type { PublicClient } from 'viem'

/** How long a fee is cached, in milliseconds: about a block. */
const LIFETIME_MS = 1_000
/** Bids above the base fee, so that a transaction outlasts some full blocks; the excess is not charged. */
const HEADROOM = 2n

/** Whether a transaction's bid has been overtaken by current fees, so that the next blocks may not include it. */
export function isOvertaken({ maxFeePerGas }: Fee, today: Fee): boolean {
  return maxFeePerGas * HEADROOM < today.maxFeePerGas
}

/** A transaction's gas bid, in wei per unit. */
export interface Fee {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** The fees of a chain, queried at most once a second. */
export interface Fees {
  /** Throws when the chain does not answer. */
  current(): Promise<Fee>
  /** Drops the cached fee. */
  forget(): void
}

/** Opens the fees of a chain. */
export function openFees(client: PublicClient): Fees {
  let known: { readonly fee: Promise<Fee>; readonly until: number } | null = null
  return {
    async current() {
      if (!known || known.until < Date.now()) known = { fee: ask(), until: Date.now() + LIFETIME_MS }
      const { fee } = known
      return fee.catch((error: unknown) => {
        if (known?.fee === fee) known = null
        throw error
      })
    },
    forget() {
      known = null
    },
  }

  async function ask(): Promise<Fee> {
    const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
    return { maxFeePerGas: maxFeePerGas * HEADROOM, maxPriorityFeePerGas }
  }
}
