import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspend, unsuspend } from '../../../subgraphs/kit/abuse/actions.ts'
import { buyInbox, putMessages, topUp } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, someName, startTestMail, type TestMail } from './support/service.ts'

const DAY_MS = 24 * 60 * 60_000

let service: TestMail
beforeAll(async () => {
  service = await startTestMail()
})
afterAll(() => service?.stop())

function later(days: number): void {
  service.now = new Date(service.now.getTime() + days * DAY_MS)
}

const runJob = () => service.runtime.jobs.get('mail.remindOfExpiry')?.({})

/** Reminders on their way to an address, oldest first. */
async function remindersTo(address: string) {
  const { rows } = await service.db.pool.query<{ blobKey: string; subject: string }>(
    `SELECT m.blob_key AS "blobKey", m.subject FROM mail.outbound_mail m
     JOIN mail.outbound_recipient r ON r.mail_id = m.id WHERE m.kind = 'REMINDER' AND r.address = $1 ORDER BY m.id`,
    [address],
  )
  return rows
}

describe('an inbox that is about to expire', () => {
  it('gets one mail about it in the last week, however many processes look', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox, expiresAt } = await buyInbox(service, wallet, { username })
    later(22.9)
    await runJob()
    expect(await remindersTo(inbox)).toEqual([])
    later(0.2)
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob()
    const [reminder, ...more] = await remindersTo(inbox)
    expect(more).toEqual([])
    const opened = await service.engines.blobs.open(reminder?.blobKey ?? '')
    const raw = Buffer.concat((await opened?.body.toArray()) ?? [])
    const mail = await PostalMime.parse(raw)
    expect(mail).toMatchObject({
      from: { address: `noreply@${MAIL_DOMAIN}` },
      to: [{ address: inbox }],
      subject: `${inbox} expires on ${expiresAt.slice(0, 10)}`,
      text: expect.stringContaining(`"username":"${username}"`),
    })
    expect(raw.toString('latin1')).toMatch(/^DKIM-Signature:/)
    expect(raw.toString('latin1')).toContain('Auto-Submitted: auto-generated')
  })

  it('gets another one about its next expiry, and none about one that was put off', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    later(22)
    await topUp(service, wallet, 'topUpInbox', username)
    later(5)
    await runJob()
    expect(await remindersTo(inbox)).toHaveLength(0)
    later(30)
    await runJob()
    expect(await remindersTo(inbox)).toHaveLength(1)
    await topUp(service, wallet, 'topUpInbox', username)
    later(27)
    await runJob()
    expect(await remindersTo(inbox)).toHaveLength(2)
  })

  it('gets it as soon as there is room, when it was full', async () => {
    const [wallet, username] = [newWallet(), someName()]
    const { inbox } = await buyInbox(service, wallet, { username })
    later(24)
    await putMessages(service, inbox, 500)
    await runJob()
    expect(await remindersTo(inbox)).toEqual([])
    await service.db.pool.query(
      'DELETE FROM mail.message WHERE id = (SELECT m.id FROM mail.message m JOIN mail.inbox i ON i.id = m.inbox_id WHERE i.address = $1 LIMIT 1)',
      [inbox],
    )
    await runJob()
    expect(await remindersTo(inbox)).toHaveLength(1)
  })

  it('gets it once its suspension has ended', async () => {
    const { inbox } = await buyInbox(service, newWallet(), { username: someName() })
    const thing = { kind: 'INBOX', target: inbox } as const
    await suspend(service.db.pool, thing, { by: 'ada', reason: 'Spam' })
    later(24)
    await runJob()
    expect(await remindersTo(inbox)).toEqual([])
    await unsuspend(service.db.pool, thing, { by: 'ada', reason: 'Solved' })
    await runJob()
    expect(await remindersTo(inbox)).toHaveLength(1)
  })

  it('gets none when it has expired already', async () => {
    const { inbox } = await buyInbox(service, newWallet(), { username: someName() })
    later(30)
    await runJob()
    expect(await remindersTo(inbox)).toEqual([])
  })
})
