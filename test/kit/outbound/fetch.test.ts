import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OutboundBounds } from '../../../subgraphs/kit/net/outbound/exchange.ts'
import { openOutbound } from '../../../subgraphs/kit/net/outbound/outbound.ts'
import { type Stranger, startRawStranger, startStranger } from './servers.ts'

const BOUNDS: OutboundBounds = { maxBytes: 100_000, timeoutMs: 5_000 }
const MEGABYTES = 50_000_000

const seen: IncomingMessage[] = []
let stranger: Stranger
let secret: Stranger
let asked = 0

const PAGES: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/page': (response) => response.setHeader('content-type', 'Text/HTML; charset="ISO-8859-1"').end('Hello'),
  '/gzip': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/brotli': (response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(MEGABYTES))),
  '/twice': (response) => response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(gzipSync('packed'))),
  '/broken': (response) => response.setHeader('content-encoding', 'gzip').end('not packed at all'),
  '/huge': (response) => {
    // Says nothing of its length.
    response.write(Buffer.alloc(60_000))
    response.end(Buffer.alloc(60_000))
  },
  '/missing': (response) => response.writeHead(404).end('gone'),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/relative': (response) => response.writeHead(301, { location: 'page' }).end(),
  '/private': (response) => response.writeHead(302, { location: `http://127.0.0.2:${secret.port}/` }).end(),
  '/metadata': (response) => response.writeHead(307, { location: 'http://169.254.169.254/latest/' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/user': (response) => response.writeHead(302, { location: 'http://admin:admin@example.com/' }).end(),
  '/nowhere': (response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/elsewhere': (response, request) =>
    response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/page` }).end(),
  '/silent': () => {},
  '/drip': (response) => {
    response.write('a')
    const timer = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/flood': (response) => {
    for (let index = 0; index < 60; index++) response.setHeader(`x-${index}`, 'x'.repeat(1000))
    response.end()
  },
}

beforeAll(async () => {
  stranger = await startStranger((request, response) => {
    seen.push(request)
    const page = PAGES[(request.url ?? '').split('?')[0] ?? '']
    if (page) page(response, request)
    else response.writeHead(500).end()
  })
  secret = await startStranger((_, response) => {
    asked += 1
    response.end('secret')
  })
})

afterAll(async () => {
  await stranger.stop()
  await secret.stop()
})

/** Only the stranger's own place is allowed beside the public internet. */
const open = (resolve: (host: string) => Promise<readonly string[]> = async () => []) =>
  openOutbound({
    allow: [`127.0.0.1:${stranger.port}`, `localhost:${stranger.port}`],
    resolve,
    userAgent: 'Test/1.0',
  })
const fetchPath = (path: string, bounds: Partial<OutboundBounds> = {}) =>
  open().fetch(`${stranger.url}${path}`, { ...BOUNDS, ...bounds })

describe('fetching what a caller names', () => {
  it('gives the body with its type, and where it came from', async () => {
    const answer = await fetchPath('/relative')
    expect(answer).toMatchObject({
      url: `${stranger.url}/page`,
      status: 200,
      contentType: 'text/html',
      charset: 'iso-8859-1',
    })
    expect(answer.body.toString()).toBe('Hello')
    expect(seen.at(-1)?.headers['user-agent']).toBe('Test/1.0')
  })

  it.each(['/gzip', '/brotli'])('unpacks %s', async (path) => {
    expect((await fetchPath(path)).body.toString()).toBe('packed')
  })

  it.each(['/huge', '/bomb'])('gives the start of %s where that is enough', async (path) => {
    const { body } = await fetchPath(path, { beyond: 'CUT' })
    expect(body.equals(Buffer.alloc(BOUNDS.maxBytes))).toBe(true)
  })

  it('sends what belongs to one host to no other', async () => {
    await fetchPath('/elsewhere', { headers: { Authorization: 'secret', 'x-own': 'yes' } })
    const [first, second] = seen.slice(-2)
    expect([first?.headers.authorization, second?.headers.authorization]).toEqual(['secret', undefined])
    expect(second?.headers['x-own']).toBe('yes')
  })

  it.each([
    ['to a private address', '/private', 'must not lead to a private address'],
    ["to a cloud's metadata", '/metadata', 'must not lead to a private address'],
    ['to a file', '/file', 'must be an http or https URL'],
    ['to a URL with a password', '/user', 'must not hold a user name'],
  ])('does not follow a redirect %s', async (_, path, message) => {
    const before = asked
    await expect(fetchPath(path)).rejects.toThrow(message)
    await expect(fetchPath(path)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(asked).toBe(before)
  })

  it.each([
    ['redirects without end', '/loop', 'REDIRECTS'],
    ['redirects to what is no URL', '/nowhere', 'PROTOCOL'],
    ['another status', '/missing', 'STATUS'],
    ['a body that is too large', '/huge', 'TOO_LARGE'],
    ['a body that unpacks to too much', '/bomb', 'TOO_LARGE'],
    ['a body that is packed twice', '/twice', 'PROTOCOL'],
    ['a body that is not packed as it says', '/broken', 'PROTOCOL'],
    ['headers without end', '/flood', 'PROTOCOL'],
  ])('fails on %s', async (_, path, kind) => {
    await expect(fetchPath(path)).rejects.toMatchObject({ code: 'UPSTREAM', kind })
  })

  it('tells the status of a page that is not there', async () => {
    await expect(fetchPath('/missing')).rejects.toMatchObject({ statusCode: 404 })
  })

  it.each([
    ['says nothing', '/silent'],
    ['drips bytes', '/drip'],
  ])('gives up on a server that %s', async (_, path) => {
    const begun = performance.now()
    await expect(fetchPath(path, { timeoutMs: 250 })).rejects.toMatchObject({ kind: 'TIMEOUT' })
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('ends with the signal of the caller', async () => {
    await expect(fetchPath('/silent', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ kind: 'TIMEOUT' })
  })

  it('fails where nobody listens, and where no HTTP is spoken', async () => {
    const rude = await startRawStranger((socket) => socket.end('220 mail.example ESMTP\r\n'))
    const gone = await startRawStranger((socket) => socket.destroy())
    await gone.stop()
    const outbound = openOutbound({ allow: ['127.0.0.0/8'], resolve: async () => [], userAgent: 'Test/1.0' })
    await expect(outbound.fetch(rude.url, BOUNDS)).rejects.toMatchObject({ kind: 'PROTOCOL' })
    await expect(outbound.fetch(gone.url, BOUNDS)).rejects.toMatchObject({ kind: 'UNREACHABLE' })
    await rude.stop()
  })
})

describe('names that change their mind', () => {
  it('are connected to where they were checked: a second look-up never happens', async () => {
    const answers = [['127.0.0.2'], ['127.0.0.1']]
    let looks = 0
    const before = seen.length
    const outbound = openOutbound({
      allow: ['127.0.0.2'],
      resolve: async () => answers[looks++] ?? ['127.0.0.1'],
      userAgent: 'Test/1.0',
    })
    // Nobody listens at the address that is allowed; somebody does at the one that it changes to.
    await expect(outbound.fetch(`http://rebind.example:${stranger.port}/page`, BOUNDS)).rejects.toMatchObject({
      kind: 'UNREACHABLE',
    })
    expect([looks, seen.length]).toEqual([1, before])
  })

  it('are refused where they lead inside at the moment of connecting', async () => {
    const before = seen.length
    const outbound = open(async () => ['127.0.0.1', '::1', '::ffff:10.0.0.1'])
    await expect(outbound.fetch('http://rebind.example/', BOUNDS)).rejects.toThrow('leads to a private address')
    expect(seen.length).toBe(before)
  })
})
