import { type RpcTransport, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, SolanaError } from '@solana/kit'
import { abortAfter } from '../../../../subgraphs/kit/async/timeout.ts'
import { gather } from '../../../../subgraphs/kit/net/gather.ts'

/** Largest answer, in bytes: a thousand signatures of an account, the longest list that is asked for, have less than one. */
const MAX_ANSWER_BYTES = 16 * 1024 ** 2

/**
 * JSON-RPC of a Solana node, with a limit of the time and the size of each answer. The kit's own transport reads whatever
 * comes, and takes no client of ours that all supported versions of Node's `fetch` accept. Numbers of answers are exact to 2^53,
 * which no slot, height or balance of lamports reaches.
 */
export function solanaTransport(rpcUrl: string, timeoutMs: number): RpcTransport {
  return async <Answer>({ payload, signal }: Parameters<RpcTransport>[0]): Promise<Answer> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(payload),
      signal: abortAfter(timeoutMs, signal),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new SolanaError(SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, {
        headers: response.headers,
        message: response.statusText,
        statusCode: response.status,
      })
    }
    const tooLarge = () => new Error(`The Solana node answered with more than ${MAX_ANSWER_BYTES} bytes`)
    const text = response.body ? await gather(response.body, MAX_ANSWER_BYTES, tooLarge) : ''
    return JSON.parse(text.toString()) as Answer
  }
}
