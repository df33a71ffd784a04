import type { Logger } from 'pino'
import { z } from 'zod'
import { get, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import type { Upstream } from '../../../kit/upstream/upstream.ts'
import { pageOf } from '../lists/position.ts'
import { Reader } from '../lists/rows.ts'
import type { Question, SocialProvider, TaskState } from '../provider.ts'
import { resourceOf } from './resources.ts'

/** Most items on a page of the company. */
const PAGE = 100

const Begun = z.object({ status: z.literal('accepted'), data: z.object({ task_id: z.string().min(1) }) })
const Status = z.object({
  data: z.object({
    status: z.enum(['created', 'pending', 'in_progress', 'finished', 'fail', 'canceled', 'unknown']),
    error_message: z.string().nullish(),
  }),
})
const Items = z.object({
  data: z.object({
    items: z.array(z.unknown()),
    page_info: z.object({ cursor: z.string().nullish(), has_next_page: z.boolean() }),
  }),
})

/** What names a task at the company: its path and parameters, by which it is asked about too. */
const Task = z.object({ path: z.string(), query: z.record(z.string(), z.number()) })
type Task = z.output<typeof Task>

/** Client of Data365: a task collects, is polled, and leaves its items behind. */
export function data365Client(upstream: Upstream, log: Logger): SocialProvider {
  const reader = new Reader('social', log)
  return {
    kind: upstream.kind,

    // The company has no idempotency keys: a step that is repeated begins a task that collects the same.
    async begin(question, _key, asker) {
      const { path, query } = taskOf(question)
      const request: UpstreamRequest = { method: 'POST', path: `${path}/update`, query, isRepeatable: true }
      const { body } = await upstream.for(asker).request(request)
      reader.read(Begun, body)
      return JSON.stringify({ path, query })
    },

    async stateOf(taskId, asker): Promise<TaskState> {
      const { path, query } = Task.parse(JSON.parse(taskId))
      const { body } = await upstream.for(asker).request(get(`${path}/update`, query))
      const { status, error_message: reason } = reader.read(Status, body).data
      switch (status) {
        case 'finished':
          return { state: 'FINISHED' }
        case 'created':
        case 'pending':
        case 'in_progress':
          return { state: 'PENDING' }
        case 'fail':
          // Said of what does not exist or is not public too.
          return { state: 'FAILED', reason: reason ?? 'Nothing could be collected', mayTryAgain: false }
        default:
          return { state: 'FAILED', reason: reason ?? 'The company dropped the task', mayTryAgain: true }
      }
    },

    collect: (question, cursor, asker) => {
      const resource = needed(question)
      const { path } = taskOf(question)
      return pageOf(question, cursor, async (at) => {
        const query = { order_by: resource.order, max_page_size: PAGE, cursor: at }
        const { body } = await upstream.for(asker).request(get(`${path}/${resource.items}`, query))
        const { items, page_info: info } = reader.read(Items, body).data
        const rows = reader.rows(`facebook ${question.resource}`, resource.row, items)
        return { items: rows, next: info.has_next_page ? (info.cursor ?? null) : null }
      })
    },
  }
}

function taskOf(question: Question): Task {
  const { task, limit } = needed(question)
  const most = limit === null ? undefined : question.input[limit]
  return { path: task(question.input), query: limit !== null && typeof most === 'number' ? { [limit]: most } : {} }
}

function needed(question: Question) {
  const resource = resourceOf(question)
  if (!resource) throw new Error(`Data365 has no ${question.platform} ${question.resource}`)
  return resource
}
