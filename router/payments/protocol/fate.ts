import type { AtomicUsdc } from '../../../schema/money.ts'

/** A transfer that is on chain. */
export interface Taken {
  readonly transaction: string
  readonly logIndex?: number
  readonly amount: AtomicUsdc
}

/** What the chain says of a signed transfer: it happened, it did not (yet), or its nonce went elsewhere. */
export type TransferFate =
  | { readonly kind: 'done'; readonly transaction: string; readonly logIndex?: number }
  | { readonly kind: 'unused' }
  /** `taken`: under a ceiling, what its payee got by it although another sum was asked for. */
  | { readonly kind: 'spent_elsewhere'; readonly taken?: Taken }

/** What came of a transfer, of which `asked` was to be taken; null when nothing did. */
export function takenBy(fate: TransferFate, asked: AtomicUsdc): Taken | null {
  if (fate.kind === 'done') {
    const { kind: _done, ...place } = fate
    return { ...place, amount: asked }
  }
  return (fate.kind === 'spent_elsewhere' && fate.taken) || null
}
