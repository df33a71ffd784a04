import { type GraphQLFormattedError, type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { paidScope } from '../../support/paidScope.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { type Owner, ownerOf } from './belongings.ts'
import { ASKED_ALONE, ENTITIES, KEYS, NEED_ARGUMENTS, ONE_REQUEST_EACH, PARENTS, READ_NOTHING } from './cases.ts'
import { type CountedService, countedServices } from './runtimes.ts'
import { selectionOf } from './selection.ts'
import { type Asked, type Watch, watch } from './watch.ts'

// However many things a list or a batch of references leads to, their fields are read by the same number of statements, and
// of requests to companies where those take several at once.

const MANY = 20

let tollgraph: TestTollgraph
let services: ReadonlyMap<string, CountedService>
let few: Owner
let many: Owner
let watching: Watch
/** Resolvers that were called for each of many things. */
const reached = new Set<string>()

beforeAll(async () => {
  tollgraph = await startTollgraph({ RUN_JOBS: 'false', LOG_LEVEL: 'silent' })
  const { backend } = tollgraph
  services = new Map((await countedServices(backend)).map((service) => [service.name, service]))
  few = await ownerOf(backend.db.pool, 2)
  many = await ownerOf(backend.db.pool, MANY)
  watching = watch(backend.db.pool)
})
afterAll(async () => {
  watching?.stop()
  await tollgraph?.stop()
})

describe('as many statements as for two read', () => {
  it.each(ENTITIES)('twenty references of $service $entity', async ({ service, entity }) => {
    for (const fields of groupsOf(typeOf(service, entity))) {
      const own = selectionOf(typeOf(service, entity), (field) => fields.includes(field))
      if (own === NOTHING) continue
      const selection = `... on ${entity} ${own}`
      const query = `query ($of: [_Any!]!) { items: _entities(representations: $of) { ${selection} } }`
      const ask = (owner: Owner) => {
        const of = keysOf(owner, service, entity).map((key) => ({ __typename: entity, ...key }))
        return run(service, query, owner, { of })
      }
      compare(nameOf(`${service} ${entity}`, fields), await ask(few), await ask(many))
    }
  })

  it.each(PARENTS)('$fields of twenty $service $type', async ({ service, type, fields, parents }) => {
    const only = (field: string) => fields.includes(field)
    const selection = selectionOf(typeOf(service, type), only)
    const query = `{ items: parents${type} ${selection} }`
    const ask = (owner: Owner) => {
      serviceOf(service).parents.set(type, parents(owner.domains.length))
      return run(service, query, owner)
    }
    compare(`${service} ${type}`, await ask(few), await ask(many))
  })
})

it('every resolver of an object type was called for twenty things above, or reads nothing', () => {
  const edges = [...services.values()].flatMap(({ name, edges }) => edges.map((edge) => `${name} ${edge}`))
  const unread = [...READ_NOTHING, ...NEED_ARGUMENTS, ...ASKED_ALONE]
  expect(edges.filter((edge) => !reached.has(edge)).sort()).toEqual(unread.sort())
})

it('over the graph, jobs and what four services know of them are read by five statements', async () => {
  const { graph, operations } = tollgraph.backend
  const fields = 'status media { type } social { platform } crawl { status } refund { state }'
  const operation = operations.prepare(`{ me { jobs(first: 60) { edges { node { ${fields} } } } } }`, null)
  const ask = async ({ wallet }: Owner) => {
    const scope = requestScope({ requestId: 'request', caller: wallet, payment: null })
    await graph.plan(operation)
    const { statements, result } = await watching.of(() => graph.execute(operation, {}, scope))
    expect(result.errors).toBeUndefined()
    const { me } = result.data as { me: { jobs: { edges: readonly unknown[] } } }
    return { jobs: me.jobs.edges.length, statements: statements.length }
  }
  expect([await ask(few), await ask(many)]).toEqual([
    { jobs: 8, statements: 5 },
    { jobs: 60, statements: 5 },
  ])
})

describe('a reference whose key cannot be stored', () => {
  it.each(ENTITIES)('leaves its neighbours alone: $service $entity', async ({ service, entity }) => {
    const selection = `... on ${entity} ${selectionOf(typeOf(service, entity))}`
    const query = `query ($of: [_Any!]!) { items: _entities(representations: $of) { ${selection} } }`
    const [key = {}] = keysOf(few, service, entity)
    const broken = Object.fromEntries(Object.keys(key).map((name) => [name, '\0']))
    const ask = async (keys: readonly object[]) => {
      const of = keys.map((one) => ({ __typename: entity, ...one }))
      return (await run(service, query, few, { of })).items[0]
    }
    // Prices go on meanwhile: what is asked before or after shows which of them the neighbour was.
    const before = await ask([key])
    const beside = await ask([key, broken])
    expect([before, await ask([key])].map(withoutLinks)).toContainEqual(withoutLinks(beside))
  })
})

/**
 * The plain fields of a type together, and each of the others alone: two lists that lead to one loader share a batch if both
 * are read at the same moment, and only then.
 */
function groupsOf(type: GraphQLObjectType): string[][] {
  const fields = Object.values(type.getFields())
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)))
  const others = fields.filter((field) => !plain.includes(field))
  const groups = [plain, ...others.map((field) => [field])].map((group) => group.map(({ name }) => name))
  return groups.filter((group) => selectionOf(type, (field) => group.includes(field)) !== '{  }')
}

/** The selection of fields that need arguments. */
const NOTHING = '{  }'

interface Answered extends Asked {
  readonly items: readonly unknown[]
}

async function run(
  service: string,
  query: string,
  owner: Owner,
  variables: Record<string, unknown> = {},
): Promise<Answered> {
  const { runtime, calls, name, reset } = serviceOf(service)
  reset()
  const scope = paidScope(runtime, query, { caller: owner.wallet })
  const { result, ...asked } = await watching.of(() => runtime.execute({ query, variables }, scope))
  expect(result.errors?.filter((error) => !isRefusal(error)) ?? []).toEqual([])
  for (const [edge, count] of calls) if (count >= MANY) reached.add(`${name} ${edge}`)
  const statements = asked.statements
    .filter((text) => !isShared(text))
    .map(withoutNumberOfKeys)
    .sort()
  return { ...asked, statements, items: (result.data as { items: readonly unknown[] }).items }
}

/** Other wallets' things are refused, and so are references to nothing, such as a hotel that the company does not know. */
function isRefusal({ message, extensions }: GraphQLFormattedError): boolean {
  return ['FORBIDDEN', 'NOT_FOUND'].includes(String(extensions?.code)) || message.endsWith('No hotel has this code')
}

/** The operator's restrictions are read once in two seconds, for all requests of a process. */
function isShared(statement: string): boolean {
  return statement.includes('"abuse"')
}

/** Prisma writes one parameter for each key, which changes the numbers of those that follow. */
function withoutNumberOfKeys(statement: string): string {
  return statement.replace(/IN \([$\d, ]+\)/g, 'IN (keys)').replace(/OFFSET \$\d+/g, 'OFFSET')
}

/** A type, or one field of it where that is read by requests of its own. */
function nameOf(type: string, [field, ...others]: readonly string[]): string {
  const name = `${type}.${field}`
  return others.length === 0 && name in ONE_REQUEST_EACH ? name : type
}

function compare(name: string, ofFew: Answered, ofMany: Answered): void {
  expect([ofFew.items.length, ofMany.items.length]).toEqual([2, MANY])
  const kinds = new Set(ofFew.statements)
  expect(new Set(ofMany.statements)).toEqual(kinds)
  // What comes at two moments is asked for twice.
  expect(ofMany.statements.length).toBeLessThanOrEqual(2 * kinds.size)
  // The first request to a company may need a token as well; later ones may be answered from a cache.
  if (!(name in ONE_REQUEST_EACH))
    expect(ofMany.requests.length).toBeLessThanOrEqual(Math.max(1, ofFew.requests.length))
}

function serviceOf(name: string): CountedService {
  return services.get(name) ?? expect.fail(`no service ${name}`)
}

function typeOf(service: string, name: string): GraphQLObjectType {
  const type = serviceOf(service).schema.getType(name)
  return isObjectType(type) ? type : expect.fail(`${service} has no ${name}`)
}

function keysOf(owner: Owner, service: string, entity: string): readonly object[] {
  return KEYS[entity]?.(owner, service) ?? expect.fail(`cases.ts has no keys of ${entity}`)
}

/** Signed links and clocks differ with the time. */
function withoutLinks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one) => {
    if (typeof one !== 'string') return one
    return one.startsWith('http') ? 'a link' : one.replace(/^\d{4}-\d\d-\d\dT.*/, 'a time')
  })
}
