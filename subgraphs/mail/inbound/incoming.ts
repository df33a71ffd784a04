import type { Authentication } from './authentication.ts'
import type { MailHeader } from './header.ts'

/** A mail that has come in and lies in the blobs, but is nobody's yet. */
export interface IncomingMail {
  readonly id: string
  /** The trace that we put in front, then the mail as it came. */
  readonly blobKey: string
  /** Of the trace. Bytes. */
  readonly traceSize: number
  /** Of the whole blob. Bytes. */
  readonly size: number
  /** As it came. */
  readonly headerBlock: Buffer
  readonly header: MailHeader
  /** '' for the null sender. */
  readonly envelopeFrom: string
  readonly authentication: Authentication
  readonly remoteIp: string
  readonly receivedAt: Date
}

/** Mail as it came in, among the service's blobs. */
export const INBOUND_FOLDER = 'inbound'
