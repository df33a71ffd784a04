import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import type { TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { beginSession, eventClient, JOB, type MovedJob, paidJob, socketClient, startLive } from './support.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let authorization: string
let job: MovedJob
beforeAll(async () => {
  tollgraph = await startLive({ STREAMS_BY_WALLET: '1', STREAMS_BY_ADDRESS: '3', LIMIT_LOOPBACK: 'true' })
  wallet = await makeWallet(tollgraph, '0')
  authorization = await beginSession(tollgraph, wallet)
  job = await paidJob(tollgraph.backend.db.pool, wallet.address)
})
afterAll(() => tollgraph?.stop())

type Streaming = ReturnType<typeof socketClient> | ReturnType<typeof eventClient>

/** Longer than the first request of a router takes, in milliseconds. */
const PATIENCE = { timeout: 30_000 }

/** The first event of a subscription, or what it was refused with. */
async function firstOf(client: Streaming): Promise<unknown> {
  const subscription = { query: JOB, variables: { id: job.id } }
  return client
    .iterate(subscription)
    .next()
    .then(
      ({ value }) => value as unknown,
      (refused: unknown) => refused,
    )
}

/** A client whose subscription has begun: once the place of an earlier one is free. */
function begun(clientOf: () => Streaming): Promise<Streaming> {
  return vi.waitFor(async () => {
    const client = clientOf()
    const first = await firstOf(client)
    if ((first as { readonly data?: unknown }).data === undefined) await client.dispose()
    expect(first).toMatchObject({ data: { job: { status: 'PENDING' } } })
    return client
  }, PATIENCE)
}

describe.each([
  ['WebSocket', () => socketClient(tollgraph.url, { authorization })],
  ['Server-Sent Events', () => eventClient(tollgraph.url, { authorization })],
])('streams of one wallet over %s', (_, clientOf) => {
  it('are limited, and a client that goes frees its place', async () => {
    const client = await begun(clientOf)
    const second = socketClient(tollgraph.url, { authorization })
    expect(await firstOf(second)).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    await second.dispose()
    await client.dispose()
    const third = await begun(clientOf)
    await third.dispose()
  })
})

describe('WebSockets of one address', () => {
  it('are limited, also those that never subscribe', async () => {
    const url = `${tollgraph.url.replace('http', 'ws')}/graphql`
    const open = () => new WebSocket(url, 'graphql-transport-ws')
    await vi.waitFor(async () => {
      const sockets = [open(), open(), open()]
      await Promise.all(sockets.map((socket) => once(socket, 'open')))
      const [error] = (await once(open(), 'error')) as [Error]
      for (const socket of sockets) socket.terminate()
      expect(error.message).toContain('429')
    }, PATIENCE)
  })

  it('are read no further while their client reads no answers', async () => {
    const accepted = once(tollgraph.app.server, 'connection')
    const socket = new WebSocket(`${tollgraph.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const [served] = (await accepted) as [Socket]
    await once(socket, 'open')
    const acknowledged = once(socket, 'message')
    socket.send(JSON.stringify({ type: 'connection_init' }))
    await acknowledged
    let pongs = 0
    socket.on('message', () => {
      pongs += 1
    })
    socket.pause()
    const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(200_000) } })
    const sent = 200
    for (let count = 0; count < sent; count += 1) socket.send(ping)
    await vi.waitFor(() => expect(served.isPaused()).toBe(true), PATIENCE)
    socket.resume()
    await vi.waitFor(() => expect(pongs).toBe(sent), PATIENCE)
    socket.terminate()
  })

  it('are closed when they do not begin', async () => {
    const socket = await vi.waitFor(async () => {
      const made = new WebSocket(`${tollgraph.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
      await once(made, 'open')
      return made
    }, PATIENCE)
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(4408)
  })
})

describe('a request to change the protocol', () => {
  it('to WebSocket is refused at other paths', async () => {
    const [error] = (await once(new WebSocket(`${tollgraph.url.replace('http', 'ws')}/health`), 'error')) as [Error]
    expect(error.message).toContain('404')
  })

  it('that is refused ends its connection, also where the client keeps its side open', async () => {
    const { app, url } = tollgraph
    const accepted = once(app.server, 'connection')
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
    socket.resume()
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    const [served] = (await accepted) as [Socket]
    await once(socket, 'end')
    await vi.waitFor(() => expect(served.destroyed).toBe(true), PATIENCE)
    socket.destroy()
  })

  it('to HTTP/2 is answered over HTTP/1.1, with its body', async () => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABkAAQAAP__',
      'content-type': 'application/json',
    }
    const asked = request(`${tollgraph.url}/graphql`, { method: 'POST', headers })
    asked.end(JSON.stringify({ query: '{ __typename }' }))
    const [answer] = (await once(asked, 'response')) as [AsyncIterable<Buffer> & { readonly statusCode: number }]
    let text = ''
    for await (const chunk of answer) text += chunk.toString()
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(text)).toEqual({ data: { __typename: 'Query' } })
  })

  it('that breaks off disturbs nothing', async () => {
    const socket = connect(Number(new URL(tollgraph.url).port), '127.0.0.1')
    socket.resume()
    socket.end('GET /graphql HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    await once(socket, 'close')
    expect((await fetch(`${tollgraph.url}/health`)).status).toBe(200)
  })
})
