import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { BlobStoreFailed } from '../../../subgraphs/kit/storage/blobs/errors.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { bytes, contentOf, digest, keysOf, MB, streamOf } from './bodies.ts'
import { killAt, outputOf } from './children.ts'

const text = { maxBytes: 100 * MB, contentType: 'text/plain' }
const HOURS = 3_600_000

let root: string
let store: BlobStore
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tollgraph-faults-'))
  store = await openFilesystemStore(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('a process that is killed', () => {
  test('in the middle of a put leaves no half blob', async () => {
    await killAt('half', 'putHalf.ts', root, 'put')
    expect(await keysOf(store)).toEqual([])
    expect(await store.stat('page')).toBeNull()
  })

  test('in the middle of writing over a blob leaves the old one', async () => {
    await store.put('page', bytes(1000), text)
    await killAt('half', 'putHalf.ts', root, 'put')
    expect(digest(await contentOf(await openFilesystemStore(root), 'page'))).toBe(digest(bytes(1000)))
  })

  test('in the middle of an upload in parts leaves a beginning of it', async () => {
    await killAt('half', 'putHalf.ts', root, 'append')
    const again = await openFilesystemStore(root)
    const upload = again.upload('page', text)
    const offset = await upload.offset()
    expect(offset).toBeGreaterThan(8 * MB)
    const content = Buffer.concat(Array.from({ length: 12 }, () => bytes(MB, 7)))
    await upload.append(offset, streamOf(content.subarray(offset)), content.length)
    await upload.finish(content.length)
    expect(digest(await contentOf(again, 'page'))).toBe(digest(content))
  })

  test('leaves a body in the way in, which is removed when it is old', async () => {
    await killAt('half', 'putHalf.ts', root, 'put')
    const incoming = join(root, 'incoming')
    await openFilesystemStore(root)
    const [left, ...more] = await readdir(incoming)
    expect(more).toEqual([])
    const twoHoursAgo = new Date(Date.now() - 2 * HOURS)
    await utimes(join(incoming, left ?? ''), twoHoursAgo, twoHoursAgo)
    await openFilesystemStore(root)
    expect(await readdir(incoming)).toEqual([])
  })
})

describe('files that the store did not make', () => {
  test('are not reached through symbolic links', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'tollgraph-outside-'))
    await writeFile(join(outside, 'secret'), 'secret')
    await symlink(outside, join(root, 'blobs', 'folder+'))
    await symlink(join(outside, 'secret'), join(root, 'blobs', 'link'))
    await symlink(outside, join(root, 'partial', 'folder+'))
    for (const attempt of [
      () => store.stat('folder/secret'),
      () => store.open('folder/secret'),
      () => store.put('folder/new', bytes(1), text),
      () => store.delete(['folder/secret']),
      () => store.upload('folder/new', text).append(0, bytes(1), 1),
      () => store.open('link'),
    ])
      await expect(attempt()).rejects.toBeInstanceOf(BlobStoreFailed)
    expect(await store.stat('link')).toBeNull()
    expect(await keysOf(store)).toEqual([])
    await store.put('link', bytes(1), text)
    expect(await readdir(outside)).toEqual(['secret'])
    expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('secret')
    await rm(outside, { recursive: true })
  })

  test('are passed over in listings', async () => {
    await mkdir(join(root, 'blobs', 'lost+found'))
    await writeFile(join(root, 'blobs', 'not a key'), '')
    await writeFile(join(root, 'blobs', 'file+'), '')
    await store.put('mine', bytes(1), text)
    expect(await keysOf(store)).toEqual(['mine'])
  })
})

test('blobs put and deleted at the same time in one folder do not disturb each other', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, lane) => {
      for (let round = 0; round < 20; round++) {
        const key = `same/folder/${lane}`
        await store.put(key, bytes(10), text)
        await store.delete([key])
      }
    }),
  )
  expect(await keysOf(store)).toEqual([])
  expect(await readdir(join(root, 'blobs'))).toEqual([])
})

test('uploads begun and discarded at the same time in one folder do not disturb each other', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, lane) => {
      for (let round = 0; round < 20; round++) {
        const upload = store.upload(`same/folder/${lane}`, text)
        await upload.append(0, bytes(10), 10)
        await upload.discard()
      }
    }),
  )
  expect(await readdir(join(root, 'partial'))).toEqual([])
})

describe('a disk that refuses', () => {
  const canMount = isRootWithMounts()

  test.skipIf(!canMount)('when it is full says so, and leaves nothing', async () => {
    const disk = await mkdtemp(join(tmpdir(), 'tollgraph-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tollgraph-test', disk])
    try {
      const small = await openFilesystemStore(disk)
      await small.put('first', bytes(MB), text)
      const putting = small.put('second', streamOf(bytes(4 * MB)), text)
      await expect(putting).rejects.toBeInstanceOf(BlobStoreFailed)
      await expect(putting).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        remedy: expect.stringContaining('The disk is full: free some space'),
      })
      expect(await readdir(join(disk, 'incoming'))).toEqual([])
      expect(await keysOf(small)).toEqual(['first'])

      const upload = small.upload('third', text)
      await expect(upload.append(0, streamOf(bytes(4 * MB)), 4 * MB)).rejects.toBeInstanceOf(BlobStoreFailed)
      await small.delete(['first'])
      const offset = await upload.offset()
      await upload.append(offset, bytes(1_500_000).subarray(offset), 1_500_000)
    } finally {
      execFileSync('umount', [disk])
      await rm(disk, { recursive: true })
    }
  })

  test('to let our user in says so, at boot', async () => {
    await chmod(root, 0o555)
    const output = outputOf('tryStore.ts', root)
    expect(output).toContain('BlobStoreUnusable: The store for files cannot be used')
    expect(output).toContain(root)
    expect(output).toContain('give its user the folder (chown), or choose another DATA_DIR')
    await chmod(root, 0o755)
  })

  test('because a file stands in the way says so', async () => {
    await writeFile(join(root, 'file'), '')
    await expect(openFilesystemStore(join(root, 'file', 'files'))).rejects.toMatchObject({
      remedy: expect.stringContaining('A file stands where a folder should be'),
    })
  })
})

/** Only a disk of our own may be filled. */
function isRootWithMounts(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tollgraph-test', tmpdir()], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('SKIPPED: a full disk is not tried, because this machine lets nobody mount one')
    return false
  }
}
