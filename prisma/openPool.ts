import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { isDatabaseGone } from './isGone.ts'
import { Servers } from './servers.ts'
import { withParameters } from './urlParameters.ts'

/** Connection timeout, in milliseconds; on expiry the caller gets an error that the database is unreachable. */
const CONNECT_TIMEOUT_MS = 15_000
/** Idle time before TCP keep-alive probes a connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000
/** A connection that has been in use for so long makes the pool ask whether its server still answers, in milliseconds. */
const SUSPICIOUS_MS = 3_000
const LOOK_INTERVAL_MS = 1_000
/** Postgres: read-only SQL transaction. */
const READ_ONLY = '25006'

/** A connection whose server has been replaced by another one. Its code is Postgres's for a broken connection. */
class LostServer extends Error {
  override readonly name = 'LostServer'
  readonly code = '08006'
}

type Callback = Parameters<pg.Pool['connect']>[0]

/**
 * Opens a pool of connections to the database of `url`, which may name several servers (see `parseServers`); options
 * override the defaults, and settings (`options`) come after those of the URL. Throws ServersError.
 */
export function openPool(url: string, options: Omit<pg.PoolConfig, 'connectionString'> = {}): pg.Pool {
  return new ServersPool(url, options)
}

/** The URL that a pool was opened with. */
export function urlOf(pool: pg.Pool): string {
  return pool instanceof ServersPool ? pool.url : (pool.options.connectionString ?? '')
}

/** node-postgres takes the settings of a URL in place of those beside it. Of a setting that is given twice, the last one holds. */
function withSettings(url: string, settings: string): string {
  return withParameters(url, (parameters) => {
    const given = parameters.get('options') ?? process.env.PGOPTIONS
    parameters.set('options', given ? `${given} ${settings}` : settings)
  })
}

/**
 * Why the database takes no connection with the settings of a pool, which is ended then: a connection pooler may not. Null
 * where it takes them.
 */
export async function refusalOfSettings(pool: pg.Pool): Promise<pg.DatabaseError | null> {
  try {
    await pool.query('SELECT 1')
    return null
  } catch (error) {
    await pool.end()
    if (error instanceof pg.DatabaseError) return error
    throw error
  }
}

/** A pool of connections to the primary of several servers. */
class ServersPool extends pg.Pool {
  readonly url: string
  readonly #servers: Servers
  /** Connections whose server has refused a write. */
  readonly #readOnly = new WeakSet<pg.PoolClient>()
  /** The server of each open connection. */
  readonly #serverOf = new Map<pg.PoolClient, string>()
  /** Since when connections are in use, in monotonic milliseconds. */
  readonly #inUseSince = new Map<pg.PoolClient, number>()
  #isLooking = false

  constructor(url: string, { options: settings, ...options }: Omit<pg.PoolConfig, 'connectionString'>) {
    // Looked for without the settings: a connection pooler that refuses those is a server all the same.
    const servers = new Servers(url)
    const current = () => (settings === undefined ? servers.current : withSettings(servers.current, settings))
    super({
      connectionString: current(),
      application_name: 'tollgraph',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // Detects a server that disappeared without closing the connection.
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      ...options,
    })
    this.url = url
    this.#servers = servers
    // The pool makes each connection from its options.
    Object.defineProperty(this.options, 'connectionString', { enumerable: true, get: current })
    // The pool replaces a broken idle connection at its next use; without a listener the error would end the process.
    this.on('error', () => servers.doubt())
    this.on('connect', (client) => this.#watch(client))
    this.on('release', (_, client) => this.#dropReadOnly(client as pg.PoolClient))
    if (!servers.isSingle) this.#watchForLoss()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: NonNullable<Callback>): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.#servers.isSingle ? super.connect() : this.#connect()
    if (this.#servers.isSingle) super.connect(callback)
    else
      this.#connect().then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      )
    return undefined
  }

  /** Tries the primary; where that cannot be reached, the one that has taken over. */
  async #connect(): Promise<pg.PoolClient> {
    const servers = this.#servers
    await servers.elected()
    try {
      return await super.connect()
    } catch (error) {
      // A pool without a free connection says nothing about its server.
      if (!isDatabaseGone(error) || this.totalCount >= this.options.max) throw error
      servers.doubt()
      await servers.elected()
      return super.connect()
    }
  }

  /**
   * A server whose machine or network is lost closes no connection: statements would wait for minutes, although another
   * server is the primary by now.
   */
  #watchForLoss(): void {
    this.on('acquire', (client) => this.#inUseSince.set(client, performance.now()))
    this.on('release', (_, client) => this.#inUseSince.delete(client as pg.PoolClient))
    this.on('remove', (client) => {
      this.#inUseSince.delete(client)
      this.#serverOf.delete(client)
    })
    this.on('connect', (client) => {
      const { host, port } = client as pg.PoolClient & pg.Client
      this.#serverOf.set(client, `${host}:${port}`)
    })
    const timer = setInterval(() => {
      if (this.ended) clearInterval(timer)
      else this.#look()
    }, LOOK_INTERVAL_MS).unref()
  }

  #look(): void {
    const limit = performance.now() - SUSPICIOUS_MS
    if (this.#isLooking || ![...this.#inUseSince.values()].some((since) => since < limit)) return
    const servers = this.#servers
    this.#isLooking = true
    servers.doubt()
    servers
      .elected()
      .then(
        () => this.#dropOthers(),
        () => {
          // Without a primary these connections may still come back. Callers get the error when they connect.
        },
      )
      .finally(() => {
        this.#isLooking = false
      })
  }

  /** Breaks the connections to servers that are not the primary any more. */
  #dropOthers(): void {
    const { hostname, port } = new URL(this.#servers.current)
    const current = `${hostname.replace(/^\[|\]$/g, '')}:${port || 5_432}`
    for (const [client, server] of this.#serverOf) {
      if (server === current) continue
      const { connection } = client as unknown as { readonly connection: { readonly stream: Socket } }
      connection.stream.destroy(new LostServer(`${server} does not answer, and ${current} accepts writes`))
    }
  }

  #watch(client: pg.PoolClient): void {
    client.on('error', () => this.#servers.doubt())
    const { connection } = client as unknown as { readonly connection: EventEmitter }
    connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code !== READ_ONLY) return
      this.#readOnly.add(client)
      this.#servers.doubt()
    })
  }

  /** A server that refuses writes may be a former primary: the next connection is a new one. */
  #dropReadOnly(client: pg.PoolClient): void {
    // The pool removes a connection that has been ended. An error of its end changes nothing.
    if (this.#readOnly.has(client)) void (client as pg.PoolClient & pg.Client).end().catch(() => {})
  }
}
