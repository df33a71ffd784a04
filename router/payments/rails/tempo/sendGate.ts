import { type Hex, keccak256 } from 'viem'
import type { TempoTransport } from './client.ts'

const SENDS = new Set(['eth_sendRawTransaction', 'eth_sendRawTransactionSync'])

/**
 * Transport wrapper that records the sent transaction: a caller that aborts a settlement closes the gate, and knows
 * whether a transaction is in flight, and which.
 */
export class SendGate {
  #sent: Hex | null = null
  #isClosed = false
  #hasStopped = false

  /** Hash of the sent transaction; null when none was sent. */
  get sent(): Hex | null {
    return this.#sent
  }

  /** Whether a transaction came to the gate after it was closed. */
  get hasStopped(): boolean {
    return this.#hasStopped
  }

  /** Blocks all further sends. */
  close(): void {
    this.#isClosed = true
  }

  /** A transport through this gate. */
  over(inner: TempoTransport): TempoTransport {
    return (config) => {
      const transport = inner(config)
      const request: typeof transport.request = (call) => {
        if (SENDS.has(call.method)) this.#pass(call.params)
        return transport.request(call)
      }
      return { ...transport, request }
    }
  }

  #pass(params: unknown): void {
    if (this.#isClosed) {
      this.#hasStopped = true
      throw new Error('The settlement was broken off before its transaction was sent')
    }
    const [raw] = params as [Hex]
    this.#sent = keccak256(raw)
  }
}
