import type { IncomingMessage, ServerResponse } from 'node:http'
import { TollgraphError } from '../../schema/errors.ts'
import { refuse, refuseBody, refuseMethod } from '../../subgraphs/kit/net/http/respond.ts'
import { hasRunOut, type MediaTicket, readTicket } from '../../subgraphs/kit/storage/media/ticket.ts'
import type { Place } from '../origins/origins.ts'
import type { MediaGround } from './ground.ts'
import { showBlob } from './show.ts'
import { Taking } from './take.ts'

/** `/media/<ticket>` of the gateway. */
export interface MediaRoute {
  /** The ticket of a request; null for other paths. */
  ticketOf(place: Place | null): string | null
  /** Writes the response itself and streams the bytes, never buffering them. */
  serve(request: IncomingMessage, response: ServerResponse, ticket: string): Promise<void>
}

const PATH = /^\/media\/([^/]+)$/
/** Links served at once, so that slow readers of large files do not block calls. */
const MAX_AT_ONCE = 500
/** Idle timeout of a connection, in milliseconds. */
const IDLE_MS = 60_000
const ALLOWED = { show: 'GET, HEAD, OPTIONS', take: 'PUT, OPTIONS' }

/** Serves and accepts blobs by signed link. */
export function mediaRoute(ground: MediaGround): MediaRoute {
  const taking = new Taking(ground)
  let underWay = 0
  return {
    ticketOf: (place) => (place?.service === 'gateway' ? (PATH.exec(place.path)?.[1] ?? null) : null),
    async serve(request, response, text) {
      if (underWay >= MAX_AT_ONCE) return refuseBody(request, response, BUSY)
      underWay += 1
      response.setTimeout(IDLE_MS, () => response.destroy())
      try {
        await answer(request, response, text)
      } catch (error) {
        await refuseFailed(request, response, error)
      } finally {
        underWay -= 1
      }
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse, text: string): Promise<void> {
    const ticket = readTicket(ground.key, text)
    if (!ticket) return refuseBody(request, response, { status: 404, error: 'There is no such link' })
    if (!isFor(request, ticket)) return refuseMethod(request, response, ALLOWED[ticket.does])
    if (hasRunOut(ticket, ground.now())) return refuseBody(request, response, RUN_OUT[ticket.does])
    const blobs = ground.blobs.within(ticket.service)
    if (ticket.does === 'take') return taking.take(request, response, ticket)
    if (await showBlob(request, response, { ticket, blobs, now: ground.now() })) return
    refuse(response, { status: 404, error: 'The file is no longer kept' })
  }

  async function refuseFailed(request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
    const known = error instanceof TollgraphError ? error : null
    const isClientGone = response.destroyed || request.destroyed
    if ((known?.status ?? 500) >= 500 && !isClientGone) ground.log.error({ err: error }, 'A media link failed')
    // Headers are sent already; closing the connection lets the client notice that the body is incomplete.
    if (response.headersSent) return void response.destroy()
    const status = known?.status ?? 500
    await refuseBody(request, response, { status, error: known?.message ?? 'The service failed unexpectedly' })
  }
}

const BUSY = { status: 503, error: 'Too many files are being served; try again', headers: { 'retry-after': '1' } }
const RUN_OUT = {
  show: { status: 410, error: 'This link has run out; ask again for what it showed, and there will be a new one' },
  take: { status: 410, error: 'This upload link has run out' },
}

function isFor({ method }: IncomingMessage, { does }: MediaTicket): boolean {
  return does === 'take' ? method === 'PUT' : method === 'GET' || method === 'HEAD'
}
