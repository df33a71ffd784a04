import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chmod, chown, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ServerAccount, serverAccount } from '../../prisma/embedded/account.ts'
import { Disk } from './disk.ts'
import type { Host } from './host.ts'
import { until } from './until.ts'

const run = promisify(execFile)

/** Where Debian puts the versions of Postgres. */
const DEBIAN = '/usr/lib/postgresql'
const NEEDED = ['initdb', 'postgres', 'pg_basebackup', 'psql']

/** The programs of Debian's newest Postgres; null without one. */
export const POSTGRES: string | null = newest()

export const POSTGRES_PORT = 5_432
const USER = 'tollgraph'
const START_LIMIT_MS = 60_000

const SETTINGS = [
  "listen_addresses = '*'",
  "unix_socket_directories = ''",
  'max_connections = 200',
  'wal_keep_size = 256MB',
  // A lost standby is noticed, and so is a lost primary.
  'wal_sender_timeout = 5s',
  'wal_receiver_timeout = 5s',
  'wal_retrieve_retry_interval = 1s',
]

/** A database server of the pair. */
interface Server {
  readonly host: Host
  readonly disk: Disk
  readonly data: string
}

/**
 * A primary with a synchronous standby, and what a manager such as Patroni does with them: it promotes, and takes a lost
 * server back as the standby.
 */
export class PostgresPair {
  readonly #account: ServerAccount
  #primary: Server
  #standby: Server

  private constructor(account: ServerAccount, [primary, standby]: readonly [Server, Server]) {
    this.#account = account
    this.#primary = primary
    this.#standby = standby
  }

  /** Makes a cluster with an empty database, and its standby. */
  static async start(hosts: readonly [Host, Host]): Promise<PostgresPair> {
    const servers = [await serverOn(hosts[0]), await serverOn(hosts[1])] as const
    const pair = new PostgresPair(await serverAccount(null), servers)
    await pair.#initialise()
    await pair.#start(pair.#primary)
    await pair.ask(`CREATE DATABASE ${USER}`, 'postgres')
    await pair.rejoin()
    return pair
  }

  get primary(): Host {
    return this.#primary.host
  }

  get standby(): Host {
    return this.#standby.host
  }

  get primaryDisk(): Disk {
    return this.#primary.disk
  }

  get standbyDisk(): Disk {
    return this.#standby.disk
  }

  /** Runs a statement on the primary, or on the standby; what psql prints. */
  async ask(statement: string, database = USER, { host } = this.#primary): Promise<string> {
    const place = ['-h', host.address, '-p', String(POSTGRES_PORT), '-U', USER, '-d', database]
    const { stdout } = await run(bin('psql'), [...place, '-XAtq', '-c', statement], {
      env: { ...process.env, PGCONNECT_TIMEOUT: '5' },
    })
    return stdout.trim()
  }

  /** Makes the standby the primary, which waits for no other; the lost one has to be dead or cut off. */
  async promote(): Promise<void> {
    await this.ask('SELECT pg_promote(true, 30)', 'postgres', this.#standby)
    const lost = this.#primary
    this.#primary = this.#standby
    this.#standby = lost
  }

  /** Makes the other server a standby of the primary, from a copy of it; commits wait for it once it has caught up. */
  async rejoin(): Promise<void> {
    const { host, data } = this.#standby
    await rm(data, { recursive: true, force: true })
    const from = ['-h', this.primary.address, '-p', String(POSTGRES_PORT), '-U', USER]
    await this.#run(bin('pg_basebackup'), [...from, '-D', data, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'])
    // The copy has the primary's settings: promoted, it must not wait for a standby that is gone.
    await appendFile(join(data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n")
    await this.#start(this.#standby)
    await until(
      `${host.name} streams`,
      async () => (await this.ask('SELECT state FROM pg_stat_replication')) === 'streaming',
      START_LIMIT_MS,
    )
    await this.ask(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
    await this.ask('SELECT pg_reload_conf()')
  }

  async #initialise(): Promise<void> {
    const { data } = this.#primary
    await this.#run(bin('initdb'), ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync'])
    await appendFile(join(data, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`)
    const access = ['all', 'replication'].map((database) => `host ${database} all 10.77.0.0/16 trust\n`)
    await appendFile(join(data, 'pg_hba.conf'), access.join(''))
  }

  async #start(server: Server): Promise<void> {
    const { file, args } = this.#account.commandLine(bin('postgres'), ['-D', server.data])
    const program = server.host.start([file, ...args])
    await until(
      `Postgres of ${server.host.name} answers`,
      async () => {
        if (program.hasEnded) throw new Error(`Postgres of ${server.host.name} ended:\n${program.log()}`)
        return (await this.ask('SELECT 1', 'postgres', server).catch(() => null)) === '1'
      },
      START_LIMIT_MS,
    )
  }

  /** Runs a program that writes a data folder, as the account of the server. */
  async #run(command: string, [option = '', ...others]: readonly string[]): Promise<void> {
    for (const { disk } of [this.#primary, this.#standby]) {
      const { folder } = disk
      await chmod(folder, 0o755)
      await chown(folder, this.#account.uid, this.#account.gid)
    }
    const { file, args } = this.#account.commandLine(command, [option, ...others])
    await run(file, args, { cwd: '/' })
  }
}

async function serverOn(host: Host): Promise<Server> {
  const disk = await Disk.open(host)
  return { host, disk, data: join(disk.folder, 'postgres') }
}

function bin(name: string): string {
  if (!POSTGRES) throw new Error(`There is no Postgres in ${DEBIAN}: install Debian's package postgresql`)
  return join(POSTGRES, name)
}

function newest(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'))
  return folders.find((folder) => NEEDED.every((name) => existsSync(join(folder, name)))) ?? null
}
