import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/ledger.ts'
import { freePorts } from '../support/ports.ts'
import { hasProxy, type ProxyName, type ProxyProcess, startProxy } from './proxyProcess.ts'

const PROXIES: readonly ProxyName[] = ['nginx', 'haproxy']

describe.each(PROXIES.map((name) => ({ name, isMissing: !hasProxy(name) })))('through $name', ({ name, isMissing }) => {
  if (isMissing) return it.skip('it is not installed')
  let router: Server
  let proxy: ProxyProcess
  beforeAll(async () => {
    router = createServer((_, answer) => answer.end('{}'))
    await once(router.listen(0, '127.0.0.1'), 'listening')
    const [port = 0] = await freePorts(1)
    proxy = await startProxy(name, port, (router.address() as AddressInfo).port)
  })
  afterAll(async () => {
    router?.close()
    await proxy?.end()
  })

  it('a request without a router is refused as routers refuse: as JSON, with the time of the next try', async () => {
    router.close()
    router.closeAllConnections()
    const answer = await eventually('it is refused', async () => {
      const one = await fetch(`${proxy.url}/domains/api/search`, { method: 'POST', body: '{}' }).catch(() => null)
      return one?.status === 503 && one
    })
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toEqual({
      success: false,
      error: 'The service is not available now: repeat the request',
      retryAfter: 2,
    })
  })
})
