import { Agent, request } from 'undici'
import { gather } from '../../subgraphs/kit/net/gather.ts'
import type { ForeignSubgraph } from './foreignSubgraph.ts'
import type { Reach } from './reach.ts'

/** Largest SDL, in bytes. */
const MAX_BYTES = 5_000_000

const QUESTION = JSON.stringify({ query: '{ _service { sdl } }' })

/**
 * Asks a subgraph for its SDL, without following redirects. Throws an Error with the reason when it returns none, or
 * may not be asked.
 */
export async function fetchSdl(
  { url, timeoutMs }: Pick<ForeignSubgraph, 'url' | 'timeoutMs'>,
  reach: Reach,
): Promise<string> {
  const dispatcher = new Agent({ connect: reach.lookupOf(url) })
  try {
    return await askSdl(url, timeoutMs, dispatcher)
  } finally {
    await dispatcher.close()
  }
}

async function askSdl(url: string, timeoutMs: number, dispatcher: Agent): Promise<string> {
  const { statusCode, body } = await request(url, {
    dispatcher,
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
