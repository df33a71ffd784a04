import pg from 'pg'
import { hostPort } from '../schema/hostPort.ts'

/** How long a server may take to say whether it accepts writes, in milliseconds. */
const PROBE_MS = 3_000

const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)([^?]*)(?:\?(.*))?$/
const ATTRIBUTES = 'target_session_attrs'
const WRITABLE = ['read-write', 'primary']

/** A URL of several servers that cannot be used; the message names what is wrong with it. */
export class ServersError extends Error {
  override readonly name = 'ServersError'
}

/** No server of a URL accepts writes. Its code is Postgres's for a connection that cannot be made. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary'
  readonly code = '08001'
}

/**
 * The URLs of each server of a database URL, which may name several as libpq's does:
 * `postgres://user:password@a:5432,b:5432/database?target_session_attrs=read-write`. node-postgres takes one server a URL.
 * Throws ServersError.
 */
export function parseServers(url: string): [string, ...string[]] {
  const [, start, hosts, path, query = ''] = SHAPE.exec(url) ?? []
  if (start === undefined || hosts === undefined)
    throw new ServersError('must be postgres://user:password@host/database')
  const parameters = new URLSearchParams(query)
  const attributes = parameters.get(ATTRIBUTES)
  if (attributes !== null && !WRITABLE.includes(attributes))
    throw new ServersError(`must have target_session_attrs=read-write, or none: the connections are written to`)
  if (parameters.get('host')?.includes(','))
    throw new ServersError('must name several hosts before the database (postgres://a,b/database), not by host=a,b')
  if (attributes === null && !hosts.includes(',')) return [url]
  parameters.delete(ATTRIBUTES)
  const rest = `${path}${parameters.size > 0 ? `?${parameters}` : ''}`
  const [first = '', ...others] = hosts.split(',').map((host) => {
    if (hosts.includes(',') && !/^[^:]+(:\d+)?$|^\[[^\]]+\](:\d+)?$/.test(host))
      throw new ServersError(
        `must name each host as host or host:port, separated by commas; ${host || 'one'} is neither`,
      )
    return `${start}${host}${rest}`
  })
  return [first, ...others]
}

/**
 * The servers of a database URL, and the one that connections are made to: the first that accepts writes, looked for
 * when the first connection is made and again after `doubt`.
 */
export class Servers {
  readonly #urls: readonly string[]
  #current: string
  #election: Promise<void> | null = null
  #isKnown: boolean

  /** Throws ServersError. */
  constructor(url: string) {
    const urls = parseServers(withNamedTlsMode(url))
    this.#urls = urls
    this.#current = urls[0]
    // There is no other: whether it accepts writes is seen by the first write.
    this.#isKnown = urls.length === 1
  }

  get isSingle(): boolean {
    return this.#urls.length === 1
  }

  /** URL of the server that connections are made to. */
  get current(): string {
    return this.#current
  }

  /** The current server may be gone, or not be the primary any more: the next connection looks for it again. */
  doubt(): void {
    this.#isKnown = this.isSingle
  }

  /** Waits until the primary is known. Throws NoPrimary. */
  async elected(): Promise<void> {
    if (this.#isKnown) return
    this.#election ??= this.#elect().finally(() => {
      this.#election = null
    })
    await this.#election
  }

  async #elect(): Promise<void> {
    const probes = this.#urls.map((url) => objection(url))
    const objections: string[] = []
    // In the order of the URL, so that all processes choose the same one where a lost primary came back as a second.
    for (const [index, probe] of probes.entries()) {
      const against = await probe
      if (against === null) {
        this.#current = this.#urls[index] ?? this.#current
        this.#isKnown = true
        return
      }
      objections.push(against)
    }
    throw new NoPrimary(`No server of the database accepts writes: ${objections.join('; ')}`)
  }
}

/** node-postgres takes these modes for verify-full, and warns of that in each process. */
const TAKEN_FOR_VERIFY_FULL = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/

function withNamedTlsMode(url: string): string {
  return url.includes('uselibpqcompat=') ? url : url.replace(TAKEN_FOR_VERIFY_FULL, '$1verify-full')
}

/** Why a server cannot be the primary; null when it can. */
async function objection(url: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tollgraph-probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  // The connection may break again after the answer.
  client.on('error', () => {})
  const name = hostPort(client.host, client.port)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    return rows[0]?.transaction_read_only === 'off' ? null : `${name} is read-only`
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    // A connection that was never made has no end that could fail otherwise.
    await client.end().catch(() => {})
  }
}
