import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataDir } from '../../../router/boot/lock.ts'
import { endProcess } from '../../support/endProcess.ts'

const LOCKER = fileURLToPath(new URL('./locker.ts', import.meta.url))
const ROUNDS = 60
/** Time in which both processes start, in milliseconds. */
const START_MS = 4_000

let place: string
const lockers: ChildProcess[] = []
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'tollgraph-lock-'))
})
afterEach(async () => {
  await Promise.all(lockers.splice(0).map((locker) => endProcess(locker, 'SIGKILL')))
  await rm(place, { recursive: true })
})

/** What runs a program as process 1 of its own, as a container does. */
const APART = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

/** Whether processes can be separated here. */
function isSeparable(): boolean {
  try {
    execFileSync(APART[0] as string, [...APART.slice(1), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('SKIPPED: two containers of one volume are not tried, because this machine separates no processes')
    return false
  }
}

/** Starts a process that locks all folders; resolves with a letter for each. */
async function startLocker(beginsAt: number, within: readonly string[] = [], rounds = ROUNDS): Promise<string> {
  const locking = [process.execPath, '--import', 'tsx', LOCKER, place, String(rounds), String(beginsAt)]
  const [program = '', ...parameters] = [...within, ...locking]
  const locker = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] })
  lockers.push(locker)
  const [line] = await once(createInterface({ input: locker.stdout }), 'line')
  return String(line)
}

it.each([
  ['without a lock', () => {}],
  ['with the lock of a dead process', (file: string) => writeFileSync(file, '{"pid":999999999,"startTime":"1"}')],
])('a folder %s is locked by one of two processes that start at once', async (_, prepare) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = join(place, String(round))
    mkdirSync(folder)
    prepare(join(folder, 'tollgraph.pid'))
  }
  const beginsAt = Date.now() + START_MS
  const [one = '', other = ''] = await Promise.all([startLocker(beginsAt), startLocker(beginsAt)])
  const together = Array.from(one, (letter, round) => [letter, other[round]].sort().join(''))
  expect(together).toEqual(Array(ROUNDS).fill('-L'))
  const files = readdirSync(join(place, '0'))
  expect(files).toEqual([expect.stringMatching(/^tollgraph\.[0-9a-f]{12}\.sock$/), 'tollgraph.pid'])
})

it.skipIf(!isSeparable())(
  'a folder that two containers share is locked by one of them, until that is killed',
  async () => {
    const lockApart = () => startLocker(0, APART, 1)
    expect(await lockApart()).toBe('L')
    expect(await lockApart()).toBe('-')
    await expect(lockDataDir(join(place, '0'))).rejects.toThrow('in use by process 1 (as its container counts); stop')
    await Promise.all(lockers.splice(0).map((locker) => endProcess(locker, 'SIGKILL')))
    expect(await lockApart()).toBe('L')
  },
)

it('a folder is free again once its lock is released, and a torn lock is none', async () => {
  const folder = join(place, 'own')
  ;(await lockDataDir(folder))()
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'tollgraph.pid'), '{"pid":')
  ;(await lockDataDir(folder))()
  expect(readdirSync(folder)).toEqual([])
})

it('a folder whose path is too long for a socket is locked all the same, and nothing is left beside it', async () => {
  const parent = join(place, 'a'.repeat(60))
  const folder = join(parent, 'b'.repeat(60))
  const release = await lockDataDir(folder)
  expect([readdirSync(folder), readdirSync(parent)]).toEqual([['tollgraph.pid'], ['b'.repeat(60)]])
  release()
  expect(readdirSync(folder)).toEqual([])
})
