import type { AtomicUsdc } from '../../../schema/money.ts'
import type { UsdcNetwork } from '../../../subgraphs/kit/subgraph.ts'
import type { Credential, PaymentMethod, Scheme, UnreadableCredential } from './credential.ts'
import type { Facilitator } from './facilitator.ts'
import type { TransferFate } from './fate.ts'
import type { Refunder } from './refunder.ts'
import type { Wire } from './wires.ts'

/** A payment as it was signed and is to be taken. */
export interface SignedPayment {
  readonly payer: string
  readonly payTo: string
  readonly nonce: string
  /** What is taken: the whole sum, or under a ceiling the part that was earned. */
  readonly amount: AtomicUsdc
  /** The credential as it came, in the form that the facilitator was given. */
  readonly payload: unknown
}

/** What a rail reads in a credential. */
export type ReadPayload = Pick<
  Credential,
  'payer' | 'payTo' | 'value' | 'validAfter' | 'validBefore' | 'nonce' | 'signed'
>

/** What a rail reads, or why it cannot. */
export type Read = ReadPayload | UnreadableCredential

/** Why a credential does not pay an offer; `reason` is stable, in x402's words. */
export interface Mismatch {
  readonly reason: string
  readonly message: string
}

/**
 * A way that money moves: a scheme on a network. Everything that differs between ways of paying stands behind this; the
 * checkout and the ledger are the same for all.
 */
export interface Rail {
  readonly method: PaymentMethod
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  /** As x402 v1 names the network; null where v1 is not served. */
  readonly v1Network: string | null
  /** Which of the networks that USDC is sent on this is. */
  readonly family: UsdcNetwork
  /** The USDC contract or mint. */
  readonly asset: string
  /** Who is paid, unless a bill names somebody else. */
  readonly payee: string
  /** A wallet of this installation that pays the fees of settlements here, where one does. */
  readonly feePayer?: string
  /** The protocols that offers of this rail are made in. */
  readonly wires: readonly Wire[]
  readonly facilitator: Facilitator
  /** Null where nothing can be sent back. */
  readonly refunder: Refunder | null
  /**
   * Takes apart what a credential of this rail holds: its shape alone, no signature and no time. `payTo` is who is paid
   * by the client's word, for chains whose transactions do not name their recipients.
   */
  read(payload: unknown, payTo: string | null): Read | Promise<Read>
  /**
   * Members of an x402 offer's `extra` beside ours; null while the rail cannot be offered. Where v1 is served they are the
   * same for every offer, which clients of v1 do not repeat.
   */
  extra(offerId: string): Readonly<Record<string, unknown>> | null
  /** x402 extensions of every challenge that offers this rail. */
  readonly extensions?: Readonly<Record<string, unknown>>
  /** What only this rail knows to be wrong with a credential. */
  objection(credential: Credential): Mismatch | null
  /** Whether the payer signed the credential. Throws Unavailable when a chain has to say and does not. */
  isSigned(credential: Credential): Promise<boolean>
  /** What a wallet holds of the asset, in atomic units. Throws when the chain cannot be asked. */
  balanceOf(owner: string): Promise<AtomicUsdc>
  /** What became of a payment signed at or after a moment. Throws when the chain cannot be asked. */
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

  /** The rail of a payment in the ledger. Throws when it is no longer configured, so that an operator hears of it. */
  of(payment: { readonly scheme: string; readonly network: string }): Rail {
    const rail = this.find(payment.scheme, payment.network)
    if (rail) return rail
    throw new Error(
      `No rail for ${payment.scheme} on ${payment.network} is configured; a payment in the ledger needs it`,
    )
  }
}
