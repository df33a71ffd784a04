import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { EndedRequest } from './endedRequest.ts'
import { MONITORING } from './monitoring.ts'

/** Writes one line for each request, but for checks of balancers that found all well. */
export interface AccessLog {
  write(request: Pick<FastifyRequest, 'id' | 'method'>, ended: EndedRequest): void
}

/** Access log lines in the log, at every LOG_LEVEL but `silent`. They have no query strings, headers or bodies. */
export function openAccessLog(log: Logger): AccessLog {
  const lines = log.child({ log: 'access' }, log.level === 'silent' ? {} : { level: 'info' })
  return {
    write({ id, method }, { labels, route, status, ms, bytes, payment, traceId }) {
      if (status === 200 && MONITORING.includes(route)) return
      const { door, service, operation } = labels
      const about = { method, route, door, service, operation, status, ms: Math.round(ms * 10) / 10, bytes }
      const ids = { requestId: id, ...(traceId ? { traceId } : {}), ...(payment ? { payment } : {}) }
      lines.info({ ...about, ...ids }, 'Request')
    },
  }
}
