import type { FastifyInstance } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { type Asked, needKey } from '../people/asked.ts'
import { idCodec } from '../worlds/society/ids.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { findCompanies, findPeople } from './filter.ts'
import { findPerson } from './match.ts'
import { parametersOf } from './parameters.ts'
import { writeCompany, writeFound, writePerson } from './write.ts'

/** Maximum offset of a search's pages. */
const WINDOW = 50_000
const HEADER = 'x-api-key'
const NO_KEY = { error: 'Invalid access credentials.' }

/** Stand-in of Apollo.io: searches with partly hidden people, and enrichment with full ones. */
export function prospectsStandIn(app: FastifyInstance, world: EnrichWorld): void {
  const ids = idCodec(world.seed, 'prospect', 24)
  app.addHook('onRequest', async (request) => needKey(request, HEADER, NO_KEY))

  app.post('/api/v1/mixed_people/api_search', async (request) => {
    const question = parametersOf(request)
    const { found, pagination } = paged(question, findPeople(world, question))
    return {
      total_entries: pagination.total_entries,
      people: Array.from(found, (person) => writeFound(world, ids, person)),
    }
  })

  app.post('/api/v1/people/match', async (request) => {
    const question = parametersOf(request)
    const person = findPerson(world, ids, question)
    return {
      person: person === null ? null : writePerson(world, ids, person, question.flag('reveal_personal_emails')),
    }
  })

  app.post('/api/v1/mixed_companies/search', async (request) => {
    const question = parametersOf(request)
    const { found, pagination } = paged(question, findCompanies(world, question))
    return { pagination, accounts: [], organizations: Array.from(found, writeCompany) }
  })

  app.get('/api/v1/organizations/enrich', async (request) => {
    const domain = parametersOf(request).text('domain')
    if (domain === null) throw new StandInError(422, { error: 'domain is needed' })
    const company = world.companies.byDomain(domain)
    return company ? { organization: writeCompany(company) } : {}
  })
}

/** Any list type that can be sliced. */
interface Sliceable {
  readonly length: number
  slice(from: number, to: number): unknown
}

function paged<Found extends Sliceable>(question: Asked, all: Found) {
  const [page, perPage] = [question.number('page') ?? 1, question.number('per_page') ?? 25]
  if (page * perPage > WINDOW) throw new StandInError(422, { error: `Only the first ${WINDOW} records can be read` })
  return {
    found: all.slice((page - 1) * perPage, page * perPage) as Found,
    pagination: {
      page,
      per_page: perPage,
      total_entries: all.length,
      total_pages: Math.ceil(Math.min(all.length, WINDOW) / perPage),
    },
  }
}
