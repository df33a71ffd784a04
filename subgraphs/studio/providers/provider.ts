import type { Readable } from 'node:stream'
import type { DataSourceKind } from '../../kit/context.ts'
import type { MediaModel, MediaOrder } from './order.ts'

/** What a company calls the work it has begun, as JSON: kept until it ends, also over restarts. */
export type Operation = Readonly<Record<string, unknown>>

/** A file that was made. */
export interface MadeFile {
  /** Where it is a stream, whoever gets it reads it to the end or destroys it. */
  readonly body: Buffer | Readable
  /** As the company says; it is looked at before anybody sees it. */
  readonly contentType: string
  readonly role: 'result' | 'thumbnail'
}

/** How work that was begun stands. */
export type Progress =
  /** Percent, where the company says it. */
  | { readonly state: 'RUNNING'; readonly progress?: number }
  | { readonly state: 'DONE'; readonly files: readonly MadeFile[] }
  /** For good: refused by the company's moderation, or failed there. The reason is for the wallet that paid. */
  | { readonly state: 'FAILED'; readonly reason: string }
  /** The company knows nothing of it: it may be begun again. */
  | { readonly state: 'LOST' }

/** A company that makes media. Whatever it throws is tried again; `FAILED` is not. */
export interface MediaProvider {
  readonly kind: DataSourceKind
  /** Begins the work. Companies that answer at once are done with it. May be called again for the same job. */
  submit(
    order: MediaOrder,
    signal: AbortSignal,
  ): Promise<{ readonly operation: Operation } | Exclude<Progress, { state: 'RUNNING' | 'LOST' }>>
  poll(operation: Operation, model: MediaModel, signal: AbortSignal): Promise<Progress>
}

/** All companies of the service, by what they make. */
export interface MediaProviders {
  of(model: MediaModel): MediaProvider
  /** For the boot log. */
  readonly listings: readonly { readonly name: string; readonly kind: DataSourceKind; readonly note?: string }[]
  stop(): Promise<void>
}
