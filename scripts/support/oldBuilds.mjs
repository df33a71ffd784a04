import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How many builds are kept: a process that runs loads parts of its own later. */
const KEPT = 5

/** Removes all but the newest builds of a place, with what was left of those that broke off. */
export async function forgetOldBuilds(place) {
  const folders = await Promise.all(
    (await readdir(place)).map(async (name) => {
      const folder = path.join(place, name)
      // One that another process renames or removes meanwhile is none of ours.
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      return { folder, mtimeMs }
    }),
  )
  const old = folders.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
