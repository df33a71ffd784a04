import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspend } from '../../../subgraphs/kit/abuse/actions.ts'
import { restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { bounceAddressOf } from '../../../subgraphs/mail/outbound/bounceAddress.ts'
import { sendMail, sendRaw } from './inboundPeer.ts'
import { list, listOn, read, remove, someInbox } from './messagesFixture.ts'
import { buyInbox, createSubdomainInbox, someSubdomain } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, startTestMail, type TestMail } from './support/service.ts'

let service: TestMail

beforeAll(async () => {
  service = await startTestMail()
})

afterAll(() => service?.stop())

const SUSPENDED = { code: 'FORBIDDEN', message: 'FORBIDDEN: The operator has suspended this inbox' }
const file = { filename: 'a.txt', content: 'stolen' }

async function suspendInbox(target: string): Promise<void> {
  const { pool } = service.db
  await suspend(pool, { kind: 'INBOX', target }, { by: 'ada', reason: 'Spam' })
  await expect.poll(() => restrictionsOf(pool).isSuspended({ kind: 'INBOX', target }), { timeout: 10_000 }).toBe(true)
}

describe('a suspended inbox', () => {
  it('shows no message whose id is known, nor its files, and none is deleted', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address, attachments: [file] })
    const [{ id } = { id: '' }] = (await list(service, owner, username)).messages
    const [attachment] = (await read(service, owner, id)).attachments
    const url = attachment?.downloadUrl ?? ''
    expect((await fetch(url)).status).toBe(200)
    await suspendInbox(address)
    await expect(read(service, owner, id)).rejects.toMatchObject(SUSPENDED)
    await expect(remove(service, owner, id)).rejects.toMatchObject(SUSPENDED)
    expect((await fetch(url)).status).toBe(403)
  })

  it('of a subdomain shows no message either', async () => {
    const { owner, name } = await someSubdomain(service)
    const address = `info@${name}.${MAIL_DOMAIN}`
    await sendMail(service, { to: address })
    const [{ id } = { id: '' }] = (await listOn(service, owner, name, 'info')).messages
    await suspendInbox(address)
    await expect(read(service, owner, id, 'readSubdomainInboxMessage')).rejects.toMatchObject(SUSPENDED)
    await expect(remove(service, owner, id, 'deleteSubdomainInboxMessage')).rejects.toMatchObject(SUSPENDED)
  })

  it('is not sold again once it has lapsed: the suspension still holds', async () => {
    const { username, address } = await someInbox(service)
    await suspendInbox(address)
    await service.db.pool.query('UPDATE mail.inbox SET address = NULL WHERE address = $1', [address])
    await expect(buyInbox(service, newWallet(), { username })).rejects.toMatchObject(SUSPENDED)
    const { owner, name } = await someSubdomain(service)
    await suspendInbox(`sales@${name}.${MAIL_DOMAIN}`)
    const sales = { subdomain: name, localPart: 'sales' }
    await expect(createSubdomainInbox(service, owner, sales)).rejects.toMatchObject(SUSPENDED)
  })

  it('takes no reports about mail that it sent', async () => {
    const { owner, username, address } = await someInbox(service)
    await service.buy(owner, {
      field: 'sendMailFromInbox',
      args: { username, to: ['nobody@sender.test'], subject: 'Hello', text: 'Hello' },
      select: '{ resourceId }',
      usd: '0.005',
    })
    const { rows } = await service.db.pool.query('SELECT id FROM mail.outbound_mail WHERE header_from = $1', [address])
    await suspendInbox(address)
    const report = 'From: mailer-daemon@sender.test\r\nSubject: Undelivered\r\n\r\nNo.\r\n'
    expect(await sendRaw(service, [bounceAddressOf(rows[0].id, MAIL_DOMAIN)], report, '')).toMatch(/^250/)
    const kept = 'SELECT FROM mail.message JOIN mail.inbox ON inbox.id = inbox_id WHERE address = $1'
    expect((await service.db.pool.query(kept, [address])).rowCount).toBe(0)
  })
})
