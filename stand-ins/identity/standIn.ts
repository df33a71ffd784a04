import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { asked, needKey } from '../people/asked.ts'
import { idCodec } from '../worlds/society/ids.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { describe } from './describe.ts'
import { type Match, matchRecord } from './match.ts'

const NO_KEY = { message: 'Forbidden' }

/** Stand-in of the identity company. Every record has a result, even an invalid one. */
export function identityStandIn(app: FastifyInstance, world: EnrichWorld): void {
  const pids = idCodec(world.seed, 'identity', 18)
  app.addHook('onRequest', async (request) => needKey(request, 'x-api-key', NO_KEY))

  app.post('/v2/resolve', async (request) =>
    answer(request, (match) => ({
      match_score: match.score,
      is_resolvable_record: match.isResolvable,
      ...(match.errors.length > 0 ? { validation_errors: match.errors } : {}),
      profile_url: match.person === null ? null : profileUrl(match.person),
    })),
  )
  app.post('/v2/enrich', async (request) =>
    answer(request, ({ person }) => (person === null ? {} : describe(world, pids, person))),
  )

  function answer(request: FastifyRequest, tell: (match: Match) => object) {
    const { records } = (request.body ?? {}) as { readonly records?: unknown }
    if (!Array.isArray(records) || records.length === 0) throw new StandInError(400, { message: 'records is empty' })
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
          person_pid: person === null ? null : pids.write(person),
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
