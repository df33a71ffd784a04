import { randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobStoreFailed } from '../errors.ts'
import { errnoOf, ifThere, onDisk } from './disk.ts'
import { syncFolder } from './folders.ts'

/** Name of the file, beside the folders of the store. */
const FILE = 'id'

/**
 * The id of a store in a folder, which all processes on that folder share: made by the first, and kept in a file. Rejects
 * with BlobStoreFailed if the file was changed.
 */
export async function folderId(root: string): Promise<string> {
  const file = join(root, FILE)
  const text = (await readId(file)) ?? (await makeId(root, file))
  if (/^[0-9a-f-]{36}$/.test(text)) return text
  throw new BlobStoreFailed(`${file} holds no id: restore it, or remove it and restart all processes.`, undefined)
}

async function readId(file: string): Promise<string | null> {
  return ifThere(() => readFile(file, 'utf8'))
}

/** Links a complete file into place: of several processes that start at once, one makes the id and all read it. */
async function makeId(root: string, file: string): Promise<string> {
  const id = randomUUID()
  const draft = join(root, `${FILE}.${id}`)
  await onDisk(() => writeSynced(draft, id))
  try {
    await link(draft, file)
    await syncFolder(root)
    return id
  } catch (error) {
    const made = errnoOf(error) === 'EEXIST' ? await readId(file) : null
    if (made === null) throw error
    return made
  } finally {
    await onDisk(() => rm(draft, { force: true }))
  }
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
