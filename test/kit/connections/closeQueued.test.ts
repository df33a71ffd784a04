import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Bodies } from '../../../router/http/bodies.ts'
import { sendEvents } from '../../../router/http/live/eventStream.ts'
import { LiveStream } from '../../../router/live/liveStream.ts'
import { Drain } from '../../../subgraphs/kit/net/connections/drain.ts'
import { eventually } from '../../support/ledger.ts'

const MIB = 1_048_576

let server: Server
/** The requests that have arrived, with their responses. */
let arrived: (readonly [IncomingMessage, ServerResponse])[]

beforeEach(async () => {
  arrived = []
  server = createServer((request, response) => void arrived.push([request, response]))
  new Drain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** One connection with two requests at once, of which the first has no answer yet. */
async function pipelined(
  body = Buffer.alloc(0),
): Promise<{ socket: Socket; request: IncomingMessage; response: ServerResponse }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const first = 'GET /first HTTP/1.1\r\nhost: x\r\n\r\n'
  const second = `POST /second HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`
  socket.write(Buffer.concat([Buffer.from(first + second), body]))
  await eventually('both have arrived', async () => arrived.length === 2)
  const [request, response] = arrived[1] ?? []
  if (!request || !response) throw new Error('The second request is missing')
  return { socket, request, response }
}

describe('a response that waits behind another one', () => {
  it('closes when its connection does', async () => {
    const { socket, response } = await pipelined()
    const closed = once(response, 'close')
    socket.destroy()
    await closed
    expect(response.destroyed).toBe(true)
  })

  it('closes once where it was written', async () => {
    const { socket, response } = await pipelined()
    let closed = 0
    response.on('close', () => {
      closed += 1
    })
    arrived[0]?.[1].end('one')
    response.end('two')
    await eventually('it is closed', async () => closed === 1)
    socket.destroy()
    await once(socket, 'close')
    expect(closed).toBe(1)
  })

  it('adds no listener of its own to the connection', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20))
    await eventually('all have arrived', async () => arrived.length === 20)
    const [request] = arrived[0] ?? []
    expect(request?.socket.listenerCount('close')).toBeLessThan(10)
    socket.destroy()
    await eventually('all are closed', async () => arrived.every(([, response]) => response.destroyed))
  })

  it('lets go of the memory of its body', async () => {
    const limits = { largest: 4 * MIB, memory: 6 * MIB, byAddress: 2, leastRate: 1, graceMs: 60_000 }
    const bodies = new Bodies(limits)
    const { request, response, socket } = await pipelined(Buffer.alloc(4 * MIB))
    await bodies.read(request, response, null)
    expect(bodies.held).toBe(4 * MIB)
    socket.destroy()
    await eventually('it is free again', async () => bodies.held === 0)
  })

  it('ends its live stream', async () => {
    const { response, socket } = await pipelined()
    const stream = new LiveStream(async () => null)
    const ended = sendEvents(response, {}, stream, () => false)
    socket.destroy()
    await ended
  })
})
