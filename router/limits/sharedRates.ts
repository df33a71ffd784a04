import { createHash } from 'node:crypto'
import { Redis } from 'iovalkey'
import type { Logger } from 'pino'
import { Buckets } from './buckets.ts'
import type { MakeRate } from './rate.ts'

/** Longest that a call waits for Valkey, in milliseconds, unless told; then this process counts for itself. */
const PATIENCE_MS = 250
/** How long Valkey is left alone after it failed, in milliseconds: a call must not wait for each attempt. */
const AWAY_MS = 1_000
/** Pause between two log lines about the same failure, in milliseconds. */
const LOG_EVERY_MS = 60_000

/**
 * The bucket of a key, as `Buckets` counts: it holds when it will be full again, in milliseconds by Valkey's clock, and
 * is forgotten then. `ARGV[1]`: how long the taken units take to refill, in milliseconds.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local from = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local full = from + ARGV[1]
local wait = full - (now + 60000)
if wait <= 0 or from <= now then
  redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.max(1, math.ceil(full - now)))
  return 0
end
return math.ceil(math.min(wait, from - now))`

interface WithTake {
  takeUnits(key: string, refillMs: number): Promise<number>
}

/** Rates that all processes of an installation count together. */
export interface SharedRates {
  readonly make: MakeRate
  close(): void
}

/**
 * Opens rates in Valkey, or Redis. While it does not answer, each process counts for itself, which is logged: calls are
 * never refused for it. `installation` separates installations that share a server; `patienceMs` is how long a call
 * waits for an answer, in milliseconds.
 */
export function openSharedRates(url: string, installation: string, log: Logger, patienceMs = PATIENCE_MS): SharedRates {
  const client = new Redis(url, {
    commandTimeout: patienceMs,
    connectTimeout: 2_000,
    // Commands fail at once without a connection, and are not sent later.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
    scripts: { takeUnits: { lua: TAKE, numberOfKeys: 1 } },
  })
  let awayUntil = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  client.on('error', failed)
  const onClose = () => failed(new Error('The connection is closed'))
  client.on('close', onClose)
  client.on('ready', () => {
    awayUntil = 0
  })
  return {
    make(kind, perMinute) {
      const own = new Buckets(perMinute)
      const prefix = `tollgraph:${installation}:${kind}:`
      const msPerUnit = 60_000 / perMinute
      return {
        take: async (key, units) => {
          if (client.status !== 'ready' || performance.now() < awayUntil) return own.take(key, units)
          try {
            return await (client as unknown as WithTake).takeUnits(prefix + hashOf(key), units * msPerUnit)
          } catch (error) {
            failed(error)
            awayUntil = performance.now() + AWAY_MS
            return own.take(key, units)
          }
        },
      }
    },
    close() {
      client.off('close', onClose)
      client.disconnect()
    },
  }

  function failed(error: unknown): void {
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY_MS) return
    loggedAt = now
    log.warn({ err: error }, 'Valkey does not answer: this process counts its rate limits for itself')
  }
}

/** Neither addresses nor wallets are stored. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22)
}
