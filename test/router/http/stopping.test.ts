import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'

let tollgraph: TestTollgraph
/** One connection, which is kept alive. */
let agent: Agent

beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent?.destroy()
  await tollgraph?.stop()
})

/** The status of an answer, and whether its connection stays open, over the one connection. */
function ask(path: string): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${tollgraph.url}${path}`, { agent }, (response) => {
      const { statusCode, headers } = response
      response.resume().once('end', () => resolve({ status: statusCode, connection: headers.connection }))
    })
    asked.once('error', reject).end()
  })
}

/** A request whose body is not all sent yet; the server has begun to read it. */
async function begunRequest() {
  const socket = connect(Number(new URL(tollgraph.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const begun = once(tollgraph.app.server, 'request')
  const body = JSON.stringify({ query: '{ __typename }' })
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  await begun
  const closed = once(socket, 'close')
  return { finish: () => socket.write(body), closed: closed.then(() => text) }
}

describe('a server about to stop', () => {
  beforeEach(async () => {
    tollgraph = await startTollgraph()
  })

  it('is not ready, and still answers requests, each the last one of its connection', async () => {
    expect(await ask('/ready')).toEqual({ status: 200, connection: 'keep-alive' })
    tollgraph.backend.beginStop()
    expect(await ask('/ready')).toEqual({ status: 503, connection: 'close' })
    expect(await ask('/health')).toEqual({ status: 200, connection: 'close' })
    expect(await ask('/openapi.json')).toEqual({ status: 200, connection: 'close' })
  })
})

describe('a server that stops', () => {
  beforeEach(async () => {
    tollgraph = await startTollgraph()
  })

  it('does not wait for connections on which nothing was ever asked', async () => {
    const port = Number(new URL(tollgraph.url).port)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    // It is accepted once a later one is served.
    expect((await fetch(`${tollgraph.url}/health`)).status).toBe(200)
    const ended = once(silent, 'close')
    await tollgraph.app.close()
    await ended
  })

  it('answers running requests and closes their connections, which it does not keep alive', async () => {
    const { closed, finish } = await begunRequest()
    const stopped = tollgraph.app.close()
    await eventually('it accepts no connection', async () => !tollgraph.app.server.listening)
    finish()
    await stopped
    const text = await closed
    expect(text).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(text).toMatch(/\r\nconnection: close\r\n/i)
    expect(text).toContain('"__typename":"Query"')
  })
})

describe('a server whose time to stop is over', () => {
  beforeEach(async () => {
    tollgraph = await startTollgraph({ SHUTDOWN_DRAIN_MS: '200' })
  })

  it('cuts off what still runs', async () => {
    const { closed } = await begunRequest()
    await tollgraph.app.close()
    expect(await closed).toBe('')
  })
})
