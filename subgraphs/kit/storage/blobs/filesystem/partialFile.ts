import { type BigIntStats, constants } from 'node:fs'
import { type FileHandle, lstat, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BlobStore, PartialUpload } from '../blobStore.ts'
import { readChunks } from '../chunks.ts'
import { OffsetMismatch } from '../errors.ts'
import { finishWithoutParts } from '../finishWithoutParts.ts'
import { asOnlyWriter, type Writers } from '../writers.ts'
import { ifThere, onDisk } from './disk.ts'
import { inFolder, moveDurably, pruneFolders, refuseLinks, syncFolder } from './folders.ts'
import { settleFile } from './incoming.ts'
import { fileOf, type Layout } from './layout.ts'
import { infoOf } from './stamp.ts'

/** A resumable upload as a growing file: its size is the offset, and finishing moves it into place. */
export function partialFile(
  store: BlobStore,
  layout: Layout,
  writers: Writers,
  key: string,
  contentType: string,
): PartialUpload {
  const path = fileOf(layout.partial, key)
  const offset = async () => (await sizeOf(path)) ?? 0
  return {
    offset,
    async append(at, body, limit) {
      const chunks = readChunks(body, limit, at)
      return asOnlyWriter(writers, key, async () => {
        const standing = await offset()
        if (standing !== at) throw new OffsetMismatch(standing, at)
        return appendDurably(path, at, chunks)
      })
    },
    finish: (size) =>
      asOnlyWriter(writers, key, async () => {
        const standing = await sizeOf(path)
        if (standing === null) return finishWithoutParts(store, key, size, contentType)
        if (standing !== size) throw new OffsetMismatch(standing, size)
        const stats = await settle(path)
        await moveDurably(path, fileOf(layout.blobs, key))
        await pruneFolders(dirname(path), layout.partial)
        return infoOf(key, stats)
      }),
    discard: () =>
      asOnlyWriter(writers, key, async () => {
        if (!(await refuseLinks(dirname(path)))) return
        await onDisk(() => rm(path, { force: true }))
        await pruneFolders(dirname(path), layout.partial)
      }),
  }
}

/**
 * Received bytes are on the disk when this returns or throws. Each is written to its own place: a process that stood still until
 * another one had taken the upload over writes the same bytes once more, and appends none.
 */
async function appendDurably(path: string, at: number, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await inFolder(dirname(path), () => open(path, constants.O_WRONLY | constants.O_CREAT, 0o600))
  try {
    return await writeFrom(file, at, chunks)
  } finally {
    await file.close()
    await syncFolder(dirname(path))
  }
}

async function writeFrom(file: FileHandle, at: number, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let position = at
  try {
    for await (const chunk of chunks) {
      for (let written = 0; written < chunk.byteLength; ) {
        const { bytesWritten } = await onDisk(() => file.write(chunk, written, null, position))
        written += bytesWritten
        position += bytesWritten
      }
    }
    return position
  } finally {
    await onDisk(() => file.sync())
  }
}

async function settle(path: string): Promise<BigIntStats> {
  const file = await onDisk(() => open(path, 'r+'))
  try {
    return await settleFile(file)
  } finally {
    await file.close()
  }
}

async function sizeOf(path: string): Promise<number | null> {
  if (!(await refuseLinks(dirname(path)))) return null
  const stats = await ifThere(() => lstat(path))
  return stats?.size ?? null
}
