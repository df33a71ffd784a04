import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Forbidden, Unavailable } from '../../../schema/errors.ts'
import { dispatcher } from '../../../subgraphs/upload/server/dispatch.ts'
import type { Handler, Handlers } from '../../../subgraphs/upload/server/handlers.ts'
import { type HostingServer, startHostingServer } from '../../../subgraphs/upload/server/hostingServer.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { rawConnection } from './support/raw.ts'

/** Says who answers, and to what. */
const saying =
  (who: string): Handler =>
  async (_request, response, url) => {
    response.end(`${who} ${url.hostname} ${url.pathname}${url.search}`)
  }

const logged: { msg: string; path?: string }[] = []
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) })
let release = () => {}

const handlers: Handlers = {
  files: async (request, response, url) => {
    if (url.pathname === '/u/fails') throw new Error('secret detail')
    if (url.pathname === '/forbidden') throw new Forbidden('Not yours')
    if (url.pathname === '/away') throw new Unavailable('Later')
    if (url.pathname === '/without-database') throw Object.assign(new Error('no route'), { code: 'ECONNREFUSED' })
    if (url.pathname === '/half') {
      response.writeHead(200, { 'content-length': 10 })
      await new Promise((resolve) => response.write('half', resolve))
      throw new Error('broke')
    }
    if (url.pathname === '/slow') {
      response.write('begun ')
      await new Promise<void>((resolve) => {
        release = resolve
      })
      response.end('done')
      return
    }
    return saying('files')(request, response, url)
  },
  challenges: saying('challenges'),
  sites: (name) => saying(`site ${name}`),
  siteOfHost: async (hostname) => (hostname.endsWith('.example.org') ? 'abc2345678' : null),
  secureOrigin: async (hostname) => (hostname === 'safe.example.org' ? 'https://safe.example.org' : null),
}

const options = { sitesDomain: 'sites.test', log }
let server: HostingServer
beforeAll(async () => {
  server = await start(handlers)
})
afterAll(() => server?.stop())

const start = (given: Handlers, port = 0) =>
  startHostingServer(dispatcher({ ...options, handlers: given }), {
    host: '127.0.0.1',
    port,
    setting: 'HOSTING_PORT',
    connectionLimit: CONNECTION_LIMIT,
    log,
  })

/** What a request by hand gets, head and body. */
async function ask(target: string, host: string, headers = '', port = server.port): Promise<string> {
  const client = await rawConnection(port)
  client.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`)
  return client.closed()
}

describe('the hosting server', () => {
  it.each([
    ['/a?b', 'files.test', 'files files.test /a?b'],
    ['/', 'localhost:8080', 'files localhost /'],
    ['/', '127.0.0.1', 'files 127.0.0.1 /'],
    ['/', '[::1]:8080', 'files [::1] /'],
    ['/page', 'abc.sites.test:8080', 'site abc abc.sites.test /page'],
    ['/page', 'ABC.Sites.TEST', 'site abc abc.sites.test /page'],
    ['/page', 'abc.sites.test.', 'site abc abc.sites.test /page'],
    ['/', 'sites.test', 'files sites.test /'],
    ['/', 'notsites.test', 'files notsites.test /'],
    ['/', 'www.example.org', 'site abc2345678 www.example.org /'],
    ['/.well-known/acme-challenge/token', 'www.example.org', 'challenges www.example.org'],
    ['/.well-known/acme-challenge/token', 'abc.sites.test', 'challenges abc.sites.test'],
    ['/.well-known/acme-challenge/token', 'safe.example.org', 'challenges safe.example.org'],
    ['//evil.test/x', 'files.test', 'files files.test //evil.test/x'],
    ['/../../etc/passwd', 'files.test', 'files files.test /etc/passwd'],
  ])('leads %s of %s to %s', async (target, host, expected) => {
    const answer = await ask(target, host)
    expect(answer).toContain('HTTP/1.1 200 OK')
    expect(answer).toContain(expected)
  })

  it('sends plain HTTP of a host name with a certificate on to HTTPS', async () => {
    const answer = await ask('/page?x=1', 'safe.example.org')
    expect(answer).toContain('HTTP/1.1 308 ')
    expect(answer).toContain('location: https://safe.example.org/page?x=1\r\n')
  })

  it('believes no forwarded host', async () => {
    const forged = 'X-Forwarded-Host: abc.sites.test\r\nForwarded: host=abc.sites.test\r\n'
    expect(await ask('/', 'files.test', forged)).toContain('files files.test /')
  })

  it.each([
    ['/', 'a b'],
    ['/', 'files.test/../x'],
    ['/', 'user@files.test'],
    ['/', ''],
    ['http://files.test/', 'files.test'],
    ['*', 'files.test'],
  ])('refuses %s of the host %j', async (target, host) => {
    expect(await ask(target, host)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('refuses a malformed host even where it would make a URL that is known', async () => {
    expect(await ask('/known/x', 'files.test')).toContain('files files.test /known/x')
    expect(await ask('/x', 'files.test/known')).toMatch(/^HTTP\/1\.1 400 /)
    expect(await ask('/known/x', 'files.test')).toContain('files files.test /known/x')
  })

  it('answers 404 where nobody is there yet', async () => {
    const empty = await start({})
    for (const host of ['files.test', 'abc.sites.test', 'www.example.org'])
      expect(await ask('/', host, '', empty.port)).toMatch(/^HTTP\/1\.1 404 /)
    await empty.stop()
  })

  it('shows refusals, and of failures nothing but that there was one', async () => {
    expect(await ask('/forbidden', 'files.test')).toMatch(/^HTTP\/1\.1 403 .*"error":"Not yours"/s)
    expect(await ask('/away', 'files.test')).toMatch(/^HTTP\/1\.1 503 .*"error":"Later"/s)
    const failed = await ask('/u/fails', 'files.test')
    expect(failed).toMatch(/^HTTP\/1\.1 500 .*Something went wrong here/s)
    expect(failed).not.toContain('secret detail')
    expect(logged).toMatchObject([{ path: '/away' }, { path: '/u/…' }])
  })

  it('says when to try again while the database is away', async () => {
    const answer = await ask('/without-database', 'files.test')
    expect(answer).toMatch(/^HTTP\/1\.1 503 .*"error":"The service cannot reach its database; try again"/s)
    expect(answer).toContain('retry-after: 5\r\n')
  })

  it('breaks an answer off that cannot be finished, so that it is not taken for whole', async () => {
    const client = await rawConnection(server.port)
    client.write('GET /half HTTP/1.1\r\nHost: files.test\r\n\r\n')
    const answer = await client.closed()
    expect(answer).toContain('content-length: 10')
    expect(answer).toMatch(/\r\n\r\nhalf$/)
  })

  it('refuses heads that are too large', async () => {
    expect(await ask('/', 'files.test', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('says which setting to change when its port is in use', async () => {
    await expect(start({}, server.port)).rejects.toThrow(
      `Port ${server.port} of 127.0.0.1 cannot be used (it is already in use): set HOSTING_PORT to another one`,
    )
  })

  it('finishes what it has begun before it stops', async () => {
    const stopping = await start(handlers)
    const client = await rawConnection(stopping.port)
    const idle = await rawConnection(stopping.port)
    client.write('GET /slow HTTP/1.1\r\nHost: files.test\r\n\r\n')
    await client.until('begun')
    const stopped = stopping.stop()
    await expect(rawConnection(stopping.port)).rejects.toThrow('ECONNREFUSED')
    release()
    expect(await client.closed()).toContain('done')
    idle.socket.destroy()
    await stopped
  })
})
