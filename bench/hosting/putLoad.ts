import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Load, Tally } from '../load/tally.ts'

/** How large a file is that is sent, in megabytes of a million bytes. */
export const PUT_MEGABYTES = 100
const CHUNK = randomBytes(1_000_000)

/** Sends a file of 100 MB to one URL after the other. */
export async function runPuts(urls: readonly string[], signal: AbortSignal): Promise<Load> {
  const tally = new Tally()
  for (const url of urls) {
    signal.throwIfAborted()
    const start = performance.now()
    const status = await put(url, signal)
    if (status === 201 || status === 204) tally.right(performance.now() - start, 0)
    else tally.wrong(`status ${status}`)
  }
  return tally.result()
}

function put(url: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': PUT_MEGABYTES * CHUNK.length }
    const sending = request(url, { method: 'PUT', headers, signal }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.once('error', reject)
    pipeline(Readable.from(chunks(), { objectMode: false }), sending).catch(reject)
  })
}

function* chunks() {
  for (let count = 0; count < PUT_MEGABYTES; count++) yield CHUNK
}
