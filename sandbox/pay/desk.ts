import type { PayingNetwork } from './network.ts'
import type { Means } from './offers.ts'

/** Signs for a wallet: a key in this browser, or an extension. What it throws is told by `walletTrouble`. */
export interface Signer {
  readonly address: `0x${string}`
  /** EIP-712: a payment. */
  signTypedData(message: {
    readonly domain: Record<string, unknown>
    readonly types: Record<string, unknown>
    readonly primaryType: string
    readonly message: Record<string, unknown>
  }): Promise<`0x${string}`>
  /** EIP-191: who is asking. */
  signMessage(args: { readonly message: string }): Promise<`0x${string}`>
}

/** A sign-in that lasts a while. */
export interface Session {
  readonly token: string
  readonly address: `0x${string}`
  readonly ends: Date
}

/** Where the session is kept. */
export interface SessionPlace {
  /** Null when there is none, or it is over. */
  read(): Session | null
  keep(session: Session): void
  drop(): void
}

/** What a call needs of the world: the browser's stand in `browserDesk.ts`, a test has its own. */
export interface Desk {
  /** `fetch`; throws a Trouble of kind `offline` where the router is not reached. */
  reach(url: string, init: RequestInit): Promise<Response>
  network(): Promise<PayingNetwork>
  /** Throws a Trouble when there is no wallet, or it is elsewhere. */
  signer(): Promise<Signer>
  /** The person's own limit and what the wallet holds. */
  means(): Omit<Means, 'agreed'>
  /** Where a session begins. */
  readonly sessionUrl: string
  readonly session: SessionPlace
  /** Waits, until the signal says otherwise. */
  pause(seconds: number, signal?: AbortSignal): Promise<void>
}
