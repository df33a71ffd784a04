import type { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'

/** Parses a company's response by its documented schema. Throws UPSTREAM, naming the member, if it differs. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown, company: string): z.output<Schema> {
  const answer = schema.safeParse(body)
  if (answer.success) return answer.data
  const [issue] = answer.error.issues
  const member = issue?.path.join('.') || 'the whole'
  throw new UpstreamFailed(`The ${company} provider answered what is not documented: ${member}`)
}
