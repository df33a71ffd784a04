import { afterAll, beforeAll, expect, it } from 'vitest'
import { LimitReached } from '../../../schema/errors.ts'
import type { OutgoingMail } from '../../../subgraphs/kit/mailer/mailer.ts'
import { noticesThrough } from '../../../subgraphs/kit/mailer/notices.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

let now = new Date('2031-05-01T12:00:00Z')

/** Notices of one service, and what reached the relay. */
function service(send?: () => Promise<void>) {
  const sent: OutgoingMail[] = []
  const mailer = { send: send ?? (async (mail: OutgoingMail) => void sent.push(mail)) }
  return { sent, ...noticesThrough(mailer, { pool: database.db.pool, toMailboxPerDay: 3, now: () => now }) }
}

const to = (address: string) => ({ to: address, subject: 'Your mug is on its way', text: 'Hello' })

it('notices to one mailbox are limited over all services, whatever its tag, and go on with the time', async () => {
  const [merch, domains] = [service(), service()]
  await merch.send(to('ada@example.com'))
  await domains.send(to('ADA+mugs@example.com'))
  await merch.send(to('ada+more@example.com'))
  const refused = domains.send(to('ada@example.com'))
  await expect(refused).rejects.toBeInstanceOf(LimitReached)
  await expect(refused).rejects.toThrow('At most 3 notices a day are sent to one mailbox')
  await domains.send(to('bob@example.com'))
  now = new Date(now.getTime() + 8 * 60 * 60_000)
  await domains.send(to('ada@example.com'))
  await expect(merch.send(to('ada@example.com'))).rejects.toBeInstanceOf(LimitReached)
  expect([merch.sent.length, domains.sent.length]).toEqual([2, 3])
})

it('a notice that the relay does not take counts for nothing', async () => {
  const away = service(() => Promise.reject(new Error('the relay is away')))
  for (let tries = 0; tries < 5; tries += 1)
    await expect(away.send(to('eve@example.com'))).rejects.toThrow('the relay is away')
  const back = service()
  for (let sent = 0; sent < 3; sent += 1) await back.send(to('eve@example.com'))
  expect(back.sent).toHaveLength(3)
})
