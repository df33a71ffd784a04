import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Bodies } from '../../../router/http/bodies.ts'
import { eventually } from '../../support/ledger.ts'

const MIB = 1_048_576

const LIMITS = { largest: 4 * MIB, memory: 6 * MIB, byAddress: 2, leastRate: 1_000 }

let server: Server
let bodies: Bodies
/** Requests that are being read, or were. */
let arrived: number
/** Answers that are held back until a test lets them go. */
let release: () => void
let released: Promise<void>

beforeEach(async () => {
  bodies = new Bodies({ ...LIMITS, graceMs: 200 })
  arrived = 0
  released = new Promise((resolve) => {
    release = resolve
  })
  server = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  arrived += 1
  try {
    const body = await bodies.read(incoming, response, String(incoming.headers['x-address'] ?? '') || null)
    if (incoming.headers['x-hold']) await released
    response.end(String(body.length))
  } catch (error) {
    const { statusCode, status, message } = error as Error & { statusCode?: number; status?: number }
    response.statusCode = statusCode ?? status ?? 500
    response.setHeader('connection', 'close')
    response.end(message)
  }
}

afterEach(() => {
  release()
  server.closeAllConnections()
  server.close()
})

function open(headers: Record<string, string>): ClientRequest {
  const { port } = server.address() as AddressInfo
  return request({ port, host: '127.0.0.1', method: 'POST', headers })
}

async function answerOf(sent: ClientRequest): Promise<{ status: number; text: string }> {
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) text += String(chunk)
  return { status: response.statusCode, text }
}

function post(bytes: number, headers: Record<string, string> = {}): ClientRequest {
  const sent = open({ 'content-length': String(bytes), ...headers })
  // What is refused early is not read to its end.
  sent.on('error', () => {})
  sent.end(Buffer.alloc(bytes))
  return sent
}

describe('a request body', () => {
  it('is read whole, and is empty where there is none', async () => {
    expect(await answerOf(post(3 * MIB))).toEqual({ status: 200, text: String(3 * MIB) })
    expect(await answerOf(open({}).end())).toEqual({ status: 200, text: '0' })
  })

  it('that is announced as too large is refused before it comes', async () => {
    const sent = open({ 'content-length': String(5 * MIB) })
    sent.flushHeaders()
    sent.on('error', () => {})
    expect((await answerOf(sent)).status).toBe(413)
  })

  it('of unannounced length may be small only', async () => {
    const small = open({ 'transfer-encoding': 'chunked' })
    small.end(Buffer.alloc(MIB))
    expect((await answerOf(small)).status).toBe(200)
    const large = open({ 'transfer-encoding': 'chunked' })
    large.on('error', () => {})
    large.end(Buffer.alloc(MIB + 1))
    const { status, text } = await answerOf(large)
    expect(status).toBe(413)
    expect(text).toContain('Content-Length')
  })
})

describe('the memory of large bodies', () => {
  it('is shared: what does not fit hears 503, small ones go on, and an answer frees it', async () => {
    const first = post(4 * MIB, { 'x-hold': 'yes' })
    await eventually('the first is held', async () => bodies.held === 4 * MIB)
    const second = await answerOf(post(3 * MIB))
    expect(second.status).toBe(503)
    expect((await answerOf(post(MIB))).status).toBe(200)
    release()
    expect((await answerOf(first)).status).toBe(200)
    await eventually('it is free again', async () => bodies.held === 0)
    expect((await answerOf(post(3 * MIB))).status).toBe(200)
  })

  it('is free again when a caller goes away in the middle', async () => {
    const sent = open({ 'content-length': String(4 * MIB) })
    sent.on('error', () => {})
    sent.write(Buffer.alloc(MIB))
    await eventually('what has come of it is held', async () => bodies.held === MIB)
    sent.destroy()
    await eventually('it is free again', async () => bodies.held === 0)
  })
})

describe('a body that hardly comes', () => {
  it('takes no memory by what it announces', async () => {
    const slow = Array.from({ length: 8 }, () => {
      const sent = open({ 'content-length': String(4 * MIB) })
      sent.on('error', () => {})
      sent.write('x')
      return sent
    })
    await Promise.all(slow.map((sent) => once(sent, 'socket')))
    expect((await answerOf(post(3 * MIB))).status).toBe(200)
    for (const sent of slow) sent.destroy()
  })

  it('is given up with 408, and its connection is closed', async () => {
    const sent = open({ 'content-length': String(4 * MIB) })
    sent.on('error', () => {})
    sent.write('x')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect([response.statusCode, response.headers.connection]).toEqual([408, 'close'])
    response.resume()
    await once(response.socket, 'close')
  })
})

describe('one address', () => {
  it('sends so many bodies at once; others go on, and so does it when one is done', async () => {
    // Long enough for a busy machine: the slow ones are not to be given up.
    bodies = new Bodies({ ...LIMITS, graceMs: 60_000 })
    const mine = { 'x-address': '203.0.113.1', 'content-length': '2' }
    const slow = [open(mine), open(mine)]
    for (const sent of slow) sent.on('error', () => {}).write('x')
    const statusOfAnother = async () => (await answerOf(post(1, { 'x-address': '203.0.113.1' }))).status
    await eventually('both are under way', async () => arrived === 2)
    expect(await statusOfAnother()).toBe(429)
    expect((await answerOf(post(1, { 'x-address': '203.0.113.2' }))).status).toBe(200)
    slow[0]?.end('y')
    expect((await answerOf(slow[0] as ClientRequest)).status).toBe(200)
    expect(await statusOfAnother()).toBe(200)
    slow[1]?.destroy()
  })
})
