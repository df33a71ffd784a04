import type { WalletAddress } from '../../../schema/address.ts'
import type { ServiceName } from '../../../schema/services.ts'
import type { DataSourceKind } from '../service/context.ts'
import type { JobContext } from '../service/subgraph.ts'

/** PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (its line is refunded). */
export type JobState = 'PENDING' | 'LOADING' | 'COMPLETE' | 'FAILED'

/** Paid work that continues after the response. Visible only to the wallet that paid. */
export interface PaidJob<Input = unknown, Result = unknown> {
  readonly id: string
  readonly service: ServiceName
  /** Kind of work, in the service's naming: `video-a-generate`. */
  readonly kind: string
  readonly state: JobState
  readonly wallet: WalletAddress
  /** The line that pays for it; refunded automatically if the job fails. */
  readonly actId: string
  readonly source: DataSourceKind
  readonly input: Input
  /** Percent. */
  readonly progress: number
  /** Null until it is complete, and after the result expired. */
  readonly result: Result | null
  /** Why it failed, for the wallet that paid. */
  readonly error: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When the result expires; null while there is none. */
  readonly expiresAt: Date | null
}

/** A job during a step. */
export interface RunningJob<Input = unknown, Checkpoint = unknown> {
  readonly id: string
  readonly kind: string
  readonly wallet: WalletAddress
  readonly input: Input
  readonly source: DataSourceKind
  /** State left by the previous step; null in the first. */
  readonly checkpoint: Checkpoint | null
  readonly createdAt: Date
  /** Aborted when the process stops, or shortly before the step's lease ends and another process may repeat it. */
  readonly signal: AbortSignal
}

/** Result of a step: the end, or a pause before the next step. */
export type Step<Checkpoint, Result> =
  | { readonly done: Result }
  | {
      /** Milliseconds. */
      readonly againInMs: number
      /** State for the next step; omitted: unchanged. */
      readonly checkpoint?: Checkpoint
      /** Percent; never decreases. */
      readonly progress?: number
    }

/**
 * A kind of paid work. It runs in steps that never wait: a step that begins work elsewhere stores a handle of it as its
 * checkpoint and polls later. A step may run twice (after a crash), so work that it begins elsewhere carries the job's
 * id. A step that throws `JobFailed`, BadInput, NotFound, Forbidden, Conflict or Gone ends the job; any other error is
 * retried with growing pauses, and ends it after `attempts`. `Left` is the checkpoint type that steps return, usually
 * `Checkpoint`.
 */
export interface JobKind<Engines, Input = unknown, Checkpoint = unknown, Result = unknown, Left = Checkpoint> {
  step(job: RunningJob<Input, Checkpoint>, context: JobContext<Engines>): Promise<Step<Left, Result>>
  /** Milliseconds from the payment until an unfinished job fails. */
  readonly limitMs: number
  /** Milliseconds that the result is kept. */
  readonly keptMs: number
  /** Consecutive step failures before the job fails; default 5. */
  readonly attempts?: number
  /** Deletes the job's data outside its row, after failure or expiry of the result. May be called twice. */
  cleanUp?(
    job: Pick<RunningJob<Input, Checkpoint>, 'id' | 'kind' | 'input'>,
    context: JobContext<Engines>,
  ): Promise<void>
}

/** The work cannot be done, and retrying would not help; the message is for the wallet that paid, which is refunded. */
export class JobFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'JobFailed'
  }
}
