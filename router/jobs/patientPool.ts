import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { isDatabaseGone } from '../database/isGone.ts'

/** Between two attempts to have a connection, in milliseconds. */
const RETRY_EVERY_MS = 500

/** For graphile-worker a reason to repeat a statement: what it repeats may be done twice. Postgres: "cannot connect now". */
const REPEATED = '57P03'

type Callback = Parameters<Pool['connect']>[0]

/**
 * A pool for graphile-worker, which tells the database in passing that a job is done or has failed: when that gets lost, the
 * job rests for hours, and the error is nobody's. Connections are waited for while the database is away, until `signal`
 * is aborted; a statement whose connection was lost is repeated.
 */
export function patientPool(pool: Pool, signal: AbortSignal): Pool {
  const connect = (callback?: Callback) => (callback ? pool.connect(givingBackOnce(callback)) : connectInTime())
  return overriding(pool, { connect })

  async function connectInTime(): Promise<PoolClient> {
    for (;;) {
      try {
        return repeating(await pool.connect())
      } catch (error) {
        if (signal.aborted || !isDatabaseGone(error)) throw error
        await pause(RETRY_EVERY_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
}

/** graphile-worker gives the connection it listens on back twice when that breaks while the worker stops, and nobody hears why. */
function givingBackOnce(callback: Callback): Callback {
  return (error, client, release) => {
    // Without a connection there may be nothing to give it back with either.
    if (!client) return callback(error, client, release)
    let isBack = false
    callback(error, client, (reason) => {
      if (!isBack) release(reason)
      isBack = true
    })
  }
}

function repeating(client: PoolClient): PoolClient {
  const query = (...parts: Parameters<PoolClient['query']>) =>
    (client.query(...parts) as unknown as Promise<unknown>).catch((error: unknown) => {
      throw isDatabaseGone(error) ? Object.assign(error as Error, { code: REPEATED }) : error
    })
  return overriding(client, { query })
}

/** An object with some methods of its own in place of another's. */
function overriding<Whole extends object>(whole: Whole, methods: object): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof typeof methods]
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
