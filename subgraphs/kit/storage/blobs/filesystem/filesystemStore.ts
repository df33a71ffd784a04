import { constants } from 'node:fs'
import { type FileHandle, lstat, open, realpath, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BlobInfo, BlobStore, ByteRange, OpenBlob } from '../blobStore.ts'
import { readChunks } from '../chunks.ts'
import { RangeOutside } from '../errors.ts'
import { checkFolder, checkKey } from '../key.ts'
import { scopedStore } from '../scopedStore.ts'
import type { Writers } from '../writers.ts'
import { ifThere, onDisk } from './disk.ts'
import { folderId } from './folderId.ts'
import { makeFolder, pruneFolders, refuseLinks, syncFolder } from './folders.ts'
import { bringIn, sweepIncoming } from './incoming.ts'
import { fileOf, folderOf, layoutOf } from './layout.ts'
import { partialFile } from './partialFile.ts'
import { infoOf } from './stamp.ts'
import { walkKeys } from './walk.ts'

/**
 * A store in a folder, which is created if it is missing. Several processes may share it, of one machine or on a network
 * file system; its id is kept in the folder.
 */
export async function openFilesystemStore(root: string): Promise<BlobStore> {
  await makeFolder(root)
  const layout = layoutOf(await onDisk(() => realpath(root)))
  for (const folder of [layout.blobs, layout.partial, layout.incoming]) await makeFolder(folder)
  await sweepIncoming(layout.incoming, Date.now())

  const id = await folderId(layout.root)
  const writers: Writers = new Set()
  const pathOf = (key: string) => {
    checkKey(key)
    return fileOf(layout.blobs, key)
  }
  const store: BlobStore = {
    kind: 'filesystem',
    id,
    async put(key, body, { maxBytes }) {
      const chunks = readChunks(body, maxBytes)
      return infoOf(key, await bringIn(layout.incoming, chunks, pathOf(key)))
    },
    stat: async (key) => statFile(key, pathOf(key)),
    open: async (key, range) => openFile(key, pathOf(key), range),
    async delete(keys) {
      const paths = keys.map(pathOf)
      for (const path of paths) if (await refuseLinks(dirname(path))) await onDisk(() => rm(path, { force: true }))
      for (const folder of new Set(paths.map(dirname))) {
        await syncFolder(folder)
        await pruneFolders(folder, layout.blobs)
      }
    },
    async *list(folder) {
      checkFolder(folder)
      for await (const key of walkKeys(folderOf(layout.blobs, folder), folder)) {
        const info = await statFile(key, pathOf(key))
        // Null if it was deleted after its folder was read.
        if (info) yield info
      }
    },
    upload(key, { contentType }) {
      checkKey(key)
      return partialFile(store, layout, writers, key, contentType)
    },
    presignPut: async () => null,
    within: (folder) => scopedStore(store, folder),
    close: async () => {},
  }
  return store
}

async function statFile(key: string, path: string): Promise<BlobInfo | null> {
  if (!(await refuseLinks(dirname(path)))) return null
  const stats = await ifThere(() => lstat(path, { bigint: true }))
  return stats?.isFile() ? infoOf(key, stats) : null
}

async function openFile(key: string, path: string, range?: ByteRange): Promise<OpenBlob | null> {
  if (!(await refuseLinks(dirname(path)))) return null
  const file = await ifThere(() => open(path, constants.O_RDONLY | constants.O_NOFOLLOW))
  if (!file) return null
  try {
    return await readFrom(file, key, range)
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Reads through the open file handle, so that a replaced key does not affect the reader; the stream closes it. */
async function readFrom(file: FileHandle, key: string, range?: ByteRange): Promise<OpenBlob> {
  const info = infoOf(key, await onDisk(() => file.stat({ bigint: true })))
  if (range && !isWithin(range, info.size)) throw new RangeOutside(info.size)
  return { info, body: file.createReadStream(range) }
}

function isWithin({ start, end }: ByteRange, size: number): boolean {
  return start >= 0 && start <= end && end < size
}
