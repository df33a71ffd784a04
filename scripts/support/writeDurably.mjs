import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes durably, because a folder under its final name counts as complete: after a power failure a start would
 * otherwise use a partial build.
 */
export async function writeDurably(file, contents) {
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
