import type { Address } from '../../../schema/address.ts'
import { USDC_DECIMALS } from '../../../schema/money.ts'

/** One way to pay a bill by MPP: what a `WWW-Authenticate: Payment` challenge says. */
export type MppOffer = EvmOffer | TempoOffer

/** A charge by an EIP-3009 authorization, which the server puts on chain. */
export interface EvmOffer extends Charge {
  readonly method: 'evm'
  readonly methodDetails: EvmDetails
}

/** A charge by a signed TIP-20 transfer on Tempo, which the server puts on chain. */
export interface TempoOffer extends Charge {
  readonly method: 'tempo'
  readonly methodDetails: TempoDetails
}

/** An offer but for what the server wants to hear again. */
export type MppTerms = Omit<EvmOffer, 'opaque'> | Omit<TempoOffer, 'opaque'>

interface Charge {
  readonly intent: 'charge'
  /** Atomic units of the currency. */
  readonly amount: bigint
  /** The token's contract. */
  readonly currency: Address
  readonly recipient: Address
  /** Until when the challenge may be answered. */
  readonly expires: Date
  /** What the server wants to hear again: the client repeats it unchanged and cannot change it. */
  readonly opaque: Readonly<Record<string, string>>
}

/** What the `evm` method adds to a request. */
export interface EvmDetails {
  readonly chainId: number
  readonly credentialTypes: readonly ['authorization']
  readonly decimals: number
}

/** What the `tempo` method adds to a request. */
export interface TempoDetails {
  readonly chainId: number
  /** In `push` mode the money has moved before anybody could check anything, so only `pull` is offered. */
  readonly supportedModes: readonly ['pull']
  /** Whether the server pays the transaction's fee. */
  readonly feePayer?: true
}

/** The details of a charge in USDC on an EVM chain. */
export function evmDetails(chainId: number): EvmDetails {
  return { chainId, credentialTypes: ['authorization'], decimals: USDC_DECIMALS }
}

/** The details of a charge on Tempo, and who pays the fee of its transaction. */
export function tempoDetails(chainId: number, fees: 'payer' | 'server'): TempoDetails {
  return { chainId, supportedModes: ['pull'], ...(fees === 'server' ? { feePayer: true } : {}) }
}
