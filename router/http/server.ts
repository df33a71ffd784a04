import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { activeTracing } from '../../subgraphs/kit/tracing/tracing.ts'
import type { Backend } from '../boot/boot.ts'
import type { Pages } from '../pages/index.ts'
import { openAccessLog } from './accessLog.ts'
import { answerClientError } from './clientErrors.ts'
import { observeRequests } from './observe.ts'
import { operatorRoutes } from './operatorRoutes.ts'
import { declareFacts, Places } from './places.ts'
import { givenRequestId } from './requestId.ts'
import { MATCHING, otherRoutes, restRoutes } from './restRoutes.ts'
import {
  devnetRoutes,
  documentRoutes,
  graphqlRoutes,
  mcpRoutes,
  mediaRoutes,
  monitoringRoutes,
  pageRoutes,
  readingRoutes,
  sessionRoutes,
} from './routes.ts'
import {
  answerErrors,
  answerMalformed,
  answerUnrouted,
  countRequests,
  guardConnections,
  leaveBodies,
  limitInFlight,
  preflights,
  readBodies,
  requirePlace,
} from './steps.ts'

/** How long the largest request and its headers may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 300_000
const HEADERS_TIMEOUT_MS = 10_000
/** Interval of the check for timed-out connections, in milliseconds. */
const CONNECTIONS_CHECK_MS = 2_000

/** The HTTP server: all steps of a request, in order. A route has the steps above it. */
export async function httpServer(
  backend: Backend,
  pages: Pick<Pages, 'answer'> & Partial<Pick<Pages, 'notFound' | 'receipt'>>,
): Promise<FastifyInstance> {
  const settings = backend.config.router
  const places = new Places(backend.origins)
  const app = Fastify({
    // Failures are logged by `answerErrors`, requests by `observeRequests`.
    logger: false,
    genReqId: settings.TRUST_PROXY ? ({ headers }) => givenRequestId(headers) ?? randomUUID() : () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // On a busy machine hundreds of routes take longer than Fastify waits by default.
    pluginTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    forceCloseConnections: 'idle',
    // A request on an open connection is served: the balancer that sent it does not know of the stop yet.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: MATCHING,
    // Host and path to the service and its path.
    rewriteUrl: (request) => places.routedPath(request),
    frameworkErrors: answerMalformed,
    clientErrorHandler: answerClientError,
  })
  guardConnections(app, backend)
  declareFacts(app)
  app.decorate('notFoundPage', pages.notFound)
  observeRequests(app, {
    meter: backend.meters?.requests ?? null,
    accessLog: settings.ACCESS_LOG ? openAccessLog(backend.log) : null,
    tracing: activeTracing(),
    trust: settings.TRUST_PROXY ? 'continue' : 'link',
  })
  leaveBodies(app)
  answerErrors(app, backend.log)
  answerUnrouted(app, places)
  await app.register(preflights)
  await app.register(async (requests) => {
    requests.addHook('onRequest', requirePlace(places))
    monitoringRoutes(requests, backend)
    mediaRoutes(requests, backend)
    await requests.register(async (calls) => {
      calls.addHook('preHandler', readBodies(settings))
      calls.addHook('onRoute', limitInFlight(settings.MAX_IN_FLIGHT, backend.meters?.inFlight))
      const graphqlDoor = await graphqlRoutes(calls, backend)
      mcpRoutes(calls, backend, graphqlDoor)
      await calls.register(async (counted) => {
        counted.addHook('preHandler', countRequests(backend))
        sessionRoutes(counted, backend)
        documentRoutes(counted, backend, pages)
        devnetRoutes(counted, backend)
        readingRoutes(counted, pages)
      })
      pageRoutes(calls, pages)
      await operatorRoutes(calls, backend)
      await restRoutes(calls, backend)
      otherRoutes(calls, backend.catalogue)
    })
  })
  return app
}
