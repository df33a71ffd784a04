import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How many builds of an entry are kept: a running process loads further modules of its build later. */
const KEPT = 5

/** Removes all but the newest builds of each entry in a place, and left-overs of interrupted builds. */
export async function forgetOldBuilds(place) {
  const folders = await Promise.all(
    (await readdir(place)).map(async (name) => {
      const folder = path.join(place, name)
      // A folder that another process renames or removes meanwhile is ignored.
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      return { folder, mtimeMs, entry: name.replace(/^[0-9a-f]+/, '').replace(/\.\d+$/, '') }
    }),
  )
  const newest = folders.sort((one, other) => other.mtimeMs - one.mtimeMs)
  const old = newest.filter(
    ({ entry }, index) => newest.slice(0, index).filter((newer) => newer.entry === entry).length >= KEPT,
  )
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
