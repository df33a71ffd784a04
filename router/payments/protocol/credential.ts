import type { StoredCredential } from '../../../prisma/ledger/stored.ts'

/**
 * The signed form of a payment: an EIP-3009 authorization, a Permit2 witness transfer, a Solana or a Tempo transaction.
 */
export type PaymentMethod = 'eip3009' | 'permit2' | 'svm' | 'tempo'

/** A payment as a request carries it, in either protocol. */
export interface Credential extends StoredCredential {
  readonly method: PaymentMethod
  /** The most that it allows to be taken, in atomic units. */
  readonly value: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  /** The offer that the client accepts; x402 v1 repeats none. */
  readonly accepted: AcceptedOffer | null
  /** Expiry of the offer, where the credential contains it. */
  readonly offeredUntil: Date | null
  /** The payer's idempotency key inside the credential, if any. */
  readonly paymentIdentifier: string | null
  /** The MPP challenge that the credential answers. */
  readonly challengeId: string | null
  /** The payment in the form that the rail's facilitator reads. */
  readonly payload: unknown
  /** The signed data, as parsed by the rail. */
  readonly signed: unknown
}

/** The accepted offer, as repeated by the client. */
export interface AcceptedOffer {
  readonly asset: string
  /** Atomic units. */
  readonly amount: string
  readonly payTo: string
  readonly quote: string | null
  readonly offer: string | null
}

/** Why a credential cannot be read; `reason` is stable, for programs. */
export interface UnreadableCredential {
  readonly reason: string
  readonly message: string
}

/** Whether reading returned a credential. */
export function isReadable(read: Credential | UnreadableCredential): read is Credential {
  return 'payer' in read
}
