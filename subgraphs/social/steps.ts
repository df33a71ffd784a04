import { JobFailed, type JobKind, type RunningJob, type Step } from '../kit/jobs/job.ts'
import type { JobKinds } from '../kit/jobs/runJobs.ts'
import type { JobContext } from '../kit/subgraph.ts'
import { inJob } from '../kit/upstream/asker.ts'
import { openCursor, sealCursor } from './cursor.ts'
import type { Answer, Question } from './providers/provider.ts'
import { ONE_OF, PAGE_OF, type Result } from './results.ts'
import { ROWS, type Row } from './rows.ts'
import type { SocialEngines } from './work.ts'

/** Milliseconds from the payment until a job that has not ended fails. */
export const LIMIT_MS = 5 * 60_000
/** Milliseconds that what was collected is kept. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** The company's tasks that a job may begin, one after the other. */
const TASKS = 3
/** Steps that may fail one after the other: a company that is away for two minutes costs nobody the job. */
const ATTEMPTS = 8
/** Milliseconds between two looks at a task: a quarter of its job's age, within these. */
const LEAST_LOOK_MS = 500
const MOST_LOOK_MS = 5_000

/** What a job was asked for, by the members of its documented path. */
type Input = Readonly<Record<string, string | number>>

/** The task that the company is at, and how many there have been. */
interface Checkpoint {
  readonly task: string
  readonly count: number
}

/** A job for each row of the table. */
export const KINDS: JobKinds<SocialEngines> = Object.fromEntries(
  [...ROWS.values()].map((row) => [row.kind, collects(row)]),
)

/** Begins a task at the company, looks whether it has finished, and reads what was collected. */
function collects(row: Row): JobKind<SocialEngines, Input, Checkpoint, Result> {
  return { step: (job, context) => step(row, job, context), limitMs: LIMIT_MS, keptMs: KEPT_MS, attempts: ATTEMPTS }
}

async function step(
  row: Row,
  job: RunningJob<Input, Checkpoint>,
  { engines, now }: JobContext<SocialEngines>,
): Promise<Step<Checkpoint, Result>> {
  const { platform, resource, item, isList } = row
  const { cursor: sealed, ...input } = job.input
  const question: Question = { platform, resource, item, isList, input }
  const begun = job.checkpoint
  if (!begun) return begin(engines, question, job, 1)
  const found = await engines.provider.stateOf(begun.task, inJob(job))
  if (found.state === 'PENDING') {
    const age = now().getTime() - job.createdAt.getTime()
    return { againInMs: Math.min(Math.max(age / 4, LEAST_LOOK_MS), MOST_LOOK_MS), progress: 50 }
  }
  if (found.state === 'FAILED') {
    if (!found.mayTryAgain || begun.count >= TASKS) throw new JobFailed(found.reason)
    return begin(engines, question, job, begun.count + 1)
  }
  const place = openCursor(engines.cursorKey, question, sealed === undefined ? null : String(sealed))
  return { done: resultOf(engines, question, await engines.provider.collect(question, place, inJob(job))) }
}

/** The key is the job's and the count's: a step that is run twice begins one task. */
async function begin(
  { provider }: SocialEngines,
  question: Question,
  job: RunningJob<Input, Checkpoint>,
  count: number,
): Promise<Step<Checkpoint, Result>> {
  const task = await provider.begin(question, `${job.id}:${count}`, inJob(job))
  return { againInMs: LEAST_LOOK_MS, checkpoint: { task, count }, progress: 10 }
}

function resultOf({ cursorKey }: SocialEngines, question: Question, answer: Answer): Result {
  if ('item' in answer) return { __typename: ONE_OF[question.item], ...answer.item }
  // Nobody pays for an empty page.
  if (answer.items.length === 0) throw new JobFailed('Nothing was found')
  const cursor = answer.cursor === null ? null : sealCursor(cursorKey, question, answer.cursor)
  return {
    __typename: PAGE_OF[question.item],
    nodes: answer.items,
    pageInfo: { cursor, hasNextPage: cursor !== null },
  }
}
