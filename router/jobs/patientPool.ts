import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from '../../prisma/database.ts'
import { isDatabaseGone } from '../../prisma/isGone.ts'

/** Pause between two connection attempts, in milliseconds. */
const RETRY_EVERY_MS = 500

/** Makes graphile-worker repeat a statement, which may then run twice. Postgres: "cannot connect now". */
const REPEATED = '57P03'

type Callback = Parameters<Pool['connect']>[0]

/**
 * A pool for graphile-worker, which marks a job as done or failed in the background: when that statement is lost, the
 * job rests for hours and the error goes unhandled. While the database is away, connect waits until `signal` is
 * aborted; a statement whose connection was lost is repeated. Connections that graphile-worker asks for by a callback are
 * for LISTEN and come from `listenPool`; without one that callback is never called, and the worker polls.
 */
export function patientPool(pool: Pool, signal: AbortSignal, listenPool: Pool | null = pool): Pool {
  const connect = (callback?: Callback) => (callback ? listenPool?.connect(givingBackOnce(callback)) : connectInTime())
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

/**
 * graphile-worker releases its listening connection twice when it breaks during a stop, and the error goes unhandled.
 */
function givingBackOnce(callback: Callback): Callback {
  return (error, client, release) => {
    // Without a client there may be no release function either.
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

/** An object with some methods replaced. */
function overriding<Whole extends object>(whole: Whole, methods: object): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (Object.hasOwn(methods, name)) return methods[name as keyof typeof methods]
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
