import type { Address } from '../../../schema/address.ts'
import { USDC_DECIMALS } from '../../../schema/money.ts'

/** An offer to pay a bill by MPP: the content of a `WWW-Authenticate: Payment` challenge. */
export type MppOffer = EvmOffer | TempoOffer

/** A charge by an EIP-3009 authorization, which the server sends to the chain. */
export interface EvmOffer extends Charge {
  readonly method: 'evm'
  readonly methodDetails: EvmDetails
}

/** A charge by a signed TIP-20 transfer on Tempo, which the server sends to the chain. */
export interface TempoOffer extends Charge {
  readonly method: 'tempo'
  readonly methodDetails: TempoDetails
}

/** An offer without its `opaque`. */
export type MppTerms = Omit<EvmOffer, 'opaque'> | Omit<TempoOffer, 'opaque'>

interface Charge {
  readonly intent: 'charge'
  /** Atomic units of the currency. */
  readonly amount: bigint
  /** The token's contract. */
  readonly currency: Address
  readonly recipient: Address
  /** When the challenge expires. */
  readonly expires: Date
  /** Server data that the client repeats and cannot change. */
  readonly opaque: Readonly<Record<string, string>>
}

/** The `evm` method's part of a request. */
export interface EvmDetails {
  readonly chainId: number
  readonly credentialTypes: readonly ['authorization']
  readonly decimals: number
}

/** The `tempo` method's part of a request. */
export interface TempoDetails {
  readonly chainId: number
  /** In `push` mode the money moves before any check, so only `pull` is offered. */
  readonly supportedModes: readonly ['pull']
  /** Whether the server pays the transaction's fee. */
  readonly feePayer?: true
}

/** The details of a charge in USDC on an EVM chain. */
export function evmDetails(chainId: number): EvmDetails {
  return { chainId, credentialTypes: ['authorization'], decimals: USDC_DECIMALS }
}

/** The details of a charge on Tempo, with the payer of its fee. */
export function tempoDetails(chainId: number, fees: 'payer' | 'server'): TempoDetails {
  return { chainId, supportedModes: ['pull'], ...(fees === 'server' ? { feePayer: true } : {}) }
}
