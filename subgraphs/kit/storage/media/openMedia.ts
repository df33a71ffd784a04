import type { ServiceName } from '../../../../schema/services.ts'
import type { Keys } from '../../keys/keys.ts'
import type { BlobStore } from '../blobs/blobStore.ts'
import type { Media, TakenBlob } from './media.ts'
import { hasRunOut, readTicket, writeTicket } from './ticket.ts'

/** Dependencies of a service's media links. */
export interface MediaGround {
  readonly service: ServiceName
  /** Signs tickets; the same in every process of the installation. */
  readonly key: Keys
  /** The service's own part of the store. */
  readonly blobs: BlobStore
  now(): Date
  /** The gateway's public base URL. */
  baseUrl(): string
}

const LINK = /\/media\/([^/?#]+)$/

/** The media links of one service. */
export function openMedia({ service, key: secret, blobs, now, baseUrl }: MediaGround): Media {
  const linkOf = (ticket: string) => `${baseUrl()}/media/${ticket}`
  const uploadTicket = ({ key, contentType, maxBytes, expiresAt, shownUntil }: TakenBlob) =>
    writeTicket(secret, {
      does: 'take',
      service,
      key,
      contentType,
      maxBytes,
      expires: seconds(expiresAt),
      shownUntil: seconds(shownUntil),
    })
  return {
    urlOf({ key, contentType, filename = '', expiresAt }) {
      return linkOf(
        writeTicket(secret, { does: 'show', service, key, contentType, filename, expires: seconds(expiresAt) }),
      )
    },
    uploadTicket,
    async uploadUrl(blob) {
      const expiresInSeconds = Math.max(1, Math.floor((blob.expiresAt.getTime() - now().getTime()) / 1000))
      const own = await blobs.presignPut(blob.key, { contentType: blob.contentType, expiresInSeconds })
      return own ?? linkOf(uploadTicket(blob))
    },
    keyOf(url, at) {
      // The signature proves that the link is ours, whatever host it names.
      const ticket = readTicket(secret, LINK.exec(url)?.[1] ?? '')
      if (!ticket || ticket.service !== service || hasRunOut(ticket, at)) return null
      return { key: ticket.key, contentType: ticket.contentType }
    },
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
