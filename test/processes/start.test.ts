import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isAnvilRunning, readRecord } from '../../devnet/record.ts'
import { ROUTER_FILE } from '../support/bundledRouter.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { eventually } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startProcess } from '../support/process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the router with these settings alone. */
function spawnRouter(environment: Record<string, string>): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [ROUTER_FILE], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment },
  })
}

/** Starts the router on a data folder and ports of its own. */
async function spawnInstallation() {
  const dataDir = await makeDataFolder('tollgraph-start-')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const child = spawnRouter({ ...(await freePortSettings()), DATA_DIR: dataDir })
  return { dataDir, child, ended: once(child, 'exit') }
}

/** Runs the router until it ends; what it wrote and its exit code. */
async function runToEnd(environment: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawnRouter({ LOG_LEVEL: 'warn', ...environment })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, text }
}

/** Expects that neither the database nor the chain of a data folder runs. */
function expectNothingLeft(dataDir: string): void {
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  const record = readRecord(join(dataDir, 'devnet'))
  expect(record !== null && isAnvilRunning(record)).toBe(false)
}

describe('a start that is stopped before its end', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no Postgres and no chain behind: %s', async (signal) => {
    const { dataDir, child, ended } = await spawnInstallation()
    for (const stream of [child.stdout, child.stderr]) stream.resume()
    const postmaster = join(dataDir, 'postgres', 'postmaster.pid')
    await eventually('Postgres starts', async () => existsSync(postmaster))
    const [pid = ''] = (await readFile(postmaster, 'utf8')).split('\n')
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    expectNothingLeft(dataDir)
  })
})

describe('a start that cannot succeed', () => {
  it('says which port is in use, and leaves no Postgres and no chain behind', async () => {
    const dataDir = await makeDataFolder('tollgraph-start-')
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    onTestFinished(async () => {
      other.close()
      await rm(dataDir, { recursive: true, force: true })
    })
    const taken = (other.address() as AddressInfo).port
    const { code, text } = await runToEnd({
      ...(await freePortSettings()),
      PORT: String(taken),
      DATA_DIR: dataDir,
    })
    expect(code).toBe(1)
    expect(text).toContain(`Port ${taken} is in use: give PORT another value`)
    expect(text).not.toContain(' at ')
    expectNothingLeft(dataDir)
  })

  it('reports every wrong setting at once, without a stack', async () => {
    const { code, text } = await runToEnd({ PORT: 'x', NETWORK: 'base', LOG_LEVEL: 'warn' })
    expect(code).toBe(1)
    for (const name of ['PORT', 'PAYEE', 'PUBLIC_URL']) expect(text).toContain(`- ${name}`)
    expect(text).not.toContain(' at ')
  })

  it('does not share a data folder with a process that lives', async () => {
    const first = await startProcess()
    onTestFinished(() => first.end())
    const [port, devnet] = await freePorts(2)
    const { code, text } = await runToEnd({ PORT: String(port), DEVNET_PORT: String(devnet), DATA_DIR: first.dataDir })
    expect(code).toBe(1)
    expect(text).toMatch(/DATA_DIR .* is in use by process \d+/)
    expect((await fetch(`${first.url}/ready`)).status).toBe(200)
  })
})

describe('a router whose output is closed', () => {
  it('stops in order when its terminal is closed, although npm ends first', async () => {
    const router = await startProcess()
    onTestFinished(() => router.end())
    router.signal('SIGHUP')
    // What the router sends itself when npm is gone.
    router.signal('SIGTERM')
    expect(await router.exit()).toBe(0)
    expectNothingLeft(router.dataDir)
  })

  it('stops in order when the pipe is closed', async () => {
    const { dataDir, child, ended } = await spawnInstallation()
    child.stderr.resume()
    child.stdout.destroy()
    expect(await ended).toEqual([0, null])
    expectNothingLeft(dataDir)
  })
})
