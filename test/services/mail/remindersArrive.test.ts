import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { someName } from './support/service.ts'

const DAY_MS = 24 * 60 * 60_000

/** How far the installation's clock is ahead of ours, in milliseconds. */
let ahead = 0
let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph({}, { now: () => new Date(Date.now() + ahead) })
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await wallet.pay(`${tollgraph.url}/mail${path}`, json(body))
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

/** Runs what the schedule runs, in the worker of the installation. */
async function runScheduled(): Promise<void> {
  await tollgraph.backend.db.pool.query(`SELECT graphile_worker.add_job('mail.remindOfExpiry')`)
}

async function remindersIn(username: string): Promise<unknown[]> {
  const { messages } = await post('/api/inbox/messages', { username })
  return (messages as { readonly subject: string }[]).filter(({ subject }) => subject.includes(' expires on '))
}

it('a reminder is a message of the inbox a week before its expiry, and again of the time that was bought since', async () => {
  const username = someName()
  await post('/api/inbox/buy', { username })
  ahead += 22.9 * DAY_MS
  await runScheduled()
  ahead += 0.2 * DAY_MS
  await runScheduled()
  const [reminder] = await eventually('a reminder', async () => {
    const found = await remindersIn(username)
    return found.length > 0 && found
  })
  expect(reminder).toMatchObject({ fromEmail: 'noreply@mail.tollgraph.example', read: false })
  await post('/api/inbox/topup', { username })
  ahead += 30 * DAY_MS
  await runScheduled()
  await eventually('a second reminder', async () => (await remindersIn(username)).length === 2)
})

it('a reminder goes where the inbox forwards to', async () => {
  const [username, forwardTo] = [someName(), `${someName()}@people.example`]
  await post('/api/inbox/buy', { username, forwardTo })
  ahead += 23.5 * DAY_MS
  await runScheduled()
  const viewer = `http://127.0.0.1:${tollgraph.environment.MAILBOX_VIEWER_PORT}`
  const row = await eventually('a reminder', async () => {
    const list = await (await fetch(viewer)).text()
    return list.split('</tr>').find((one) => one.includes(forwardTo))
  })
  expect(row).toContain(`${username}@mail.tollgraph.example expires on `)
})
