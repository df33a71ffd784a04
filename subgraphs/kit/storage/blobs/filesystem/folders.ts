import { mkdir, open, realpath, rename, rmdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BlobStoreFailed } from '../errors.ts'
import { errnoOf, ifThere, onDisk } from './disk.ts'

/** How often a folder may disappear during an operation; each time, a concurrent delete must have emptied it. */
const MAX_RACES = 20

/** Moves a file into place, making folders on the way and replacing an existing file; durable when it resolves. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await inFolder(dirname(to), () => rename(from, to))
  await syncFolder(dirname(to))
}

/** Runs an operation in a folder, making the folder if it is missing and retrying if a delete removes it in between. */
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

/** Makes a folder and its parents, durably; accessible to this user only. */
export async function makeFolder(path: string): Promise<void> {
  const made = await ifThere(() => makeOne(path))
  if (made === null) {
    await makeFolder(dirname(path))
    await makeFolder(path)
  }
  if (made === 'new') await syncFolder(dirname(path))
}

/** Syncs a folder: entries added or removed before are then durable. A missing folder has nothing to sync. */
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

/** Removes a folder and its parents while they are empty, up to but not including `top`. */
export async function pruneFolders(path: string, top: string): Promise<void> {
  for (let folder = path; folder !== top; folder = dirname(folder)) {
    if (!(await removeIfEmpty(folder))) return
  }
}

/** Rejects symbolic links, which could lead out of the store. True if the folder exists, false if not. */
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

/** Node's recursive mkdir fails when another process removes a folder at that moment. */
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
