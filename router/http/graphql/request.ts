import type { CallNotes } from '../../payments/protocol/callNotes.ts'

/** An HTTP request to the GraphQL door. */
export interface GraphqlRequest {
  readonly method: string
  /** The full requested URL. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly requestId: string
  /** See `Call.clientAddress`. */
  readonly clientAddress: string | null
  /** See `Call.notes`. */
  readonly notes: CallNotes | null
  /** Whether the limits have counted it already. */
  readonly isAdmitted?: boolean
}
