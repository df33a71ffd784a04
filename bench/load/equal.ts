import autocannon from 'autocannon'
import type { HttpRequest } from './request.ts'
import { type Load, Tally } from './tally.ts'

export interface EqualLoad {
  readonly url: string
  readonly request: HttpRequest
  readonly connections: number
  readonly seconds: number
  readonly expects: number
  readonly signal: AbortSignal
}

/** Sends one and the same request over keep-alive connections, each as soon as its last answer is there. */
export async function equalLoad({ url, request, connections, seconds, expects, signal }: EqualLoad): Promise<Load> {
  signal.throwIfAborted()
  const { path, ...fixed } = request
  const tally = new Tally()
  const instance = autocannon({ ...fixed, url: `${url}${path}`, connections, duration: seconds, sampleInt: 100 })
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    if (status === expects) tally.right(milliseconds)
    else tally.wrong(`status ${status}`)
  })
  instance.on('reqError', (error) => tally.wrong(error.message))
  const stop = () => instance.stop()
  signal.addEventListener('abort', stop, { once: true })
  await instance
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  return tally.result()
}
