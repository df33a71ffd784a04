import { request } from 'undici'
import type { ForeignSubgraph } from './foreignSubgraph.ts'

/** Largest SDL, in bytes. */
const MAX_BYTES = 5_000_000

const QUESTION = JSON.stringify({ query: '{ _service { sdl } }' })

/** Asks a subgraph for its SDL. Throws an Error with the reason when it tells none. */
export async function fetchSdl({ url, timeoutMs }: Pick<ForeignSubgraph, 'url' | 'timeoutMs'>): Promise<string> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: QUESTION,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += (chunk as Buffer).length
    if (size > MAX_BYTES) throw new Error(`its SDL is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk as Buffer)
  }
  const sdl = sdlOf(Buffer.concat(chunks).toString('utf8'))
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
