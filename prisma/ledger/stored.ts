import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import type { WalletAddress } from '../../schema/address.ts'
import type { Settle } from '../../schema/catalogue/price.ts'
import type { AtomicUsdc } from '../../schema/money.ts'

// What the router hands to the ledger, and gets back: values that are stored as they are.

/** `exact`: the whole sum; `upto`: at most that; `charge`: MPP's name for the whole sum where x402 has no scheme. */
export type Scheme = 'exact' | 'upto' | 'charge'

/** The parts of a credential that the ledger stores. */
export interface StoredCredential {
  readonly protocol: 'x402-v1' | 'x402-v2' | 'mpp'
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  readonly payer: WalletAddress
  readonly payTo: string
  /** Unique among the payer's credentials of this scheme and network. */
  readonly nonce: string
  /** Seconds since 1970. */
  readonly validBefore: bigint
  /** SHA-256 of the credential as received: equal for repeated requests. */
  readonly hash: Buffer
}

/** A payment and the offer it accepts, in its protocol version. */
export interface Presented {
  readonly payload: PaymentPayload
  readonly requirements: PaymentRequirements
}

/** One line of a bill. */
export interface StoredLine {
  readonly position: number
  /** Response path. */
  readonly path: readonly string[]
  readonly field: string
  readonly service: string
  readonly units: number
  /** Price of all units together. */
  readonly amount: AtomicUsdc
  readonly settle: Settle
}

/**
 * The input of a bill, stored for the audit: only numbers and booleans, so that no text of a payer stays in the ledger.
 */
export interface BillBasis {
  /** SHA-256 of all other members, in hex. */
  readonly id: string
  /** SHA-256 of the supergraph, in hex. */
  readonly schemaVersion: string
  /** The operation without the arguments that no bill depends on. */
  readonly operation: string
  /** Values of its variables; absent ones are omitted. */
  readonly variables: Readonly<Record<string, number | boolean>>
  /** Whether a part of the bill could be taken or refunded. */
  readonly takesPart: boolean
}

/** An HTTP answer, as rendered by a door and stored for replays. Header names are in lower case. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** HTTP/1.1 reason phrase, where the contract defines one. */
  readonly phrase?: string
}

/** A transfer that is on chain. */
export interface Taken {
  readonly transaction: string
  readonly logIndex?: number
  readonly amount: AtomicUsdc
}

/** The signed transfer of a disbursement, not sent yet; stored as JSON. */
export interface PreparedTransfer {
  /** The sending wallet. */
  readonly sender: string
  /** ISO 8601: when it can no longer land. */
  readonly expiresAt: string
  /** The rail's data for sending it and finding it again. */
  readonly transfer: Readonly<Record<string, unknown>>
}

/**
 * Outcome of a settlement. `settled`: on chain. `refused`: not on chain, and it never will be. `unknown`: not known
 * yet, and another payment might charge twice.
 */
export type Settlement =
  | {
      readonly kind: 'settled'
      readonly transaction: string
      /** Index of the transfer's log in its block, where one transaction settles several payments. */
      readonly logIndex?: number
    }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string; readonly transaction: string | null }
