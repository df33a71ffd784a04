import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { seedOf } from '../kit/random.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { readMask } from './mask.ts'
import { searchInWords, searchNearby } from './search.ts'
import { openSpots, type Spot, type Spots } from './spots.ts'
import { writePlace } from './write.ts'

const Circle = z.object({
  circle: z.object({
    center: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    radius: z.number().min(0).max(50_000),
  }),
})
const TextQuestion = z.object({
  textQuery: z.string().min(1),
  pageToken: z.string().optional(),
  locationBias: Circle.optional(),
  includedType: z.string().optional(),
  strictTypeFiltering: z.boolean().optional(),
  pageSize: z.int().min(1).max(20).default(20),
  languageCode: z.string().optional(),
  openNow: z.boolean().optional(),
  minRating: z.number().min(0).max(5).optional(),
  priceLevels: z.array(z.string()).optional(),
})
const NearbyQuestion = z.object({
  locationRestriction: Circle,
  includedTypes: z.array(z.string()).max(50).optional(),
  excludedTypes: z.array(z.string()).max(50).optional(),
  maxResultCount: z.int().min(1).max(20).default(20),
  languageCode: z.string().optional(),
  rankPreference: z.enum(['POPULARITY', 'DISTANCE']).optional(),
})
const Asked = z.object({ key: z.string().min(1), fields: z.string().min(1) })

/** Stand-in of the places company, by its documentation: searches and details, each with a field mask. */
export function placesStandIn(app: FastifyInstance, world: EnrichWorld): void {
  let opened: Spots | undefined
  const spots = () => {
    opened ??= openSpots(world)
    return opened
  }
  const written = (list: readonly Spot[]) => list.map((spot) => writePlace(spots().seed, spot, world.now()))

  app.post('/v1/places::searchText', ({ body, query }) => {
    const { fields } = asked(query)
    const { pageToken, pageSize, ...question } = read(TextQuestion, body)
    const found = searchInWords(world, spots(), question)
    const tokens = pageTokens(question)
    const from = pageToken === undefined ? 0 : tokens.read(pageToken)
    const next = from + pageSize < found.length ? { nextPageToken: tokens.write(from + pageSize) } : {}
    const shown = found.slice(from, from + pageSize)
    return readMask(fields)({ ...(shown.length > 0 ? { places: written(shown) } : {}), ...next })
  })

  app.post('/v1/places::searchNearby', ({ body, query }) => {
    const { fields } = asked(query)
    const question = read(NearbyQuestion, body)
    const found = searchNearby(spots(), question).slice(0, question.maxResultCount)
    return readMask(fields)(found.length > 0 ? { places: written(found) } : {})
  })

  app.get('/v1/places/:id', ({ params, query }) => {
    const { fields } = asked(query)
    const spot = spots().byId((params as { readonly id: string }).id)
    if (!spot) throw refuse(404, 'NOT_FOUND', 'The Place ID is no longer valid.')
    return readMask(fields)(writePlace(spots().seed, spot, world.now()))
  })
}

function asked(query: unknown): z.output<typeof Asked> {
  const { data } = Asked.safeParse(query)
  if (!data) throw refuse(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter, and so is the key.')
  return data
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body)
  if (error)
    throw refuse(
      400,
      'INVALID_ARGUMENT',
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    )
  return data as z.output<Schema>
}

/** Page tokens are valid only for the search that issued them. */
function pageTokens(question: unknown) {
  const search = seedOf('page', JSON.stringify(question)).toString(36)
  return {
    write: (from: number) => Buffer.from(`${search}:${from}`).toString('base64url'),
    read(token: string): number {
      const [owner, from = ''] = Buffer.from(token, 'base64url').toString('latin1').split(':')
      if (owner !== search || !/^\d{1,4}$/.test(from))
        throw refuse(400, 'INVALID_ARGUMENT', 'The page token is not valid for this request.')
      return Number(from)
    },
  }
}

function refuse(code: number, status: string, message: string): StandInError {
  return new StandInError(code, { error: { code, message, status } })
}
