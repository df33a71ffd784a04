import type { Receipt } from '../api/types.ts'

/** One HTTP request, to the graph or to a documented path. */
export interface Call {
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the person agreed to. */
export interface Terms {
  /** The most that may be paid: the price that was on the button. Decimal string of USD; `0` pays nothing. */
  readonly agreed: string
  readonly signal?: AbortSignal
  /** Told what happens now, for the page to show. */
  readonly onPhase?: (phase: Phase) => void
}

/** Where a call is: waiting for the router, for the wallet to sign a payment or an identity, or for the paid answer. */
export type Phase = 'asking' | 'signing' | 'identifying' | 'running'

/** An answer that came, whatever its status, with what was paid for it. */
export interface Sent {
  readonly status: number
  readonly headers: Headers
  readonly contentType: string
  /** Empty where the answer is no text. */
  readonly body: string
  /** What came instead of a text: a picture, such as a map. */
  readonly bytes?: ArrayBuffer
  readonly receipt: Receipt | null
  /** From the first request to the last byte, in milliseconds. */
  readonly ms: number
}
