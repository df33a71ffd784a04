import { mkdir, open, realpath, rename, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BlobStoreFailed } from '../errors.ts'
import { errnoOf, ifThere, onDisk } from './disk.ts'

/** How often a folder may be removed under what is done in it; each time, another delete must have emptied it. */
const MAX_RACES = 20

/** Moves a file to its place, making folders on the way, over what is there; on the disk when it resolves. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await inFolder(dirname(to), () => rename(from, to))
  await syncFolder(dirname(to))
}

/** Does something in a folder that is made when it is not there, and again when a delete takes it away in between. */
export async function inFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  for (let race = 1; ; race++) {
    await makeFolder(folder)
    await refuseLinks(folder)
    const done = await ifThere(async () => ({ result: await work() }))
    if (done) return done.result
    if (race === MAX_RACES)
      throw new BlobStoreFailed(`${folder}, or what belongs into it, is removed all the time.`, undefined)
  }
}

/** Makes a folder and those above it, durably; only this user may look in. */
export async function makeFolder(path: string): Promise<void> {
  const made = await ifThere(() => makeOne(path))
  if (made === null) {
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
  if (made === 'new') await syncFolder(dirname(path))
}

/** What was added to or taken from a folder is on the disk after this. A folder that is gone has nothing to lose. */
export async function syncFolder(path: string): Promise<void> {
  await ifThere(async () => {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  })
}

/** Removes a folder and those above it while they are empty, up to but not including `top`. */
export async function pruneFolders(path: string, top: string): Promise<void> {
  for (let folder = path; folder !== top; folder = dirname(folder)) {
    if (!(await removeIfEmpty(folder))) return
  }
}

/** Nobody gets out of the store by a symbolic link. True when the folder is there, false when not. */
export async function refuseLinks(folder: string): Promise<boolean> {
  const real = await ifThere(() => realpath(folder))
  if (real === null) return false
  if (real !== folder)
    throw new BlobStoreFailed(
      `${folder} leads to ${real} by a symbolic link, which is not followed: remove the link.`,
      undefined,
    )
  return true
}

/** Node's own way of making all of them fails when another process removes one at that moment. */
async function makeOne(path: string): Promise<'new' | 'old'> {
  try {
    await mkdir(path, { mode: 0o700 })
    return 'new'
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return 'old'
    throw error
  }
}

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder)
    return true
  } catch (error) {
    const code = errnoOf(error)
    if (code === 'ENOENT') return true
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false
    return onDisk(() => Promise.reject(error))
  }
}
