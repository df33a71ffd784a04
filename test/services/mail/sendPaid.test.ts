import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { someName } from './support/service.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph.stop())

const post = (route: string, body: object) => wallet.pay(`${tollgraph.url}/mail${route}`, json(body))

/** The mail in the embedded mailbox that has the Message-ID. */
async function mailInTheWorld(messageId: string) {
  const folder = path.join(tollgraph.environment.DATA_DIR ?? '', 'domains', 'mailbox')
  return eventually('the mail arrived', async () => {
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.eml')) continue
      const raw = await readFile(path.join(folder, file))
      if (raw.includes(messageId)) return PostalMime.parse(raw)
    }
    return null
  })
}

/** The id of the message that an inbox gets first. */
function firstMessage(username: string): Promise<string> {
  return eventually('a message is in the inbox', async () => {
    const sql = 'SELECT m.id FROM mail.message m JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1'
    const { rows } = await tollgraph.backend.db.pool.query(sql, [`${username}@mail.tollgraph.example`])
    return rows[0]?.id as string | undefined
  })
}

describe('a paid mail', () => {
  it('costs 0.02 USD and arrives', async () => {
    const before = await wallet.balance()
    const answer = await post('/api/send', { to: ['ada@one.test'], subject: 'Hello', html: '<p>It rains.' })
    const body = (await answer.json()) as { messageId: string }
    expect(body).toEqual({
      success: true,
      messageId: expect.stringMatching(/^<.+>$/),
      from: 'relay@mail.tollgraph.example',
    })
    expect(answer.headers.get('x-data-source')).toBe('sandbox')
    expect(before - (await wallet.balance())).toBe(20_000n)
    expect(await mailInTheWorld(body.messageId)).toMatchObject({ subject: 'Hello', html: '<p>It rains.\n' })
  })

  it('carries the largest attachments that may be', async () => {
    const username = someName()
    expect((await post('/api/inbox/buy', { username })).status).toBe(200)
    const content = Buffer.alloc(3_750_000, 7).toString('base64')
    expect(content).toHaveLength(5_000_000)
    const attachments = Array.from({ length: 5 }, (_, index) => {
      return { content, contentType: 'application/octet-stream', filename: `${index}.bin` }
    })
    const to = [`${username}@mail.tollgraph.example`]
    expect((await post('/api/send', { to, subject: 'Files', text: '5 of them', attachments })).status).toBe(200)
    const read = await post('/api/inbox/messages/read', { messageId: await firstMessage(username) })
    const { message } = (await read.json()) as { message: { attachments: { size: number }[] } }
    expect(message.attachments.map(({ size }) => size)).toEqual(Array(5).fill(3_750_000))
  })

  it('costs nothing where it is refused', async () => {
    const before = await wallet.balance()
    const wrong = await post('/api/send', { to: ['ada@one.test'], subject: 'a\r\nBcc: eve@evil.test', text: 'x' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ success: false, issues: [{ path: ['subject'] }] })
    const foreign = await post('/api/subdomain/send', {
      from: 'a@elsewhere.test',
      to: ['ada@one.test'],
      subject: 'x',
      text: 'x',
    })
    expect(foreign.status).toBe(400)
    expect(await foreign.json()).toMatchObject({ issues: [{ path: ['from'] }] })
    const unknown = await post('/api/inbox/send', {
      username: someName(),
      to: ['ada@one.test'],
      subject: 'x',
      text: 'x',
    })
    expect(unknown.status).toBe(404)
    expect(await wallet.balance()).toBe(before)
  })

  it('from an inbox comes back to it when nobody has the address', async () => {
    const username = someName()
    expect((await post('/api/inbox/buy', { username })).status).toBe(200)
    const nobody = `${someName()}@mail.tollgraph.example`
    const sent = await post('/api/inbox/send', { username, to: [nobody], subject: 'Anybody there?', text: 'Hello?' })
    expect(await sent.json()).toMatchObject({ success: true, from: `${username}@mail.tollgraph.example` })
    const read = await post('/api/inbox/messages/read', { messageId: await firstMessage(username) })
    expect(await read.json()).toMatchObject({
      message: {
        from: 'mailer-daemon@mail.tollgraph.example',
        subject: 'Undelivered mail',
        text: expect.stringContaining(nobody),
      },
    })
  })
})
