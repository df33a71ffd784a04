import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/ledger.ts'
import { freePorts } from '../support/ports.ts'
import { hasProxy, type ProxyName, type ProxyProcess, startProxy } from './proxyProcess.ts'

const PROXIES: readonly ProxyName[] = ['nginx', 'haproxy']

/** A little less than what `/ready` gives the database and the chain's node, in milliseconds. */
const SLOW_MS = 1_700

const FAILED = '{"success":false,"error":"The company failed"}'

describe.each(PROXIES.map((name) => ({ name, isMissing: !hasProxy(name) })))('through $name', ({ name, isMissing }) => {
  if (isMissing) return it.skip('it is not installed')
  let router: Server
  let proxy: ProxyProcess
  let isReady = true
  let readyAfterMs = 0
  let slowChecks = 0
  let redChecks = 0
  beforeAll(async () => {
    router = createServer(({ url }, answer) => {
      if (url === '/ready' && !isReady) {
        answer.once('close', () => (redChecks += 1))
        answer.writeHead(503).end('{}')
      } else if (url === '/ready' && readyAfterMs > 0) {
        answer.once('close', () => (slowChecks += 1))
        setTimeout(() => answer.end('{}'), readyAfterMs)
      } else if (url === '/lost') answer.destroy()
      else if (url === '/failed') answer.writeHead(502, { 'x-request-id': '7bb9e98f' }).end(FAILED)
      else answer.end('{}')
    })
    await once(router.listen(0, '127.0.0.1'), 'listening')
    const [port = 0] = await freePorts(1)
    proxy = await startProxy(name, port, (router.address() as AddressInfo).port)
  })
  afterAll(async () => {
    router?.close()
    await proxy?.end()
  })

  it('a request whose router is lost is to be repeated: its payment may be taken', async () => {
    const answer = await fetch(`${proxy.url}/lost`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^[12]$/)
    expect(await answer.json()).toMatchObject({ success: false, retryAfter: Number(answer.headers.get('retry-after')) })
  })

  it('the 502 of a router is its own, and final', async () => {
    const answer = await fetch(`${proxy.url}/failed`, { method: 'POST', body: '{}' })
    expect([answer.status, await answer.text()]).toEqual([502, FAILED])
  })

  it.skipIf(name === 'nginx')('a router that is slow to say that it is ready is in use', async () => {
    readyAfterMs = SLOW_MS
    // Each of its two places is checked twice.
    await eventually('it was checked', async () => slowChecks >= 4)
    expect((await fetch(`${proxy.url}/domains/api/search`, { method: 'POST', body: '{}' })).status).toBe(200)
    readyAfterMs = 0
  })

  it('routers of which none is ready answer for themselves', async () => {
    isReady = false
    if (name === 'haproxy') await eventually('each of its two places was checked twice', async () => redChecks >= 4)
    expect((await fetch(`${proxy.url}/domains/api/search`, { method: 'POST', body: '{}' })).status).toBe(200)
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
