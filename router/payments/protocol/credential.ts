import type { WalletAddress } from '../../../schema/address.ts'

/**
 * The signed form of a payment: an EIP-3009 authorization, a Permit2 witness transfer, a Solana or a Tempo transaction.
 */
export type PaymentMethod = 'eip3009' | 'permit2' | 'svm' | 'tempo'

/** `exact`: the whole sum; `upto`: at most that; `charge`: MPP's name for the whole sum where x402 has no scheme. */
export type Scheme = 'exact' | 'upto' | 'charge'

/** A payment as a request carries it, in either protocol. */
export interface Credential {
  readonly protocol: 'x402-v1' | 'x402-v2' | 'mpp'
  readonly method: PaymentMethod
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  readonly payer: WalletAddress
  readonly payTo: string
  /** The most that it allows to be taken, in atomic units. */
  readonly value: bigint
  /** Seconds since 1970. */
  readonly validAfter: bigint
  readonly validBefore: bigint
  /** Unique among the payer's credentials of this scheme and network. */
  readonly nonce: string
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
  /** SHA-256 of the credential as received: equal for repeated requests. */
  readonly hash: Buffer
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
