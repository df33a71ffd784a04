import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { hostInUrl } from '../../schema/hostPort.ts'
import { orAfter } from '../../subgraphs/kit/async/timeout.ts'
import type { RouterSettings } from '../config/settings.ts'
import { isLoopbackHost } from '../origins/loopbackHost.ts'
import type { Backend } from './boot.ts'

/** Default of SHUTDOWN_DELAY_MS where other machines reach the server: two checks of a balancer that checks every 2 s. */
const DELAY_MS = 5_000

/**
 * Stops a router so that a balancer loses no request: `/ready` turns red and requests are still served; after
 * SHUTDOWN_DELAY_MS the server accepts no more connections, and running requests have SHUTDOWN_DRAIN_MS to end. Jobs are
 * handed over meanwhile.
 */
export async function stopRouter(app: FastifyInstance, backend: Backend): Promise<void> {
  const { checkout, config, log } = backend
  const delayMs = shutdownDelay(config.router.HOST, config.router)
  const drainMs = config.router.SHUTDOWN_DRAIN_MS
  backend.beginStop()
  const jobs = backend.stopJobs(delayMs + drainMs)
  await pause(delayMs)
  const until = performance.now() + drainMs
  await app.close()
  // A client that got SETTLEMENT_PENDING has left; its settlement goes on.
  await orAfter(until - performance.now(), checkout.idle(), () =>
    log.warn('Settlements under way are left to the recovery'),
  )
  await jobs
  await backend.stop()
}

/** How long a server that listens on `host` still accepts requests after SIGTERM, in milliseconds. */
export function shutdownDelay(host: string, { SHUTDOWN_DELAY_MS }: Pick<RouterSettings, 'SHUTDOWN_DELAY_MS'>): number {
  return SHUTDOWN_DELAY_MS ?? (isLoopbackHost(hostInUrl(host)) ? 0 : DELAY_MS)
}
