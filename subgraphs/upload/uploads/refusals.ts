import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseBody } from '../../kit/net/http/respond.ts'
import { stateOf, type Ticket } from '../tickets/tickets.ts'

/** 413, with the bought size. */
export function refuseTooLarge(request: IncomingMessage, response: ServerResponse, maxBytes: number): Promise<void> {
  return refuseBody(request, response, {
    status: 413,
    error: `The file is larger than the ${maxBytes} bytes that were bought`,
    fields: { maxSize: maxBytes },
  })
}

/** Why a ticket refuses content; null if it is open. */
export function refusalOfTicket(ticket: Ticket, now: Date) {
  const state = stateOf(ticket, now)
  if (state === 'open') return null
  const fields = { uploadId: ticket.upload.id }
  if (state === 'used') return { status: 409, error: 'This upload URL has been used already', fields }
  return { status: 410, error: 'This upload URL has expired, or a newer one took its place', fields }
}
