import { z } from 'zod'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import { FNV_START, hashOf } from '../kit/random.ts'
import { Refusal } from './refusal.ts'

/** A collection task. */
export interface Task {
  readonly startedMs: number
  readonly platform: string
  readonly resource: string
  readonly members: Readonly<Record<string, unknown>>
}

/** A task's status in the wire format. */
export type TaskStatus =
  | { readonly status: 'pending' | 'finished' }
  | { readonly status: 'failed'; readonly error: Refusal['body']['error'] }

/** Minimum duration of a task; a random time up to as much is added. */
const SHORTEST_MS = 300
const SPREAD_MS = 400
const KEPT_KEYS = 10_000
/** A query for this value fails, to simulate an internal error. */
const FAILING = 'fail_in_sandbox'

const Written = z.tuple([z.int(), z.string(), z.string(), z.record(z.string(), z.unknown())])

/** Task ids; they contain the task, so that a restarted process knows it. */
export interface Tasks {
  /** The id of a task; a key returns the same id for the life of the process. */
  begin(task: Task, key: string | null): string
  statusOf(id: string, nowMs: number): TaskStatus
}

/** Opens tasks that end as `collect` does: with an error, or successfully. */
export function openTasks(collect: (task: Task, nowMs: number) => void): Tasks {
  const byKey = recentlyUsed<string, string>(KEPT_KEYS)
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
