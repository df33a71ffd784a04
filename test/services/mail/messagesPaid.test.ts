import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { someName } from './support/service.ts'

const PRICE = 1_000n
/** Far more than what is bought here, and less than the largest mail. */
const MAX_ANSWER_BYTES = 20_000

let tollgraph: TestTollgraph
let wallet: TestWallet
let username: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ MAX_ANSWER_BYTES: `${MAX_ANSWER_BYTES}` })
  wallet = await makeWallet(tollgraph)
  username = someName()
  expect((await post(wallet.pay, '/api/inbox/buy', { username })).status).toBe(200)
})

afterAll(() => tollgraph?.stop())

interface Answer {
  readonly success: boolean
  readonly messages: readonly { id: string }[]
  readonly message: { attachments: readonly { downloadUrl: string }[] }
}

async function post(send: typeof fetch, path: string, body: object) {
  const response = await send(`${tollgraph.url}/mail${path}`, json(body))
  return { status: response.status, body: (await response.json()) as Answer }
}

async function spentBy(who: TestWallet, work: () => Promise<void>): Promise<bigint> {
  const before = await who.balance()
  await work()
  return before - (await who.balance())
}

const sendMail = (subject: string, text = 'It rains.') =>
  createTransport({
    host: '127.0.0.1',
    port: Number(tollgraph.environment.MX_PORT),
    tls: { rejectUnauthorized: false },
  }).sendMail({
    from: 'Ada <ada@sender.test>',
    to: `${username}@mail.tollgraph.example`,
    subject,
    text,
    attachments: [{ filename: 'rain.txt', content: 'drops' }],
  })

describe('a wallet with an inbox', () => {
  it('does not pay for the list while there is nothing in it', async () => {
    const spent = await spentBy(wallet, async () => {
      const { status, body } = await post(wallet.pay, '/api/inbox/messages', { username })
      expect([status, body]).toEqual([200, { success: true, messages: [], messageCount: 0, messageLimit: 500 }])
    })
    expect(spent).toBe(0n)
  })

  it('pays for the list and for the message, and downloads the file for nothing', async () => {
    await sendMail('Rain')
    let id = ''
    const spentOnList = await spentBy(wallet, async () => {
      const { body } = await post(wallet.pay, '/api/inbox/messages', { username, limit: 1 })
      expect(body).toMatchObject({
        messageCount: 1,
        messages: [{ subject: 'Rain', fromEmail: 'ada@sender.test', read: false }],
      })
      id = body.messages[0]?.id ?? ''
    })
    expect(spentOnList).toBe(PRICE)
    const spentOnReading = await spentBy(wallet, async () => {
      const { status, body } = await post(wallet.pay, '/api/inbox/messages/read', { messageId: id })
      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        message: {
          id,
          from: 'Ada <ada@sender.test>',
          to: [`${username}@mail.tollgraph.example`],
          subject: 'Rain',
          date: expect.any(String),
          text: 'It rains.\n',
          html: null,
          attachments: [{ filename: 'rain.txt', contentType: 'text/plain', size: 5, downloadUrl: expect.any(String) }],
          receivedAt: expect.any(String),
        },
      })
      const file = await fetch(body.message.attachments[0]?.downloadUrl ?? '')
      expect(await file.text()).toBe('drops')
    })
    expect(spentOnReading).toBe(PRICE)
    const { body } = await post(wallet.sign, '/api/inbox/messages/delete', { messageId: id })
    expect(body).toEqual({ success: true, deleted: id })
  })

  it('pays nothing for a message that is not there, or not its own', async () => {
    await sendMail('Mine')
    const { body } = await post(wallet.pay, '/api/inbox/messages', { username })
    const mine = body.messages[0]?.id ?? ''
    const stranger = await makeWallet(tollgraph)
    const spent = await spentBy(stranger, async () => {
      const read = (messageId: string) => post(stranger.pay, '/api/inbox/messages/read', { messageId })
      expect(await read('nothing')).toMatchObject({ status: 404, body: { success: false, error: 'Message not found' } })
      expect(await read(mine)).toMatchObject({ status: 403 })
      expect(await post(stranger.pay, '/api/inbox/messages', { username })).toMatchObject({ status: 403 })
      expect(await post(stranger.sign, '/api/inbox/messages/delete', { messageId: mine })).toMatchObject({
        status: 403,
      })
    })
    expect(spent).toBe(0n)
    expect((await post(wallet.pay, '/api/inbox/messages', { username })).body.messages).toMatchObject([{ read: false }])
  })

  it('pays nothing for a message that is larger than an answer may be', async () => {
    await sendMail('Long', 'It rains. '.repeat(MAX_ANSWER_BYTES / 10))
    const { body } = await post(wallet.pay, '/api/inbox/messages', { username, limit: 1 })
    const spent = await spentBy(wallet, async () => {
      const read = await post(wallet.pay, '/api/inbox/messages/read', { messageId: body.messages[0]?.id ?? '' })
      expect(read).toMatchObject({ status: 400, body: { success: false } })
    })
    expect(spent).toBe(0n)
  })
})
