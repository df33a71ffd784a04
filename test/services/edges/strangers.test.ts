import { type GraphQLObjectType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WalletAddress } from '../../../schema/address.ts'
import { paidScope } from '../../support/paidScope.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { type Owner, ownerOf, SECRET, someWallet } from './belongings.ts'
import { ENTITIES, KEYS } from './cases.ts'
import { type CountedService, countedServices } from './runtimes.ts'
import { selectionOf } from './selection.ts'

// A field of any subgraph may return any key of an entity, so each resolver checks the caller and never the reference.

/** Types and fields that any caller may read, by service. */
const PUBLIC: ReadonlySet<string> = new Set([
  'data Bridge',
  'data Chain',
  'data Contract',
  'data Nft',
  'data Protocol',
  'data Stablecoin',
  'data Token',
  'data Transaction',
  'data Wallet.account',
  'data Wallet.holdings',
  'data Wallet.nfts',
  'data Wallet.transfers',
  'data YieldPool',
  'data Coin',
  'data Exchange',
  'data Institution',
  'data OnchainCategory',
  'data Pool',
  'travel Airline',
  'travel Airport',
  'travel Hotel',
  'travel Flight',
  'travel TrackedFlight',
  'travel Aircraft',
  'enrich Domain.company',
  'enrich Company',
  'enrich Airport',
  'enrich Coin',
  'enrich HotelListing',
  'enrich Person',
  'enrich Place',
  'enrich SocialAccount',
  'domains Domain.attestation',
  'social SocialAccount.url',
])

/** Read from a company, which does not know the things that are written here. */
const AT_COMPANY: ReadonlySet<string> = new Set(['travel FlightOrder.details', 'travel FlightOrder.seatmaps'])

let tollgraph: TestTollgraph
let services: ReadonlyMap<string, CountedService>
let owner: Owner

beforeAll(async () => {
  tollgraph = await startTollgraph({ RUN_JOBS: 'false', LOG_LEVEL: 'silent' })
  services = new Map((await countedServices(tollgraph.backend)).map((service) => [service.name, service]))
  owner = await ownerOf(tollgraph.backend.db.pool, 2)
})
afterAll(() => tollgraph?.stop())

const PRIVATE = ENTITIES.filter(({ service, entity }) => !PUBLIC.has(`${service} ${entity}`))

describe.each(PRIVATE)('$service $entity of a wallet', ({ service, entity }) => {
  it('shows nothing private to another wallet', async () => {
    const answers = await askFor(service, entity, someWallet())
    expect(shownIn(answers)).toEqual({})
    expect(JSON.stringify(answers)).not.toContain(SECRET)
    const codes = Object.values(answers).flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions?.code))
    expect(codes.filter((code) => code !== 'FORBIDDEN' && code !== 'NOT_FOUND')).toEqual([])
  })

  it('shows nothing private to a request without a caller', async () => {
    const answers = await askFor(service, entity, null)
    expect(shownIn(answers)).toEqual({})
    expect(JSON.stringify(answers)).not.toContain(SECRET)
  })

  it('shows its owner every kind of thing', async () => {
    const answers = await askFor(service, entity, owner.wallet)
    const known = Object.entries(answers).filter(([field]) => !AT_COMPANY.has(`${service} ${entity}.${field}`))
    const errors = known.flatMap(([, { errors = [] }]) => errors.filter(({ path }) => path?.[1] === 0))
    expect(errors).toEqual([])
    const isPublic = fieldsOf(service, entity).every((field) => PUBLIC.has(`${service} ${entity}.${field}`))
    if (!isPublic) expect(Object.keys(shownIn(answers))).not.toEqual([])
  })
})

interface Answer {
  readonly data?: { readonly items: readonly (Readonly<Record<string, unknown>> | null)[] } | null
  readonly errors?: readonly { readonly path?: readonly unknown[]; readonly extensions?: { readonly code?: unknown } }[]
}

/** Each private field alone, since one that must not be null takes its neighbours with it. */
async function askFor(service: string, entity: string, caller: WalletAddress | null): Promise<Record<string, Answer>> {
  const of = KEYS[entity]?.(owner, service).map((key) => ({ __typename: entity, ...key })) ?? expect.fail(entity)
  const answers: Record<string, Answer> = {}
  for (const field of fieldsOf(service, entity)) {
    if (PUBLIC.has(`${service} ${entity}.${field}`)) continue
    const selection = selectionOf(typeOf(service, entity), (name) => name === field)
    const query = `query ($of: [_Any!]!) { items: _entities(representations: $of) { ... on ${entity} ${selection} } }`
    const { runtime } = serviceOf(service)
    const scope = paidScope(runtime, query, { caller })
    answers[field] = (await runtime.execute({ query, variables: { of } }, scope)) as Answer
  }
  return answers
}

/** The fields with a value that is neither null, nor an empty list or page of one. */
function shownIn(answers: Readonly<Record<string, Answer>>): Record<string, unknown> {
  const values = Object.entries(answers).map(([field, { data }]) => {
    const shown = (data?.items ?? []).map((item) => item?.[field] ?? null)
    return [field, shown.filter((value) => value !== null && !isEmpty(value))] as const
  })
  return Object.fromEntries(values.filter(([, shown]) => shown.length > 0))
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null && 'nodes' in value && isEmpty(value.nodes)
}

/** The fields of an entity that are no part of its key, and do not follow from it like the id of a node. */
function fieldsOf(service: string, entity: string): string[] {
  const key = ['id', ...Object.keys(KEYS[entity]?.(owner, service)[0] ?? {})]
  return Object.keys(typeOf(service, entity).getFields()).filter((field) => !key.includes(field))
}

function typeOf(service: string, name: string): GraphQLObjectType {
  const type = serviceOf(service).schema.getType(name)
  return isObjectType(type) ? type : expect.fail(`${service} has no ${name}`)
}

function serviceOf(name: string): CountedService {
  return services.get(name) ?? expect.fail(`no service ${name}`)
}
