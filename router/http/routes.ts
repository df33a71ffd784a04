import type { FastifyInstance } from 'fastify'
import { CACHE, jsonAnswer } from '../../rest-compat/answer.ts'
import { DOCUMENT_PATHS } from '../../rest-compat/documents.ts'
import type { Backend } from '../boot/boot.ts'
import { MAX_TOKENS } from '../graph/limits.ts'
import { mcpAnswer, mcpCard } from '../mcp/mcpDoor.ts'
import { MCP_PATH } from '../mcp/mcpRequest.ts'
import type { Pages } from '../pages/index.ts'
import { keyAnswer } from '../receipts/documents.ts'
import { ANY_SERVICE, type Answering, answering, route, SHARED } from './answering.ts'
import { devnetPermits } from './devnetPermits.ts'
import { devnetTransactions } from './devnetTransactions.ts'
import { devnetWallets } from './devnetWallets.ts'
import { GraphDocuments } from './graphDocuments.ts'
import { type GraphqlDoor, openGraphqlDoor } from './graphql/door.ts'
import { GRAPHQL_PATH, graphqlRequest } from './graphql/graphqlRequest.ts'
import { openPersistedDocuments } from './graphql/persistedDocuments.ts'
import { graphqlProbe } from './graphql/probe.ts'
import { healthAnswer, readyAnswer } from './health.ts'
import { openLive } from './live/openLive.ts'
import { mcpDoors } from './mcpDoors.ts'
import { METHODS, READ } from './methods.ts'
import { isNavigation } from './navigation.ts'
import { routedUrl } from './places.ts'
import { receiptAnswer } from './receipts.ts'
import { ServiceDocuments } from './serviceDocuments.ts'
import { sessionAnswer } from './sessionAnswer.ts'

// The routes that are not documented paths of a service.

/** `/health` and `/ready`, which no budget counts: monitoring must work while the server is busy. */
export function monitoringRoutes(app: FastifyInstance, backend: Backend): void {
  route(app, 'gateway', READ, '/health', () => healthAnswer(backend))
  route(app, 'gateway', READ, '/ready', () => readyAnswer(backend))
}

/** `/media/<ticket>`, which streams within limits of its own. */
export function mediaRoutes(app: FastifyInstance, { media }: Pick<Backend, 'media'>): void {
  const unknown = answering(() => null)
  app.route({
    method: [...METHODS],
    url: '/gateway/media/*',
    config: { door: 'media', operation: 'media' },
    async handler(request, reply) {
      const ticket = media.ticketOf(request.place)
      if (ticket === null) return unknown.call(this, request, reply)
      reply.hijack()
      for (const [name, value] of Object.entries({ ...SHARED, 'x-request-id': request.id }))
        reply.raw.setHeader(name, value)
      return media.serve(request.raw, reply.raw, ticket)
    },
  })
}

/** `/graphql`: operations over HTTP, and live streams of subscriptions. Returns the door, for tools. */
export async function graphqlRoutes(app: FastifyInstance, backend: Backend): Promise<GraphqlDoor> {
  const { catalogue, checkout, config, graph, log, operations } = backend
  const persisted = openPersistedDocuments(config.router)
  const parts = { checkout, operations, schema: graph.schema, constraints: catalogue.constraints, persisted, log }
  const door = await openGraphqlDoor(
    { ...parts, maxTokens: MAX_TOKENS, settings: config.router },
    graphqlProbe(catalogue),
  )
  app.addHook('onClose', () => door.stop())
  const live = openLive(app, backend, parts)
  const answer = answering((request) =>
    request.place.path === GRAPHQL_PATH ? door.answer(graphqlRequest(request)) : null,
  )
  app.route({
    method: [...METHODS],
    url: routedUrl('gateway', GRAPHQL_PATH),
    config: { door: 'graphql' },
    async handler(request, reply) {
      if (await live.streams(request, reply)) return
      await answer.call(this, request, reply)
    },
  })
  return door
}

/** `/mcp`: the endpoints and the graph as tools of the Model Context Protocol, and where that is announced. */
export function mcpRoutes(app: FastifyInstance, backend: Backend, door: GraphqlDoor): void {
  const { log, money } = backend
  const doorsOf = mcpDoors(backend, door)
  const answer = answering((request) => {
    const { content, headers, id, method, place } = request
    if (place.path !== MCP_PATH) return null
    const asked = { method, url: place.url, query: place.query, headers, body: content, requestId: id }
    return mcpAnswer({ ...asked, doors: doorsOf(request) }, log)
  })
  app.route({
    method: [...METHODS],
    url: routedUrl('gateway', MCP_PATH),
    config: { door: 'mcp', operation: 'mcp' },
    handler: answer,
  })
  for (const path of ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json'])
    route(app, 'gateway', READ, path, async ({ place }) =>
      jsonAnswer(200, await mcpCard(place.baseUrl, money.network.id), CACHE),
    )
}

/** `/session`. */
export function sessionRoutes(app: FastifyInstance, { signIn }: Pick<Backend, 'signIn'>): void {
  route(app, 'gateway', METHODS, '/session', ({ method, place, headers }) =>
    sessionAnswer({ method, url: place.url, headers }, signIn),
  )
}

/** The documents: keys, receipts, discovery of each service, catalogue and schema of the graph. */
export function documentRoutes(app: FastifyInstance, backend: Backend, pages: Partial<Pick<Pages, 'receipt'>>): void {
  const { db, keyRing, ledger, money, offer, origins, signer } = backend
  const payment = { network: money.network.id, asset: money.network.usdc }
  const books = { ledger, pool: db.pool, signer }
  const ofGraph = new GraphDocuments(offer, money.network)
  const ofServices = new ServiceDocuments(offer, payment)
  for (const path of ['/.well-known/jwks.json', '/.well-known/did.json'])
    route(app, ANY_SERVICE, READ, path, ({ place }) => keyAnswer(keyRing, signer, place))
  for (const path of DOCUMENT_PATHS)
    route(app, ANY_SERVICE, READ, path, ({ place, headers }) =>
      ofServices.answer(place, (service) => origins.baseUrlFrom(place, service), headers),
    )
  route(app, 'gateway', READ, '/receipts/*', ({ headers, method, place }) => {
    const page = isNavigation({ headers, method }) ? pages.receipt : undefined
    return receiptAnswer(place.path, books, page ? (statement) => page(statement, place) : null)
  })
  for (const path of ['/catalogue.json', '/schema.graphql'])
    route(app, 'gateway', READ, path, ({ place, headers }) =>
      ofGraph.answer(place, (service) => origins.baseUrlFrom(place, service), headers),
    )
}

/** Wallets and transactions of the devnet, where there is one. */
export function devnetRoutes(app: FastifyInstance, { money }: Pick<Backend, 'money'>): void {
  const { chain, devnet, network } = money
  if (!devnet) return
  const wallets = devnetWallets(chain, devnet)
  const transactions = devnetTransactions(chain, network)
  const permits = devnetPermits(chain, network)
  route(app, 'gateway', METHODS, '/devnet/wallets/*', ({ method, place }) => wallets(method, place.path))
  route(app, 'gateway', READ, '/devnet/permits/*', ({ place }) => permits(place.path))
  route(app, 'gateway', READ, '/devnet/transactions/*', ({ place }) => transactions(place.path))
}

/** The pages of the documented paths and the guides, with their searches: made anew for each request. */
export function readingRoutes(app: FastifyInstance, pages: Pick<Pages, 'answer'>): void {
  route(app, ANY_SERVICE, READ, '/docs/*', pageOf(pages))
  route(app, 'gateway', READ, '/guides/*', pageOf(pages))
}

/** The first pages, the sandbox and the assets of all pages. */
export function pageRoutes(app: FastifyInstance, pages: Pick<Pages, 'answer'>): void {
  for (const path of ['/', '/favicon.svg', '/favicon.ico', '/site/*'])
    route(app, ANY_SERVICE, READ, path, pageOf(pages))
  route(app, 'gateway', READ, '/sandbox/*', pageOf(pages))
}

function pageOf(pages: Pick<Pages, 'answer'>): Answering {
  return ({ place, headers }) => pages.answer(place.path, place, String(headers['accept-encoding'] ?? ''))
}
