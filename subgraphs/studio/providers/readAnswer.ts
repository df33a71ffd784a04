import type { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'

/** A company's answer, as it is documented. Throws UPSTREAM, naming the member, for any other. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown, company: string): z.output<Schema> {
  const answer = schema.safeParse(body)
  if (answer.success) return answer.data
  const [issue] = answer.error.issues
  const member = issue?.path.join('.') || 'the whole'
  throw new UpstreamFailed(`The ${company} provider answered what is not documented: ${member}`)
}
