import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostmaster, readPostmaster } from '../../../prisma/embedded/postmaster.ts'
import { copyCluster } from '../../support/cluster.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { RUN_FOLDER, removeAbandoned } from '../../vitest/abandoned.ts'
import { killHard, launch } from './launch.ts'

let place: string
beforeAll(async () => {
  place = await makeDataFolder('tollgraph-runs-')
  await chmod(place, 0o711)
})
afterAll(() => rm(place, { recursive: true, force: true }))

/** A folder as a run makes it, locked by a process. */
async function runFolder(holder: { readonly pid: number; readonly startTime: string | null } | null): Promise<string> {
  const folder = await mkdtemp(join(place, RUN_FOLDER))
  await chmod(folder, 0o711)
  if (holder) await writeFile(join(folder, 'tollgraph.pid'), JSON.stringify(holder))
  return folder
}

/** As the lock writes it: clock ticks since the boot. */
function startTimeOf(pid: number): string {
  if (!existsSync(`/proc/${pid}/stat`)) return 'alive'
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

it('the folder of a killed run is removed, and the database server in it ends', { timeout: 120_000 }, async () => {
  const folder = await runFolder({ pid: 2 ** 22 + 1, startTime: '1' })
  const home = join(folder, 'shared')
  await mkdir(home, { mode: 0o711 })
  await copyCluster(home)
  const launched = await launch(home)
  const cluster = join(home, 'postgres')
  const { pid = 0 } = (await readPostmaster(cluster)) ?? {}
  await killHard(launched.process)
  expect(await isPostmaster(pid, cluster)).toBe(true)
  await removeAbandoned(place)
  expect(existsSync(folder)).toBe(false)
  expect(await isPostmaster(pid, cluster)).toBe(false)
})

it('folders of live runs stay, and those without a lock; a pid that was used again is another run', async () => {
  const live = await runFolder({ pid: process.ppid, startTime: startTimeOf(process.ppid) })
  const unlocked = await runFolder(null)
  const reused = await runFolder({ pid: process.ppid, startTime: '1' })
  await removeAbandoned(place)
  expect({ live: existsSync(live), unlocked: existsSync(unlocked), reused: existsSync(reused) }).toEqual({
    live: true,
    unlocked: true,
    reused: false,
  })
})
