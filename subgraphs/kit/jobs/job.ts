import type { WalletAddress } from '../../../schema/address.ts'
import type { ServiceName } from '../../../schema/services.ts'
import type { DataSourceKind } from '../context.ts'
import type { JobContext } from '../subgraph.ts'

/** PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (and its line is refunded). */
export type JobState = 'PENDING' | 'LOADING' | 'COMPLETE' | 'FAILED'

/** Work that a wallet paid for and that goes on after the answer. Only that wallet sees it. */
export interface PaidJob<Input = unknown, Result = unknown> {
  readonly id: string
  readonly service: ServiceName
  /** What it does, in the words of the service: `video-a-generate`. */
  readonly kind: string
  readonly state: JobState
  readonly wallet: WalletAddress
  /** The line that pays for it, which is refunded by itself when it fails. */
  readonly actId: string
  readonly source: DataSourceKind
  readonly input: Input
  /** Percent. */
  readonly progress: number
  /** Null until it is complete, and after it has expired. */
  readonly result: Result | null
  /** Why it failed, for the wallet that paid. */
  readonly error: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  /** Until then its result is kept; null while it has none. */
  readonly expiresAt: Date | null
}

/** A job in the middle of a step. */
export interface RunningJob<Input = unknown, Checkpoint = unknown> {
  readonly id: string
  readonly kind: string
  readonly wallet: WalletAddress
  readonly input: Input
  readonly source: DataSourceKind
  /** What the step before left; null in the first. */
  readonly checkpoint: Checkpoint | null
  readonly createdAt: Date
  /** Fires when the process stops, or when the step has taken so long that another process may begin it again. */
  readonly signal: AbortSignal
}

/** What a step came to: the end, or a pause before the next step. */
export type Step<Checkpoint, Result> =
  | { readonly done: Result }
  | {
      /** Milliseconds. */
      readonly againInMs: number
      /** Kept until the next step; left out, the one before stays. */
      readonly checkpoint?: Checkpoint
      /** Percent; never goes back. */
      readonly progress?: number
    }

/**
 * A kind of paid work. It is done in steps, none of which waits: a step that has begun work elsewhere keeps what finds it
 * again as its checkpoint and asks later. A step may run twice (after a crash), so what it begins elsewhere carries the
 * job's id. A step that throws `JobFailed`, BadInput, NotFound, Forbidden, Conflict or Gone ends the job; anything else is
 * tried again with growing pauses, and ends it after `attempts`. `Left` is what its steps leave for the next, as a rule the same as `Checkpoint`.
 */
export interface JobKind<Engines, Input = unknown, Checkpoint = unknown, Result = unknown, Left = Checkpoint> {
  step(job: RunningJob<Input, Checkpoint>, context: JobContext<Engines>): Promise<Step<Left, Result>>
  /** Milliseconds from the payment until it fails for want of an end. */
  readonly limitMs: number
  /** Milliseconds that the result is kept. */
  readonly keptMs: number
  /** Steps that may fail one after the other; 5 when left out. */
  readonly attempts?: number
  /** Removes what the job keeps outside its row, when it has failed or its result has expired. May be called twice. */
  cleanUp?(
    job: Pick<RunningJob<Input, Checkpoint>, 'id' | 'kind' | 'input'>,
    context: JobContext<Engines>,
  ): Promise<void>
}

/** The work cannot be done, and trying again would not help; the message is for the wallet that paid, which is refunded. */
export class JobFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'JobFailed'
  }
}
