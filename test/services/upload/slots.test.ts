import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BadInput, Conflict, Forbidden, Gone, NotFound } from '../../../schema/errors.ts'
import { curlExample } from '../../../subgraphs/upload/slots/curl.ts'
import { parseMediaType } from '../../../subgraphs/upload/slots/mediaType.ts'
import { publicNameOf } from '../../../subgraphs/upload/slots/publicName.ts'
import { findUpload } from '../../../subgraphs/upload/store/uploads.ts'
import { addMonths } from '../../../subgraphs/upload/tiers.ts'
import { newWallet } from '../domains/support/service.ts'
import {
  actOf,
  buy,
  payingLine,
  priceOf,
  resolve,
  resolveReference,
  type Slot,
  startTestHosting,
  type TestHosting,
  TRANSACTION,
} from './support/hosting.ts'

let hosting: TestHosting
beforeAll(async () => {
  hosting = await startTestHosting()
})
afterAll(() => hosting?.stop())
beforeEach(() => {
  hosting.now = new Date('2030-08-31T10:00:00Z')
})

const FILE = { filename: 'a.txt', contentType: 'text/plain', tier: 'MB_10' as const, uploadUrlSeconds: 60 }

describe('buying a slot', () => {
  it.each([
    ['MB_10', 20_000n, 10_000_000],
    ['MB_100', 200_000n, 100_000_000],
    ['GB_1', 2_000_000n, 1_000_000_000],
  ] as const)('costs the price of its tier %s, and gives its room for six months', async (tier, price, bytes) => {
    expect(await priceOf(hosting, 'Mutation.buyUpload', { input: { ...FILE, tier } })).toBe(price)
    expect(await priceOf(hosting, 'Mutation.buySite', { input: { ...FILE, tier } })).toBe(price)
    const slot = await buy(hosting, newWallet(), 'buyUpload', { tier })
    expect(slot).toMatchObject({
      uploadId: expect.stringMatching(/^[23456789abcdefghjkmnpqrstvwxyz]{10}$/),
      uploadUrl: expect.stringMatching(new RegExp(`^${hosting.server.url}/u/[A-Za-z0-9_-]{32}$`)),
      uploadMethod: 'PUT',
      postUrl: null,
      postFields: null,
      publicUrl: `${hosting.server.url}/f/${slot.uploadId}/notes.txt`,
      maxSize: bytes,
      transactionHash: TRANSACTION,
    })
    // February has no 31st.
    expect(slot.expiresAt).toEqual(new Date('2031-02-28T10:00:00Z'))
    expect(slot.uploadUrlExpiresAt).toEqual(new Date('2030-08-31T11:00:00Z'))
  })

  it('keeps no upload URL that somebody who reads the database could use', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    const token = slot.uploadUrl.split('/').at(-1) ?? ''
    const { rows } = await hosting.db.pool.query('SELECT ticket.*::text AS row FROM upload.ticket')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('gives a site no link of a file', async () => {
    const slot = await buy(hosting, newWallet(), 'buySite', { filename: 'site.zip' })
    expect(slot.publicUrl).toBeNull()
  })

  it.each([
    'text',
    'text/',
    '/plain',
    'text/plain\r\nX-Evil: 1',
    'text/plain;\n a=b',
    'tëxt/plain',
    'a b/c',
    'text/plain; x',
  ])('refuses the media type %j before any money moves', async (contentType) => {
    const args = { ...FILE, contentType }
    await expect(priceOf(hosting, 'Mutation.buyUpload', { input: args })).rejects.toThrow(
      /contentType: must be a media type/,
    )
    const line = payingLine('Mutation.buyUpload', args)
    const held = actOf('Mutation.buyUpload').hold({ input: args }, line, hosting.context(newWallet(), line))
    await expect(held).rejects.toThrow(BadInput)
  })

  it('happens once for one payment, and not at all once it was given up', async () => {
    const wallet = newWallet()
    const line = payingLine('Mutation.buyUpload', FILE)
    const act = actOf('Mutation.buyUpload')
    const context = hosting.context(wallet, line)
    const order = { input: FILE }
    await act.hold(order, line, context)
    await act.hold(order, line, context)
    const tries = await Promise.allSettled([1, 2, 3].map(() => resolve<object>('Mutation.buyUpload', order, context)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await act.outcome(line, context.engines, hosting.db)).toBe('DONE')

    const other = payingLine('Mutation.buyUpload', FILE)
    await act.hold(order, other, hosting.context(wallet, other))
    expect(await act.outcome(other, context.engines, hosting.db)).toBe('UNDONE')
    await expect(resolve('Mutation.buyUpload', order, hosting.context(wallet, other))).rejects.toThrow(Conflict)
    const { rows } = await hosting.db.pool.query('SELECT 1 FROM upload.upload WHERE wallet = $1', [wallet])
    expect(rows).toHaveLength(1)
  })
})

describe('a new upload URL', () => {
  const replace = async (wallet: ReturnType<typeof newWallet>, uploadId: string) => {
    const input = { site: uploadId }
    return (await resolve<{ slot: Slot }>('Mutation.replaceSite', { input }, hosting.context(wallet))).slot
  }

  it('takes the place of the one before', async () => {
    const wallet = newWallet()
    const slot = await buy(hosting, wallet, 'buySite')
    const fresh = await replace(wallet, slot.uploadId)
    expect(fresh).toMatchObject({ uploadId: slot.uploadId, expiresAt: slot.expiresAt, transactionHash: null })
    expect((await fetch(slot.uploadUrl, { method: 'PUT', body: 'zip' })).status).toBe(410)
    expect((await fetch(fresh.uploadUrl, { method: 'PUT', body: 'zip' })).status).toBe(201)
  })

  it('is one, however many are asked for at once', async () => {
    const wallet = newWallet()
    const { uploadId } = await buy(hosting, wallet, 'buySite')
    const fresh = await Promise.all(Array.from({ length: 6 }, () => replace(wallet, uploadId)))
    const statuses: number[] = []
    for (const { uploadUrl } of fresh) statuses.push((await fetch(uploadUrl, { method: 'PUT', body: 'zip' })).status)
    expect(statuses.sort()).toEqual([201, 410, 410, 410, 410, 410])
  })

  it('is given for a file that never came, whose first URL has run out, and not for one that came', async () => {
    const wallet = newWallet()
    const slot = await buy(hosting, wallet, 'buyUpload')
    hosting.now = new Date(slot.uploadUrlExpiresAt.getTime() + 1)
    expect((await fetch(slot.uploadUrl, { method: 'PUT', body: 'late' })).status).toBe(410)
    const fresh = await replace(wallet, slot.uploadId)
    expect((await fetch(fresh.uploadUrl, { method: 'PUT', body: 'here' })).status).toBe(201)
    await expect(replace(wallet, slot.uploadId)).rejects.toThrow(/is a file, not a site/)
  })

  it('is for the owner only, of something that is there and has not expired', async () => {
    const wallet = newWallet()
    const { uploadId, expiresAt } = await buy(hosting, wallet, 'buySite')
    await expect(replace(newWallet(), uploadId)).rejects.toThrow(new Forbidden('Upload belongs to different wallet'))
    await expect(replace(wallet, '2222222222')).rejects.toThrow(new NotFound('Upload not found'))
    hosting.now = expiresAt
    await expect(replace(wallet, uploadId)).rejects.toThrow(Gone)
  })
})

describe('a name in a link', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['My holiday photo (1).JPG', 'My-holiday-photo-1-.JPG'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\notes.txt', 'notes.txt'],
    ['...', 'file'],
    ['.htaccess', 'htaccess'],
    ['写真 2030.png', '写真-2030.png'],
    ['a\r\nSet-Cookie: x', 'a-Set-Cookie-x'],
    ['／full／width', 'width'],
    ['x\u202Egnp.exe', 'x-gnp.exe'],
    ['-rf', 'rf'],
    ['dir/', 'file'],
  ])('of %j is %j', (given, expected) => {
    expect(publicNameOf(given)).toBe(expected)
  })

  it('keeps its ending when it is cut', () => {
    const name = publicNameOf(`${'é'.repeat(500)}.tar.gz`)
    expect([...name]).toHaveLength(100)
    expect(name).toMatch(/é\.gz$/)
  })

  it('is never empty, too long, hidden, a path or anything that a URL cannot say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 512 }), (filename) => {
        const name = publicNameOf(filename)
        expect([...name].length).toBeGreaterThan(0)
        expect([...name].length).toBeLessThanOrEqual(100)
        expect(name).not.toMatch(/^[.-]|[/\\\p{C}\s]/u)
        expect(decodeURIComponent(encodeURIComponent(name))).toBe(name)
      }),
    )
  })
})

describe('a media type', () => {
  it('may have parameters', () => {
    for (const type of ['text/plain', 'text/plain; charset=utf-8', 'application/vnd.x+json;a="b c";d=e'])
      expect(parseMediaType(` ${type} `)).toBe(type)
  })
})

describe('the example for the shell', () => {
  it('says any file name as one word', () => {
    expect(curlExample('a b.txt', 'a-b.txt', 'http://x/u/t')).toBe(
      `curl --fail-with-body -g -T 'a b.txt' 'http://x/u/t'`,
    )
    expect(curlExample("it's $(me)", 'x', 'http://x/u/t')).toContain(`-T 'it'\\''s $(me)'`)
    expect(curlExample('-', 'x', 'http://x/u/t')).toContain(`-T './-'`)
    expect(curlExample('a\nb', 'a-b', 'http://x/u/t')).toContain(`-T 'a-b'`)
  })
})

describe('months', () => {
  it('are calendar months, and end where the month ends', () => {
    const plus = (from: string, months: number) => addMonths(new Date(from), months).toISOString()
    expect(plus('2028-08-31T12:00:00.000Z', 6)).toBe('2029-02-28T12:00:00.000Z')
    expect(plus('2027-08-31T12:00:00.000Z', 6)).toBe('2028-02-29T12:00:00.000Z')
    expect(plus('2027-12-15T23:59:59.999Z', 12)).toBe('2028-12-15T23:59:59.999Z')
    expect(plus('2027-05-31T00:00:00.000Z', 6)).toBe('2027-11-30T00:00:00.000Z')
  })
})

describe('what a wallet bought', () => {
  interface Page {
    readonly nodes: readonly { readonly id: string }[]
    readonly nextCursor: string | null
  }

  it('is listed to it page by page, newest first, each once, also when several came in the same instant', async () => {
    const wallet = newWallet()
    for (let index = 0; index < 7; index++) await buy(hosting, wallet, index % 2 ? 'buySite' : 'buyUpload')
    hosting.now = new Date(hosting.now.getTime() + 1000)
    const latest = await buy(hosting, wallet, 'buyUpload')
    await buy(hosting, newWallet(), 'buyUpload')
    const ids: string[] = []
    let after: string | null = null
    for (let pages = 1; ; pages++) {
      const page: Page = await resolve('Query.storedItems', { first: 3, after }, hosting.context(wallet))
      ids.push(...page.nodes.map(({ id }) => id))
      after = page.nextCursor
      if (!after) {
        expect(pages).toBe(3)
        break
      }
      expect(page.nodes).toHaveLength(3)
    }
    expect(ids[0]).toBe(latest.uploadId)
    expect(new Set(ids).size).toBe(8)
    const sites = await resolve<Page>('Wallet.sites', { first: 20 }, hosting.context(wallet), { address: wallet })
    expect(sites.nodes).toHaveLength(3)
  })

  it('is shown to nobody else', async () => {
    const wallet = newWallet()
    const { uploadId } = await buy(hosting, wallet, 'buyUpload')
    const other = hosting.context(newWallet())
    await expect(resolve('Query.storedItem', { id: uploadId }, other)).rejects.toThrow(
      new Forbidden('Upload belongs to different wallet'),
    )
    await expect(resolve('Query.storedItem', { id: 'nothing' }, other)).rejects.toThrow(
      new NotFound('Upload not found'),
    )
    await expect(resolve('Wallet.uploads', { first: 20 }, other, { address: wallet })).rejects.toThrow(Forbidden)
    expect(await resolveReference('Upload', uploadId, other)).toBeNull()
  })

  it.each([
    '',
    'nonsense',
    Buffer.from('1:5:UPPERCASE1').toString('base64url'),
    Buffer.from("1:5:'; DROP").toString('base64url'),
  ])('has no page after %j', async (after) => {
    const context = hosting.context(newWallet())
    await expect(resolve('Query.storedItems', { first: 3, after }, context)).rejects.toThrow(/after: is not a cursor/)
  })

  it('is pending, uploaded, then expired', async () => {
    const wallet = newWallet()
    const { uploadId, uploadUrl, expiresAt } = await buy(hosting, wallet, 'buyUpload')
    const status = async () =>
      resolve('Upload.status', {}, hosting.context(wallet), await findUpload(hosting.db.pool, uploadId))
    expect(await status()).toBe('PENDING')
    await fetch(uploadUrl, { method: 'PUT', body: 'text' })
    expect(await status()).toBe('UPLOADED')
    hosting.now = expiresAt
    expect(await status()).toBe('EXPIRED')
  })
})
