import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { FNV_START, hashOf } from '../kit/random.ts'
import { Refusal } from './refusal.ts'

/** What a task collects. */
export interface Task {
  readonly startedMs: number
  readonly platform: string
  readonly resource: string
  readonly members: Readonly<Record<string, unknown>>
}

/** How a task stands, as the company writes it. */
export type TaskStatus =
  | { readonly status: 'pending' | 'finished' }
  | { readonly status: 'failed'; readonly error: Refusal['body']['error'] }

/** Tasks end by the clock, this long after they began, spread by as much again. */
const SHORTEST_MS = 300
const SPREAD_MS = 400
const KEPT_KEYS = 10_000
/** Whoever asks about this gets a failure that is nobody's fault. */
const FAILING = 'fail_in_sandbox'

const Written = z.tuple([z.int(), z.string(), z.string(), z.record(z.string(), z.unknown())])

/** The ids of tasks; they hold the task, so that a process that begins anew knows it. */
export interface Tasks {
  /** The id of a task; the same key has the same, for as long as this process runs. */
  begin(task: Task, key: string | null): string
  statusOf(id: string, nowMs: number): TaskStatus
}

/** Tasks that end as `collect` does: in a refusal, or well. */
export function openTasks(collect: (task: Task, nowMs: number) => void): Tasks {
  const byKey = new LRUCache<string, string>({ max: KEPT_KEYS })
  return {
    begin({ startedMs, platform, resource, members }, key) {
      const written = JSON.stringify([startedMs, platform, resource, members])
      const id = (key !== null && byKey.get(key)) || Buffer.from(written).toString('base64url')
      if (key !== null) byKey.set(key, id)
      return id
    },
    statusOf(id, nowMs) {
      const task = readTask(id)
      if (nowMs < task.startedMs + SHORTEST_MS + (hashOf(id, FNV_START) % SPREAD_MS)) return { status: 'pending' }
      try {
        if (Object.values(task.members).includes(FAILING))
          throw new Refusal('platform_unavailable', 'The platform did not answer')
        collect(task, nowMs)
        return { status: 'finished' }
      } catch (error) {
        if (error instanceof Refusal) return { status: 'failed', error: error.body.error }
        throw error
      }
    },
  }
}

function readTask(id: string): Task {
  const json = parsed(Buffer.from(id, 'base64url').toString('utf8'))
  const task = Written.safeParse(json)
  if (!task.success) throw new Refusal('not_found', 'There is no such task')
  const [startedMs, platform, resource, members] = task.data
  return { startedMs, platform, resource, members }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
