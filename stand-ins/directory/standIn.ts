import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { type Asked, asked, needKey } from '../people/asked.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { findHome, findResidents, MOST } from './find.ts'
import { directoryWriter } from './write.ts'

const NO_KEY = { message: 'Forbidden' }
const KEYS = ['name', 'last_name', 'phone', 'street', 'city', 'state_code', 'zipcode'] as const

/** Stand-in of Whitepages: people and properties of the United States. */
export function directoryStandIn(app: FastifyInstance, world: EnrichWorld): void {
  let writer: ReturnType<typeof directoryWriter> | undefined
  const write = () => {
    writer ??= directoryWriter(world)
    return writer
  }
  app.addHook('onRequest', async (request) => needKey(request, 'x-api-key', NO_KEY, 403))

  app.get('/v2/person/', async (request) => {
    const question = asked(request)
    refuseState(question)
    if (!KEYS.some((key) => question.text(key) !== null))
      throw new StandInError(400, { message: `One of ${KEYS.join(', ')} is needed` })
    const size = question.number('page_size') ?? MOST
    const found = findResidents(world, question)
    return {
      results: found.slice(0, size).map((person) => write().resident(person)),
      metadata: { result_count: found.length, page: 1, page_size: size },
    }
  })

  app.get('/v2/property/', async (request) => {
    const question = asked(request)
    refuseState(question)
    if (question.text('street') === null) throw new StandInError(400, { message: 'street is needed' })
    const household = findHome(world, question)
    return { result: household && write().property(world.homes.get(household.index)) }
  })

  app.get<{ readonly Params: { readonly id: string } }>('/v2/property/:id', async ({ params }) => {
    const index = write().homeOf(params.id)
    if (index === null) throw new StandInError(404, { message: 'There is no property with this id' })
    return { result: write().propertyDetails(world.homes.get(index)) }
  })
}

/** Rejects the caller's most frequent mistake: the state under the wrong parameter name. */
function refuseState(question: Asked): void {
  if (question.text('state') !== null) throw new StandInError(400, { message: 'The state is called state_code' })
}
