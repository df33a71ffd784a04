import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { freePorts } from '../../support/ports.ts'
import { startProcess, type TollgraphProcess } from '../../support/process.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { someName } from './support/service.ts'

const MAILS = 1_000
/** An inbox holds 500; what is sent twice, because its 250 was lost, needs room too. */
const INBOXES = 4
/** Mails that have been taken when the process is killed. */
const KILLS = [250, 600] as const
const PAGE = 100
/** Mails that are sent at once, each over a connection of its own. */
const SENDERS = 10

let tollgraph: TollgraphProcess
let wallet: TestWallet
let port: number
const usernames = Array.from({ length: INBOXES }, someName)

beforeAll(async () => {
  const [free = 0] = await freePorts(1)
  port = free
  tollgraph = await startProcess({ SERVICES: 'mail', MX_PORT: String(port) })
  wallet = await makeWallet(tollgraph)
  for (const username of usernames) await post('/api/inbox/buy', { username })
}, 120_000)

afterAll(() => tollgraph?.end())

interface Page {
  readonly messages: readonly { readonly id: string; readonly subject: string }[]
  readonly nextCursor?: string
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await wallet.pay(`${tollgraph.url}/mail${path}`, json(body))
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

async function messagesIn(username: string): Promise<Page['messages']> {
  const found: Page['messages'][number][] = []
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await post<Page>('/api/inbox/messages', { username, limit: PAGE, cursor })
    found.push(...page.messages)
    cursor = page.nextCursor
  }
  return found
}

async function canConnect(): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

const textOf = (subject: string) => `${subject} ${'x'.repeat(5_000)}`

describe('a Tollgraph that is killed while mail comes in', () => {
  it('has each of a thousand mails that it said it took in the inbox, whole', async () => {
    const transport = createTransport({
      host: '127.0.0.1',
      port,
      tls: { rejectUnauthorized: false },
      pool: true,
      maxConnections: SENDERS,
      maxMessages: Number.POSITIVE_INFINITY,
    })
    /** The inbox of each mail that got its 250. */
    const taken = new Map<string, string>()
    let refused = 0

    /** What any sending server does: until it hears that the mail was taken, it tries again. */
    async function send(index: number): Promise<void> {
      const username = usernames[index % INBOXES] as string
      const subject = `mail ${index}`
      const to = `${username}@mail.tollgraph.example`
      while (!taken.has(subject)) {
        try {
          await transport.sendMail({ from: 'ada@sender.test', to, subject, text: textOf(subject) })
          taken.set(subject, username)
        } catch {
          refused += 1
          await eventually('the mail server is there', canConnect, 60_000)
        }
      }
    }

    let next = 0
    async function sendOn(): Promise<void> {
      while (next < MAILS) {
        next += 1
        await send(next - 1)
      }
    }

    const sending = Promise.all(Array.from({ length: SENDERS }, sendOn))
    for (const count of KILLS) {
      await eventually(`${count} mails were taken`, async () => taken.size >= count, 120_000)
      await tollgraph.kill()
      await tollgraph.start()
    }
    await sending
    transport.close()
    expect(taken.size).toBe(MAILS)
    // It was killed while mail came in, and not between two mails.
    expect(refused).toBeGreaterThan(0)

    let found = 0
    for (const username of usernames) {
      const messages = await messagesIn(username)
      const expected = [...taken].flatMap(([subject, inbox]) => (inbox === username ? subject : []))
      expect(new Set(messages.map(({ subject }) => subject))).toEqual(new Set(expected))
      found += messages.length
      // Reading costs a payment each: the newest and the oldest, which was there before the first kill.
      for (const { id, subject } of [messages[0], messages.at(-1)].flatMap((one) => one ?? [])) {
        const { message } = await post<{ message: { text: string } }>('/api/inbox/messages/read', { messageId: id })
        expect(message.text.trimEnd()).toBe(textOf(subject))
      }
    }
    // What was taken without the sender hearing of it is there twice, and nothing else is.
    expect(found).toBeLessThanOrEqual(MAILS + refused)
  }, 300_000)
})
