import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findUpload } from '../../../subgraphs/upload/store/uploads.ts'
import { newWallet } from '../domains/support/service.ts'
import { buy, startTestHosting, type TestHosting } from './support/hosting.ts'
import { rawConnection } from './support/raw.ts'

const DAY_MS = 86_400_000
const TEXT = '0123456789'

let hosting: TestHosting
beforeAll(async () => {
  hosting = await startTestHosting()
})
afterAll(() => hosting?.stop())
beforeEach(() => {
  hosting.now = new Date('2031-01-01T00:00:00.500Z')
})

/** Buys and sends a file; answers its link. */
async function sent(given: { filename?: string; contentType?: string } = {}, body = TEXT): Promise<string> {
  const slot = await buy(hosting, newWallet(), 'buyUpload', given)
  const answer = await fetch(slot.uploadUrl, { method: 'PUT', body })
  expect(answer.status).toBe(201)
  return slot.publicUrl ?? ''
}

const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url, { method, headers, redirect: 'manual' })
const idOf = (url: string) => new URL(url).pathname.split('/')[2] ?? ''

describe('a permanent link', () => {
  it('shows the file, and may be kept by caches', async () => {
    const answer = await get(await sent())
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(TEXT)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '10',
      'content-disposition': 'inline; filename="notes.txt"',
      'cache-control': 'public, max-age=86400',
      'last-modified': 'Wed, 01 Jan 2031 00:00:00 GMT',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    })
  })

  it('tells all but the content to HEAD', async () => {
    const url = await sent()
    const head = await get(url, { range: 'bytes=0-1' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe('10')
    expect(await head.text()).toBe('')
  })

  it('leads from any other name to the right one', async () => {
    const url = await sent({ filename: 'Übersicht 1.txt' })
    expect(decodeURIComponent(url)).toMatch(/\/Übersicht-1\.txt$/)
    expect(await (await get(url)).text()).toBe(TEXT)
    for (const name of ['', '/', '/other.txt', '/%C3%9Cbersicht-2.txt', '/%']) {
      const moved = await get(`${hosting.server.url}/f/${idOf(url)}${name}?v=1`)
      expect(moved.status).toBe(308)
      expect(moved.headers.get('location')).toBe(`${url}?v=1`)
    }
    const disposition = (await get(url)).headers.get('content-disposition')
    expect(disposition).toBe(`inline; filename="_bersicht-1.txt"; filename*=UTF-8''%C3%9Cbersicht-1.txt`)
  })

  it.each(['/f/', '/f/2222222222/a', '/f/%2e%2e/x', '/f/AAAAAAAAAA/x', '/', '/etc/passwd', '//f/x'])(
    'is not %s',
    async (path) => {
      expect((await get(hosting.server.url + path)).status).toBe(404)
    },
  )

  it('is not there before the file, and gone after its time', async () => {
    const slot = await buy(hosting, newWallet(), 'buyUpload')
    expect((await get(slot.publicUrl ?? '')).status).toBe(404)
    await fetch(slot.uploadUrl, { method: 'PUT', body: TEXT })
    hosting.now = new Date(slot.expiresAt.getTime() - 5_000)
    expect((await get(slot.publicUrl ?? '')).headers.get('cache-control')).toBe('public, max-age=5')
    hosting.now = slot.expiresAt
    expect((await get(slot.publicUrl ?? '')).status).toBe(410)
  })

  it('is for reading', async () => {
    const url = await sent()
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
      const answer = await get(url, {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    }
  })

  it.each([
    'text/html',
    'TEXT/HTML; charset=utf-8',
    'image/svg+xml',
    'application/xml',
    'application/xhtml+xml',
    'text/javascript',
    'multipart/x-mixed-replace',
    'application/octet-stream',
  ])('never runs what a user put there as %s', async (contentType) => {
    const answer = await get(await sent({ filename: 'evil.html', contentType }))
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="evil.html"')
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a conditional request', () => {
  it('spares what the client has', async () => {
    const url = await sent()
    const { headers } = await get(url)
    const etag = headers.get('etag') ?? ''
    const modified = headers.get('last-modified') ?? ''
    const earlier = 'Tue, 31 Dec 2030 23:59:59 GMT'
    const status = async (conditions: Record<string, string>) => (await get(url, conditions)).status
    expect(await status({ 'if-none-match': etag })).toBe(304)
    expect(await status({ 'if-none-match': `"other", W/${etag}` })).toBe(304)
    expect(await status({ 'if-none-match': '*' })).toBe(304)
    expect(await status({ 'if-none-match': '"other"', 'if-modified-since': modified })).toBe(200)
    expect(await status({ 'if-modified-since': modified })).toBe(304)
    expect(await status({ 'if-modified-since': earlier })).toBe(200)
    expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200)
    expect(await status({ 'if-match': etag })).toBe(200)
    expect(await status({ 'if-match': '"other"' })).toBe(412)
    expect(await status({ 'if-match': `W/${etag}` })).toBe(412)
    expect(await status({ 'if-unmodified-since': earlier })).toBe(412)
    expect(await status({ 'if-unmodified-since': modified })).toBe(200)
    const spared = await get(url, { 'if-none-match': etag })
    expect(spared.headers.get('etag')).toBe(etag)
    expect(spared.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(await spared.text()).toBe('')
  })
})

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-100', TEXT, 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent for %s', async (range, text, contentRange) => {
    const answer = await get(await sent(), { range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(contentRange)
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(await answer.text()).toBe(text)
  })

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('is not there for %s', async (range) => {
    const answer = await get(await sent(), { range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe('bytes */10')
  })

  it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4'])(
    'is everything for %s',
    async (range) => {
      const answer = await get(await sent(), { range })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toBe(TEXT)
    },
  )

  it('is of the version that the client has begun with', async () => {
    const url = await sent()
    const { headers } = await get(url)
    const status = async (condition: string) => (await get(url, { range: 'bytes=0-3', 'if-range': condition })).status
    expect(await status(headers.get('etag') ?? '')).toBe(206)
    expect(await status('"other"')).toBe(200)
    expect(await status(headers.get('last-modified') ?? '')).toBe(206)
    expect(await status('Tue, 31 Dec 2030 23:59:59 GMT')).toBe(200)
  })
})

describe('a client that goes away', () => {
  it('leaves a server that goes on', async () => {
    const url = await sent({ contentType: 'application/octet-stream' }, 'x'.repeat(9_000_000))
    for (let count = 0; count < 10; count++) {
      const client = await rawConnection(hosting.server.port)
      client.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: x\r\n\r\n`)
      await client.until('200 OK')
      client.socket.destroy()
    }
    expect((await (await get(url)).text()).length).toBe(9_000_000)
  })
})

describe('the clean-up', () => {
  const later = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS)
  const rowOf = (url: string) => findUpload(hosting.db.pool, idOf(url))

  it('removes a file some days after it expired, and not before', async () => {
    const url = await sent()
    const key = (await rowOf(url))?.blobKey ?? ''
    const expiresAt = (await rowOf(url))?.expiresAt ?? hosting.now
    hosting.now = new Date(later(expiresAt, 7).getTime() - 1)
    await hosting.run('upload.removeExpiredFiles')
    expect(await hosting.blobs.stat(key)).not.toBeNull()
    hosting.now = later(expiresAt, 7)
    await Promise.all([hosting.run('upload.removeExpiredFiles'), hosting.run('upload.removeExpiredFiles')])
    expect(await hosting.blobs.stat(key)).toBeNull()
    expect(await rowOf(url)).toMatchObject({ blobKey: null, removedAt: hosting.now })
    expect((await get(url)).status).toBe(410)
  })

  it('sweeps what nothing names after a day, and nothing else', async () => {
    const url = await sent()
    const named = (await rowOf(url))?.blobKey ?? ''
    const site = await buy(hosting, newWallet(), 'buySite')
    await fetch(site.uploadUrl, { method: 'PUT', body: 'zip' })
    const { rows } = await hosting.db.pool.query('SELECT zip_key FROM upload.site_version WHERE upload_id = $1', [
      site.uploadId,
    ])
    for (const key of ['files/2222222222/orphan', 'zips/2222222222/orphan', 'sites/2222222222/page'])
      await hosting.blobs.put(key, Buffer.from('x'), { maxBytes: 1, contentType: 'text/plain' })
    const there = async () => {
      const keys = [
        'files/2222222222/orphan',
        'zips/2222222222/orphan',
        'sites/2222222222/page',
        named,
        rows[0].zip_key,
      ]
      const found = await Promise.all(keys.map((key) => hosting.blobs.stat(key)))
      return found.map((blob) => blob !== null)
    }
    hosting.now = new Date(Date.now() + DAY_MS - 60_000)
    await hosting.run('upload.sweepOrphans')
    expect(await there()).toEqual([true, true, true, true, true])
    hosting.now = new Date(Date.now() + DAY_MS + 60_000)
    await hosting.run('upload.sweepOrphans')
    expect(await there()).toEqual([false, false, true, true, true])
  })
})
