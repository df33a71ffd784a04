import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../prisma/transaction.ts'
import {
  checkForwards,
  countForwards,
  FORWARDS_TO_MAILBOX_PER_HOUR,
  type Forward,
  forwardAlong,
} from '../../../subgraphs/mail/inbound/forwards.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const NOW = new Date('2026-06-01T12:00:00Z')

function forwardTo(target: string, inbox: number): Forward {
  return {
    recipient: 'a@mail.example',
    target,
    wallet: null,
    subdomain: null,
    scope: `inbox:${inbox}`,
    isReport: false,
  }
}

it('mail goes on to one mailbox a bounded number of times an hour, from however many inboxes', async () => {
  const { pool } = database.db
  const forward = (target: string, inbox: number) =>
    inTransaction(pool, (client) => countForwards(client, [forwardTo(target, inbox)], NOW))
  const perInbox = FORWARDS_TO_MAILBOX_PER_HOUR / 4
  for (let inbox = 0; inbox < 4; inbox += 1) {
    for (let mail = 0; mail < perInbox; mail += 1) await forward(`victim+${inbox}@example.com`, inbox)
  }
  await expect(forward('Victim@example.com', 5)).rejects.toThrow()
  await expect(checkForwards(pool, forwardTo('victim@example.com', 5), NOW)).rejects.toThrow()
  await forward('neighbour@example.com', 5)
  await checkForwards(pool, forwardTo('neighbour@example.com', 5), NOW)
})

it('reports about forwarded mail of one sender leave room for those of others', async () => {
  const { pool } = database.db
  const report = (sender: string) => {
    const forward = forwardAlong({ kind: 'RETURN', address: 'srs0=x@mail.example', sender })
    return inTransaction(pool, (client) => countForwards(client, forward ? [forward] : [], NOW))
  }
  for (let mail = 0; mail < 200; mail += 1) await report(`mallory+${mail}@example.com`)
  await expect(report('mallory@example.com')).rejects.toThrow('Too much mail')
  await report('ada@example.com')
})
