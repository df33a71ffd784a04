import { request } from 'undici'
import { gather } from '../../subgraphs/kit/net/gather.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'

/** Largest SDL, in bytes. */
const MAX_BYTES = 5_000_000

const QUESTION = JSON.stringify({ query: '{ _service { sdl } }' })

/** Asks a subgraph for its SDL. Throws an Error with the reason when it returns none. */
export async function fetchSdl({ url, timeoutMs }: Pick<ForeignSubgraph, 'url' | 'timeoutMs'>): Promise<string> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: QUESTION,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const bytes = await gather(body, MAX_BYTES, () => new Error(`its SDL is larger than ${MAX_BYTES} bytes`))
  const sdl = sdlOf(bytes.toString('utf8'))
  if (sdl === null) throw new Error(`it answers { _service { sdl } } with status ${statusCode} and without an SDL`)
  return sdl
}

function sdlOf(text: string): string | null {
  try {
    const answer = JSON.parse(text) as { data?: { _service?: { sdl?: unknown } } }
    const sdl = answer.data?._service?.sdl
    return typeof sdl === 'string' ? sdl : null
  } catch {
    // The caller states what is expected.
    return null
  }
}
