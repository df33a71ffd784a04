import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { BlobTooLarge, OffsetMismatch, UploadBusy } from '../../../../subgraphs/kit/storage/blobs/errors.ts'
import { brokenStream, bytes, contentOf, digest, empty, keysOf, MB, streamOf } from '../bodies.ts'
import type { Ground, Weaknesses } from '../grounds/ground.ts'

const text = { contentType: 'text/plain' }
const KEY = 'videos/1.mp4'

/** What every store does with uploads in parts. */
export function uploadBehaviours(start: () => Promise<Ground>, weaknesses: Weaknesses = {}): void {
  let ground: Ground
  let store: BlobStore
  beforeAll(async () => {
    ground = await start()
    store = await ground.open()
  })
  afterEach(async () => {
    await store.upload(KEY, text).discard()
    await empty(store)
  })
  afterAll(async () => {
    await store?.close()
    await ground?.end()
  })

  /** As after a restart: nothing of the store object before is known. */
  const restarted = async <Result>(work: (store: BlobStore) => Promise<Result>): Promise<Result> => {
    const again = await ground.open()
    try {
      return await work(again)
    } finally {
      await again.close()
    }
  }

  describe('an upload in parts', () => {
    test.each([
      ['small', [10, 1, 0, 70_000]],
      ['large', [3 * MB, 9 * MB, 20 * MB, 5]],
      ['of whole parts', [8 * MB, 8 * MB, 16 * MB]],
    ])('that is %s goes on after restarts and appears at once, whole', async (_, sizes) => {
      const content = bytes(sizes.reduce((sum, size) => sum + size))
      let at = 0
      for (const size of sizes) {
        const next = await restarted(async (again) => {
          const upload = again.upload(KEY, text)
          expect(await upload.offset()).toBe(at)
          return upload.append(at, streamOf(content.subarray(at, at + size)), content.length)
        })
        expect(next).toBe(at + size)
        at = next
        expect(await keysOf(store)).toEqual([])
      }
      const info = await restarted((again) => again.upload(KEY, text).finish(content.length))
      expect(info).toMatchObject({ key: KEY, size: content.length })
      expect(await store.stat(KEY)).toEqual(info)
      expect(digest(await contentOf(store, KEY))).toBe(digest(content))
      expect(await ground.traces()).toEqual([])
    })

    test('keeps what arrived when a body breaks off, and goes on from there', async () => {
      const content = bytes(30 * MB)
      const lost = new Error('The connection was lost')
      const upload = store.upload(KEY, text)
      let at = 0
      for (const size of [1 * MB, 12 * MB, 100_000]) {
        const body = brokenStream(content.subarray(at, at + size), lost)
        await expect(upload.append(at, body, content.length)).rejects.toBe(lost)
        expect(await upload.offset()).toBe(at + size)
        at += size
      }
      await restarted((again) => again.upload(KEY, text).append(at, streamOf(content.subarray(at)), content.length))
      await upload.finish(content.length)
      expect(digest(await contentOf(store, KEY))).toBe(digest(content))
    })

    test('takes the place of the blob that stood there only when it is finished', async () => {
      await store.put(KEY, bytes(10), { ...text, maxBytes: 10 })
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(9 * MB, 2), 9 * MB)
      expect(digest(await contentOf(store, KEY))).toBe(digest(bytes(10)))
      await upload.finish(9 * MB)
      expect(digest(await contentOf(store, KEY))).toBe(digest(bytes(9 * MB, 2)))
    })

    test('refuses what does not follow, and says where it stands', async () => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(100), 1000)
      for (const at of [0, 99, 101]) {
        const appending = upload.append(at, bytes(10), 1000)
        await expect(appending).rejects.toBeInstanceOf(OffsetMismatch)
        await expect(appending).rejects.toMatchObject({ offset: 100 })
      }
      expect(await upload.offset()).toBe(100)
    })

    test.each([1000, 9 * MB])('refuses more than its limit of %i bytes and keeps what came before', async (limit) => {
      const content = bytes(limit + 1)
      const upload = store.upload(KEY, text)
      await upload.append(0, content.subarray(0, limit - 10), limit)
      await expect(upload.append(limit - 10, streamOf(content.subarray(limit - 10), 5), limit)).rejects.toBeInstanceOf(
        BlobTooLarge,
      )
      const at = await upload.offset()
      expect(at).toBeGreaterThanOrEqual(limit - 10)
      expect(at).toBeLessThanOrEqual(limit)
      await upload.append(at, content.subarray(at, limit), limit)
      await upload.finish(limit)
      expect(digest(await contentOf(store, KEY))).toBe(digest(content.subarray(0, limit)))
    })

    test('is not finished short or long, and still goes on', async () => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(100), 200)
      for (const size of [0, 99, 200]) await expect(upload.finish(size)).rejects.toBeInstanceOf(OffsetMismatch)
      expect(await store.stat(KEY)).toBeNull()
      await upload.append(100, bytes(100), 200)
      expect((await upload.finish(200)).size).toBe(200)
    })

    test.each([100, 9 * MB])('gives the same answer when it is finished again (%i bytes)', async (size) => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(size), size)
      const info = await upload.finish(size)
      expect(await upload.finish(size)).toEqual(info)
      expect(await restarted((again) => again.upload(KEY, text).finish(size))).toEqual(info)
      await expect(upload.finish(size + 1)).rejects.toBeInstanceOf(OffsetMismatch)
      expect(digest(await contentOf(store, KEY))).toBe(digest(bytes(size)))
    })

    test('of nothing makes an empty blob', async () => {
      expect((await store.upload(KEY, text).finish(0)).size).toBe(0)
      expect((await store.stat(KEY))?.size).toBe(0)
    })

    test.each([100, 9 * MB])('leaves nothing when it is discarded (%i bytes)', async (size) => {
      const upload = store.upload(KEY, text)
      await upload.append(0, bytes(size), size)
      expect(await ground.traces()).not.toEqual([])
      await upload.discard()
      await upload.discard()
      expect(await upload.offset()).toBe(0)
      expect(await keysOf(store)).toEqual([])
      expect(await ground.traces()).toEqual([])
    })

    test('takes one writer at a time', async () => {
      const upload = store.upload(KEY, text)
      let more: () => void = () => {}
      const waited = new Promise<void>((resolve) => (more = resolve))
      const body = streamOf(bytes(1000))
      const first = upload.append(0, slowly(body, waited), 1000)
      await expect(store.upload(KEY, text).append(0, bytes(10), 10)).rejects.toBeInstanceOf(UploadBusy)
      await expect(store.upload(KEY, text).discard()).rejects.toBeInstanceOf(UploadBusy)
      more()
      expect(await first).toBe(1000)
    })

    test('in a part of the store has the name it has there', async () => {
      const videos = store.within('videos')
      const upload = videos.upload('1.mp4', text)
      await upload.append(0, bytes(10), 10)
      expect(await store.upload(KEY, text).offset()).toBe(10)
      expect((await upload.finish(10)).key).toBe('1.mp4')
    })
  })

  describe('a presigned upload', () => {
    const options = { contentType: 'image/png', contentLength: 1000, expiresInSeconds: 60 }
    const send = (url: string, size: number, type: string) =>
      fetch(url, { method: 'PUT', body: new Uint8Array(bytes(size)), headers: { 'content-type': type } })

    test('takes one PUT from anybody, where there is such a thing', async () => {
      const url = await store.within('videos').presignPut('2.png', options)
      expect(url === null).toBe(store.kind === 'filesystem')
      if (url === null) return
      expect((await send(url, 1000, 'image/png')).status).toBe(200)
      expect(digest(await contentOf(store, 'videos/2.png'))).toBe(digest(bytes(1000)))
    })

    test.skipIf(weaknesses.trustsPresigned).each([
      ['another type', 1000, 'text/html'],
      ['fewer bytes', 999, 'image/png'],
      ['more bytes', 1001, 'image/png'],
    ])('refuses %s', async (_, size, type) => {
      const url = await store.presignPut(KEY, options)
      if (url === null) return
      expect((await send(url, size, type)).status).toBe(403)
      expect(await store.stat(KEY)).toBeNull()
    })

    test('may leave the size open', async () => {
      const url = await store.presignPut(KEY, { contentType: 'image/png', expiresInSeconds: 60 })
      if (url === null) return
      expect((await send(url, 12_345, 'image/png')).status).toBe(200)
      expect((await store.stat(KEY))?.size).toBe(12_345)
    })
  })
}

function slowly(body: Readable, waited: Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      await waited
      yield* body
    })(),
    { objectMode: false },
  )
}
