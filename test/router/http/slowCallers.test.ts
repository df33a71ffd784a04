import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let sockets: Socket[] = []
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent', MAX_IN_FLIGHT: '20', LARGE_BODIES_BYTES: '67108864' })
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})
afterAll(() => tollgraph?.stop())

/** Opens sockets that announce a body and send one byte of it. */
async function openSlow(count: number, path: string, announced: number): Promise<void> {
  const port = Number(new URL(tollgraph.url).port)
  const opening = Array.from({ length: count }, async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n{`,
    )
  })
  await Promise.all(opening)
}

describe('a thousand sockets that send a byte', () => {
  it('keep neither calls nor health waiting, beyond all requests that are served at once', async () => {
    await openSlow(1_000, '/graphql', 100)
    const health = await fetch(`${tollgraph.url}/health`)
    expect(health.status).toBe(200)
    expect((await fetch(`${tollgraph.url}/ready`)).status).toBe(200)
    const call = await fetch(`${tollgraph.url}/domains/api/search`, json({ name: 'served-beside' }))
    expect(call.status).toBe(402)
  })
})

describe('eight sockets that announce 32 MiB', () => {
  it('keep no mail with attachments waiting', async () => {
    await openSlow(8, '/mail/api/send', 33_554_432)
    const attachment = {
      filename: 'a.txt',
      contentType: 'text/plain',
      content: Buffer.alloc(2_000_000, 'a').toString('base64'),
    }
    const mail = { to: ['ada@example.com'], subject: 'Hello', text: 'Hello', attachments: [attachment] }
    const answer = await fetch(`${tollgraph.url}/mail/api/send`, json(mail))
    expect(answer.status, await answer.text()).toBe(402)
  })
})
