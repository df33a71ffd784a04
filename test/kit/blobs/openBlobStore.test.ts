import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BlobStoreUnusable } from '../../../subgraphs/kit/storage/blobs/errors.ts'
import { openBlobStore } from '../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../../subgraphs/kit/storage/blobs/settings.ts'
import { freePorts } from '../../support/ports.ts'
import { keysOf } from './bodies.ts'
import { s3rverGround } from './grounds/s3rverGround.ts'

const settings = (given: Record<string, string>) => z.object(BLOB_SETTINGS).parse(given)

let dataDir: string
let ground: Awaited<ReturnType<typeof s3rverGround>>
let reachable: Record<string, string>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-data-'))
  ground = await s3rverGround()
  reachable = {
    S3_BUCKET: ground.settings.bucket,
    S3_ENDPOINT: ground.settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
})
afterAll(async () => {
  await ground?.end()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the store for files', () => {
  test('is the filesystem under DATA_DIR when nothing is set, and is tried out', async () => {
    const store = await openBlobStore(settings({}), dataDir)
    expect(store.kind).toBe('filesystem')
    expect(await keysOf(store)).toEqual([])
    expect(await readdir(join(dataDir, 'files'))).toEqual(expect.arrayContaining(['blobs', 'incoming', 'partial']))
  })

  test('is the bucket when one is set, under its prefix', async () => {
    const store = await openBlobStore(settings({ ...reachable, S3_PREFIX: '/of/ours/' }), dataDir)
    expect(store.kind).toBe('s3')
    await store.put('a', Buffer.from('a'), { maxBytes: 1, contentType: 'text/plain' })
    expect(await keysOf(store)).toEqual(['a'])
    const other = await openBlobStore(settings({ ...reachable, S3_PREFIX: 'of/others' }), dataDir)
    expect(await keysOf(other)).toEqual([])
    await store.delete(['a'])
    await store.close()
    await other.close()
  })

  test('is the folder FILES_DIR when that is set', async () => {
    const folder = join(dataDir, 'shared')
    const store = await openBlobStore(settings({ FILES_DIR: folder }), join(dataDir, 'unused'))
    await store.put('a', Buffer.from('a'), { maxBytes: 1, contentType: 'text/plain' })
    const other = await openBlobStore(settings({}), dataDir)
    expect(await keysOf(other)).toEqual([])
    expect(await keysOf(await openBlobStore(settings({ FILES_DIR: folder }), dataDir))).toEqual(['a'])
  })

  test('has an id that all processes on one folder share, also when they start at once', async () => {
    const folder = join(dataDir, 'started-at-once')
    const stores = await Promise.all(
      Array.from({ length: 8 }, () => openBlobStore(settings({ FILES_DIR: folder }), dataDir)),
    )
    const [first] = stores
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(stores.map(({ id }) => id)).size).toBe(1)
    expect(first?.within('studio').id).toBe(first?.id)
    expect((await readdir(folder)).sort()).toEqual(['blobs', 'id', 'incoming', 'partial'])
    expect((await openBlobStore(settings({}), dataDir)).id).not.toBe(first?.id)
  })

  test('whose id was changed is refused with what to mend', async () => {
    const folder = join(dataDir, 'spoilt')
    await openBlobStore(settings({ FILES_DIR: folder }), dataDir)
    await writeFile(join(folder, 'id'), 'spoilt')
    await expect(openBlobStore(settings({ FILES_DIR: folder }), dataDir)).rejects.toThrow('holds no id: restore it')
  })

  test('in a bucket has the same id for the same bucket, endpoint and prefix alone', async () => {
    const idOf = async (given: Record<string, string>) => {
      const store = await openBlobStore(settings({ ...reachable, ...given }), dataDir)
      await store.close()
      return store.id
    }
    const id = await idOf({ S3_PREFIX: 'of/ours' })
    expect(await idOf({ S3_PREFIX: '/of/ours/' })).toBe(id)
    expect(await idOf({ S3_PREFIX: 'of/others' })).not.toBe(id)
  })

  test.each([
    ['no bucket of that name', { S3_BUCKET: 'missing' }, 'bucket missing at http', 'make it, or correct S3_BUCKET'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, 'bucket files', 'correct S3_ACCESS_KEY_ID'],
  ])('says at boot what to mend when there is %s', async (_, given, where, remedy) => {
    const opening = openBlobStore(settings({ ...reachable, ...given }), dataDir)
    await expect(opening).rejects.toBeInstanceOf(BlobStoreUnusable)
    await expect(opening).rejects.toThrow(where)
    await expect(opening).rejects.toThrow(remedy)
  })

  test('says at boot that nothing listens there', async () => {
    const [port] = await freePorts(1)
    const opening = openBlobStore(settings({ ...reachable, S3_ENDPOINT: `http://127.0.0.1:${port}` }), dataDir)
    await expect(opening).rejects.toThrow('Nothing listens at S3_ENDPOINT')
  })

  test('wants both halves of the key or none', async () => {
    const { S3_SECRET_ACCESS_KEY: _, ...half } = reachable
    await expect(openBlobStore(settings(half), dataDir)).rejects.toThrow('set both, or neither')
  })
})

describe('the settings', () => {
  test('have nothing that must be set', () => {
    expect(settings({})).toEqual({ S3_REGION: 'us-east-1', S3_PREFIX: '' })
  })

  test.each([
    ['S3_ENDPOINT', 'ftp://files'],
    ['S3_PREFIX', '../up'],
    ['S3_PREFIX', 'a b'],
    ['S3_PREFIX', 'x'.repeat(81)],
    ['S3_FORCE_PATH_STYLE', 'yes'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => settings({ [name]: value })).toThrow()
  })

  test('each say what they are for', () => {
    for (const setting of Object.values(BLOB_SETTINGS)) expect(setting.description).toMatch(/\.$/)
    expect(BLOB_SETTINGS.S3_SECRET_ACCESS_KEY.description).toMatch(/Secret\.$/)
  })
})
