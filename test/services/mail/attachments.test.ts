import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFileServer } from '../../../subgraphs/mail/attachments/fileServer.ts'
import { readTicket, signTicket } from '../../../subgraphs/mail/attachments/token.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { sendMail, sendRaw } from './inboundPeer.ts'
import { list, type OwnInbox, type ReadMessage, read, remove, someInbox } from './messagesFixture.ts'
import { startTestMail, type TestMail } from './support/service.ts'

let service: TestMail

beforeAll(async () => {
  service = await startTestMail()
})

afterAll(() => service?.stop())

type File = { readonly filename: string; readonly content: Buffer | string; readonly contentType?: string }

/** A message with files, as its owner reads it. */
async function messageWith(...attachments: File[]): Promise<{ inbox: OwnInbox; message: ReadMessage }> {
  const inbox = await someInbox(service)
  await sendMail(service, { to: inbox.address, attachments })
  const { messages } = await list(service, inbox.owner, inbox.username)
  return { inbox, message: await read(service, inbox.owner, messages[0]?.id ?? '') }
}

function urlOf({ attachments }: ReadMessage, index = 0): string {
  return attachments[index]?.downloadUrl ?? ''
}

describe('a file of a message', () => {
  it('is downloaded as it was sent, and is never shown as a page', async () => {
    const content = randomBytes(100_001)
    const { message } = await messageWith({ filename: 'Grüße "1".html', content, contentType: 'text/html' })
    expect(message.attachments).toMatchObject([{ filename: 'Grüße "1".html', contentType: 'text/html', size: 100_001 }])
    expect(urlOf(message)).toMatch(new RegExp(`^http://localhost:${service.environment.MAIL_FILES_PORT}/a/[\\w.-]+$`))
    const response = await fetch(urlOf(message))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html',
      'content-length': '100001',
      'content-disposition': `attachment; filename="Gr__e _1_.html"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%221%22.html`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  })

  it.each([
    ['base64', 'AAEC\r\nAwQ=\r\n', [0, 1, 2, 3, 4]],
    ['base64', 'A A!E-C\r\n', [0, 1, 2]],
    ['quoted-printable', 'a=3Db=\r\nc=ZZ=', [...Buffer.from('a=bc=ZZ')]],
    ['quoted-printable', 'a\r\n--not a boundary', [...Buffer.from('a\r\n--not a boundary')]],
    ['7bit', '', []],
    ['binary', 'one\r\ntwo', [...Buffer.from('one\r\ntwo')]],
    ['x-unknown', 'abc', [...Buffer.from('abc')]],
  ])('is decoded from %s: %j', async (encoding, body, bytes) => {
    const inbox = await someInbox(service)
    const part = `Content-Type: application/x\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}`
    const raw = `From: a@sender.test\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${part}\r\n--b--\r\n`
    await sendRaw(service, [inbox.address], raw)
    const { messages } = await list(service, inbox.owner, inbox.username)
    const message = await read(service, inbox.owner, messages[0]?.id ?? '')
    const response = await fetch(urlOf(message))
    expect([...Buffer.from(await response.arrayBuffer())]).toEqual(bytes)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(message.attachments[0]?.size).toBe(bytes.length)
  })

  it('is one of several, each by its own link', async () => {
    const { message } = await messageWith({ filename: 'a.txt', content: 'one' }, { filename: 'b.txt', content: 'two' })
    expect(await (await fetch(urlOf(message, 0))).text()).toBe('one')
    expect(await (await fetch(urlOf(message, 1))).text()).toBe('two')
  })

  it('may be large, and be left in the middle', async () => {
    const content = randomBytes(15_000_000)
    const { message } = await messageWith({ filename: 'large.bin', content })
    const left = await fetch(urlOf(message))
    await left.body?.cancel()
    const response = await fetch(urlOf(message))
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true)
  })

  it('is only told of to who asks for its head', async () => {
    const { message } = await messageWith({ filename: 'a.bin', content: 'abc' })
    const response = await fetch(urlOf(message), { method: 'HEAD' })
    expect(response.headers.get('content-length')).toBe('3')
    expect(await response.text()).toBe('')
  })

  it('cannot be written to', async () => {
    const { message } = await messageWith({ filename: 'a.bin', content: 'abc' })
    const response = await fetch(urlOf(message), { method: 'POST', body: 'x' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a link to a file', () => {
  it('works for an hour', async () => {
    const { message } = await messageWith({ filename: 'a.bin', content: 'abc' })
    const then = service.now
    service.now = new Date(then.getTime() + 3_599_000)
    expect((await fetch(urlOf(message))).status).toBe(200)
    service.now = new Date(then.getTime() + 3_600_000)
    const response = await fetch(urlOf(message))
    expect([response.status, await response.text()]).toEqual([410, expect.stringContaining('has expired')])
    service.now = then
  })

  it('cannot be made up, or changed', async () => {
    const { message } = await messageWith({ filename: 'a.txt', content: 'one' }, { filename: 'b.txt', content: 'two' })
    const { message: other } = await messageWith({ filename: 'a.txt', content: 'one' })
    const url = new URL(urlOf(message))
    const [id = '', part = '', seconds = '', mac = ''] = url.pathname.slice(3).split('.')
    const changed = [
      [id, '3', seconds, mac],
      [other.id, part, seconds, mac],
      [id, part, String(Number(seconds) + 1), mac],
      [id, part, seconds, mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [id, part, seconds, ''],
      [id, part, seconds],
      ['..', '..', 'etc', 'passwd'],
      ['x'.repeat(5_000)],
    ]
    for (const pieces of changed) expect((await fetch(new URL(`/a/${pieces.join('.')}`, url))).status).toBe(404)
    for (const path of ['/', '/a/', '/a', '/a/%00', '/b/x', '//a/x'])
      expect((await fetch(`${url.origin}${path}`)).status).toBe(404)
    expect((await fetch(url)).status).toBe(200)
  })

  it('ends with its message', async () => {
    const { inbox, message } = await messageWith({ filename: 'a.bin', content: 'abc' })
    await remove(service, inbox.owner, message.id)
    expect((await fetch(urlOf(message))).status).toBe(404)
  })

  it('ends with its inbox, and with the content of its message', async () => {
    const { inbox, message } = await messageWith({ filename: 'a.bin', content: 'abc' })
    const sql = `UPDATE mail.stored_mail SET blob_key = NULL WHERE id = (SELECT mail_id FROM mail.message WHERE id = $1)`
    await service.db.pool.query(sql, [message.id])
    expect((await fetch(urlOf(message))).status).toBe(410)
    await service.db.pool.query('UPDATE mail.inbox SET address = NULL WHERE address = $1', [inbox.address])
    expect((await fetch(urlOf(message))).status).toBe(404)
  })
})

describe('a ticket', () => {
  const ticket = { messageId: 'abc', part: 3, expiresAt: new Date('2031-05-01T12:00:00Z') }

  it('is read by who has the key', () => {
    const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    expect(readTicket(key, signTicket(key, ticket))).toEqual(ticket)
    expect(readTicket(other, signTicket(key, ticket))).toBeNull()
  })
})

describe('the server of files', () => {
  it('says which setting is wrong when its port is taken', async () => {
    const { files, log } = service.engines
    const port = Number(service.environment.MAIL_FILES_PORT)
    const starting = startFileServer({
      host: '127.0.0.1',
      port,
      connectionLimit: CONNECTION_LIMIT,
      files,
      log,
      now: () => service.now,
    })
    await expect(starting).rejects.toThrow(`MAIL_FILES_PORT ${port}`)
  })
})
