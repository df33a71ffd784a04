import { z } from 'zod'
import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { queryKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { serpapi } from '../companies.ts'

/** The company's message for an empty result, sent with status 200. */
const NOTHING = /hasn't returned any results/i

const Refusal = z.object({ error: z.string() })

/** The fare search company: current fares of airlines and agencies. `engine` is its name for flights. */
export function faresearch(engine: string): CompanyProvider {
  return {
    company: serpapi,
    name: 'faresearch',
    naming: 'SNAKE_CASE',
    query: (access) => ({ engine, ...queryKey('api_key')(access) }),
    failure: failureOf,
  }
}

function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) return null
  const { error } = refusal.data
  if (NOTHING.test(error)) return new NotFound('No flights were found')
  return status === 400 ? new BadInput(error) : null
}
