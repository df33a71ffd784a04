import type { Taken } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'

/** A signed transfer's state on chain: made, not made (yet), or its nonce used otherwise. */
export type TransferFate =
  | { readonly kind: 'done'; readonly transaction: string; readonly logIndex?: number }
  | { readonly kind: 'unused' }
  /** `taken`: under a ceiling, the amount that the payee got, other than the requested one. */
  | { readonly kind: 'spent_elsewhere'; readonly taken?: Taken }

/** The transfer that was made, where `asked` was to be taken; null for none. */
export function takenBy(fate: TransferFate, asked: AtomicUsdc): Taken | null {
  if (fate.kind === 'done') {
    const { kind: _done, ...place } = fate
    return { ...place, amount: asked }
  }
  return (fate.kind === 'spent_elsewhere' && fate.taken) || null
}
