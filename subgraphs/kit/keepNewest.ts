import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes all but the newest `count` entries of a folder of reproducible files. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const entries = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name)
      // An entry removed by another process counts as the oldest.
      return {
        path,
        mtimeMs: await stat(path).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      }
    }),
  )
  const old = entries.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(count)
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })))
}
