import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { socketFolder } from '../../../prisma/embedded/socket.ts'
import { makeDataDir, processRuns, query, serverPid, untilEnded } from './dataDirs.ts'
import { killHard, launch } from './launch.ts'

async function writeNote(url: string): Promise<void> {
  await query(url, `CREATE TABLE IF NOT EXISTS note (text text); INSERT INTO note VALUES ('kept')`)
}

const readNotes = (url: string) => query<{ text: string }>(url, 'SELECT text FROM note')

async function pidOf(dataDir: string): Promise<number> {
  const pid = await serverPid(dataDir)
  if (pid === null) throw new Error(`No server runs in ${dataDir}`)
  return pid
}

describe('an embedded Postgres', () => {
  test('keeps what was written from one start to the next', async () => {
    const dataDir = await makeDataDir()
    const first = await startEmbeddedPostgres({ dataDir })
    await writeNote(first.url)
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir })
    expect(second.attached).toBe(false)
    expect(await readNotes(second.url)).toEqual([{ text: 'kept' }])
    await second.stop()
  })

  test('is durable, checks its pages, speaks UTF-8, opens no TCP port and accepts as many connections as needed', async () => {
    const server = await startEmbeddedPostgres({ dataDir: await makeDataDir(), maxConnections: 150 })
    const names = [
      'max_connections',
      'fsync',
      'full_page_writes',
      'synchronous_commit',
      'data_checksums',
      'listen_addresses',
    ]
    const settings = await query<{ name: string; setting: string }>(
      server.url,
      `SELECT name, setting FROM pg_settings WHERE name IN ('${names.join("','")}', 'server_encoding')`,
    )
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      max_connections: '150',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
    })
    await server.stop()
  })

  test('is not told what the application knows', async () => {
    process.env.TOLLGRAPH_TEST_SECRET = 'never-to-be-seen'
    onTestFinished(() => {
      delete process.env.TOLLGRAPH_TEST_SECRET
    })
    const dataDir = await makeDataDir()
    const server = await startEmbeddedPostgres({ dataDir })
    const environment = await readFile(`/proc/${await pidOf(dataDir)}/environ`, 'utf8').catch(() => '')
    expect(environment).not.toContain('never-to-be-seen')
    await server.stop()
  })

  test('is spoken to without the options that the environment has for another server', async () => {
    process.env.PGOPTIONS = '-c default_transaction_isolation=repeatable\\ read -c statement_timeout=1'
    onTestFinished(() => {
      delete process.env.PGOPTIONS
    })
    const server = await startEmbeddedPostgres({ dataDir: await makeDataDir() })
    const names = `('default_transaction_isolation', 'statement_timeout')`
    expect(await query(server.url, `SELECT setting FROM pg_settings WHERE name IN ${names} ORDER BY name`)).toEqual([
      { setting: 'read committed' },
      { setting: '0' },
    ])
    await server.stop()
  })

  test('stops when told to, and leaves nothing behind', async () => {
    const dataDir = await makeDataDir()
    const server = await startEmbeddedPostgres({ dataDir })
    const pid = await pidOf(dataDir)
    await Promise.all([server.stop(), server.stop()])
    expect(await processRuns(pid)).toBe(false)
    expect(await serverPid(dataDir)).toBeNull()
    await expect(readFile(socketFolder(dataDir))).rejects.toThrow('ENOENT')
    await expect(query(server.url, 'SELECT 1')).rejects.toThrow()
  })

  test('runs in a folder whose path is longer than a socket may have', async () => {
    const dataDir = await makeDataDir('deep'.repeat(20), 'deeper'.repeat(20), 'data folder')
    expect(Buffer.byteLength(dataDir)).toBeGreaterThan(107)
    const server = await startEmbeddedPostgres({ dataDir })
    await writeNote(server.url)
    expect(await readNotes(server.url)).toHaveLength(1)
    await server.stop()
  })

  test('finds a place for its socket when the folder for temporary files is deep as well', async () => {
    const dataDir = await makeDataDir()
    const temporary = path.join(dataDir, 'deep'.repeat(30))
    await mkdir(temporary, { recursive: true })
    const before = process.env.TMPDIR
    process.env.TMPDIR = temporary
    onTestFinished(() => {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    })
    const server = await startEmbeddedPostgres({ dataDir })
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  test('runs twice side by side for two data folders', async () => {
    const [one, two] = await Promise.all([makeDataDir(), makeDataDir()])
    const servers = await Promise.all([one, two].map((dataDir) => startEmbeddedPostgres({ dataDir })))
    expect(new Set(servers.map((server) => server.url)).size).toBe(2)
    await writeNote(servers[0]!.url)
    await expect(readNotes(servers[1]!.url)).rejects.toThrow('does not exist')
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('is one server however many start it at once', async () => {
    const dataDir = await makeDataDir()
    const launched = await Promise.all([launch(dataDir), launch(dataDir), launch(dataDir)])
    expect(launched.filter((each) => !each.attached)).toHaveLength(1)
    await writeNote(launched[0]!.url)
    for (const { url } of launched) expect(await readNotes(url)).toHaveLength(1)
    await Promise.all(launched.map((each) => killHard(each.process)))
  })
})

describe('after a crash, an embedded Postgres', () => {
  test('is taken over when the process that started it was killed', async () => {
    const dataDir = await makeDataDir()
    const launched = await launch(dataDir)
    await writeNote(launched.url)
    const pid = await pidOf(dataDir)
    await killHard(launched.process)
    expect(await processRuns(pid)).toBe(true)
    const server = await startEmbeddedPostgres({ dataDir })
    expect(server.attached).toBe(true)
    expect(await pidOf(dataDir)).toBe(pid)
    expect(await readNotes(server.url)).toEqual([{ text: 'kept' }])
    await server.stop()
    expect(await processRuns(pid)).toBe(false)
  })

  test('recovers what was committed when the server itself was killed', async () => {
    const dataDir = await makeDataDir()
    let server = await startEmbeddedPostgres({ dataDir })
    for (let crashes = 1; crashes <= 3; crashes += 1) {
      await writeNote(server.url)
      process.kill(await pidOf(dataDir), 'SIGKILL')
      server = await startEmbeddedPostgres({ dataDir })
      expect(server.attached).toBe(false)
      expect(await readNotes(server.url)).toHaveLength(crashes)
    }
    await server.stop()
  })

  test('recovers while its killed server has not been collected by its parent', async () => {
    const dataDir = await makeDataDir()
    const launched = await launch(dataDir)
    await writeNote(launched.url)
    launched.process.kill('SIGSTOP')
    const pid = await pidOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await untilEnded(pid)
    // Still in the table of processes: its parent cannot collect it.
    expect(() => process.kill(pid, 0)).not.toThrow()
    const server = await startEmbeddedPostgres({ dataDir })
    expect(server.attached).toBe(false)
    expect(await readNotes(server.url)).toEqual([{ text: 'kept' }])
    await server.stop()
    await killHard(launched.process)
  })

  test('is not misled when its process number has been given to another program', async () => {
    const dataDir = await makeDataDir()
    const first = await startEmbeddedPostgres({ dataDir })
    await writeNote(first.url)
    const pid = await pidOf(dataDir)
    process.kill(pid, 'SIGKILL')
    await untilEnded(pid)
    const stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
    const lockFile = path.join(dataDir, 'postgres/postmaster.pid')
    await writeFile(lockFile, (await readFile(lockFile, 'utf8')).replace(String(pid), String(stranger.pid)))
    const second = await startEmbeddedPostgres({ dataDir })
    expect(second.attached).toBe(false)
    expect(await readNotes(second.url)).toEqual([{ text: 'kept' }])
    await second.stop()
    expect(stranger.exitCode).toBeNull()
    await killHard(stranger)
  })

  test('starts again when its socket was cleaned away under it', async () => {
    const dataDir = await makeDataDir()
    const launched = await launch(dataDir)
    await writeNote(launched.url)
    await killHard(launched.process)
    await rm(socketFolder(dataDir), { recursive: true })
    const server = await startEmbeddedPostgres({ dataDir })
    expect(server.attached).toBe(false)
    expect(await readNotes(server.url)).toEqual([{ text: 'kept' }])
    await server.stop()
  })
})

describe('an embedded Postgres says what to do', () => {
  test('when somebody else has taken the place of its socket', async () => {
    const dataDir = await makeDataDir()
    await symlink(os.tmpdir(), socketFolder(dataDir))
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/only this user can enter.*set TMPDIR/)
  })

  test('when the folder for temporary files takes no folder', async () => {
    const dataDir = await makeDataDir()
    const file = path.join(await makeDataDir(), 'file')
    await writeFile(file, '')
    vi.stubEnv('TMPDIR', file)
    const error = await startEmbeddedPostgres({ dataDir }).catch((failure: unknown) => failure)
    vi.unstubAllEnvs()
    expect(String(error)).toMatch(/cannot be made: set TMPDIR to a folder/)
  })

  test('when the cluster was made by a version that is not installed', async () => {
    const dataDir = await makeDataDir()
    const server = await startEmbeddedPostgres({ dataDir })
    await server.stop()
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '9\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/made by Postgres 9 .*DATABASE_URL/)
  })

  test('when a folder that is no cluster is in the way', async () => {
    const dataDir = await makeDataDir()
    await mkdir(path.join(dataDir, 'postgres'))
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/is not a Postgres cluster/)
  })
})
