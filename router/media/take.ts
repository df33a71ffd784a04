import type { IncomingMessage, ServerResponse } from 'node:http'
import { BrokenOff, bodyUntil } from '../../subgraphs/kit/net/http/bodyUntil.ts'
import { answerJson, type Refusal, refuseBody } from '../../subgraphs/kit/net/http/respond.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { BlobTooLarge } from '../../subgraphs/kit/storage/blobs/errors.ts'
import { openMedia } from '../../subgraphs/kit/storage/media/openMedia.ts'
import type { TakeTicket } from '../../subgraphs/kit/storage/media/ticket.ts'
import type { MediaGround } from './ground.ts'

/** Time limit of one upload, in milliseconds; the server's own limit is a little longer. */
const TAKE_MS = 55_000

const THERE: Refusal = { status: 409, error: 'A file has come through this upload link already' }
const LATE: Refusal = { status: 408, error: `The file took longer than ${TAKE_MS / 1000} seconds to come` }
const COMING: Refusal = { status: 409, error: 'A file is just coming through this upload link' }

/**
 * Accepts uploads, each link once: a file that has come is in the store, which all routers share. Of two
 * concurrent uploads through one link, a process refuses the second; of two at different routers, the store keeps the one that
 * ends last, as through a link of S3. The sender replaces a picture of its own: neither money nor rights of others depend on it.
 */
export class Taking {
  readonly #ground: MediaGround
  /** Uploads in progress in this process. */
  readonly #coming = new Set<string>()

  constructor(ground: MediaGround) {
    this.#ground = ground
  }

  /** Answers PUT: 201 with a link that shows the file. An aborted or refused upload stores nothing. */
  async take(request: IncomingMessage, response: ServerResponse, ticket: TakeTicket): Promise<void> {
    // Node has already sent 100 Continue where the client asked for it.
    delete request.headers.expect
    const refusal = refusalOf(request, ticket)
    if (refusal) return refuseBody(request, response, refusal)
    const name = `${ticket.service}/${ticket.key}`
    if (this.#coming.has(name)) return refuseBody(request, response, COMING)
    this.#coming.add(name)
    try {
      await this.#store(request, response, ticket)
    } catch (error) {
      if (error instanceof BrokenOff) return void response.destroy()
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      if (!isLate && !(error instanceof BlobTooLarge)) throw error
      await refuseBody(request, response, isLate ? LATE : tooLarge(ticket))
    } finally {
      this.#coming.delete(name)
    }
  }

  async #store(request: IncomingMessage, response: ServerResponse, ticket: TakeTicket): Promise<void> {
    const { service, key, contentType, maxBytes } = ticket
    const blobs: BlobStore = this.#ground.blobs.within(service)
    if (await blobs.stat(key)) return refuseBody(request, response, THERE)
    const body = bodyUntil(request, AbortSignal.timeout(TAKE_MS))
    const { size } = await blobs.put(key, body, { maxBytes, contentType })
    const media = openMedia({ ...this.#ground, service, blobs })
    const url = media.urlOf({ key, contentType, expiresAt: new Date(ticket.shownUntil * 1000) })
    answerJson(response, 201, { success: true, url, contentType, size })
  }
}

/** The refusal that the headers alone justify; null when they are acceptable. */
function refusalOf({ headers }: IncomingMessage, ticket: TakeTicket): Refusal | null {
  if (essenceOf(headers['content-type'] ?? '') !== ticket.contentType)
    return { status: 415, error: `This upload link takes ${ticket.contentType}: say so as Content-Type` }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { status: 415, error: `Files are stored as they are; Content-Encoding ${encoding} is not undone` }
  if (headers['content-range'] !== undefined) return { status: 400, error: 'This upload link takes whole files' }
  return Number(headers['content-length'] ?? 0) > ticket.maxBytes ? tooLarge(ticket) : null
}

function tooLarge({ maxBytes }: TakeTicket): Refusal {
  return { status: 413, error: `The file is larger than ${maxBytes} bytes`, fields: { maxBytes } }
}

/** A media type in lower case, without parameters, by its registered name. */
function essenceOf(contentType: string): string {
  const [essence = ''] = contentType.toLowerCase().split(';')
  return essence.trim().replace(/^image\/jpg$/, 'image/jpeg')
}
