import { refuseBody } from '../../../kit/net/http/respond.ts'
import { takeLease } from '../../tickets/lease.ts'
import { beginAnew, stateOf, type Ticket, ticketByHash } from '../../tickets/tickets.ts'
import type { FilesGround } from '../ground.ts'
import { refusalOfTicket, refuseTooLarge } from '../refusals.ts'
import { asWriter, type Bringing, BUSY } from '../writing.ts'
import { appendPart } from './append.ts'
import { finish, partsOf, standingOf } from './growing.ts'
import { answerTus, bytesIn, hasPart } from './protocol.ts'

/**
 * The tus methods by name. The upload URL serves as both creation URL and upload URL, since only one upload is possible.
 */
export const TUS_METHODS: Readonly<Record<string, (bringing: Bringing) => Promise<void>>> = {
  POST: create,
  HEAD: tell,
  PATCH: append,
  DELETE: terminate,
}

/** Announces the file's length and restarts the upload. The request may include the first part. */
async function create(bringing: Bringing): Promise<void> {
  const { request, response, ticket, ground } = bringing
  const refusal = refusalOfTicket(ticket, ground.now())
  if (refusal) return refuseBody(request, response, refusal)
  const length = bytesIn(request, 'upload-length')
  const isDeferred = length === null && request.headers['upload-defer-length'] === '1'
  if (Number.isNaN(length) || (length === null && !isDeferred))
    return refuseBody(request, response, { status: 400, error: 'Upload-Length must be the size of the file in bytes' })
  const maxBytes = Number(ticket.upload.maxSize)
  if (length !== null && length > maxBytes) return refuseTooLarge(request, response, maxBytes)
  await asWriter(bringing, async (standing, signal) => {
    await partsOf(standing, ground).discard()
    const begun = await beginAnew(ground.db.pool, standing, length === null ? null : BigInt(length))
    const isPartHere = hasPart(request) || length === 0
    const offset = isPartHere ? await appendPart({ ...bringing, ticket: begun }, 0, signal) : 0
    answerTus(response, 201, {
      location: `${ground.addresses.files}${request.url}`,
      'upload-offset': offset,
      'upload-expires': ticket.expiresAt.toUTCString(),
    })
  })
}

/** Returns the current offset. */
async function tell({ request, response, ticket, ground }: Bringing): Promise<void> {
  const { announced } = ticket
  const length = announced === null ? { 'upload-defer-length': 1 } : { 'upload-length': String(announced) }
  if (stateOf(ticket, ground.now()) === 'used')
    return answerTus(response, 200, { 'upload-offset': String(announced), ...length })
  const refusal = refusalOfTicket(ticket, ground.now())
  if (refusal) return refuseBody(request, response, refusal)
  const offset = await standingOf(ticket, ground)
  if (BigInt(offset) === announced && !(await finishForTheDead(ticket, offset, ground)))
    return refuseBody(request, response, BUSY)
  answerTus(response, 200, { 'upload-offset': offset, ...length, 'upload-expires': ticket.expiresAt.toUTCString() })
}

/** Appends the next part. */
async function append(bringing: Bringing): Promise<void> {
  const { request, response, ticket, ground } = bringing
  const refusal = refusalOfTicket(ticket, ground.now())
  if (refusal) return refuseBody(request, response, refusal)
  if (!hasPart(request))
    return refuseBody(request, response, { status: 415, error: 'Content-Type must be application/offset+octet-stream' })
  const at = bytesIn(request, 'upload-offset')
  if (at === null || Number.isNaN(at))
    return refuseBody(request, response, {
      status: 400,
      error: 'Upload-Offset must be where the part begins, in bytes',
    })
  await asWriter(bringing, async (standing, signal) => {
    const offset = await appendPart({ ...bringing, ticket: standing }, at, signal)
    answerTus(response, 204, { 'upload-offset': offset, 'upload-expires': ticket.expiresAt.toUTCString() })
  })
}

/** Discards the received parts. The URL stays valid for a new attempt, since it is paid for. */
async function terminate(bringing: Bringing): Promise<void> {
  const { request, response, ticket, ground } = bringing
  const refusal = refusalOfTicket(ticket, ground.now())
  if (refusal) return refuseBody(request, response, refusal)
  await asWriter(bringing, async (standing) => {
    await partsOf(standing, ground).discard()
    await beginAnew(ground.db.pool, standing, null)
    answerTus(response, 204)
  })
}

/**
 * Finishes an upload whose bytes are complete but not saved: its writer is about to save it, or died. False if the lease
 * cannot be obtained.
 */
async function finishForTheDead(found: Ticket, size: number, ground: FilesGround): Promise<boolean> {
  const lease = await takeLease(ground.db.pool, found.tokenHash, ground.log)
  if (!lease) return false
  try {
    const ticket = await ticketByHash(ground.db.pool, found.tokenHash)
    if (ticket && stateOf(ticket, ground.now()) === 'open') await finish(ticket, size, ground)
    return true
  } finally {
    await lease.release()
  }
}
