import { type Hex, http, keccak256, type Transport } from 'viem'

const SENDS = new Set(['eth_sendRawTransaction', 'eth_sendRawTransactionSync'])

/**
 * Stands before the node and knows what was sent: whoever breaks off a settlement closes the gate, and can say then
 * whether a transaction is on its way, and which.
 */
export class SendGate {
  #sent: Hex | null = null
  #isClosed = false

  /** The hash of the transaction that went out; null when none did. */
  get sent(): Hex | null {
    return this.#sent
  }

  /** Lets nothing out any more. */
  close(): void {
    this.#isClosed = true
  }

  /** A transport to the node that leads through this gate. */
  transport(rpcUrl: string, timeoutMs: number): Transport {
    const inner = http(rpcUrl, { timeout: timeoutMs, retryCount: 1 })
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
    if (this.#isClosed) throw new Error('The settlement was broken off before its transaction was sent')
    const [raw] = params as [Hex]
    this.#sent = keccak256(raw)
  }
}
