import { z } from 'zod'
import { BadInput, Forbidden, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

/** The company that collects from the platforms: a bearer token, and refusals with a code. */
export const socialCompany: Provider = {
  name: 'social',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  failure(status, body) {
    // A task that failed is an answer, too.
    if (status < 400) return null
    const refusal = z.object({ error: RefusalOfCompany }).safeParse(body)
    const known = refusal.success ? refusalOf(refusal.data.error) : null
    return known ?? (status === 404 ? new NotFound('Nothing was found') : null)
  },
}

/** What the company says of a question, or of a task, that came to nothing. */
export const RefusalOfCompany = z.object({ code: z.string(), message: z.string() })

/** The refusal for the caller; null where asking again might help, or the fault is ours. */
export function refusalOf({ code, message }: z.output<typeof RefusalOfCompany>): TollgraphError | null {
  if (code === 'not_found') return new NotFound(message)
  if (code === 'private') return new Forbidden(message)
  return code === 'invalid' ? new BadInput(message) : null
}
