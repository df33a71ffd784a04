import type { WalletAddress } from '../../../schema/address.ts'

/** What a payer signs: an EIP-3009 authorization, a Permit2 witness transfer, a Solana or a Tempo transaction. */
export type PaymentMethod = 'eip3009' | 'permit2' | 'svm' | 'tempo'

/** `exact`: the whole sum; `upto`: at most that; `charge`: MPP's word for the whole sum where x402 has no scheme. */
export type Scheme = 'exact' | 'upto' | 'charge'

/** A payment as a request carries it, whichever protocol it came by. */
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
  /** The offer that the client says it accepts; x402 v1 repeats none. */
  readonly accepted: AcceptedOffer | null
  /** Until when the offer may be accepted, where the credential says so. */
  readonly offeredUntil: Date | null
  /** The payer's name for what it buys, if the credential carries one. */
  readonly paymentIdentifier: string | null
  /** The MPP challenge that it answers. */
  readonly challengeId: string | null
  /** The payment as the facilitator of its rail reads it. */
  readonly payload: unknown
  /** What was signed, as the rail's reader took it apart. */
  readonly signed: unknown
  /** SHA-256 of what came: two arrivals of one credential are equal here. */
  readonly hash: Buffer
}

/** What a client repeats of the offer that it accepts. */
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

/** Whether reading gave a credential. */
export function isReadable(read: Credential | UnreadableCredential): read is Credential {
  return 'payer' in read
}
