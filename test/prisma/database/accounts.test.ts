import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, type TestContext, test } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { makeDataDir, query, serverPid } from './dataDirs.ts'
import { killHard, launch, launcherHere } from './launch.ts'
import { copyLauncher } from './launcherCopy.ts'

const run = promisify(execFile)

const isRoot = process.getuid?.() === 0

/** A user who is neither root nor anybody whom /etc/passwd knows. */
const NAMELESS = 23_456

/** An account every system has and no server of root's runs under. */
const ORDINARY = 1

const runAs = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
const asOrdinary = runAs(ORDINARY)

/** Skips the test, and says so where it is read, when this is not root. */
function onlyAsRoot(context: TestContext): void {
  if (isRoot) return
  console.warn(`SKIPPED, needs root: ${context.task.name}`)
  context.skip('needs root')
}

/** Skips the test, and says so where it is read, when root cannot run Node as somebody else. */
async function onlyWithOrdinaryUser(context: TestContext): Promise<void> {
  onlyAsRoot(context)
  const [file = '', ...args] = [...asOrdinary, process.execPath, '-e', 'fs.accessSync(os.tmpdir())']
  const works = await run(file, args).then(
    () => true,
    () => false,
  )
  if (works) return
  console.warn(`SKIPPED, an ordinary user can reach neither Node nor the temporary files: ${context.task.name}`)
  context.skip('no ordinary user')
}

describe('as root, an embedded Postgres', () => {
  test('runs under another account in a folder only root can enter', async (context) => {
    onlyAsRoot(context)
    const dataDir = await makeDataDir('closed', 'data')
    await mkdir(path.dirname(dataDir), { mode: 0o700 })
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    const pid = await serverPid(dataDir)
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0)
    expect((await stat(path.join(dataDir, 'postgres'))).uid).not.toBe(0)
    await server.stop()
  })

  test('runs from binaries only root can reach', async (context) => {
    onlyAsRoot(context)
    const dataDir = await makeDataDir('closed', 'data')
    const closed = path.dirname(dataDir)
    await mkdir(closed, { mode: 0o700 })
    const launched = await launch(dataDir, await copyLauncher(closed))
    expect(await query(launched.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    if (launched.binary.includes('node_modules')) expect(launched.binary.startsWith(closed)).toBe(true)
    await killHard(launched.process)
  })

  test('keeps everybody else away from its socket', async (context) => {
    await onlyWithOrdinaryUser(context)
    const server = await startEmbeddedPostgres({ dataDir: await makeDataDir() })
    const folder = new URL(server.url).searchParams.get('host') ?? ''
    const [file = '', ...args] = [...asOrdinary, process.execPath, '-e', `fs.readdirSync('${folder}')`]
    await expect(run(file, args)).rejects.toThrow('EACCES')
    await server.stop()
  })

  test('refuses a database that an ordinary user made', async (context) => {
    onlyAsRoot(context)
    const dataDir = await makeDataDir()
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    await chown(path.join(dataDir, 'postgres'), NAMELESS, NAMELESS)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `belongs to another user (uid ${NAMELESS}), who made it. Start as that user`,
    )
  })
})

describe('as an ordinary user, an embedded Postgres', () => {
  test('runs under that very account', async (context) => {
    if (!isRoot) {
      // Then this is what every other test does.
      const dataDir = await makeDataDir()
      const launched = await launch(dataDir, launcherHere)
      expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(process.getuid?.())
      await killHard(launched.process)
      return
    }
    await onlyWithOrdinaryUser(context)
    const dataDir = await dataDirOf(ORDINARY)
    const command = await copyLauncher(path.dirname(dataDir))
    const launched = await launch(dataDir, [...asOrdinary, ...command])
    expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).toBe(ORDINARY)
    expect(await query(launched.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await killHard(launched.process)
    const again = await launch(dataDir, [...asOrdinary, ...command])
    expect(again.attached).toBe(true)
    await killHard(again.process)
  })

  test('refuses a database that root made', async (context) => {
    await onlyWithOrdinaryUser(context)
    const dataDir = await dataDirOf(ORDINARY)
    const command = await copyLauncher(path.dirname(dataDir))
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    await expect(launch(dataDir, [...asOrdinary, ...command])).rejects.toThrow(
      /belongs to another user, as when root made .*Start as the user who made it.*DATABASE_URL/,
    )
  })

  test('says what to do when that account has no name', async (context) => {
    await onlyWithOrdinaryUser(context)
    const dataDir = await dataDirOf(NAMELESS)
    const command = await copyLauncher(path.dirname(dataDir))
    await expect(launch(dataDir, [...runAs(NAMELESS), ...command])).rejects.toThrow(
      /Start as a user with a name in \/etc\/passwd, or set DATABASE_URL/,
    )
  })
})

/** A data folder that another user owns, in a folder it can read. */
async function dataDirOf(uid: number): Promise<string> {
  const dataDir = await makeDataDir('data')
  await chmod(path.dirname(dataDir), 0o755)
  await mkdir(dataDir)
  await chown(dataDir, uid, uid)
  return dataDir
}
