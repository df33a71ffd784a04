import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  beginSession,
  eventClient,
  JOB,
  type JobEvent,
  type MovedJob,
  paidJob,
  socketClient,
  startLive,
} from '../router/http/live/support.ts'
import { freePorts } from '../support/ports.ts'
import type { TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { hasProxy, type ProxyName, type ProxyProcess, startProxy } from './proxyProcess.ts'

const PROXIES: readonly ProxyName[] = ['nginx', 'haproxy']

/** A bill with so many lines that the headers of its 402 fill most of what a challenge may have. */
const MANY = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: domainSearch(name: "large-bill-${index}", first: 1) { name }`).join(' ')} }`

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startLive({ TRUST_PROXY: 'true' })
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

describe.each(PROXIES.map((name) => ({ name, isMissing: !hasProxy(name) })))('through $name', ({ name, isMissing }) => {
  if (isMissing) return it.skip('it is not installed')
  let proxy: ProxyProcess
  beforeAll(async () => {
    const [port = 0] = await freePorts(1)
    proxy = await startProxy(name, port, tollgraph.backend.config.router.PORT)
  })
  afterAll(() => proxy?.end())

  it('a stock client pays', async () => {
    const answer = await wallet.pay(`${proxy.url}/domains/api/search`, json({ name: `${name}-paid` }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('payment-response')).toBeTruthy()
  })

  it('a large challenge arrives whole, and is paid', async () => {
    const unpaid = await fetch(`${proxy.url}/graphql`, json({ query: MANY }))
    expect(unpaid.status).toBe(402)
    const size = [...unpaid.headers].reduce((sum, [header, value]) => sum + header.length + value.length + 4, 0)
    // More than the one page of memory that proxies have for headers by default.
    expect(size).toBeGreaterThan(6_000)
    expect((await wallet.pay(`${proxy.url}/graphql`, json({ query: MANY }))).status).toBe(200)
  })

  it('the router gets the id that the proxy gave the request, and no trace of the client', async () => {
    const headers = { 'x-request-id': 'chosen-by-a-client' }
    const answer = await fetch(`${proxy.url}/health`, { headers })
    expect(answer.headers.get('x-request-id')).not.toBe('chosen-by-a-client')
    expect(answer.headers.get('x-request-id')).not.toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it.each(['Server-Sent Events', 'a WebSocket'])('live events arrive one by one over %s', async (transport) => {
    const owner = await makeWallet(tollgraph, '0')
    const authorization = await beginSession({ ...tollgraph, url: proxy.url }, owner)
    const job = await paidJob(tollgraph.backend.db.pool, owner.address)
    const subscription = { query: JOB, variables: { id: job.id } }
    const client =
      transport === 'a WebSocket'
        ? socketClient(proxy.url, { authorization })
        : eventClient(proxy.url, { authorization })
    const seen: unknown[] = []
    for await (const { data } of client.iterate<JobEvent>(subscription)) {
      seen.push(data?.job?.status)
      await moveOn(job, data?.job?.status)
    }
    expect(seen).toEqual(['PENDING', 'LOADING', 'COMPLETE'])
    await client.dispose()
  })
})

/** The next event exists only once the last one has arrived: a proxy that keeps events back would stop the test. */
async function moveOn(job: MovedJob, status: string | undefined): Promise<void> {
  if (status === 'PENDING') await job.lease()
  if (status === 'LOADING') await job.complete()
}
