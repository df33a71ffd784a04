import type { Authentication } from './authentication.ts'
import type { MailHeader } from './header.ts'

/** A received mail that is stored in the blobs, but not delivered to any inbox yet. */
export interface IncomingMail {
  readonly id: string
  /** Of our trace field, followed by the mail as received; named after the mail, so that the sweep finds its row. */
  readonly blobKey: string
  /** Bytes of the trace. */
  readonly traceSize: number
  /** Bytes of the whole blob. */
  readonly size: number
  /** As received. */
  readonly headerBlock: Buffer
  readonly header: MailHeader
  /** '' for the null sender. */
  readonly envelopeFrom: string
  readonly authentication: Authentication
  readonly remoteIp: string
  readonly receivedAt: Date
}

/** Folder of received mail among the service's blobs. */
export const INBOUND_FOLDER = 'inbound'
