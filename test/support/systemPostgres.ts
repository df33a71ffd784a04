import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ServerAccount, serverAccount } from '../../prisma/embedded/account.ts'
import { SUPERUSER } from '../../prisma/embedded/cluster.ts'
import { serverEnvironment } from '../../prisma/embedded/environment.ts'
import { SOCKET_PORT, secureSocketFolder, socketFolder, socketUrl } from '../../prisma/embedded/socket.ts'
import type { SelfSigned } from '../../subgraphs/kit/net/tls/selfSigned.ts'
import { makeDataFolder } from './dataFolder.ts'
import { endProcess, hasEnded } from './endProcess.ts'
import { eventually } from './ledger.ts'
import { openPool } from './pool.ts'

const run = promisify(execFile)

/** Where Debian puts the versions of Postgres, each with its tools. */
const DEBIAN = '/usr/lib/postgresql'

/** The programs of the newest Postgres of the system with server and tools; null without one. */
export const SYSTEM_POSTGRES: string | null = newestOf(DEBIAN)

/** A server of the system's Postgres, as an operator has one of their own. */
export interface SystemPostgres {
  /** Makes a database without tables, in UTF-8 by default; its URL. */
  createDatabase(name: string, encoding?: string): Promise<string>
  stop(): Promise<void>
}

/** How a server takes connections over TCP: with TLS alone, by the superuser's password. */
export interface Listening {
  readonly port: number
  readonly certificate: SelfSigned
  readonly password: string
}

/** Starts a server of the system's Postgres in a folder of its own, without TCP by default. Throws if there is none. */
export async function startSystemPostgres(listening: Listening | null = null): Promise<SystemPostgres> {
  if (!SYSTEM_POSTGRES) throw new Error(`There is no Postgres in ${DEBIAN}: install Debian's package postgresql`)
  const place = await makeDataFolder('tollgraph-system-postgres-')
  const cluster = join(place, 'postgres')
  const folder = socketFolder(place)
  const account = await serverAccount(null)
  await mkdir(cluster, { mode: 0o700 })
  await chown(cluster, account.uid, account.gid)
  await chmod(place, 0o711)
  await secureSocketFolder(folder)
  const commandLine = (name: string, args: readonly string[]) =>
    account.commandLine(join(SYSTEM_POSTGRES as string, name), args)
  const made = commandLine('initdb', ['-D', cluster, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--no-sync'])
  await run(made.file, made.args, { env: serverEnvironment(), cwd: '/' })
  const port = listening?.port ?? SOCKET_PORT
  const options = [
    ...(listening ? await tlsOptions(cluster, account, listening.certificate) : ['listen_addresses=']),
    `unix_socket_directories=${folder}`,
    `port=${port}`,
    'fsync=off',
  ]
  const urlOf = (name: string) => socketUrl(folder, SUPERUSER, name).replace(`:${SOCKET_PORT}/`, `:${port}/`)
  const { file, args } = commandLine('postgres', ['-D', cluster, ...options.flatMap((option) => ['-c', option])])
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env: serverEnvironment(), cwd: '/' })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const admin = openPool(urlOf('postgres'))
  const stop = async () => {
    await admin.end()
    await endProcess(child, 'SIGINT')
    for (const one of [place, folder]) await rm(one, { recursive: true, force: true })
  }
  try {
    await eventually('the server answers', async () => {
      if (hasEnded(child)) throw new Error(`Postgres ended:\n${output}`)
      return admin.query('SELECT').catch(() => null)
    })
    if (listening) await admin.query(`ALTER ROLE ${SUPERUSER} PASSWORD '${listening.password}'`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    async createDatabase(name, encoding = 'UTF8') {
      await admin.query(`CREATE DATABASE "${name}" ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`)
      return urlOf(name)
    },
    stop,
  }
}

async function tlsOptions(
  cluster: string,
  { uid, gid }: Pick<ServerAccount, 'uid' | 'gid'>,
  { key, cert }: SelfSigned,
): Promise<string[]> {
  const files = { 'server.key': key, 'server.crt': cert, 'pg_hba.conf': ONLY_TLS }
  for (const [name, text] of Object.entries(files)) {
    const file = join(cluster, name)
    await writeFile(file, text)
    await chmod(file, 0o600)
    await chown(file, uid, gid)
  }
  return ['listen_addresses=127.0.0.1', 'ssl=on']
}

/** The socket needs no password. */
const ONLY_TLS = 'local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n'

function newestOf(folder: string): string | null {
  const versions = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : []
  const hasAll = (bin: string) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name)))
  return versions.map((version) => join(folder, version, 'bin')).find(hasAll) ?? null
}
