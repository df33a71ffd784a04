import { refuseBody, refuseMethod } from '../../kit/net/http/respond.ts'
import type { Handler } from '../server/handlers.ts'
import { requireNotSuspended } from '../store/uploads.ts'
import { findTicket } from '../tickets/tickets.ts'
import { allowEveryOrigin, PREFLIGHT } from './cors.ts'
import type { FilesGround } from './ground.ts'
import { putWhole } from './put.ts'
import { refusalOfTicket } from './refusals.ts'
import { TUS_METHODS } from './tus/methods.ts'
import { answerTus, isTus, refuseVersion, TUS_ABILITIES } from './tus/protocol.ts'

const PATH = /^\/u\/([^/]+)\/?$/

/** `/u/<token>`: receives one file, whole by PUT or in parts by the tus protocol (https://tus.io). */
export function uploadHandler(ground: FilesGround): Handler {
  return async (request, response, url) => {
    allowEveryOrigin(response)
    const ticket = await findTicket(ground.db.pool, PATH.exec(url.pathname)?.[1] ?? '')
    if (!ticket) return refuseBody(request, response, { status: 404, error: 'There is no such upload URL' })
    const bringing = { request, response, ticket, ground }
    if (request.method === 'OPTIONS') {
      const largest = { 'tus-max-size': String(ticket.upload.maxSize) }
      return answerTus(response, 204, { ...PREFLIGHT, ...TUS_ABILITIES, ...largest })
    }
    const tusMethod = TUS_METHODS[request.method ?? '']
    // Its URL may be older than the suspension.
    await requireNotSuspended(ground, ticket.upload)
    // A resumable upload may query its result after it ended.
    if (tusMethod && isTus(request)) return tusMethod(bringing)
    if (tusMethod && request.headers['tus-resumable'] !== undefined) return refuseVersion(request, response)
    const refusal = refusalOfTicket(ticket, ground.now())
    if (refusal) return refuseBody(request, response, refusal)
    if (request.method === 'PUT') return putWhole(request, response, ticket, ground)
    return refuseMethod(request, response, 'PUT, OPTIONS')
  }
}
