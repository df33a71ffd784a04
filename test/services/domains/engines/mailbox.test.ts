import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../../schema/errors.ts'
import { type Mailbox, startMailbox } from '../../../../subgraphs/domains/mail/mailbox.ts'
import { createSmtpMailer } from '../../../../subgraphs/kit/mailer/smtpMailer.ts'
import { silent } from './registryFixture.ts'

let parent: string
let directory: string
let mailbox: Mailbox

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mailbox-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const start = (): Promise<Mailbox> =>
  startMailbox({ smtpPort: 0, viewerPort: 0, host: '127.0.0.1', directory, log: silent })

beforeEach(async () => {
  directory = join(await mkdtemp(join(parent, 'case-')), 'not', 'there', 'yet')
  mailbox = await start()
})
afterEach(() => mailbox.stop())

/** A request with any `Host`, which fetch would not let through. */
async function show(
  path: string,
  host?: string,
  method = 'GET',
): Promise<{ status: number; html: string; headers: NodeJS.Dict<string | string[]> }> {
  const request = get(new URL(path, mailbox.viewerUrl), { method, headers: host ? { host } : {} })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode ?? 0, html: Buffer.concat(chunks).toString(), headers: response.headers }
}

describe('the mailer of the embedded mailbox', () => {
  it('delivers over SMTP to a file, and the newest comes first', async () => {
    const text = 'Your code is 123456.\nNaïve 😀 <b>text</b>\n.\n..dots'
    await mailbox.mailer.send({ to: 'ada@example.com', subject: 'Your code — 123456', text })
    await mailbox.mailer.send({ to: 'bob@example.com', subject: 'Second', text: 'x'.repeat(2_000) })
    const [second, first] = await mailbox.messages()
    expect(first).toMatchObject({
      from: 'domains@localhost',
      to: ['ada@example.com'],
      subject: 'Your code — 123456',
      text,
    })
    expect(second).toMatchObject({ to: ['bob@example.com'], text: 'x'.repeat(2_000) })
    const files = await readdir(directory)
    expect(files.every((file) => /^\d{13}-[\da-f]{12}\.eml$/.test(file))).toBe(true)
    expect(await readFile(join(directory, files[0] ?? ''), 'utf8')).toMatch(
      /^Return-Path: <domains@localhost>\r\nDelivered-To: /,
    )
  })

  it('keeps all of many messages at once', async () => {
    const subjects = Array.from({ length: 40 }, (_, index) => `Message ${index}`)
    await Promise.all(subjects.map((subject) => mailbox.mailer.send({ to: 'ada@example.com', subject, text: subject })))
    expect((await mailbox.messages()).map(({ subject }) => subject).sort()).toEqual(subjects.sort())
  })

  it('lets nobody add headers or recipients', async () => {
    await mailbox.mailer.send({ to: 'ada@example.com', subject: 'Hi\r\nBcc: eve@example.com', text: 'x' })
    expect(await mailbox.messages()).toMatchObject([
      { to: ['ada@example.com'], subject: expect.stringContaining('Hi') },
    ])
    await mailbox.mailer.send({ to: 'ada@example.com,eve@example.com', subject: 'x', text: 'x' }).catch(() => {})
    const recipients = (await mailbox.messages()).flatMap(({ to }) => to)
    expect(recipients).not.toContain('eve@example.com')
  })

  it('keeps the mail over a restart', async () => {
    await mailbox.mailer.send({ to: 'ada@example.com', subject: 'Kept', text: 'x' })
    await mailbox.stop()
    await mailbox.stop()
    mailbox = await start()
    expect(await mailbox.messages()).toMatchObject([{ subject: 'Kept' }])
  })

  it('is unavailable when the mailbox is gone', async () => {
    await mailbox.stop()
    await expect(mailbox.mailer.send({ to: 'a@example.com', subject: 'x', text: 'x' })).rejects.toBeInstanceOf(
      Unavailable,
    )
  })
})

describe('the mailbox', () => {
  it('takes mail for anyone, and refuses what is too large', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: mailbox.smtpPort, ignoreTLS: true })
    const recipients = ['a@x.test', 'b@y.test']
    await transport.sendMail({ from: 'me@z.test', to: recipients, subject: 'Two', html: '<p>Only <b>HTML</b></p>' })
    const large = transport.sendMail({
      from: 'me@z.test',
      to: 'a@x.test',
      text: 'y'.repeat(80).concat('\n').repeat(400_000),
    })
    await expect(large).rejects.toMatchObject({ responseCode: 552 })
    expect(await mailbox.messages()).toMatchObject([
      { from: 'me@z.test', to: recipients, text: expect.stringContaining('Only') },
    ])
    transport.close()
  })

  it('does not take a message that it cannot keep', async () => {
    await rm(directory, { recursive: true })
    await expect(mailbox.mailer.send({ to: 'a@example.com', subject: 'x', text: 'x' })).rejects.toBeInstanceOf(
      Unavailable,
    )
  })

  it('names the port that is in use', async () => {
    const other = { host: '127.0.0.1', directory, log: silent }
    await expect(startMailbox({ ...other, smtpPort: mailbox.smtpPort, viewerPort: 0 })).rejects.toThrow(
      `SMTP port ${mailbox.smtpPort}`,
    )
    const viewerPort = Number(new URL(mailbox.viewerUrl).port)
    await expect(startMailbox({ ...other, smtpPort: 0, viewerPort })).rejects.toThrow('already in use')
  })
})

describe('the viewer', () => {
  it('lists messages and shows one, as text', async () => {
    expect((await show('/')).html).toContain('No message has arrived yet')
    await mailbox.mailer.send({
      to: 'ada@example.com',
      subject: '<img src=x> & "co"',
      text: '<script>alert(1)</script>',
    })
    const list = await show('/')
    expect(list.html).toContain('&lt;img src=x&gt; &amp; &quot;co&quot;')
    const path = /href="(\/messages\/[^"]+)"/.exec(list.html)?.[1] ?? ''
    const message = await show(path)
    expect(message.html).toContain('<pre>&lt;script&gt;alert(1)&lt;/script&gt;</pre>')
    expect(`${list.html}${message.html}`).not.toMatch(/<script|<img/)
    expect(message.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(message.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  it('only reads, and only messages', async () => {
    expect((await show('/', undefined, 'POST')).status).toBe(405)
    expect((await show('/', undefined, 'HEAD')).html).toBe('')
    for (const path of [
      '/messages/nothing',
      '/messages/..%2f..%2fetc%2fpasswd',
      '/messages/1700000000000-0123456789ab',
      '/x',
    ]) {
      expect((await show(path)).status, path).toBe(404)
    }
  })

  it('is not to be read through a name that somebody else made point here', async () => {
    expect((await show('/', 'rebound.example')).status).toBe(421)
    expect((await show('/', 'localhost:9')).status).toBe(200)
    expect((await show('/', '[::1]:9')).status).toBe(200)
  })
})

describe('a mailer through a relay', () => {
  it('delivers to it, from the address it was given', async () => {
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${mailbox.smtpPort}`, 'Names <names@relay.test>')
    await mailer.send({ to: 'ada@example.com', subject: 'Live', text: 'x' })
    expect(await mailbox.messages()).toMatchObject([{ from: 'names@relay.test', subject: 'Live' }])
    expect([mailer.kind, mailer.viewerUrl]).toEqual(['live', null])
    await mailer.close()
  })

  it('is unavailable when the relay turns the mail down', async () => {
    const rude = createServer((socket) => socket.end('554 Go away\r\n')).listen(0, '127.0.0.1')
    await once(rude, 'listening')
    const { port } = rude.address() as AddressInfo
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'a@b.test')
    await expect(mailer.send({ to: 'ada@example.com', subject: 'x', text: 'x' })).rejects.toBeInstanceOf(Unavailable)
    await mailer.close()
    rude.close()
  })
})
