import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { collectGarbage } from '../../../support/collectGarbage.ts'
import { bytes, MB } from '../bodies.ts'
import type { Ground } from '../grounds/ground.ts'

const SIZE = 64 * MB

/** Far from a whole body, far more than one part of an upload: the server of the tests may hold its share in this process. */
const ALLOWED = SIZE / 2

/** Each look collects garbage, which takes its time. The last look on the way in is at three quarters of the body. */
const LOOK_EVERY = SIZE / 4

/** What every store holds of a large body while it passes: little. */
export function memoryBehaviours(start: () => Promise<Ground>): void {
  let ground: Ground
  let store: BlobStore
  beforeAll(async () => {
    ground = await start()
    store = await ground.open()
  })
  afterAll(async () => {
    await store?.close()
    await ground?.end()
  })

  describe('64 MB pass through little memory', () => {
    test('on the way in', async () => {
      const meter = new Meter()
      await store.put('large', largeBody(meter), { maxBytes: SIZE, contentType: 'text/plain' })
      expect((await store.stat('large'))?.size).toBe(SIZE)
      expect(meter.most).toBeLessThan(ALLOWED)
    })

    test('on the way in by parts', async () => {
      const meter = new Meter()
      const upload = store.upload('parts', { contentType: 'text/plain' })
      await upload.append(0, largeBody(meter), SIZE)
      await upload.finish(SIZE)
      expect(meter.most).toBeLessThan(ALLOWED)
    })

    test('on the way out to a slow reader', async () => {
      const meter = new Meter()
      const opened = await store.open('large')
      if (!opened) throw new Error('It is not there')
      let read = 0
      for await (const chunk of opened.body) {
        const before = read
        read += (chunk as Uint8Array).byteLength
        if (Math.floor(read / LOOK_EVERY) > Math.floor(before / LOOK_EVERY)) meter.look()
      }
      expect(read).toBe(SIZE)
      expect(meter.most).toBeLessThan(ALLOWED)
    })
  })
}

/** The same megabyte again and again, so that whatever memory grows by is held by the store. */
function largeBody(meter: Meter): Readable {
  const chunk = bytes(MB)
  const body = function* () {
    for (let at = 0; at < SIZE; at += MB) {
      if (at % LOOK_EVERY === 0) meter.look()
      yield chunk
    }
  }
  return Readable.from(body(), { objectMode: false })
}

/**
 * How much memory is in use for bytes, beyond what was at the beginning; what is garbage does not count. V8 frees bytes
 * in a thread of its own after a collection, and the next collection waits for it: hence two.
 */
class Meter {
  readonly #before = this.#inUse()
  most = 0

  look(): void {
    this.most = Math.max(this.most, this.#inUse() - this.#before)
  }

  #inUse(): number {
    collectGarbage()
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
}
