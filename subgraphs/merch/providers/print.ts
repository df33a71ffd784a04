import { z } from 'zod'
import type { TollgraphError } from '../../../schema/errors.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { printify } from '../companies.ts'
import { PrintRefused } from '../printing/company.ts'

/** The company that prints and ships: bearer token, JSON in snake case. */
export const print: CompanyProvider = {
  company: printify,
  name: 'print',
  naming: 'SNAKE_CASE',
  authorize: (access) => {
    // The company rejects requests without a user agent.
    const headers = { ...bearerKey(access)(), 'user-agent': 'tollgraph' }
    return () => headers
  },
  failure: refusalOf,
}

const LONGEST_REASON = 300
const Refusal = z.object({
  message: z.string().optional(),
  errors: z.object({ reason: z.string().optional() }).optional(),
})

/** A refused write definitely did not happen; refused reads get the default error. */
function refusalOf(status: number, body: unknown, { method }: UpstreamRequest): TollgraphError | null {
  if (status < 400 || method === 'GET') return null
  const { message, errors } = Refusal.safeParse(body).data ?? {}
  const reason = (errors?.reason ?? message ?? `status ${status}`).slice(0, LONGEST_REASON)
  return new PrintRefused(`The print company refused the order: ${reason}`)
}
