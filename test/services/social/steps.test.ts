import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { JobFailed, type RunningJob, type Step } from '../../../subgraphs/kit/jobs/job.ts'
import { sealCursor } from '../../../subgraphs/social/cursor.ts'
import type { Answer, Question, TaskState } from '../../../subgraphs/social/providers/provider.ts'
import { KINDS } from '../../../subgraphs/social/steps.ts'
import { postOf, profileOf } from './support/items.ts'
import { type ToldProvider, toldProvider } from './support/provider.ts'

const START = new Date('2030-06-01T12:00:00Z')
const CURSOR_KEY = Buffer.alloc(32, 7)
const FINISHED: TaskState = { state: 'FINISHED' }
const PENDING: TaskState = { state: 'PENDING' }
const ONE: Answer = { item: profileOf() }

type Checkpoint = { readonly task: string; readonly count: number }
type Taken = Step<Checkpoint, Record<string, unknown>>
type Take = (job: RunningJob<object, Checkpoint>, context: unknown) => Promise<Taken>

interface Given {
  readonly provider: ToldProvider
  readonly kind?: string
  readonly input?: Readonly<Record<string, string | number>>
  readonly checkpoint?: Checkpoint
  /** Seconds since the payment. */
  readonly age?: number
}

/** Takes one step of a job. */
function takeStep({ provider, kind = 'shortvideo-profile', input = { handle: 'ada' }, checkpoint, age = 0 }: Given) {
  const take = KINDS[kind]?.step as unknown as Take
  const job: RunningJob<object, Checkpoint> = {
    id: 'job-1',
    kind,
    wallet: '0x1' as WalletAddress,
    input,
    source: 'live',
    checkpoint: checkpoint ?? null,
    createdAt: START,
    deadline: new Date(START.getTime() + 60 * 60_000),
    signal: AbortSignal.timeout(1_000),
  }
  return take(job, {
    engines: { provider, ticketKey: CURSOR_KEY, cursorKey: CURSOR_KEY },
    db: {} as Database,
    log: pino({ level: 'silent' }),
    now: () => new Date(START.getTime() + age * 1000),
  })
}

describe('a job that collects', () => {
  it('begins a task that carries its id, the same however often the step is run', async () => {
    const provider = toldProvider(() => PENDING, ONE)
    const first = await takeStep({ provider })
    expect(first).toMatchObject({ againInMs: 500, checkpoint: { task: 'task of job-1:1', count: 1 } })
    expect(await takeStep({ provider })).toEqual(first)
    expect(provider.begun.map(({ key }) => key)).toEqual(['job-1:1', 'job-1:1'])
    expect(provider.begun[0]?.question).toEqual({
      platform: 'shortvideo',
      resource: 'profile',
      item: 'profile',
      isList: false,
      input: { handle: 'ada' },
    })
  })

  it('looks after the task again and again, less often as it grows older, and never waits itself', async () => {
    const provider = toldProvider(() => PENDING, ONE)
    const checkpoint = { task: 'task', count: 1 }
    const rests = []
    for (const age of [0, 4, 12, 200]) {
      const step = await takeStep({ provider, checkpoint, age })
      rests.push('againInMs' in step ? step.againInMs : null)
    }
    expect(rests).toEqual([500, 1_000, 3_000, 5_000])
    expect(provider.collected).toEqual([])
  })

  it('keeps the one thing that was asked for', async () => {
    const provider = toldProvider(() => FINISHED, ONE)
    const step = await takeStep({ provider, checkpoint: { task: 'task', count: 1 } })
    expect(step).toEqual({ done: { __typename: 'SocialProfile', ...profileOf() } })
  })

  it('begins another task where one failed for no good reason, three in all', async () => {
    const failed: TaskState = { state: 'FAILED', reason: 'The platform did not answer', mayTryAgain: true }
    const provider = toldProvider(() => failed, ONE)
    const second = await takeStep({ provider, checkpoint: { task: 'task', count: 1 } })
    expect(second).toMatchObject({ checkpoint: { task: 'task of job-1:2', count: 2 } })
    await takeStep({ provider, checkpoint: { task: 'task', count: 2 } })
    expect(provider.begun.map(({ key }) => key)).toEqual(['job-1:2', 'job-1:3'])
    const last = takeStep({ provider, checkpoint: { task: 'task', count: 3 } })
    await expect(last).rejects.toThrow(new JobFailed('The platform did not answer'))
  })

  it('fails at once where nothing would help', async () => {
    const gone: TaskState = { state: 'FAILED', reason: 'There is no profile @ada', mayTryAgain: false }
    const step = takeStep({ provider: toldProvider(() => gone, ONE), checkpoint: { task: 'task', count: 1 } })
    await expect(step).rejects.toThrow(new JobFailed('There is no profile @ada'))
  })
})

describe('a job that collects a list', () => {
  const kind = 'shortvideo-posts'
  const input = { handle: 'ada', max_posts: 50, max_page_size: 1 }
  const question: Question = { platform: 'shortvideo', resource: 'posts', item: 'post', isList: true, input }
  const checkpoint = { task: 'task', count: 1 }

  it('keeps a page, and a cursor that begins the next one', async () => {
    const provider = toldProvider(() => FINISHED, { items: [postOf('1')], cursor: 'after 1' })
    const cursor = sealCursor(CURSOR_KEY, question, 'after 1')
    expect(await takeStep({ provider, kind, input, checkpoint })).toEqual({
      done: { __typename: 'SocialPosts', nodes: [postOf('1')], pageInfo: { cursor, hasNextPage: true } },
    })
    await takeStep({ provider, kind, input: { ...input, cursor }, checkpoint })
    expect(provider.collected).toEqual([
      { question, cursor: null },
      { question, cursor: 'after 1' },
    ])
  })

  it('has no cursor on the last page', async () => {
    const provider = toldProvider(() => FINISHED, { items: [postOf('2')], cursor: null })
    const step = await takeStep({ provider, kind, input, checkpoint })
    expect(step).toMatchObject({ done: { pageInfo: { cursor: null, hasNextPage: false } } })
  })

  it('fails when there is nothing on it, so that nobody pays for it', async () => {
    const provider = toldProvider(() => FINISHED, { items: [], cursor: null })
    await expect(takeStep({ provider, kind, input, checkpoint })).rejects.toThrow(new JobFailed('Nothing was found'))
  })
})
