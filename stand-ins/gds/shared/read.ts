import type { z } from 'zod'
import { GdsProblem } from './problem.ts'

/** Parses a JSON body. Throws a GdsProblem with the JSON pointer of the first invalid member. */
export function readAs<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const pointer = (issue?.path ?? []).map((part) => `/${String(part)}`).join('')
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined
  throw new GdsProblem(400, {
    code: isMissing ? 32171 : 477,
    title: isMissing ? 'MANDATORY DATA MISSING' : 'INVALID FORMAT',
    detail: issue?.message ?? 'The body cannot be read',
    source: { pointer },
  })
}
