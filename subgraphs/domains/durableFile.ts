import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file atomically: readers find the old or the new contents, never a mix, also after a crash. Durable on return.
 * Only the owner may read the file. Callers must not write one file concurrently; a temporary file left by a crash is
 * overwritten by the next write.
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

/** Makes the rename durable. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
