import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Host, Program } from './host.ts'
import { until } from './until.ts'

// The servers of others that an installation stands on, besides Postgres.

export const HAPROXY = '/usr/sbin/haproxy'
export const PGBOUNCER = '/usr/sbin/pgbouncer'
/** Debian 12 has Redis, Debian 13 has Valkey. */
export const VALKEY = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))

const HAPROXY_PORT = 8_088
const STATISTICS_PORT = 8_404
const PGBOUNCER_PORT = 6_432
const VALKEY_PORT = 6_379
const S3_PORT = 9_000
const NODE_PORT = 8_545
const BUCKET = 'tollgraph'

const START_LIMIT_MS = 20_000
const HAPROXY_FILE = fileURLToPath(new URL('../../deploy/haproxy/haproxy.cfg', import.meta.url))

/** Waits until a program listens. Throws with its log when it ends before. */
export async function listening(host: Host, port: number, program: Program): Promise<Program> {
  await until(
    `port ${port} of ${host.name} is listened on`,
    async () => {
      if (program.hasEnded) throw new Error(`A program of ${host.name} ended:\n${program.log()}`)
      return accepts(host.address, port)
    },
    START_LIMIT_MS,
  )
  return program
}

/** Starts haproxy with `deploy/haproxy/haproxy.cfg`, and a page that tells which routers it uses. */
export async function startHaproxy(host: Host, [one, other]: readonly [Host, Host]): Promise<Program> {
  const statistics = join(host.folder, 'statistics.cfg')
  await writeFile(
    statistics,
    `listen statistics\n  bind ${host.address}:${STATISTICS_PORT}\n  stats enable\n  stats uri /\n`,
  )
  const program = host.start([HAPROXY, '-db', '-f', HAPROXY_FILE, '-f', statistics], {
    ROUTER1: `${one.address}:4000`,
    ROUTER2: `${other.address}:4000`,
    API_HOST: host.address,
  })
  return listening(host, HAPROXY_PORT, program)
}

/**
 * Starts a node of the chain: a proxy before `rpcUrl`. When it dies, connections break as with a node that dies, and the
 * chain goes on, as a public one does.
 */
export async function startNode(host: Host, rpcUrl: string): Promise<Program> {
  const file = join(host.folder, 'node.cfg')
  await writeFile(
    file,
    `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen node
  bind ${host.address}:${NODE_PORT}
  server chain ${new URL(rpcUrl).host}
`,
  )
  return listening(host, NODE_PORT, host.start([HAPROXY, '-db', '-f', file]))
}

/** URL of the RPC of a node. */
export function nodeUrl(host: Host): string {
  return `http://${host.address}:${NODE_PORT}`
}

/** How many routers haproxy sends requests to. */
export async function routersInUse(haproxy: Host): Promise<number> {
  const page = await fetch(`http://${haproxy.address}:${STATISTICS_PORT}/;csv`)
  const rows = (await page.text()).split('\n').filter((row) => row.startsWith('routers,router'))
  return rows.filter((row) => row.includes(',UP,')).length
}

/** URL of the installation. */
export function publicUrl(haproxy: Host): string {
  return `http://${haproxy.address}:${HAPROXY_PORT}`
}

/** Starts a PgBouncer in transaction mode before the Postgres of the same host. */
export async function startPgBouncer(host: Host, postgresPort: number): Promise<Program> {
  const file = join(host.folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${host.address} port=${postgresPort} user=tollgraph
[pgbouncer]
listen_addr = ${host.address}
listen_port = ${PGBOUNCER_PORT}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 400
`,
  )
  await chmod(file, 0o644)
  return listening(host, PGBOUNCER_PORT, host.start([PGBOUNCER, '-u', 'nobody', file]))
}

/** Starts Valkey, or Redis, which keeps nothing. */
export function startValkey(host: Host): Promise<Program> {
  const args = [
    '--bind',
    host.address,
    '--protected-mode',
    'no',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    host.folder,
  ]
  return listening(host, VALKEY_PORT, host.start([VALKEY ?? '/usr/bin/valkey-server', ...args]))
}

/** Starts a small S3 server with a bucket. */
export async function startS3(host: Host): Promise<Program> {
  const directory = join(host.folder, 'buckets')
  await mkdir(directory, { recursive: true })
  const file = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
  const place = ['--directory', directory, '--address', host.address, '--port', String(S3_PORT)]
  const program = host.start([process.execPath, file, ...place, '--silent', '--configure-bucket', BUCKET])
  return listening(host, S3_PORT, program)
}

/** Settings by which a router uses PgBouncer before each of two database servers, and directly where it listens. */
export function databaseSettings([one, other]: readonly [Host, Host]) {
  const url = (port: number) =>
    `postgres://tollgraph@${one.address}:${port},${other.address}:${port}/tollgraph?target_session_attrs=read-write`
  return { DATABASE_URL: url(PGBOUNCER_PORT), DATABASE_LISTEN_URL: url(5_432) }
}

/** Settings by which a router uses these servers. */
export function sharedSettings(valkey: Host, s3: Host): Record<string, string> {
  return {
    VALKEY_URL: `redis://${valkey.address}:${VALKEY_PORT}`,
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://${s3.address}:${S3_PORT}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
}
