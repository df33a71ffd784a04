import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** graphile-worker's log lines in our log: errors and warnings at their level, all others at debug. */
export function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
    else log.debug({ meta }, message)
  })
}
