import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Conflict, LimitReached, NotFound } from '../../../schema/errors.ts'
import { isSafeToShow } from '../../../subgraphs/kit/net/content/safeType.ts'
import { findUpload } from '../../../subgraphs/upload/store/uploads.ts'
import { takeLease } from '../../../subgraphs/upload/tickets/lease.ts'
import { findTicket, issueTicket, type Ticket } from '../../../subgraphs/upload/tickets/tickets.ts'
import type { FilesGround } from '../../../subgraphs/upload/uploads/ground.ts'
import { receive } from '../../../subgraphs/upload/uploads/receive.ts'
import { finish } from '../../../subgraphs/upload/uploads/tus/growing.ts'
import { newWallet } from '../domains/support/service.ts'
import { buy, resolve, type Slot, startTestHosting, type TestHosting } from './support/hosting.ts'
import { rawConnection } from './support/raw.ts'

let hosting: TestHosting
beforeAll(async () => {
  hosting = await startTestHosting()
})
afterAll(() => hosting?.stop())

const tokenOf = ({ uploadUrl }: Pick<Slot, 'uploadUrl'>) => uploadUrl.split('/').at(-1) ?? ''
const contentOf = async ({ publicUrl }: Slot) => (await fetch(publicUrl ?? '')).text()
const put = (url: string, body: string) => fetch(url, { method: 'PUT', body })

/** What the server of uploads works with. */
function groundOf({ db, blobs, log, server }: TestHosting): FilesGround {
  return { db, blobs, log, addresses: { files: server.url, sitesDomain: '', site: String }, now: () => hosting.now }
}

async function ticketOf(slot: Slot): Promise<Ticket> {
  const ticket = await findTicket(hosting.db.pool, tokenOf(slot))
  if (!ticket) throw new Error('There is no ticket')
  return ticket
}

describe('an upload URL that ends while a file comes through it', () => {
  it.each(['before', 'after'])(
    'brings nothing any more, also when its last byte comes just %s the newer one is made',
    async (order) => {
      const slot = await buy(hosting, newWallet(), 'buyUpload')
      const ticket = await ticketOf(slot)
      const options = { maxBytes: 9, contentType: 'text/plain' }
      const blob = await hosting.blobs.put(ticket.blobKey, Buffer.from('the older'), options)
      const upload = { kind: 'FILE', id: slot.uploadId } as const
      const client = await hosting.db.pool.connect()
      try {
        // As `replaceSite` does it, stopped between its statements.
        await client.query('BEGIN')
        await findUpload(client, slot.uploadId, 'FOR UPDATE')
        const issue = () => issueTicket(client, { upload, seconds: 60, now: hosting.now })
        const early = order === 'after' ? await issue() : null
        const received = receive(hosting.db, ticket, blob, hosting.now)
        await untilSomebodyWaits()
        const { token } = early ?? (await issue())
        await client.query('COMMIT')
        expect(await received).toBe(false)
        expect((await put(`${hosting.server.url}/u/${token}`, 'the newer')).status).toBe(201)
        expect(await contentOf(slot)).toBe('the newer')
      } finally {
        client.release()
      }
    },
  )

  it('leaves nothing of an upload in parts whose last one came too late', async () => {
    const wallet = newWallet()
    const slot = await buy(hosting, wallet, 'buySite')
    const ticket = await ticketOf(slot)
    await hosting.blobs.upload(ticket.blobKey, ticket.upload).append(0, Buffer.from('whole'), 5)
    await resolve('Mutation.replaceSite', { input: { site: slot.uploadId } }, hosting.context(wallet))
    await expect(finish(ticket, 5, groundOf(hosting))).rejects.toThrow(Conflict)
    expect(await hosting.blobs.stat(ticket.blobKey)).toBeNull()
  })

  it('keeps a file that is noted twice, as by two processes that both hold themselves for its writer', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const ticket = await ticketOf(slot)
    await hosting.blobs.upload(ticket.blobKey, ticket.upload).append(0, Buffer.from('whole'), 5)
    await finish(ticket, 5, groundOf(hosting))
    await expect(finish(ticket, 5, groundOf(hosting))).rejects.toThrow(Conflict)
    expect(await contentOf(slot)).toBe('whole')
  })

  it('brings nothing to an upload whose time was over for good before its last byte came', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const ticket = await ticketOf(slot)
    const late = groundOf(hosting)
    await late.blobs.upload(ticket.blobKey, ticket.upload).append(0, Buffer.from('late'), 4)
    await late.db.pool.query('UPDATE upload.upload SET removed_at = now() WHERE id = $1', [slot.uploadId])
    await expect(finish(ticket, 4, late)).rejects.toThrow(Conflict)
    expect(await late.blobs.stat(ticket.blobKey)).toBeNull()
  })

  it('does not take more of it than came before', async () => {
    const wallet = newWallet()
    const slot = await buy(hosting, wallet, 'buySite')
    const sender = await rawConnection(hosting.server.port)
    sender.write(`PUT ${new URL(slot.uploadUrl).pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n`)
    await untilWritten(slot)
    await resolve('Mutation.replaceSite', { input: { site: slot.uploadId } }, hosting.context(wallet))
    expect(await sender.until('\r\n\r\n')).toMatch(/^HTTP\/1.1 409 /)
    sender.socket.destroy()
  })

  /** A transaction waits for a row that another one holds. */
  async function untilSomebodyWaits(): Promise<void> {
    await expect
      .poll(async () => {
        const sql = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
        return (await hosting.db.pool.query(sql)).rowCount
      })
      .toBeGreaterThan(0)
  }

  async function untilWritten(slot: Slot): Promise<void> {
    const sql = 'SELECT 1 FROM upload.ticket WHERE upload_id = $1 AND writer IS NOT NULL'
    await expect.poll(async () => (await hosting.db.pool.query(sql, [slot.uploadId])).rowCount).toBe(1)
  }
})

describe('a crowd of requests to one upload URL', () => {
  it('is not let wait, each asking the database again and again: all but a few are refused at once', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const { tokenHash } = await ticketOf(slot)
    const lease = await takeLease(hosting.db.pool, tokenHash, hosting.log)
    const refused: number[] = []
    const answers = Array.from({ length: 30 }, async () => {
      const { status } = await put(slot.uploadUrl, 'me first')
      refused.push(status)
    })
    await expect.poll(() => refused.length).toBeGreaterThan(20)
    expect(new Set(refused)).toEqual(new Set([423]))
    await lease?.release()
    await Promise.all(answers)
    expect(refused).toContain(201)
  })
})

describe('an id that no upload can have', () => {
  it.each(['\0', 'x'.repeat(64), "' OR 1=1 --", '../../etc'])('is not found: %j', async (id) => {
    const asked = resolve('Query.storedItem', { id }, hosting.context(newWallet()))
    await expect(asked).rejects.toBeInstanceOf(NotFound)
    const replaced = resolve('Mutation.replaceSite', { input: { site: id } }, hosting.context(newWallet()))
    await expect(replaced).rejects.toBeInstanceOf(NotFound)
  })
})

describe('a file of a type that browsers take for a page', () => {
  it.each(['audio/x+xml', 'video/vnd.a+xml', 'image/x+xml', 'font/x+xml', 'text/x+xml', 'application/json+xml'])(
    '%s is for saving: XML may carry scripts, whatever family it says it is of',
    (type) => {
      expect(isSafeToShow(type)).toBe(false)
    },
  )

  it.each(['image/png', 'audio/mpeg', 'video/mp4', 'application/pdf', 'text/plain; charset=utf-8'])(
    '%s is shown',
    (type) => {
      expect(isSafeToShow(type)).toBe(true)
    },
  )
})

describe('new upload URLs, which cost nothing', () => {
  it('are sixty in an hour for one upload, and others are not concerned', async () => {
    const wallet = newWallet()
    const { uploadId } = await buy(hosting, wallet, 'buySite')
    const ask = (id: string) =>
      resolve<object>('Mutation.replaceSite', { input: { site: id } }, hosting.context(wallet))
    for (let urls = 1; urls < 60; urls++) await ask(uploadId)
    const refusal = await ask(uploadId).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(LimitReached)
    expect(refusal).toMatchObject({ fields: { retryAfter: 600 } })
    await ask((await buy(hosting, wallet, 'buySite')).uploadId)
    const before = hosting.now
    hosting.now = new Date(before.getTime() + 3_700_000)
    await ask(uploadId)
    hosting.now = before
  })

  it('are forgotten thirty days after they were used or closed, those that may be used are not', async () => {
    const [used, open] = [await buy(hosting, newWallet(), 'buyUpload'), await buy(hosting, newWallet(), 'buyUpload')]
    await put(used.uploadUrl, 'used')
    const before = hosting.now
    await hosting.run('upload.closeTickets')
    expect((await put(used.uploadUrl, 'again')).status).toBe(409)
    hosting.now = new Date(before.getTime() + 31 * 24 * 3_600_000)
    await hosting.run('upload.closeTickets')
    expect((await put(used.uploadUrl, 'again')).status).toBe(404)
    expect((await put(open.uploadUrl, 'late')).status).toBe(410)
    expect(await contentOf(used)).toBe('used')
    hosting.now = before
  })
})
