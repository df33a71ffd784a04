import type { Row } from '../../../prisma/sql.ts'
import type { JobContext } from '../service/subgraph.ts'

type JobRow = Row<'kit.job'>

/** PENDING until its first step, LOADING while it runs, then COMPLETE or FAILED (its line is refunded). */
export type JobState = JobRow['state']

/** The columns of a job beside those of its steps. */
export const JOB_COLUMNS = [
  'id',
  'service',
  'kind',
  'state',
  'wallet',
  'actId',
  'source',
  'input',
  'progress',
  'result',
  'error',
  'createdAt',
  'updatedAt',
  'expiresAt',
] as const

/** Paid work that continues after the response. Visible only to the wallet that paid. */
export interface PaidJob<Input = unknown, Result = unknown>
  extends Readonly<Pick<JobRow, (typeof JOB_COLUMNS)[number]>> {
  readonly input: Input
  /** Null until it is complete, and after the result expired. */
  readonly result: Result | null
}

/** A job during a step. */
export interface RunningJob<Input = unknown, Checkpoint = unknown>
  extends Readonly<Pick<JobRow, 'id' | 'kind' | 'wallet' | 'source' | 'createdAt' | 'deadline'>> {
  readonly input: Input
  /** State left by the previous step; null in the first. */
  readonly checkpoint: Checkpoint | null
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
