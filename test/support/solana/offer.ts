import type { Address } from '@solana/kit'
import type { PaymentRequirements } from '@x402/core/types'
import { memoOf } from '../../../router/payments/rails/solana/memo.ts'
import type { SolanaNetwork } from '../../../router/payments/rails/solana/network.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'

/** One way to pay a bill on Solana: an x402 `accepts` entry of scheme `exact`. */
export interface SolanaOffer {
  readonly network: SolanaNetwork
  readonly amount: AtomicUsdc
  /** The owner of the account that is paid. */
  readonly payTo: Address
  readonly maxTimeoutSeconds: number
  /** Who signs last, sends the transaction and pays its fee: the facilitator. */
  readonly feePayer: Address
  /** The signed price of a dynamic bill. */
  readonly quote: string | null
  /** Random; only who pays and who is paid know it. */
  readonly id: string | null
}

/** The offer as x402 v2 spells it, for a facilitator that is tested without a checkout. */
export function solanaRequirements(offer: SolanaOffer): PaymentRequirements {
  return {
    scheme: 'exact',
    network: offer.network.id,
    asset: offer.network.usdc,
    amount: offer.amount.toString(),
    payTo: offer.payTo,
    maxTimeoutSeconds: offer.maxTimeoutSeconds,
    extra: {
      feePayer: offer.feePayer,
      ...(offer.id ? { memo: memoOf(offer.id), offer: offer.id } : {}),
      ...(offer.quote ? { quote: offer.quote } : {}),
    },
  }
}
