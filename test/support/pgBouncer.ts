import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { makeDataFolder } from './dataFolder.ts'
import { endProcess, hasEnded } from './endProcess.ts'
import { eventually } from './ledger.ts'
import { freePorts } from './ports.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

/** Whether it is installed here (Debian: pgbouncer). */
export const hasPgBouncer = existsSync(PROGRAM)

/** Server connections for each database: fewer than a router has clients, so that transactions share them. */
const SERVERS = 6

/** A PgBouncer in transaction mode. */
export interface PgBouncer {
  /** DATABASE_URL of the database that is behind it. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts one before the database of a URL, whose server listens on a port of this machine. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { hostname, pathname, port: serverPort, username } = new URL(databaseUrl)
  const [port] = await freePorts(1)
  const folder = await makeDataFolder('tollgraph-pgbouncer-')
  // As root it runs as another user, who has to read its file.
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVERS}
max_client_conn = 500
`,
  )
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PROGRAM, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = async () => {
    await endProcess(child, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgresql://${username}@127.0.0.1:${port}${pathname}`
  try {
    await eventually('PgBouncer answers', () => {
      if (hasEnded(child)) throw new Error(`PgBouncer ended:\n${output}`)
      return answers(url)
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
