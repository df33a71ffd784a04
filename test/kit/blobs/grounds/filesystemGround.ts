import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import type { Ground } from './ground.ts'

/** A folder of its own, removed in the end. */
export async function filesystemGround(): Promise<Ground & { readonly root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'tollgraph-blobs-'))
  return {
    root,
    open: () => openFilesystemStore(root),
    traces: async () => [...(await namesIn(join(root, 'incoming'))), ...(await namesIn(join(root, 'partial')))],
    end: () => rm(root, { recursive: true, force: true }),
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder, { recursive: true })
}
