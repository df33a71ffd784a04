import type { Signature } from '@solana/kit'
import type { SolanaChain } from './chain.ts'
import { PAYMENT_LIFETIME_MS, type SolanaPayment } from './credential.ts'
import type { SignatureOf } from './facilitator.ts'
import type { PaymentSearch } from './paymentSearch.ts'
import { assertRemembers, sightOf } from './sight.ts'

/** A payment's state on chain: executed; not executed, and still or no longer able to land; or failed for good. */
export type SolanaFate =
  | { readonly kind: 'done'; readonly transaction: Signature }
  | { readonly kind: 'unused'; readonly mayLand: boolean }
  | { readonly kind: 'spent_elsewhere' }

/**
 * The fate of a payment signed at or after a moment. With the fee payer's key its signature is computed (`SignatureOf`);
 * without it the signature is looked for among the payer's transactions. Throws when the chain cannot be reached, or does
 * not show enough to decide.
 */
export async function solanaFateOf(
  chain: SolanaChain,
  payment: Pick<SolanaPayment, 'transaction' | 'payer' | 'memo' | 'nonce' | 'blockhash'>,
  signedAfter: Date,
  signature: SignatureOf | PaymentSearch,
): Promise<SolanaFate> {
  // In this order: a transaction not found after its lifetime ended will never appear.
  const life = await chain.rpc.isBlockhashValid(payment.blockhash, { commitment: 'confirmed' }).send()
  const { slot } = life.context
  // A node that lags behind does not know a new block, so a recently named blockhash counts as valid.
  const mayLand = life.value || Date.now() < signedAfter.getTime() + PAYMENT_LIFETIME_MS
  const found =
    typeof signature === 'function'
      ? await signature(payment.transaction)
      : await signature.find(payment, signedAfter, slot)
  const sight = found ? await sightOf(chain, found, slot) : { kind: 'unseen' as const }
  switch (sight.kind) {
    case 'landed':
      return { kind: 'done', transaction: found as Signature }
    case 'failed':
      return { kind: 'spent_elsewhere' }
    case 'on_its_way':
      return { kind: 'unused', mayLand: true }
    case 'unseen':
      if (!mayLand) await assertRemembers(chain, signedAfter)
      return { kind: 'unused', mayLand }
  }
}
