import type { IncomingMessage, ServerResponse } from 'node:http'
import { TollgraphError } from '../../../schema/errors.ts'
import { BrokenOff } from '../../kit/net/http/bodyUntil.ts'
import { type Refusal, refuseBody } from '../../kit/net/http/respond.ts'
import { BlobTooLarge } from '../../kit/storage/blobs/errors.ts'
import { takeLease } from '../tickets/lease.ts'
import { type Ticket, ticketByHash } from '../tickets/tickets.ts'
import type { FilesGround } from './ground.ts'
import { refusalOfTicket, refuseTooLarge } from './refusals.ts'

/** A request that uploads through a ticket. */
export interface Bringing {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly ticket: Ticket
  readonly ground: FilesGround
}

/** Seconds after which a client that met another writer may retry. */
const RETRY_AFTER = 5

/** Response if the current writer does not stop. */
export const BUSY: Refusal = {
  status: 423,
  error: 'Another request is writing to this upload URL and does not stop',
  headers: { 'retry-after': String(RETRY_AFTER) },
}

/** Work under the write lease, with the current ticket, until the signal fires. */
export type Writing = (ticket: Ticket, signal: AbortSignal) => Promise<void>

/**
 * Runs `work` as the only writer of a ticket, across processes. Once it has the lease, it checks again that the ticket is
 * open. Responds to errors of the upload.
 */
export async function asWriter(bringing: Bringing, work: Writing): Promise<void> {
  const { request, response, ticket, ground } = bringing
  const lease = await takeLease(ground.db.pool, ticket.tokenHash, ground.log)
  if (!lease) return refuseBody(request, response, BUSY)
  const failure = await whileOpen(bringing, (standing) => work(standing, lease.signal)).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  // Before the response, because a refused client may retry at once.
  await lease.release()
  if (failure) await refuseBroken(bringing, failure.error)
}

async function whileOpen(
  { request, response, ticket, ground }: Bringing,
  work: (standing: Ticket) => Promise<void>,
): Promise<void> {
  const standing = (await ticketByHash(ground.db.pool, ticket.tokenHash)) ?? ticket
  const refusal = refusalOfTicket(standing, ground.now())
  return refusal ? refuseBody(request, response, refusal) : work(standing)
}

async function refuseBroken({ request, response, ticket, ground }: Bringing, error: unknown): Promise<void> {
  if (error instanceof BrokenOff) {
    ground.log.debug({ uploadId: ticket.upload.id }, 'An upload broke off')
    return
  }
  if (error instanceof BlobTooLarge) return refuseTooLarge(request, response, error.maxBytes)
  if (!(error instanceof TollgraphError)) throw error
  if (error.status >= 500) ground.log.error({ err: error, uploadId: ticket.upload.id }, 'An upload failed')
  await refuseBody(request, response, { status: error.status, error: error.message, fields: error.fields })
}
