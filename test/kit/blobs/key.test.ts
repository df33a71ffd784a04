import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { InvalidBlobKey } from '../../../subgraphs/kit/storage/blobs/errors.ts'
import { fileOf } from '../../../subgraphs/kit/storage/blobs/filesystem/layout.ts'
import { checkKey, isKey, joinKey, MAX_KEY_BYTES } from '../../../subgraphs/kit/storage/blobs/key.ts'
import { bytes, empty, keysOf } from './bodies.ts'
import { filesystemGround } from './grounds/filesystemGround.ts'
import type { Ground } from './grounds/ground.ts'

const segment = fc.stringMatching(/^[A-Za-z0-9._~-]{1,12}$/).filter((name) => name !== '.' && name !== '..')
const key = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'))

describe('keys', () => {
  test('are what is made of good segments, and nothing else is', () => {
    fc.assert(
      fc.property(fc.oneof(key, fc.string(), fc.string({ unit: 'binary' }), pathLike()), (text) => {
        const good =
          /^[A-Za-z0-9._~/-]{1,900}$/.test(text) &&
          text.split('/').every((name) => name !== '' && name !== '.' && name !== '..' && name.length <= 200)
        expect(isKey(text)).toBe(good)
        if (!good) expect(() => checkKey(text)).toThrow(InvalidBlobKey)
      }),
      { numRuns: 2000 },
    )
  })

  test('lie below their base on the filesystem, each in a file of its own', () => {
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(fileOf('/base', one).startsWith('/base/')).toBe(true)
        expect(fileOf('/base', one) === fileOf('/base', other)).toBe(one === other)
        // No file is where another needs a folder.
        expect(fileOf('/base', other).startsWith(`${fileOf('/base', one)}/`)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('join to keys, as long as there is room', () => {
    fc.assert(fc.property(key, key, (one, other) => isKey(joinKey(one, other))))
    expect(isKey(joinKey('x'.repeat(200), 'y'.repeat(100)))).toBe(true)
    expect(isKey('x/'.repeat(MAX_KEY_BYTES / 2))).toBe(false)
  })
})

describe('a store on the filesystem', () => {
  let ground: Ground
  let store: BlobStore
  beforeAll(async () => {
    ground = await filesystemGround()
    store = await ground.open()
  })
  afterAll(() => ground?.end())

  test('lists any set of keys by their bytes, and any folder of it', async () => {
    const few = fc.uniqueArray(key, { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(few, fc.nat(), async (keys, choice) => {
        await empty(store)
        for (const each of keys) await store.put(each, bytes(3), { maxBytes: 3, contentType: 'text/plain' })
        expect(await keysOf(store)).toEqual([...keys].sort())
        const folder = keys[choice % keys.length]?.split('/')[0] ?? ''
        expect(await keysOf(store, folder)).toEqual(keys.filter((each) => each.startsWith(`${folder}/`)).sort())
      }),
      { numRuns: 40 },
    )
  })
})

/** Texts that people try. */
function pathLike() {
  const part = fc.constantFrom('..', '.', '', 'a', '~', '%2e%2e', '\\', '\0', 'etc', 'x'.repeat(201), ' ', 'ä')
  return fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'))
}
