import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gather } from '../../../subgraphs/kit/net/gather.ts'

/** A span as OTLP writes it in JSON. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly links?: readonly { readonly traceId: string }[]
}

/** A collector of OTLP over HTTP with JSON. */
export interface Collector {
  readonly url: string
  readonly spans: readonly ReceivedSpan[]
  /** All that was posted, as text. */
  text(): string
  close(): Promise<void>
}

/** Starts one. It answers as the protocol asks, and refuses what is not its JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const take = async (request: IncomingMessage): Promise<number> => {
    const isSpans = request.method === 'POST' && request.url === '/v1/traces'
    if (!isSpans || request.headers['content-type'] !== 'application/json') return 400
    const body = (await gather(request, 10_000_000, () => new RangeError('Too many spans'))).toString('utf8')
    bodies.push(body)
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    return 200
  }
  const server = createServer((request, response) => {
    take(request).then(
      (status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => bodies.join('\n'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The value of a span's attribute. */
export function attribute({ attributes }: ReceivedSpan, key: string): unknown {
  const value = attributes.find((one) => one.key === key)?.value
  return value && Object.values(value)[0]
}
