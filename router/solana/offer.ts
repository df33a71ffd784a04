import { createHash } from 'node:crypto'
import type { Address } from '@solana/kit'
import type { PaymentRequirements } from '@x402/core/types'
import type { AtomicUsdc } from '../../schema/money.ts'
import type { SolanaNetwork } from './network.ts'

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

/**
 * The offer as x402 v2 spells it. It names no recent block: a client that brings its own has all of the block's life
 * to be settled in, and a challenge costs no call to the chain.
 */
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

/**
 * The memo that a payment of an offer carries. It binds the payment to the offer and gives the offer's id away to
 * nobody: the chain shows the memo and the whole transaction, so without the id anybody could put the credential
 * together again and fetch its answer.
 */
export function memoOf(offerId: string): string {
  return createHash('sha256').update(`tollgraph offer ${offerId}`).digest('hex').slice(0, 32)
}
