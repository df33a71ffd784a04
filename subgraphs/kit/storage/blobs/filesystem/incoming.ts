import { randomUUID } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { type FileHandle, lstat, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errnoOf, ifThere, onDisk } from './disk.ts'
import { moveDurably } from './folders.ts'
import { stampFile } from './stamp.ts'

/** A temporary file without a write for this long has lost its writer: one hour, in milliseconds. */
const ABANDONED_AFTER = 3_600_000

/** Writes chunks to a temporary file, then moves it into place; leaves nothing behind on failure. */
export async function bringIn(
  incoming: string,
  chunks: AsyncIterable<Uint8Array>,
  target: string,
): Promise<BigIntStats> {
  const temporary = join(incoming, randomUUID())
  try {
    const stats = await writeWhole(temporary, chunks)
    await moveDurably(temporary, target)
    return stats
  } catch (error) {
    await onDisk(() => rm(temporary, { force: true }))
    throw error
  }
}

/** Stamps a complete file and syncs it to the disk. */
export async function settleFile(file: FileHandle): Promise<BigIntStats> {
  return onDisk(async () => {
    await stampFile(file)
    await file.sync()
    return file.stat({ bigint: true })
  })
}

/** Removes temporary files of killed processes. `now` in milliseconds. */
export async function sweepIncoming(incoming: string, now: number): Promise<void> {
  for (const name of await onDisk(() => readdir(incoming))) {
    const path = join(incoming, name)
    const stats = await ifThere(() => lstat(path))
    if (stats && now - stats.mtimeMs > ABANDONED_AFTER) await onDisk(() => rm(path, { force: true }))
  }
}

async function writeWhole(path: string, chunks: AsyncIterable<Uint8Array>): Promise<BigIntStats> {
  const file = await openNew(path)
  try {
    for await (const chunk of chunks) await onDisk(() => file.writeFile(chunk))
    return await settleFile(file)
  } finally {
    await file.close()
  }
}

async function openNew(path: string): Promise<FileHandle> {
  try {
    return await onDisk(() => open(path, 'wx', 0o600))
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error
    throw new Error(`The folder of ${path} was removed while the process runs; restart it.`, { cause: error })
  }
}
