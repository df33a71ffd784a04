import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from '../../boot/boot.ts'
import { clientAddress } from '../../limits/clientAddress.ts'
import { Changes } from '../../live/changes.ts'
import { LiveStream } from '../../live/liveStream.ts'
import { SHARED, send } from '../answering.ts'
import { GRAPHQL_PATH, graphqlRequest } from '../graphql/graphqlRequest.ts'
import { sendEvents } from './eventStream.ts'
import { LiveDesk } from './liveDesk.ts'
import { type LiveDoorParts, namesEventStream, openEventStream } from './liveDoor.ts'
import { SocketServer } from './socketServer.ts'
import { serveUpgrades } from './upgrades.ts'

/** The doors to live streams, which begin as requests to `/graphql`. */
export interface LiveDoors {
  /** Answers a request for Server-Sent Events. False for any other request. */
  streams(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** Opens both doors, WebSocket and Server-Sent Events; they close with the server. */
export function openLive(
  app: FastifyInstance,
  { checkout, config, db, graph, log, origins }: Backend,
  door: Omit<LiveDoorParts, 'desk'>,
): LiveDoors {
  const settings = config.router
  const changes = new Changes({ pool: db.pool, listenUrl: db.listenUrl, log })
  const limits = { byAddress: settings.STREAMS_BY_ADDRESS, byWallet: settings.STREAMS_BY_WALLET }
  const desk = new LiveDesk({ pool: db.pool, graph, checkout, changes, ...limits, log })
  const parts = { ...door, desk }
  const sockets = new SocketServer(parts)
  let isStopping = false
  serveUpgrades(app.server, {
    sockets,
    byAddress: limits.byAddress,
    isStopping: () => isStopping,
    placeOf: (request) => origins.locate(request.url ?? '/', request.headers),
    addressOf: ({ headers, socket }) => clientAddress({ remoteAddress: socket.remoteAddress, headers }, settings),
  })
  // Before the server waits for its connections.
  app.addHook('preClose', async () => {
    isStopping = true
    sockets.stop()
    desk.stop()
    await changes.stop()
  })
  return {
    async streams(request, reply) {
      if (request.place.path !== GRAPHQL_PATH || !namesEventStream(request)) return false
      const opened = await openEventStream(parts, graphqlRequest(request))
      if (!opened) {
        request.isAdmitted = true
        return false
      }
      if (!(opened instanceof LiveStream)) {
        send(request, reply, opened)
        return true
      }
      reply.hijack()
      request.isStream = true
      const headers = { ...SHARED, 'x-request-id': request.id }
      sendEvents(reply.raw, headers, opened, () => isStopping).catch((error: unknown) => {
        log.error({ err: error, requestId: request.id }, 'A live stream broke off')
        reply.raw.destroy()
      })
      return true
    },
  }
}
