import type { Readable } from 'node:stream'
import type { DataSourceKind } from '../../kit/service/context.ts'
import type { PortListing } from '../../kit/upstream/provider.ts'
import type { MediaModel, MediaOrder } from './order.ts'

/** The company's handle of running work, as JSON: stored until the work ends, across restarts. */
export type Operation = Readonly<Record<string, unknown>>

/** A generated file. */
export interface MadeFile {
  /** If it is a stream, the receiver must read it to the end or destroy it. */
  readonly body: Buffer | Readable
  /** As declared by the company; verified before the file is shown. */
  readonly contentType: string
  readonly role: 'result' | 'thumbnail'
}

/** State of work at the company. */
export type Progress =
  /** Percent, if the company reports it. */
  | { readonly state: 'RUNNING'; readonly progress?: number }
  | { readonly state: 'DONE'; readonly files: readonly MadeFile[] }
  /** Permanent: refused by the company's moderation, or failed there. The reason is shown to the paying wallet. */
  | { readonly state: 'FAILED'; readonly reason: string }
  /** The company does not know the operation: it may be submitted again. */
  | { readonly state: 'LOST' }

/** A company that generates media. Thrown errors are retried; `FAILED` is not. */
export interface MediaProvider {
  readonly kind: DataSourceKind
  /** Submits the work. Companies that answer at once return the final state. May be called again for the same job. */
  submit(
    order: MediaOrder,
    signal: AbortSignal,
  ): Promise<{ readonly operation: Operation } | Exclude<Progress, { state: 'RUNNING' | 'LOST' }>>
  poll(operation: Operation, model: MediaModel, signal: AbortSignal): Promise<Progress>
}

/** All companies of the service, by model. */
export interface MediaProviders {
  of(model: MediaModel): MediaProvider
  /** For the boot log. */
  readonly listings: readonly PortListing[]
  stop(): Promise<void>
}
