import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { startProcess, type TollgraphProcess } from '../../support/process.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { attribute, type Collector, type ReceivedSpan, startCollector } from './collector.ts'

/** A trace that began at a proxy. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const REQUEST_ID = 'proxy-7f3a.91'
const NAME = 'word-that-only-the-caller-knows'

let collector: Collector
let tollgraph: TollgraphProcess
let wallet: TestWallet
let paid: Response
let signature: string

beforeAll(async () => {
  collector = await startCollector()
  tollgraph = await startProcess({
    TRUST_PROXY: 'true',
    ACCESS_LOG: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=hidden%20key',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
  wallet = await makeWallet(tollgraph)
  const url = `${tollgraph.url}/domains/api/search`
  await fetch(`${tollgraph.url}/health`)
  await fetch(`${tollgraph.url}/nowhere?secret=in-the-query`)
  const unpaid = await fetch(url, json({ name: NAME }))
  const payment = await wallet.paymentHeaders(unpaid)
  signature = Object.values(payment).join('')
  const traceparent = `00-${TRACE}-${PARENT}-01`
  paid = await fetch(url, json({ name: NAME }, { ...payment, traceparent, 'x-request-id': REQUEST_ID }))
}, 120_000)
afterAll(async () => {
  await tollgraph?.end()
  await collector?.close()
})

/** The spans of the proxy's trace, when its first one has ended. */
function spansOfTrace(): Promise<readonly ReceivedSpan[]> {
  return eventually('the request has its span', async () => {
    const found = collector.spans.filter(({ traceId }) => traceId === TRACE)
    return found.some(({ parentSpanId }) => parentSpanId === PARENT) && found
  })
}

describe('a paid call of a traced request', () => {
  it('is one trace from the door to the settlement', async () => {
    expect(paid.status).toBe(200)
    const spans = await spansOfTrace()
    const door = spans.find(({ parentSpanId }) => parentSpanId === PARENT)
    const names = spans.filter(({ parentSpanId }) => parentSpanId === door?.spanId).map(({ name }) => name)
    for (const name of ['bill', 'check signature', 'verify', 'reserve', 'execute', 'settle'])
      expect(names).toContain(name)
    const execute = spans.find(({ name }) => name === 'execute')
    const fetched = spans.find(({ name }) => name === 'fetch')
    expect(fetched?.parentSpanId).toBe(execute?.spanId)
    expect(fetched && attribute(fetched, 'tollgraph.service')).toBe('domains')
    expect(door && attribute(door, 'http.route')).toBe('/domains/api/search')
    expect(door && attribute(door, 'http.response.status_code')).toBe(200)
    expect(door && attribute(door, 'tollgraph.operation')).toBe('SearchDomains')
    expect(door && attribute(door, 'tollgraph.request_id')).toBe(REQUEST_ID)
  })

  it('has no variables, credentials or query strings in its spans', async () => {
    await spansOfTrace()
    const text = collector.text()
    expect(text).toContain('deployment.environment')
    for (const secret of [NAME, signature, 'in-the-query', 'hidden key']) expect(text).not.toContain(secret)
  })

  it('keeps the id of its proxy, in the answer and in one line of the access log', async () => {
    expect(paid.headers.get('x-request-id')).toBe(REQUEST_ID)
    const line = await eventually('the request is logged', async () =>
      tollgraph
        .output()
        .split('\n')
        .find((text) => text.includes(`"requestId":"${REQUEST_ID}"`)),
    )
    const logged = JSON.parse(line)
    expect(logged).toMatchObject({
      method: 'POST',
      route: '/domains/api/search',
      operation: 'SearchDomains',
      status: 200,
      bytes: Number(paid.headers.get('content-length')),
      traceId: TRACE,
    })
    expect(logged.ms).toBeGreaterThan(0)
    expect(logged.payment).toMatch(/^[0-9a-f-]{36}$/)
    for (const secret of [NAME, signature, 'in-the-query']) expect(tollgraph.output()).not.toContain(secret)
  })

  it('leaves out the checks of balancers that found all well', () => {
    expect(tollgraph.output()).not.toContain('"operation":"/health"')
    expect(tollgraph.output()).toContain('"status":404')
  })
})

it.each([['two words'], ['short'], ['x'.repeat(129)], ['{"json":1}']])(
  'a request id like %s is replaced',
  async (id) => {
    const answer = await fetch(`${tollgraph.url}/health`, { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-/)
  },
)

it('operations over several services trace planning and each fetch', async () => {
  const traceId = TRACE.replace('4bf9', 'aaaa')
  const headers = { traceparent: `00-${traceId}-${PARENT}-01` }
  const query = '{ __typename me { address } }'
  await fetch(`${tollgraph.url}/graphql`, json({ query }, headers))
  const door = await eventually('the operation has its span', async () =>
    collector.spans.find((span) => span.traceId === traceId && span.parentSpanId === PARENT),
  )
  expect(attribute(door, 'tollgraph.door')).toBe('graphql')
  expect(attribute(door, 'tollgraph.operation')).toBe('query')
})
