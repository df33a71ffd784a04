import { createServer } from 'node:http'
import type { Logger } from 'pino'
import { hostPort } from '../../schema/hostPort.ts'
import { listenOn } from '../../subgraphs/kit/net/listen.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves metrics on a separate port, unreachable through the public one. Resolves with the stop function. Rejects when
 * the port is unavailable, with the setting to change.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'scrape'>,
  { host, port }: { readonly host: string; readonly port: number },
  log: Logger,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.scrape().then(
      (page) => response.writeHead(200, { 'content-type': metrics.contentType }).end(page),
      (error: unknown) => {
        log.warn({ err: error }, 'The metrics could not be gathered')
        response.writeHead(503).end()
      },
    )
  })
  await listenOn(server, {
    host,
    port,
    refusal: (reason) =>
      `The metrics cannot be served on ${hostPort(host, port)}: ${reason}. Set METRICS_PORT for this process.`,
  })
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
}
