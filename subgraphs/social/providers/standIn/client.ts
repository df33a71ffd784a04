import { z } from 'zod'
import { NotFound, Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { ask, get, segment } from '../../../kit/upstream/request.ts'
import type { Upstream } from '../../../kit/upstream/upstream.ts'
import type { Answer, Question, SocialProvider, TaskState } from '../provider.ts'
import { RefusalOfCompany, refusalOf } from './dialect.ts'
import { SHAPES } from './shapes.ts'

const Begun = z.object({ task_id: z.string().min(1) })
const Task = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('finished') }),
  z.object({ status: z.literal('failed'), error: RefusalOfCompany }),
])
const PageInfo = z.object({ cursor: z.string().nullish(), has_next_page: z.boolean() })

/** Client of the stand-in: begins a task, polls it, and reads its results. */
export function standInClient(upstream: Upstream): SocialProvider {
  return {
    kind: upstream.kind,

    async begin(question, key, asker) {
      const request = ask(`${pathOf(question)}/update`, question.input)
      // The idempotency key makes the request repeatable.
      const { body } = await upstream.for(asker).request({ ...request, headers: { 'idempotency-key': key } })
      return read(Begun, body).task_id
    },

    async stateOf(taskId, asker): Promise<TaskState> {
      const answer = await upstream
        .for(asker)
        .request(get(`/tasks/${segment(taskId)}`))
        .catch(nullWhereNotFound)
      if (!answer) return { state: 'FAILED', reason: 'The company lost the task', mayTryAgain: true }
      const task = read(Task, answer.body)
      if (task.status === 'pending') return { state: 'PENDING' }
      if (task.status === 'finished') return { state: 'FINISHED' }
      const { error } = task
      return { state: 'FAILED', reason: error.message, mayTryAgain: refusalOf(error) === null }
    },

    async collect(question, cursor, asker): Promise<Answer> {
      const { body } = await upstream.for(asker).request(get(pathOf(question), { ...question.input, cursor }))
      const shape = SHAPES[question.item]
      if (!question.isList) return { item: Object.values(read(itemOf(question.item, shape), body).data)[0]! }
      const { data } = read(z.object({ data: z.object({ items: z.array(shape), page_info: PageInfo }) }), body)
      const { cursor: next, has_next_page: hasNext } = data.page_info
      if (hasNext && !next) throw changed('data.page_info.cursor is missing')
      return { items: data.items, cursor: hasNext ? (next ?? null) : null }
    },
  }
}

function nullWhereNotFound(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}

function pathOf({ platform, resource }: Question): string {
  return `/${segment(platform)}/${segment(resource)}`
}

/** The member with the single item is named after its kind. */
function itemOf<Shape extends z.ZodType>(kind: string, shape: Shape) {
  return z.object({ data: z.object({ [kind]: shape }) })
}

/** Parses a response. Throws an Upstream error that names the first undocumented member. */
function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const outcome = shape.safeParse(body, { reportInput: true })
  if (outcome.success) return outcome.data
  const [issue] = outcome.error.issues
  const isMissing = issue?.code === 'invalid_type' && (issue.input === undefined || issue.input === null)
  throw changed(`${placeOf(issue?.path ?? [])} ${isMissing ? 'is missing' : 'is of another kind'}`)
}

function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return place.replace(/^\./, '') || 'the answer'
}

function changed(says: string): UpstreamFailed {
  return new UpstreamFailed(`The social provider answered what is not documented: ${says}`)
}
