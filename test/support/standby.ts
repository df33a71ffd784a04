import { execFile, spawn } from 'node:child_process'
import { appendFile, chown, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { serverAccount } from '../../prisma/embedded/account.ts'
import { findBinaries } from '../../prisma/embedded/binaries.ts'
import { SUPERUSER } from '../../prisma/embedded/cluster.ts'
import { serverEnvironment } from '../../prisma/embedded/environment.ts'
import { SOCKET_PORT, secureSocketFolder, socketFolder, socketUrl } from '../../prisma/embedded/socket.ts'
import { endProcess, hasEnded } from './endProcess.ts'
import { eventually } from './ledger.ts'

/** A hot standby of another server, by streaming replication. */
export interface Standby {
  readonly url: string
  /** Makes it the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Copies a running embedded server into another data folder, and starts the copy as its standby. */
export async function startStandby(primaryDir: string, primaryUrl: string, dataDir: string): Promise<Standby> {
  const cluster = join(dataDir, 'postgres')
  await backUp(join(primaryDir, 'postgres'), primaryUrl, cluster)
  const folder = socketFolder(dataDir)
  await secureSocketFolder(folder)
  const { uid, gid } = await stat(join(cluster, 'PG_VERSION'))
  const primarySocket = new URL(primaryUrl).searchParams.get('host')
  const conninfo = `host=${primarySocket} port=${SOCKET_PORT} user=${SUPERUSER}`
  await appendFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  await writeFile(join(cluster, 'standby.signal'), '')
  for (const name of ['standby.signal', 'backup_label']) await chown(join(cluster, name), uid, gid)
  const account = await serverAccount(uid)
  const { postgres } = await findBinaries(null)
  const options = ['listen_addresses=', `unix_socket_directories=${folder}`, `port=${SOCKET_PORT}`]
  const { file, args } = account.commandLine(postgres, ['-D', cluster, ...options.flatMap((option) => ['-c', option])])
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment(), cwd: '/' })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = socketUrl(folder, SUPERUSER, 'tollgraph')
  const stop = async () => {
    await endProcess(child, 'SIGINT')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually('the standby answers', async () => {
      if (hasEnded(child)) throw new Error(`The standby ended:\n${output}`)
      return (await ask(url, 'SELECT pg_is_in_recovery() AS is_standby').catch(() => null))?.is_standby
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    async promote() {
      await ask(url, 'SELECT pg_promote()')
    },
    stop,
  }
}

/** Copies a server's files while it runs, as Postgres's low-level backup does. */
async function backUp(from: string, url: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('standby', fast => true)`)
    await promisify(execFile)('cp', ['-a', from, to])
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)')
    await writeFile(join(to, 'backup_label'), rows[0].labelfile)
    const log = join(to, 'pg_wal')
    // What the backup needs is written until its end, after the copy.
    for (const name of await readdir(join(from, 'pg_wal')))
      await promisify(execFile)('cp', ['-a', join(from, 'pg_wal', name), log])
    await rm(join(to, 'postmaster.pid'), { force: true })
  } finally {
    await client.end()
  }
}

async function ask(url: string, statement: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}
