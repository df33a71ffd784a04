import { Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

/** graphile-worker's log lines in ours: what goes wrong is shown, its daily business only at debug level. */
export function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
    else log.debug({ meta }, message)
  })
}
