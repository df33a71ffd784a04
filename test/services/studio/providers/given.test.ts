import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openGivenStore } from '../../../../stand-ins/media/givenStore.ts'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'

const HOUR = 60 * 60_000

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'tollgraph-given-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const blobs = (await openFilesystemStore(folder)).within('sandbox')
  const clock = { hours: 0 }
  const now = () => new Date(Date.now() + clock.hours * HOUR)
  return { blobs, clock, store: openGivenStore(blobs, now) }
}

async function kept(blobs: BlobStore): Promise<number> {
  let count = 0
  for await (const _ of blobs.list('')) count += 1
  return count
}

it('gives pictures back in their places', async () => {
  const { store } = await open()
  const name = await store.keep([null, Buffer.from('last'), Buffer.from('reference')])
  expect(await store.open(name ?? '')).toEqual([null, Buffer.from('last'), Buffer.from('reference')])
})

it('keeps nothing where nothing was given', async () => {
  const { store, blobs } = await open()
  expect([await store.keep([null, null]), await store.keep([]), await kept(blobs)]).toEqual([null, null, 0])
})

it('keeps the same pictures once, and others beside them', async () => {
  const { store, blobs } = await open()
  const one = await store.keep([Buffer.from('one')])
  expect(await store.keep([Buffer.from('one')])).toBe(one)
  expect(await store.keep([Buffer.from('two')])).not.toBe(one)
  expect(await kept(blobs)).toBe(2)
})

it('forgets pictures after some hours, when the next ones come', async () => {
  const { store, blobs, clock } = await open()
  const old = await store.keep([Buffer.from('old')])
  clock.hours = 3
  await store.keep([Buffer.from('new')])
  expect(await store.open(old ?? '')).toBeNull()
  expect(await kept(blobs)).toBe(1)
})
