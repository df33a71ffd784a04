import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ConnectionCount } from '../../../subgraphs/kit/net/connections/connectionCount.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

const MOST = 4

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ CONNECTIONS_BY_ADDRESS: String(MOST), LIMIT_LOOPBACK: 'true' })
})
afterAll(() => tollgraph?.stop())

function portOf(server: string): number {
  return server === 'PORT' ? Number(new URL(tollgraph.url).port) : Number(tollgraph.environment[server])
}

interface Client {
  readonly socket: Socket
  /** What the server sent before it closed the connection. */
  readonly closed: Promise<string>
}

async function open(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  // A server that closes at once may reset the connection.
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => heard)
  await once(socket, 'connect')
  return { socket, closed }
}

/** Whether a request is answered on a connection. */
async function isServed({ socket, closed }: Client, path = '/anything'): Promise<boolean> {
  const answered = once(socket, 'data').then(() => true)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  return Promise.race([answered, closed.then(() => false)])
}

describe.each([['PORT'], ['HOSTING_PORT'], ['MAIL_FILES_PORT']])('the server at %s', (server) => {
  it('closes the connections of an address beyond its limit, and takes one for each that ends', async () => {
    const port = portOf(server)
    const clients = await Promise.all(Array.from({ length: MOST }, () => open(port)))
    for (const client of clients) expect(await isServed(client)).toBe(true)
    expect(await (await open(port)).closed).toBe('')
    clients[0]?.socket.destroy()
    await expect.poll(async () => isServed(await open(port))).toBe(true)
  })
})

describe('the router, beyond the connections of an address', () => {
  it('counts a connection once that offers another protocol with its requests', async () => {
    const offering = 'GET /anything HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'
    const isAnswered = ({ socket, closed }: Client) => {
      const answered = once(socket, 'data').then(() => true)
      socket.write(offering)
      return Promise.race([answered, closed.then(() => false)])
    }
    const connections = () =>
      new Promise<number>((resolve) => tollgraph.app.server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(0)
    const port = portOf('PORT')
    const clients = await Promise.all(Array.from({ length: MOST }, () => open(port)))
    for (const client of clients) expect(await isAnswered(client)).toBe(true)
    for (const { socket } of clients) socket.destroy()
    await expect.poll(connections).toBe(0)
  })

  it('answers monitoring, closes the connection after it, and answers nothing else', async () => {
    const port = portOf('PORT')
    for (let opened = 0; opened < MOST; opened++) expect(await isServed(await open(port))).toBe(true)
    for (const path of ['/health', '/ready?verbose']) {
      const client = await open(port)
      expect(await isServed(client, path)).toBe(true)
      const answer = await client.closed
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer).toMatch(/connection: close/i)
    }
    for (const path of ['/anything', '/graphql', '/domains/health']) {
      const client = await open(port)
      expect(await isServed(client, path)).toBe(false)
      expect(await client.closed).toBe('')
    }
  })

  it('answers monitoring while many more connections are open', async () => {
    const port = portOf('PORT')
    await Promise.all(Array.from({ length: MOST + 200 }, () => open(port)))
    expect(await isServed(await open(port), '/health')).toBe(true)
  })
})

it('the server of secure sites counts connections before their handshake', async () => {
  const port = portOf('HOSTING_TLS_PORT')
  for (let opened = 0; opened < MOST; opened++) await open(port)
  expect(await (await open(port)).closed).toBe('')
})

it('the mail server tells a client that has too many connections so', async () => {
  const port = portOf('MX_PORT')
  const clients = await Promise.all(Array.from({ length: MOST }, () => open(port)))
  for (const { socket } of clients) await once(socket, 'data')
  expect(await (await open(port)).closed).toMatch(/^421 /)
})

describe('connections', () => {
  it('are counted for each IPv4 address and each network of IPv6 ones, and not for loopback by default', () => {
    const count = new ConnectionCount({ byAddress: 2, countsLoopback: false })
    expect(count.enter('203.0.113.7')).not.toBeNull()
    const leave = count.enter('::ffff:203.0.113.7')
    expect(count.enter('203.0.113.7')).toBeNull()
    expect(count.enter('203.0.113.8')).not.toBeNull()
    leave?.()
    expect(count.enter('203.0.113.7')).not.toBeNull()
    for (const end of [1, 2]) expect(count.enter(`2001:db8:1:2::${end}`)).not.toBeNull()
    expect(count.enter('2001:db8:1:2:ffff::9')).toBeNull()
    expect(count.enter('2001:db8:1:3::9')).not.toBeNull()
    for (let opened = 0; opened < 5; opened++) expect(count.enter('127.0.0.1')).not.toBeNull()
  })
})
