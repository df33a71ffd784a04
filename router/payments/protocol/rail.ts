import type { Scheme } from '../../../prisma/ledger/stored.ts'
import type { AtomicUsdc } from '../../../schema/money.ts'
import type { UsdcNetwork } from '../../../subgraphs/kit/service/subgraph.ts'
import type { Credential, PaymentMethod, UnreadableCredential } from './credential.ts'
import type { Facilitator } from './facilitator.ts'
import type { TransferFate } from './fate.ts'
import type { Refunder } from './refunder.ts'
import type { Wire } from './wires.ts'

/** A signed payment, and the amount to take. */
export interface SignedPayment {
  readonly payer: string
  readonly payTo: string
  readonly nonce: string
  /** The amount to take: the whole sum, or under a ceiling the earned part. */
  readonly amount: AtomicUsdc
  /** The credential as received, in the form that the facilitator was given; undefined where it is no longer kept. */
  readonly payload: unknown
}

/** The fields that a rail reads from a credential. */
export type ReadPayload = Pick<
  Credential,
  'payer' | 'payTo' | 'value' | 'validAfter' | 'validBefore' | 'nonce' | 'signed'
>

/** The fields read, or why the credential is unreadable. */
export type Read = ReadPayload | UnreadableCredential

/** Why a credential does not pay an offer; `reason` is stable, in x402's words. */
export interface Mismatch {
  readonly reason: string
  readonly message: string
}

/**
 * A way to move money: a scheme on a network. Everything that differs between payment methods is behind this interface;
 * checkout and ledger are the same for all.
 */
export interface Rail {
  readonly method: PaymentMethod
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  /** x402 v1's name of the network; null where v1 is not served. */
  readonly v1Network: string | null
  /** The network's kind in `UsdcNetwork`. */
  readonly family: UsdcNetwork
  /** The USDC contract or mint. */
  readonly asset: string
  /** Default recipient, where the bill names no other. */
  readonly payee: string
  /** Our wallet that pays the fees of settlements here, if there is one. */
  readonly feePayer?: string
  /** The protocols in which this rail is offered. */
  readonly wires: readonly Wire[]
  readonly facilitator: Facilitator
  /** Null where refunds are impossible. */
  readonly refunder: Refunder | null
  /**
   * Parses a credential of this rail: its shape only, not signature or time. `payTo` is the recipient that the client
   * claims, for chains whose transactions do not name it.
   */
  read(payload: unknown, payTo: string | null): Read | Promise<Read>
  /**
   * The rail's members of an x402 offer's `extra`; null while the rail cannot be offered. Where v1 is served they are
   * constant, because v1 clients do not repeat them.
   */
  extra(offerId: string): Readonly<Record<string, unknown>> | null
  /** x402 extensions of every challenge that offers this rail. */
  readonly extensions?: Readonly<Record<string, unknown>>
  /** Rail-specific objection to a credential. */
  objection(credential: Credential): Mismatch | null
  /** Whether the payer signed the credential. Throws Unavailable when the chain has to be asked and does not answer. */
  isSigned(credential: Credential): Promise<boolean>
  /** A wallet's balance of the asset, in atomic units. Throws when the chain cannot be reached. */
  balanceOf(owner: string): Promise<AtomicUsdc>
  /** The fate of a payment signed at or after a moment. Throws when the chain cannot be reached. */
  fateOf(payment: SignedPayment, signedAfter: Date): Promise<TransferFate>
}

/** The rails of an installation, in the order of their offers. */
export class Rails {
  readonly all: readonly Rail[]

  constructor(all: readonly Rail[]) {
    this.all = all
  }

  /** The rail of a payment; null when this installation does not serve it. */
  find(scheme: string, network: string): Rail | null {
    return this.all.find((rail) => rail.scheme === scheme && rail.network === network) ?? null
  }

  /** The rail of a payment in the ledger. Throws when it is no longer configured, so that the operator notices. */
  of(payment: { readonly scheme: string; readonly network: string }): Rail {
    const rail = this.find(payment.scheme, payment.network)
    if (rail) return rail
    throw new Error(
      `No rail for ${payment.scheme} on ${payment.network} is configured; a payment in the ledger needs it`,
    )
  }
}
