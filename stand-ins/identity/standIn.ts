import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { asked, needKey } from '../people/asked.ts'
import { type IdCodec, idCodec } from '../worlds/society/ids.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { describe } from './describe.ts'
import { type Match, matchRecord } from './match.ts'

const NO_KEY = { api_request_id: 'none', error_message: 'Missing API key' }

/** Stand-in of Minerva. Every record has a result, even an invalid one. */
export function identityStandIn(app: FastifyInstance, world: EnrichWorld): void {
  const ids = idCodec(world.seed, 'identity', 32)
  const pids: IdCodec = {
    write: (person) => `p-${ids.write(person)}`,
    read: (pid) => (pid.startsWith('p-') ? ids.read(pid.slice(2)) : null),
  }
  app.addHook('onRequest', async (request) => needKey(request, 'x-api-key', NO_KEY))

  app.post('/v2/resolve', async (request) =>
    answer(request, (match) => ({
      is_resolvable_record: match.isResolvable,
      validation_errors: Object.fromEntries(match.errors.map((says) => [says.split(/[[ ]/)[0], says])),
      linkedin_url: match.person === null ? null : profileUrl(match.person),
    })),
  )
  app.post('/v2/enrich', async (request) =>
    answer(request, ({ person }) => ({
      validation_errors: null,
      ...(person === null ? {} : describe(world, pids, person)),
    })),
  )

  function answer(request: FastifyRequest, tell: (match: Match) => object) {
    const { records } = (request.body ?? {}) as { readonly records?: unknown }
    if (!Array.isArray(records) || records.length === 0)
      throw new StandInError(400, { api_request_id: randomUUID(), error_message: 'records is empty' })
    const conditions = asked(request).texts('match_condition_fields')
    return {
      api_request_id: randomUUID(),
      request_completed_at: world.now().toISOString(),
      results: records.map((record: unknown) => {
        const match = matchRecord(world, pids, record, conditions)
        const { person } = match
        return {
          record_id: asked({ body: record, query: null }).text('record_id'),
          is_match: person !== null,
          minerva_pid: person === null ? null : pids.write(person),
          match_score: match.score,
          ...tell(match),
        }
      }),
    }
  }

  function profileUrl(person: number): string | null {
    const { job, profileUrl: url } = world.people.get(person)
    return job ? url : null
  }
}
