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
import { Bodies } from '../../router/http/bodies.ts'
import { eventually } from '../support/ledger.ts'

const MIB = 1_048_576

let server: Server
let bodies: Bodies
/** Answers that are held back until a test lets them go. */
let release: () => void
let released: Promise<void>

beforeEach(async () => {
  bodies = new Bodies({ largest: 4 * MIB, memory: 6 * MIB })
  released = new Promise((resolve) => {
    release = resolve
  })
  server = createServer((incoming, response) => void answer(incoming, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const body = await bodies.read(incoming, response)
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
    await eventually('it is held', async () => bodies.held === 4 * MIB)
    sent.destroy()
    await eventually('it is free again', async () => bodies.held === 0)
  })
})
