import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inboundBlobs, rawMail, sendMail, sendRaw } from './inboundPeer.ts'
import { isWaived, list, listOn, read, remove, someInbox } from './messagesFixture.ts'
import { putMessages, someSubdomain } from './support/purchases.ts'
import { MAIL_DOMAIN, newWallet, startTestMail, type TestMail } from './support/service.ts'
import { wholeScans } from './support/wholeScans.ts'

const DAY_MS = 86_400_000

let service: TestMail

beforeAll(async () => {
  service = await startTestMail()
})

afterAll(() => service?.stop())

function later(ms: number): void {
  service.now = new Date(service.now.getTime() + ms)
}

async function runJob(name: string): Promise<void> {
  await service.runtime.jobs.get(name)?.({})
}

/** Runs the queued jobs of a kind. */
async function runQueued(name: string): Promise<void> {
  const sql = `SELECT job.id, payload FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE identifier = $1`
  const { rows } = await service.db.pool.query<{ id: string; payload: object }>(sql, [name])
  for (const { id, payload } of rows) {
    await service.runtime.jobs.get(name)?.(payload)
    await service.db.pool.query('SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])', [id])
  }
}

/** Ends an inbox, as a month after its expiry. */
async function end(address: string): Promise<void> {
  await service.db.pool.query(`UPDATE mail.inbox SET expires_at = '2020-01-01' WHERE address = $1`, [address])
  await runJob('mail.endLapsedInboxes')
}

describe('the list of messages', () => {
  it('has the newest first, page by page, each once, whatever comes meanwhile', async () => {
    const { owner, username, address } = await someInbox(service)
    for (const subject of ['1', '2', '3', '4', '5']) {
      later(1)
      await sendMail(service, { to: address, subject })
    }
    const first = await list(service, owner, username, { first: 2 })
    expect(first).toMatchObject({ messageCount: 5, messageLimit: 500, warning: null })
    expect(first.messages).toMatchObject([
      { subject: '5', fromEmail: 'ada@sender.test', read: false, receivedAt: service.now.toISOString() },
      { subject: '4' },
    ])
    later(1)
    await sendMail(service, { to: address, subject: '6' })
    const subjects: string[] = []
    let { nextCursor: after } = first
    while (after !== null) {
      const page = await list(service, owner, username, { first: 2, after })
      subjects.push(...page.messages.map(({ subject }) => subject))
      after = page.nextCursor
    }
    expect(subjects).toEqual(['3', '2', '1'])
  })

  it('ends without a cursor when the last page is just full', async () => {
    const { owner, username, address } = await someInbox(service)
    await putMessages(service, address, 2)
    expect(await list(service, owner, username, { first: 2 })).toMatchObject({ nextCursor: null, messageCount: 2 })
  })

  it('costs nothing while there is nothing in it', async () => {
    const { owner, username, address } = await someInbox(service)
    expect(await list(service, owner, username)).toEqual({
      messages: [],
      nextCursor: null,
      messageCount: 0,
      messageLimit: 500,
      warning: null,
    })
    expect(await isWaived(service, owner, username)).toBe(true)
    await putMessages(service, address, 1)
    expect(await isWaived(service, owner, username)).toBe(false)
  })

  it('warns when the inbox is nearly full, and when it is', async () => {
    const { owner, username, address } = await someInbox(service)
    await putMessages(service, address, 399)
    expect((await list(service, owner, username)).warning).toBeNull()
    await putMessages(service, address, 1)
    expect((await list(service, owner, username)).warning).toContain('400 of 500')
    await putMessages(service, address, 100)
    expect((await list(service, owner, username)).warning).toContain('full')
  })

  it.each(['', 'X', "'; DROP TABLE", '\0', '..', 'zzzzzzzzz', '0mwpcvhj8162e'])(
    'refuses %j as a cursor',
    async (after) => {
      const { owner, username, address } = await someInbox(service)
      await putMessages(service, address, 1)
      const page = list(service, owner, username, { after })
      await expect(page).rejects.toThrow('after: must be the id of a message of this inbox')
    },
  )

  it('refuses a message of another inbox as a cursor', async () => {
    const { owner, username, address } = await someInbox(service)
    await putMessages(service, address, 2)
    const [message] = (await list(service, owner, username)).messages
    const other = await someInbox(service)
    await putMessages(service, other.address, 2)
    const page = list(service, other.owner, other.username, { after: message?.id ?? '' })
    await expect(page).rejects.toThrow('must be the id of a message of this inbox')
  })

  it('goes on after a message that was deleted since it was listed', async () => {
    const { owner, username, address } = await someInbox(service)
    await putMessages(service, address, 3)
    const { messages, nextCursor } = await list(service, owner, username, { first: 2 })
    for (const { id } of messages) await remove(service, owner, id)
    const rest = await list(service, owner, username, { first: 2, after: nextCursor ?? '' })
    expect(rest).toMatchObject({ messageCount: 1, nextCursor: null })
    expect(rest.messages).toHaveLength(1)
  })
})

describe('reading a message', () => {
  it('marks it as read, and may be done again', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address })
    const [message] = (await list(service, owner, username)).messages
    const one = await read(service, owner, message?.id ?? '')
    expect(one).toMatchObject({ id: message?.id, subject: 'Hello', text: 'It rains.\n' })
    expect((await list(service, owner, username)).messages).toMatchObject([{ read: true }])
    expect(await read(service, owner, message?.id ?? '')).toMatchObject({ text: 'It rains.\n' })
  })

  it('says what came of checking the sender', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address })
    const [message] = (await list(service, owner, username)).messages
    const { authentication } = await read(service, owner, message?.id ?? '')
    expect(authentication).toEqual({ spf: 'none', dkim: 'none', dmarc: 'none' })
  })

  it.each(['nothing', '0', '../../etc/passwd', '\0', 'x'.repeat(64)])('finds none named %j', async (id) => {
    await expect(read(service, newWallet(), id)).rejects.toThrow('NOT_FOUND: Message not found')
    await expect(remove(service, newWallet(), id)).rejects.toThrow('NOT_FOUND: Message not found')
  })
})

describe('a message in an inbox', () => {
  it('is for its owner alone', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address })
    const [message] = (await list(service, owner, username)).messages
    const id = message?.id ?? ''
    const stranger = newWallet()
    await expect(list(service, stranger, username)).rejects.toThrow('FORBIDDEN: Inbox belongs to different wallet')
    await expect(read(service, stranger, id)).rejects.toThrow('FORBIDDEN: Inbox belongs to different wallet')
    await expect(remove(service, stranger, id)).rejects.toThrow('FORBIDDEN: Inbox belongs to different wallet')
    // The fields for subdomains do not know it, not even for its owner.
    await expect(read(service, owner, id, 'readSubdomainInboxMessage')).rejects.toThrow('NOT_FOUND')
    await expect(remove(service, owner, id, 'deleteSubdomainInboxMessage')).rejects.toThrow('NOT_FOUND')
    expect((await list(service, owner, username)).messages).toMatchObject([{ id, read: false }])
  })

  it('of a subdomain is for its owner and its signers, and for its owner to delete', async () => {
    const { name, owner, signer } = await someSubdomain(service)
    const stranger = newWallet()
    await sendMail(service, { to: `info@${name}.${MAIL_DOMAIN}` })
    const [message] = (await listOn(service, owner, name, 'info')).messages
    const id = message?.id ?? ''
    expect((await listOn(service, signer, name, 'INFO')).messages).toHaveLength(1)
    await expect(listOn(service, stranger, name, 'info')).rejects.toThrow('FORBIDDEN')
    await expect(listOn(service, owner, name, 'nobody')).rejects.toThrow('NOT_FOUND')
    for (const reader of [owner, signer])
      expect(await read(service, reader, id, 'readSubdomainInboxMessage')).toMatchObject({ id })
    await expect(read(service, stranger, id, 'readSubdomainInboxMessage')).rejects.toThrow('FORBIDDEN')
    await expect(read(service, owner, id)).rejects.toThrow('NOT_FOUND')
    for (const other of [signer, stranger])
      await expect(remove(service, other, id, 'deleteSubdomainInboxMessage')).rejects.toThrow('FORBIDDEN')
    expect(await remove(service, owner, id, 'deleteSubdomainInboxMessage')).toBe(id)
    expect((await listOn(service, owner, name, 'info')).messages).toEqual([])
  })

  it('goes when it is deleted, and its mail with the last of those who had it', async () => {
    const [one, other] = [await someInbox(service), await someInbox(service)]
    const before = await inboundBlobs(service)
    await sendMail(service, { to: [one.address, other.address] })
    const ids = await Promise.all(
      [one, other].map(async ({ owner, username }) => (await list(service, owner, username)).messages[0]?.id ?? ''),
    )
    await remove(service, one.owner, ids[0] ?? '')
    await expect(read(service, one.owner, ids[0] ?? '')).rejects.toThrow('NOT_FOUND')
    expect(await read(service, other.owner, ids[1] ?? '')).toMatchObject({ text: 'It rains.\n' })
    await remove(service, other.owner, ids[1] ?? '')
    expect(await inboundBlobs(service)).toEqual(before)
    await expect(remove(service, other.owner, ids[1] ?? '')).rejects.toThrow('NOT_FOUND')
  })

  it('is deleted by one of several who try at once', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address })
    const id = (await list(service, owner, username)).messages[0]?.id ?? ''
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => remove(service, owner, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('the end of messages', () => {
  it('takes their content after 90 days, and a month later the memory of them', async () => {
    const { name, owner } = await someSubdomain(service)
    const then = service.now
    await sendMail(service, { to: `info@${name}.${MAIL_DOMAIN}` })
    const [message] = (await listOn(service, owner, name, 'info')).messages
    const id = message?.id ?? ''
    const { rows } = await service.db.pool.query(
      'SELECT s.blob_key AS key FROM mail.stored_mail s JOIN mail.message m ON m.mail_id = s.id WHERE m.id = $1',
      [id],
    )
    service.now = new Date(then.getTime() + 90 * DAY_MS - 1)
    await runJob('mail.expireMessages')
    expect(await read(service, owner, id, 'readSubdomainInboxMessage')).toMatchObject({ id })
    // From that moment on, whether the job has run or not.
    later(1)
    await expect(read(service, owner, id, 'readSubdomainInboxMessage')).rejects.toThrow(
      'GONE: The content of this message is gone',
    )
    expect(await listOn(service, owner, name, 'info')).toMatchObject({ messages: [], messageCount: 0 })
    await runJob('mail.expireMessages')
    expect(await inboundBlobs(service)).not.toContain(rows[0].key)
    await expect(read(service, owner, id, 'readSubdomainInboxMessage')).rejects.toThrow('GONE')
    service.now = new Date(then.getTime() + 120 * DAY_MS)
    await runJob('mail.expireMessages')
    await expect(read(service, owner, id, 'readSubdomainInboxMessage')).rejects.toThrow('NOT_FOUND')
    expect(
      (await service.db.pool.query('SELECT FROM mail.stored_mail WHERE blob_key = $1', [rows[0].key])).rowCount,
    ).toBe(0)
    service.now = then
  })

  it('comes with the end of their inbox', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendMail(service, { to: address })
    const id = (await list(service, owner, username)).messages[0]?.id ?? ''
    const before = await inboundBlobs(service)
    await end(address)
    await expect(read(service, owner, id)).rejects.toThrow('NOT_FOUND')
    await runQueued('mail.deleteUnheld')
    expect(await inboundBlobs(service)).toHaveLength(before.length - 1)
  })

  it('spares a mail that another inbox holds, until that ends too', async () => {
    const [first, second] = [await someInbox(service), await someInbox(service)]
    const before = await inboundBlobs(service)
    await sendRaw(service, [first.address, second.address], rawMail())
    const id = (await list(service, second.owner, second.username)).messages[0]?.id ?? ''
    await end(first.address)
    await runQueued('mail.deleteUnheld')
    expect(await read(service, second.owner, id)).toMatchObject({ text: 'It rains.\n' })
    await end(second.address)
    await runQueued('mail.deleteUnheld')
    expect(await inboundBlobs(service)).toEqual(before)
  })

  it('comes within a day to mails that no inbox holds, for whatever reason', async () => {
    const { owner, username, address } = await someInbox(service)
    const before = await inboundBlobs(service)
    await sendMail(service, { to: address })
    const id = (await list(service, owner, username)).messages[0]?.id ?? ''
    await service.db.pool.query('DELETE FROM mail.message WHERE id = $1', [id])
    const then = service.now
    service.now = new Date(Date.now() + DAY_MS + 60_000)
    await runJob('mail.sweepInbound')
    service.now = then
    expect(await inboundBlobs(service)).toEqual(before)
  })

  it('takes what nobody has out of the store, a day after it came there', async () => {
    const { owner, username, address } = await someInbox(service)
    await sendRaw(service, [address], rawMail())
    await service.engines.blobs.put('inbound/0left', Buffer.from('x'), { maxBytes: 1, contentType: 'text/plain' })
    const then = service.now
    service.now = new Date(Date.now() + DAY_MS - 60_000)
    await runJob('mail.sweepInbound')
    expect(await inboundBlobs(service)).toContain('inbound/0left')
    service.now = new Date(Date.now() + DAY_MS + 60_000)
    await runJob('mail.sweepInbound')
    expect(await inboundBlobs(service)).not.toContain('inbound/0left')
    service.now = then
    const id = (await list(service, owner, username)).messages[0]?.id ?? ''
    expect(await read(service, owner, id)).toMatchObject({ text: 'It rains.\n' })
  })

  describe('is looked for by an index, however many mails are kept:', () => {
    beforeAll(async () => {
      for (let round = 0; round < 20; round += 1) await putMessages(service, (await someInbox(service)).address, 400)
      await service.db.pool.query('ANALYZE mail.stored_mail, mail.message')
    })

    const scansOf = (work: () => Promise<void>) => wholeScans(service.db.pool, ['message', 'stored_mail'], work)

    it.each(['mail.expireMessages', 'mail.sweepInbound'])('%s', async (job) => {
      const { address } = await someInbox(service)
      await sendRaw(service, [address], rawMail())
      const then = service.now
      service.now = new Date(Date.now() + DAY_MS + 60_000)
      expect(await scansOf(() => runJob(job))).toEqual([])
      service.now = then
    })

    it('the end of an inbox', async () => {
      const { address } = await someInbox(service)
      await sendRaw(service, [address], rawMail())
      const ending = async () => {
        await end(address)
        await runQueued('mail.deleteUnheld')
      }
      expect(await scansOf(ending)).toEqual([])
    })
  })
})
