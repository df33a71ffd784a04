import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openMedia } from '../../../subgraphs/kit/storage/media/openMedia.ts'
import { type MediaPlace, openPlace } from './place.ts'

const MINUTE_MS = 60_000
const PNG = Buffer.from('89504e470d0a1a0a-and-so-on')

let place: MediaPlace
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place?.stop())
beforeEach(() => place.setNow(new Date('2031-01-01T00:00:00.000Z')))

const inMs = (ms: number) => new Date(place.now().getTime() + ms)

async function shown(key: string, contentType: string, body: Uint8Array = PNG, filename?: string): Promise<string> {
  await place.blobs.put(key, body, { maxBytes: 1e9, contentType })
  const expiresAt = inMs(20 * MINUTE_MS)
  return place.media.urlOf({ key, contentType, expiresAt, ...(filename ? { filename } : {}) })
}

let count = 0
const taking = (given: { maxBytes?: number; contentType?: string } = {}) => {
  count += 1
  const key = `in/${count}`
  const ticket = place.media.uploadTicket({
    key,
    contentType: 'image/png',
    maxBytes: 1_000,
    expiresAt: inMs(5 * MINUTE_MS),
    shownUntil: inMs(60 * MINUTE_MS),
    ...given,
  })
  return { key, url: `${place.url}/media/${ticket}` }
}

const put = (
  url: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = { 'content-type': 'image/png' },
) => fetch(url, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit)

describe('a link to a blob', () => {
  it('shows pictures and videos, and nothing in them runs or loads anything', async () => {
    const response = await fetch(await shown('a/pic.png', 'image/png', PNG, 'a cat "1".png'))
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=1200',
      etag: expect.stringMatching(/^".+"$/),
    })
  })

  it('lets a browser save everything else, whatever its type says', async () => {
    for (const contentType of ['text/html', 'image/svg+xml', 'application/pdf']) {
      const response = await fetch(await shown('a/page', contentType, Buffer.from('<script>alert(1)</script>')))
      expect(response.headers.get('content-type')).toBe('application/octet-stream')
      expect(response.headers.get('content-disposition')).toBe('attachment')
    }
  })

  it('answers HEAD, one range, and whoever has it already', async () => {
    const url = await shown('a/video', 'video/mp4', Buffer.from('0123456789'))
    const head = await fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', ''])
    const part = await fetch(url, { headers: { range: 'bytes=2-4' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234'])
    expect((await fetch(url, { headers: { range: 'bytes=20-' } })).status).toBe(416)
    const known = await fetch(url, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
  })

  it('has run out at its time, to the second, and leads nowhere when the file is gone', async () => {
    const url = await shown('a/short', 'image/png')
    place.setNow(inMs(20 * MINUTE_MS - 1))
    expect((await fetch(url)).status).toBe(200)
    expect(place.media.keyOf(url, place.now())).toEqual({ key: 'a/short', contentType: 'image/png' })
    place.setNow(inMs(1))
    const late = await fetch(url)
    expect([late.status, await late.json()]).toMatchObject([410, { success: false, error: expect.any(String) }])
    expect(place.media.keyOf(url, place.now())).toBeNull()
    const gone = await shown('a/gone', 'image/png')
    await place.blobs.delete(['a/gone'])
    expect((await fetch(gone)).status).toBe(404)
  })

  it('is of one service alone, and cannot be made or changed by anybody else', async () => {
    const url = await shown('a/own', 'image/png')
    expect(place.otherMedia.keyOf(url, place.now())).toBeNull()
    const [payload = '', signature = ''] = url.slice(url.lastIndexOf('/') + 1).split('.')
    const read = JSON.parse(Buffer.from(payload, 'base64url').toString())
    for (const change of [
      [1, 'merch'],
      [2, 'a/other'],
      [3, 'text/html'],
      [4, 9e9],
      [0, 'take'],
    ] as const) {
      const forged = Buffer.from(JSON.stringify(read.with(change[0], change[1]))).toString('base64url')
      expect((await fetch(`${place.url}/media/${forged}.${signature}`)).status).toBe(404)
    }
    for (const wrong of [
      'x',
      `${payload}.`,
      `${payload}.${'A'.repeat(22)}`,
      `${'A'.repeat(5_000)}.${signature}`,
      '%2e%2e',
    ]) {
      const answer = await fetch(`${place.url}/media/${wrong}`)
      expect(answer.status, wrong.slice(0, 40)).toBe(404)
      expect(place.media.keyOf(`${place.url}/media/${wrong}`, place.now())).toBeNull()
    }
    expect(place.media.keyOf('https://elsewhere.example/cat.png', place.now())).toBeNull()
  })

  it('takes no other methods', async () => {
    const url = await shown('a/methods', 'image/png')
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
      const answer = await fetch(url, { method, body: 'x' })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
    const { url: take } = taking()
    expect((await fetch(take)).status).toBe(405)
  })
})

describe('an upload link', () => {
  it('takes one file, shows where it is, and never a second', async () => {
    const { url, key } = taking()
    const first = await put(url, PNG, { 'content-type': 'image/png; foo=bar' })
    const answer = (await first.json()) as { url: string }
    expect([first.status, answer]).toEqual([
      201,
      { success: true, url: expect.stringContaining('/media/'), contentType: 'image/png', size: PNG.length },
    ])
    expect(Buffer.from(await (await fetch(answer.url)).arrayBuffer())).toEqual(PNG)
    expect(place.media.keyOf(answer.url, place.now())?.key).toBe(key)
    expect(place.media.keyOf(url, place.now())?.key).toBe(key)
    expect((await put(url, 'another')).status).toBe(409)
    expect(Buffer.from(await (await fetch(answer.url)).arrayBuffer())).toEqual(PNG)
  })

  it("is the store's own where it has one to give", async () => {
    const blob = {
      key: 'in/own',
      contentType: 'image/png',
      maxBytes: 9,
      expiresAt: inMs(300_000),
      shownUntil: inMs(600_000),
    }
    expect(await place.media.uploadUrl(blob)).toBe(`${place.url}/media/${place.media.uploadTicket(blob)}`)
    const presigned: unknown[] = []
    const s3: BlobStore = {
      ...place.blobs,
      presignPut: async (...asked) => {
        presigned.push(asked)
        return 'https://bucket.example/in/own?signature'
      },
    }
    const media = openMedia({ service: 'studio', key: Buffer.alloc(32), blobs: s3, now: place.now, baseUrl: () => '' })
    expect(await media.uploadUrl(blob)).toBe('https://bucket.example/in/own?signature')
    expect(presigned).toEqual([['in/own', { contentType: 'image/png', expiresInSeconds: 300 }]])
  })

  it('takes one of two that come at once', async () => {
    const { url } = taking()
    const answers = await Promise.all([put(url, 'one'), put(url, 'two'), put(url, 'three')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('takes no more than its size, announced or not, and leaves nothing of what was too much', async () => {
    const { url, key } = taking({ maxBytes: 10 })
    expect((await put(url, 'x'.repeat(11))).status).toBe(413)
    const dripping = Readable.from(['12345', '67890', '1'])
    expect((await put(url, Readable.toWeb(dripping) as ReadableStream)).status).toBe(413)
    expect(await place.blobs.stat(key)).toBeNull()
    expect((await put(url, 'x'.repeat(10))).status).toBe(201)
  })

  it('takes what its ticket says only, and only until its time', async () => {
    const { url, key } = taking()
    const wrong: Record<string, string>[] = [
      { 'content-type': 'image/jpeg' },
      { 'content-type': '' },
      { 'content-type': 'image/png', 'content-encoding': 'gzip' },
    ]
    for (const headers of wrong) expect((await put(url, PNG, headers)).status).toBe(415)
    place.setNow(inMs(5 * MINUTE_MS))
    expect((await put(url, PNG)).status).toBe(410)
    expect(await place.blobs.stat(key)).toBeNull()
  })

  it('keeps nothing of a file that breaks off', async () => {
    const { url, key } = taking()
    await new Promise<void>((resolve) => {
      const broken = httpRequest(url, {
        method: 'PUT',
        headers: { 'content-type': 'image/png', 'content-length': 900 },
      })
      broken.once('error', () => resolve())
      broken.write('only the beginning', () => broken.destroy())
    })
    expect(await place.blobs.stat(key)).toBeNull()
    const again = async (): Promise<number> => {
      const { status } = await put(url, PNG)
      return status === 409 ? again() : status
    }
    expect(await again()).toBe(201)
  })
})
