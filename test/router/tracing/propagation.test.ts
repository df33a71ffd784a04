import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { TRACING_SETTINGS } from '../../../router/tracing/settings.ts'
import { startTracing } from '../../../router/tracing/startTracing.ts'
import { openTransport } from '../../../subgraphs/kit/service/toll/transport.ts'
import { activeTracing, traced } from '../../../subgraphs/kit/tracing/tracing.ts'
import { eventually } from '../../support/ledger.ts'
import { type Collector, startCollector } from './collector.ts'

const CLIENT_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const FROM_CLIENT = { traceparent: `00-${CLIENT_TRACE}-00f067aa0ba902b7-01` }

const log = pino({ level: 'silent' })
const heard: IncomingHttpHeaders[] = []
let subgraph: Server
let collector: Collector
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  collector = await startCollector()
  subgraph = createServer((request, response) => {
    heard.push(request.headers)
    request.resume().on('end', () => response.end('{"data":{}}'))
  })
  await new Promise<void>((resolve) => subgraph.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(subgraph.address() as AddressInfo).port}/graphql`
  const settings = z.object(TRACING_SETTINGS).parse({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  stop = await startTracing(settings, { name: 'tollgraph-test', version: '1' }, log)
})
afterAll(async () => {
  await collector?.close()
  await new Promise((resolve) => subgraph.close(resolve))
})

/** The headers that a subgraph gets with a request that is made within the span of a client's request. */
async function ask(
  trust: 'continue' | 'link',
): Promise<{ readonly headers: IncomingHttpHeaders; readonly traceId: string }> {
  const limits = { timeoutMs: 5_000, maxBytes: 1_000, maxInFlight: 5 }
  const transport = openTransport('tides', { ...limits, url, answerCheck: null, onLost() {}, log })
  const tracing = activeTracing()
  if (!tracing) throw new Error('Tracing is on')
  const span = tracing.receive('POST', FROM_CLIENT, trust)
  const request = { body: '{}', token: 'token', jti: 'jti', requestId: 'request-1', origin: null }
  await span.run(() => traced('fetch', {}, () => transport.post(request)))
  span.end({}, false)
  await transport.close()
  return { headers: heard.at(-1) ?? {}, traceId: span.traceId }
}

it('a subgraph is asked with the trace and the id of the request', async () => {
  const { headers, traceId } = await ask('continue')
  expect(traceId).toBe(CLIENT_TRACE)
  expect(headers.traceparent).toMatch(new RegExp(`^00-${CLIENT_TRACE}-[0-9a-f]{16}-01$`))
  expect(headers.traceparent).not.toBe(FROM_CLIENT.traceparent)
  expect(headers['x-request-id']).toBe('request-1')
})

it('the trace of an unknown client is linked, not continued; what is left is sent when the process stops', async () => {
  const { headers, traceId } = await ask('link')
  expect(traceId).not.toBe(CLIENT_TRACE)
  expect(headers.traceparent).toContain(traceId)
  await stop()
  expect(activeTracing()).toBeNull()
  const door = await eventually('the spans have arrived', async () =>
    collector.spans.find((span) => span.traceId === traceId && span.name === 'POST'),
  )
  expect(door.links?.map((link) => link.traceId)).toEqual([CLIENT_TRACE])
})
