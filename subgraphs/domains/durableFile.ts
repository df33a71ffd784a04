import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that whoever looks, before or after a crash at any moment, finds the old contents or the new ones
 * and never half of them. When it returns, the new ones are on the disk. Only the owner may read the file. One file is
 * written by one caller at a time; what a crash leaves beside it is written over by the next.
 */
export async function writeDurably(path: string, contents: string | Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.tmp`)
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncDirectory(dirname(path))
}

/** The new name is in the directory, and that must be on the disk too. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
