import { JobFailed, type JobKind, type RunningJob, type Step } from '../kit/jobs/job.ts'
import type { JobKinds } from '../kit/jobs/runJobs.ts'
import type { JobContext } from '../kit/service/subgraph.ts'
import { inJob } from '../kit/upstream/asker.ts'
import { openCursor, sealCursor } from './cursor.ts'
import type { Answer, Question } from './providers/provider.ts'
import { ONE_OF, PAGE_OF, type Result } from './results.ts'
import { ROWS, type Row } from './rows.ts'
import type { SocialEngines } from './work.ts'

/** Milliseconds from the payment until an unfinished job fails. */
export const LIMIT_MS = 5 * 60_000
/** Milliseconds that results are kept. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** Maximum number of the company's tasks per job, one after the other. */
const TASKS = 3
/** Consecutive step failures before a job fails: it survives two minutes of downtime of the company. */
const ATTEMPTS = 8
/** Milliseconds between two polls of a task: a quarter of the job's age, within these bounds. */
const LEAST_LOOK_MS = 500
const MOST_LOOK_MS = 5_000

/** Arguments of a job, by the members of its documented path. */
type Input = Readonly<Record<string, string | number>>

/** The current task at the company, and the number of tasks so far. */
interface Checkpoint {
  readonly task: string
  readonly count: number
}

/** One job kind per row of the table. */
export const KINDS: JobKinds<SocialEngines> = Object.fromEntries(
  [...ROWS.values()].map((row) => [row.kind, collects(row)]),
)

/** Begins a task at the company, polls it, and reads its results. */
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
  const place = openCursor(engines.cursorKey, question, sealed)
  return { done: resultOf(engines, question, await engines.provider.collect(question, place, inJob(job))) }
}

/** The idempotency key is job and count: a repeated step begins one task. */
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
  // An empty page fails the job, which refunds it.
  if (answer.items.length === 0) throw new JobFailed('Nothing was found')
  const cursor = answer.cursor === null ? null : sealCursor(cursorKey, question, answer.cursor)
  return {
    __typename: PAGE_OF[question.item],
    nodes: answer.items,
    pageInfo: { cursor, hasNextPage: cursor !== null },
  }
}
