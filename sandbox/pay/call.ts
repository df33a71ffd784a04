import type { Receipt } from '../api/types.ts'

/** One HTTP request, to the graph or to a documented path. */
export interface Call {
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The user's consent. */
export interface Terms {
  /** Maximum payment: the price on the button. Decimal USD string; `0` pays nothing. */
  readonly agreed: string
  readonly signal?: AbortSignal
  /** Called at each phase, for the page to show. */
  readonly onPhase?: (phase: Phase) => void
}

/**
 * The phase of a call: waiting for the router, for a wallet with enough money, for the wallet's signature of a payment or an
 * identity, or for the paid response.
 */
export type Phase = 'asking' | 'preparing' | 'signing' | 'identifying' | 'running'

/** A response of any status, with its payment. */
export interface Sent {
  readonly status: number
  readonly headers: Headers
  readonly contentType: string
  /** Empty for a binary body. */
  readonly body: string
  /** A binary body, such as a map. */
  readonly bytes?: ArrayBuffer
  readonly receipt: Receipt | null
  /** From the first request to the last byte, in milliseconds. */
  readonly ms: number
}
