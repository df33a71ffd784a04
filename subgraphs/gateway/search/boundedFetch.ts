import { abortAfter } from '../../kit/async/timeout.ts'
import { gather } from '../../kit/net/gather.ts'

/** Limits on a response from an untrusted server. */
export interface FetchBounds {
  readonly timeoutMs: number
  readonly maxBytes: number
  /** Aborts the request when the service stops. */
  readonly signal?: AbortSignal
}

/**
 * Fetches a JSON document. Throws an Error with the reason for a status other than 200, a redirect (it could lead to an
 * address that the operator did not choose), a timeout, an oversized or a non-JSON response.
 */
export async function fetchJson(url: string, bounds: FetchBounds, init: RequestInit = {}): Promise<unknown> {
  const signal = abortAfter(bounds.timeoutMs, bounds.signal)
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  if (response.status !== 200) {
    await response.body?.cancel()
    const target = response.headers.get('location')
    throw new Error(`${url} answered ${response.status}${target ? `, to ${target}` : ''}`)
  }
  const { maxBytes } = bounds
  const body = (response.body ?? []) as AsyncIterable<Uint8Array>
  const bytes = await gather(body, maxBytes, () => new Error(`${url} answered more than ${maxBytes} bytes`))
  return JSON.parse(bytes.toString('utf8'))
}
