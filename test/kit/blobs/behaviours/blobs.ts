import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { BlobTooLarge, InvalidBlobKey, RangeOutside } from '../../../../subgraphs/kit/storage/blobs/errors.ts'
import { brokenStream, bytes, contentOf, digest, empty, keysOf, MB, readAll, streamOf } from '../bodies.ts'
import { type Ground, PAGE_SIZE, type Weaknesses } from '../grounds/ground.ts'

const text = { maxBytes: 100 * MB, contentType: 'text/plain' }

/** What every store does with blobs. */
export function blobBehaviours(start: () => Promise<Ground>, weaknesses: Weaknesses = {}): void {
  let ground: Ground
  let store: BlobStore
  beforeAll(async () => {
    ground = await start()
    store = await ground.open()
  })
  afterEach(() => empty(store))
  afterAll(async () => {
    await store?.close()
    await ground?.end()
  })
  const tracesLeft = async () => (weaknesses.keepsAbortedParts ? [] : ground.traces())

  describe('a blob', () => {
    test.each([0, 1, 70_000, 20 * MB + 17])('of %i bytes comes back as it went in', async (size) => {
      const content = bytes(size)
      const info = await store.put('some/file.txt', streamOf(content), text)
      expect(info).toMatchObject({ key: 'some/file.txt', size })
      expect(info.etag).toMatch(/^[^"]+$/)
      expect(await store.stat('some/file.txt')).toEqual(info)
      const opened = await store.open('some/file.txt')
      expect(opened?.info).toEqual(info)
      expect(digest(opened && (await readAll(opened.body)))).toBe(digest(content))
    })

    test('may be given as bytes instead of a stream', async () => {
      await store.put('bytes', bytes(1000), text)
      expect(digest(await contentOf(store, 'bytes'))).toBe(digest(bytes(1000)))
    })

    test('gives a range of its bytes, both ends included', async () => {
      const content = bytes(200_000)
      await store.put('ranged', content, text)
      const firstByte = weaknesses.missesFirstByte ? [] : [[0, 0] as const]
      const ranges = [
        [0, 1],
        [10, 99_999],
        [199_999, 199_999],
        [0, 199_999],
      ] as const
      for (const [start, end] of [...firstByte, ...ranges]) {
        const opened = await store.open('ranged', { start, end })
        expect(opened?.info.size).toBe(200_000)
        expect(digest(opened && (await readAll(opened.body)))).toBe(digest(content.subarray(start, end + 1)))
      }
    })

    test.each([
      [0, 10],
      [10, 10],
      [11, 20],
      [5, 4],
      [-1, 3],
    ])('refuses the range %i to %i when it has ten bytes', async (start, end) => {
      await store.put('ten', bytes(10), text)
      const opening = store.open('ten', { start, end })
      await expect(opening).rejects.toBeInstanceOf(RangeOutside)
      await expect(opening).rejects.toMatchObject({ size: 10 })
    })

    test('that is not there is null, whole or in part', async () => {
      expect(await store.stat('nothing')).toBeNull()
      expect(await store.open('nothing')).toBeNull()
      expect(await store.open('nothing', { start: 0, end: 1 })).toBeNull()
      expect(await store.open('nothing', { start: 2, end: 1 })).toBeNull()
    })

    test('may be put down half read', async () => {
      await store.put('large', bytes(20 * MB), text)
      const opened = await store.open('large')
      opened?.body.destroy()
      expect((await contentOf(store, 'large'))?.byteLength).toBe(20 * MB)
    })

    test('has another etag when it has another content', async () => {
      const etags = new Set<string>()
      for (let round = 0; round < 20; round++) etags.add((await store.put('changing', bytes(100, round), text)).etag)
      expect(etags.size).toBe(20)
    })

    test('is gone when deleted, and deleting it again is fine', async () => {
      await store.put('a/b/c', bytes(10), text)
      await store.put('a/b/d', bytes(10), text)
      await store.delete(['a/b/c', 'a/never'])
      await store.delete(['a/b/c'])
      await store.delete([])
      expect(await store.stat('a/b/c')).toBeNull()
      expect(await keysOf(store)).toEqual(['a/b/d'])
    })

    test('and a folder may have one name', async () => {
      await store.put('site', bytes(1), text)
      await store.put('site/index.html', bytes(2), text)
      expect((await store.stat('site'))?.size).toBe(1)
      expect((await store.stat('site/index.html'))?.size).toBe(2)
      await store.delete(['site'])
      expect(await keysOf(store)).toEqual(['site/index.html'])
    })
  })

  describe('writing over a blob', () => {
    test('shows the old one until the new one is whole', async () => {
      const before = bytes(1000, 1)
      const after = bytes(12 * MB, 2)
      await store.put('page', before, text)
      const seen: (string | null)[] = []
      const body = async function* () {
        for (let at = 0; at < after.length; at += MB) {
          seen.push(digest(await contentOf(store, 'page')))
          yield after.subarray(at, at + MB)
        }
      }
      await store.put('page', Readable.from(body(), { objectMode: false }), text)
      expect(new Set(seen)).toEqual(new Set([digest(before)]))
      expect(digest(await contentOf(store, 'page'))).toBe(digest(after))
    })

    test.skipIf(weaknesses.overwritesInPlace)('lets a reader finish with the old one', async () => {
      const before = bytes(30 * MB, 1)
      await store.put('page', before, text)
      const opened = await store.open('page')
      if (!opened) throw new Error('It is not there')
      await store.put('page', bytes(1000, 2), text)
      expect(digest(await readAll(opened.body))).toBe(digest(before))
      expect(digest(await contentOf(store, 'page'))).toBe(digest(bytes(1000, 2)))
    })
  })

  describe('a body that does not come whole', () => {
    test.each([1000, 20 * MB])('leaves nothing behind when it is larger than allowed (%i bytes)', async (size) => {
      const putting = store.put('big', streamOf(bytes(size)), { ...text, maxBytes: size - 1 })
      await expect(putting).rejects.toBeInstanceOf(BlobTooLarge)
      await expect(putting).rejects.toMatchObject({ maxBytes: size - 1 })
      expect(await keysOf(store)).toEqual([])
      expect(await tracesLeft()).toEqual([])
    })

    test('of just the size allowed is taken', async () => {
      expect((await store.put('just', streamOf(bytes(9 * MB)), { ...text, maxBytes: 9 * MB })).size).toBe(9 * MB)
    })

    test('is refused as soon as it is too large, and not destroyed', async () => {
      const body = streamOf(bytes(20 * MB))
      await expect(store.put('big', body, { ...text, maxBytes: MB })).rejects.toBeInstanceOf(BlobTooLarge)
      expect(body.destroyed).toBe(false)
      expect((await readAll(body)).byteLength).toBeGreaterThan(18 * MB)
    })

    test.each([1000, 20 * MB])('leaves nothing behind when it breaks off after %i bytes', async (size) => {
      const lost = new Error('The connection was lost')
      await expect(store.put('cut', brokenStream(bytes(size), lost), text)).rejects.toBe(lost)
      expect(await keysOf(store)).toEqual([])
      expect(await tracesLeft()).toEqual([])
    })

    test('leaves what stood there', async () => {
      await store.put('kept', bytes(10), text)
      await expect(store.put('kept', brokenStream(bytes(9 * MB), new Error('lost')), text)).rejects.toThrow('lost')
      await expect(store.put('kept', bytes(11), { ...text, maxBytes: 10 })).rejects.toBeInstanceOf(BlobTooLarge)
      expect(digest(await contentOf(store, 'kept'))).toBe(digest(bytes(10)))
    })

    test('that broke before it was looked at is told of all the same', async () => {
      const body = new Readable({ read: () => {} })
      body.on('error', () => {})
      body.destroy(new Error('too early'))
      await expect(store.put('early', body, text)).rejects.toThrow('too early')
    })
  })

  test('a body that was read before is not taken for an empty one', async () => {
    const body = streamOf(bytes(10))
    await readAll(body)
    await expect(store.put('twice', body, text)).rejects.toThrow('was read before')
    expect(await store.stat('twice')).toBeNull()
  })

  describe('a listing', () => {
    const keys = ['a', 'a-b', 'a.b', 'a/b', 'a/b/c', 'a0', 'A', 'b/1', 'b/10', 'b/2', '~', '_', 'zz/y/x']

    test('has every blob, its size and etag', async () => {
      const put = new Map<string, unknown>()
      for (const key of keys) put.set(key, await store.put(key, bytes(key.length), text))
      const listed = new Map<string, unknown>()
      for await (const info of store.list('')) listed.set(info.key, withoutTime(info))
      expect(listed).toEqual(new Map([...put].map(([key, info]) => [key, withoutTime(info)])))
    })

    test.skipIf(weaknesses.ordersByFolder)('is ordered by the bytes of the keys', async () => {
      for (const key of keys) await store.put(key, bytes(1), text)
      expect(await keysOf(store)).toEqual([...keys].sort())
    })

    test.skipIf(weaknesses.cannotPage)(
      'of more than a page has every blob once, and all of them go together',
      async () => {
        // Two full pages and a part of one.
        const many = Array.from({ length: 2 * PAGE_SIZE + 5 }, (_, index) => `many/${String(index).padStart(4, '0')}`)
        await Promise.all(many.map((key) => store.put(key, bytes(1), text)))
        expect(await keysOf(store, 'many')).toEqual(many)
        await empty(store)
        expect(await keysOf(store)).toEqual([])
      },
    )

    test('of a folder has what is in it and below, and nothing that only begins like it', async () => {
      for (const key of keys) await store.put(key, bytes(1), text)
      expect((await keysOf(store, 'a')).sort()).toEqual(['a/b', 'a/b/c'])
      expect(await keysOf(store, 'b')).toEqual(['b/1', 'b/10', 'b/2'])
      expect(await keysOf(store, 'none')).toEqual([])
    })
  })

  describe('a part of the store', () => {
    test('is a store of its own', async () => {
      const mail = store.within('mail')
      const inbox = mail.within('inbox')
      const info = await inbox.put('1', bytes(10), text)
      expect(info.key).toBe('1')
      expect(await inbox.stat('1')).toEqual(info)
      const opened = await inbox.open('1')
      expect(opened?.info.key).toBe('1')
      expect(digest(opened && (await readAll(opened.body)))).toBe(digest(bytes(10)))
      expect(await keysOf(inbox)).toEqual(['1'])
      expect(await keysOf(mail)).toEqual(['inbox/1'])
      expect(await keysOf(mail, 'inbox')).toEqual(['inbox/1'])
      expect(await keysOf(store)).toEqual(['mail/inbox/1'])
      expect(await keysOf(store.within('other'))).toEqual([])
      await store.within('mailbox').put('2', bytes(10), text)
      expect(await keysOf(mail)).toEqual(['inbox/1'])
      await inbox.delete(['1'])
      expect(await keysOf(mail)).toEqual([])
    })

    test('cannot be left, and closing it leaves the store open', async () => {
      const mail = store.within('mail')
      for (const key of ['', '..', '../other/1', 'a/../../b'])
        await expect(mail.put(key, bytes(1), text)).rejects.toBeInstanceOf(InvalidBlobKey)
      await mail.close()
      await store.put('still', bytes(1), text)
    })
  })

  test.each([
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.',
    '..',
    'a/../b',
    'a b',
    'ä',
    'a\0',
    'a\\b',
    'a+',
    'x'.repeat(201),
    `${'x/'.repeat(450)}x`,
  ])('the key %j is refused by everything', async (key) => {
    await expect(store.put(key, bytes(1), text)).rejects.toBeInstanceOf(InvalidBlobKey)
    await expect(store.stat(key)).rejects.toBeInstanceOf(InvalidBlobKey)
    await expect(store.open(key)).rejects.toBeInstanceOf(InvalidBlobKey)
    await expect(store.delete(['fine', key])).rejects.toBeInstanceOf(InvalidBlobKey)
    expect(() => store.upload(key, text)).toThrow(InvalidBlobKey)
    if (key !== '') await expect(keysOf(store, key)).rejects.toBeInstanceOf(InvalidBlobKey)
  })

  test('the longest key is taken', async () => {
    const key = [...Array.from({ length: 4 }, () => 'x'.repeat(200)), 'y'.repeat(96)].join('/')
    await store.put(key, bytes(1), text)
    expect(await keysOf(store)).toEqual([key])
  })
}

/** Stores round times of listings differently from those of single objects. */
function withoutTime(info: unknown): unknown {
  return { ...(info as object), modifiedAt: undefined }
}
