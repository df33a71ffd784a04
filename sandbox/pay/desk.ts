import type { PayingNetwork } from './network.ts'
import type { UnansweredPlace } from './unanswered.ts'

/** Reads a function of a contract; a payment with a ceiling needs the token's `allowance` and `nonces`. */
export type ReadContract = (call: {
  readonly address: `0x${string}`
  readonly abi: readonly unknown[]
  readonly functionName: string
  readonly args?: readonly unknown[]
}) => Promise<unknown>

/** Signs for a wallet: a key in this browser, or an extension. `walletTrouble` converts its errors. */
export interface Signer {
  readonly address: `0x${string}`
  /** EIP-712: signs a payment. */
  signTypedData(message: {
    readonly domain: Record<string, unknown>
    readonly types: Record<string, unknown>
    readonly primaryType: string
    readonly message: Record<string, unknown>
  }): Promise<`0x${string}`>
  readonly readContract: ReadContract
  /** EIP-191: signs an identity. */
  signMessage(args: { readonly message: string }): Promise<`0x${string}`>
}

/** A session of a signed-in wallet. */
export interface Session {
  readonly token: string
  readonly address: `0x${string}`
  readonly ends: Date
}

/** Storage of the session. */
export interface SessionPlace {
  /** Null when there is none, or it has expired. */
  read(): Session | null
  keep(session: Session): void
  drop(): void
}

/** The environment of a call: `browserDesk.ts` in the browser, a fake in tests. */
export interface Desk {
  /** `fetch`; throws a Trouble of kind `offline` when the router is unreachable. */
  reach(url: string, init: RequestInit): Promise<Response>
  network(): Promise<PayingNetwork>
  /**
   * Called before a payment of an amount in micro-units of USD, or with 0n before a signature. Where money is test money,
   * makes a wallet if there is none, and fills one that holds less. Throws a Trouble when no test money came.
   */
  prepare(amount: bigint): Promise<void>
  /** Address of the connected wallet; null without one. */
  address(): string | null
  /** Throws a Trouble when there is no wallet, or it is on another network. */
  signer(): Promise<Signer>
  /** The user's limit and the wallet's balance, in micro-units of USD; null for none, and for unknown. */
  means(): { readonly budget: bigint | null; readonly balance: bigint | null }
  /** URL that creates a session. */
  readonly sessionUrl: string
  readonly session: SessionPlace
  /** Payments whose response did not arrive. */
  readonly unanswered: UnansweredPlace
  /** Waits, until the signal aborts. */
  pause(seconds: number, signal?: AbortSignal): Promise<void>
}
