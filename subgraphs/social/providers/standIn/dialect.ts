import { z } from 'zod'
import { BadInput, Forbidden, NotFound, type TollgraphError } from '../../../../schema/errors.ts'
import type { Provider } from '../../../kit/upstream/provider.ts'

/**
 * How the stand-in is asked: the port's own tasks, in the members of the documented paths. It plays all of a port that several
 * companies share, so it speaks the dialect of none.
 */
export const standInDialect: Provider = {
  name: 'social',
  naming: 'SNAKE_CASE',
  failure(status, body) {
    // A failed task is returned with a success status.
    if (status < 400) return null
    const refusal = z.object({ error: RefusalOfCompany }).safeParse(body)
    const known = refusal.success ? refusalOf(refusal.data.error) : null
    return known ?? (status === 404 ? new NotFound('Nothing was found') : null)
  },
}

/** The company's error for a failed request or task. */
export const RefusalOfCompany = z.object({ code: z.string(), message: z.string() })

/** The error for the caller; null if a retry might help, or the fault is ours. */
export function refusalOf({ code, message }: z.output<typeof RefusalOfCompany>): TollgraphError | null {
  if (code === 'not_found') return new NotFound(message)
  if (code === 'private') return new Forbidden(message)
  return code === 'invalid' ? new BadInput(message) : null
}
