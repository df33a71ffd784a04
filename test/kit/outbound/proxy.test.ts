import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOutbound } from '../../../subgraphs/kit/net/outbound/outbound.ts'
import type { OutboundProxy, ProxyVisit } from '../../../subgraphs/kit/net/outbound/proxy.ts'
import { type Gate, gate } from '../../support/gate.ts'
import { type Stranger, startStranger } from './servers.ts'

const ROOM = { maxBytes: 100_000, maxRequests: 20 }

let stranger: Stranger
let secret: Stranger
let asked = 0
let proxy: OutboundProxy
/** Closed while a name is not to be found yet; `asked` opens when it is asked for. */
let lookup: { readonly asked: Gate; readonly answered: Gate } | null = null

beforeAll(async () => {
  stranger = await startStranger((message, response) => {
    if (message.url === '/large') response.end(Buffer.alloc(300_000))
    else response.end(`${message.method} ${message.url} ${message.headers['proxy-authorization'] ?? 'no key'}`)
  })
  secret = await startStranger((_, response) => {
    asked += 1
    response.end('secret')
  })
  const outbound = openOutbound({
    allow: [`127.0.0.1:${stranger.port}`, `ours.example:${stranger.port}`],
    async resolve() {
      lookup?.asked.open()
      await lookup?.answered.opened
      return ['127.0.0.1']
    },
    userAgent: 'Test/1.0',
  })
  proxy = await outbound.openProxy()
})

afterAll(async () => {
  await proxy.stop()
  await stranger.stop()
  await secret.stop()
})

function keyOf({ username, password }: Pick<ProxyVisit, 'username' | 'password'>): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

/** Asks for a URL through the proxy, as browsers do for http. */
function forward(url: string, key?: string): Promise<{ readonly status: number; readonly text: string }> {
  const { hostname, port } = new URL(proxy.url)
  const headers = { host: new URL(url).host, ...(key ? { 'proxy-authorization': key } : {}) }
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: url, headers, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject)
    })
    asking.on('error', reject).end()
  })
}

/** Asks for a tunnel, as browsers do for https and web sockets; the first line of the answer, empty without one. */
function tunnel(place: string, key?: string): Promise<string> {
  const { hostname, port } = new URL(proxy.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject).on('close', () => resolve(''))
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(chunk.toString().split('\r\n')[0] ?? '')
    })
    const auth = key ? `Proxy-Authorization: ${key}\r\n` : ''
    socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n${auth}\r\n`)
  })
}

describe('the proxy of the browser', () => {
  it('lets what is allowed through, without its own key', async () => {
    const visit = proxy.visit(ROOM)
    expect(await forward(`${stranger.url}/page?a=b`, keyOf(visit))).toEqual({
      status: 200,
      text: 'GET /page?a=b no key',
    })
    expect(await tunnel(`ours.example:${stranger.port}`, keyOf(visit))).toBe('HTTP/1.1 200 Connection Established')
    visit.end()
  })

  it('lets nobody through who has no visit, or one that is over', async () => {
    const visit = proxy.visit(ROOM)
    const wrong = keyOf({ username: visit.username, password: 'x'.repeat(visit.password.length) })
    expect((await forward(stranger.url)).status).toBe(407)
    expect((await forward(stranger.url, wrong)).status).toBe(407)
    expect(await tunnel(`127.0.0.1:${stranger.port}`)).toContain('407')
    visit.end()
    expect((await forward(stranger.url, keyOf(visit))).status).toBe(407)
  })

  it.each([
    ['another port of this machine', () => `127.0.0.1:${secret.port}`],
    ['a name that leads to this machine', () => `evil.example:${secret.port}`],
    ['localhost', () => `localhost:${secret.port}`],
    ['loopback in IPv6', () => '[::1]:80'],
    ["a cloud's metadata", () => '169.254.169.254:80'],
    ['a mail server', () => 'evil.example:25'],
  ])('lets nothing through to %s', async (_, place) => {
    const visit = proxy.visit(ROOM)
    expect((await forward(`http://${place()}/`, keyOf(visit))).status).toBe(502)
    expect(await tunnel(place(), keyOf(visit))).toContain('502')
    expect(visit.refusals().length).toBeGreaterThan(0)
    expect(asked).toBe(0)
    visit.end()
  })

  it('ends a page that asks for too much', async () => {
    const visit = proxy.visit({ ...ROOM, maxRequests: 2 })
    const statuses = []
    for (let index = 0; index < 3; index++) statuses.push((await forward(stranger.url, keyOf(visit))).status)
    expect(statuses).toEqual([200, 200, 502])
    visit.end()
  })

  it.each([
    ['a tunnel', (place: string, key: string) => tunnel(place, key)],
    [
      'a request',
      (place: string, key: string) =>
        forward(`http://${place}/page`, key).then(
          ({ text }) => text,
          () => '',
        ),
    ],
  ])('opens no connection for %s of a page that has ended while the name was looked up', async (_, ask) => {
    const waiting = { asked: gate(), answered: gate() }
    lookup = waiting
    const visit = proxy.visit(ROOM)
    const answer = ask(`ours.example:${stranger.port}`, keyOf(visit))
    await waiting.asked.opened
    lookup = null
    visit.end()
    waiting.answered.open()
    expect(await answer).toBe('')
  })

  it('ends a page that loads too much', async () => {
    const visit = proxy.visit(ROOM)
    await expect(forward(`${stranger.url}/large`, keyOf(visit))).rejects.toThrow()
    visit.end()
  })
})
