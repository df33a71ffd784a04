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
  const timeout = AbortSignal.timeout(bounds.timeoutMs)
  const signal = bounds.signal ? AbortSignal.any([timeout, bounds.signal]) : timeout
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  if (response.status !== 200) {
    await response.body?.cancel()
    const target = response.headers.get('location')
    throw new Error(`${url} answered ${response.status}${target ? `, to ${target}` : ''}`)
  }
  return JSON.parse(await boundedText(response, url, bounds.maxBytes))
}

async function boundedText(response: Response, url: string, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  // A body is an async iterable of chunks; leaving the loop early cancels it.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`${url} answered more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
