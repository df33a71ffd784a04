import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSubgraphSchema } from '@apollo/subgraph'
import type { GraphQLSchema } from 'graphql'
import type { Backend } from '../../../router/boot/boot.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { readSdl, subgraphTypeDefs } from '../../../schema/subgraph.ts'
import { createRuntime, type SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import type { ResolverTable, RunnableTopic, StartedService } from '../../../subgraphs/kit/service/subgraph.ts'

/** A service whose resolvers are counted. */
export interface CountedService {
  readonly name: ServiceName
  readonly schema: GraphQLSchema
  readonly runtime: SubgraphRuntime
  /** Types with a key. */
  readonly entities: readonly string[]
  /** Coordinates of the resolvers of all types but Query and Mutation: `Job.refund`, `Job.__resolveReference`. */
  readonly edges: readonly string[]
  /** How often each was called since the last `reset`. */
  readonly calls: ReadonlyMap<string, number>
  /** What the root field `parents<Type>` returns. */
  readonly parents: Map<string, readonly unknown[]>
  reset(): void
}

/**
 * The services of a backend, with its engines, again: their resolvers are counted, and a root field `parents<Type>` returns
 * any parents of each object type with resolvers.
 */
export async function countedServices(backend: Backend): Promise<CountedService[]> {
  return await Promise.all(
    SUBGRAPHS.map(async ({ name, schema, load }) => {
      const started = backend.started.get(name)
      if (!started) throw new Error(`${name} has not started`)
      return counted(backend, { name, sdl: readSdl(schema), topics: (await load()).topics, started })
    }),
  )
}

interface Loaded {
  readonly name: ServiceName
  readonly sdl: string
  readonly topics: readonly RunnableTopic<unknown>[]
  readonly started: StartedService<unknown>
}

function counted({ catalogue, db, log, origins }: Backend, { name, sdl, topics, started }: Loaded): CountedService {
  const calls = new Map<string, number>()
  const parents = new Map<string, readonly unknown[]>()
  const types = [...new Set(topics.flatMap(({ resolvers = {} }) => Object.keys(resolvers)))].filter(isNoRoot)
  const roots = types.map((type) => `parents${type}: [${type}]`).join(' ')
  const text = `${sdl}\nextend type Query { ${roots} }`
  const typeDefs = subgraphTypeDefs(text, { noLocation: true })
  const given: RunnableTopic<unknown> = {
    resolvers: { Query: Object.fromEntries(types.map((type) => [`parents${type}`, () => parents.get(type) ?? []])) },
  }
  // What leads to them needs a caller: otherwise the schema would open them to all.
  const own = catalogue.fields.get('Query.me')
  if (!own) throw new Error('Query.me is missing')
  const fields = new Map(catalogue.fields)
  for (const type of types) fields.set(`Query.parents${type}`, own)
  const runtime = withFile(text, (schema) =>
    createRuntime(
      { name, schema, topics: [...topics.map((topic) => countedTopic(topic, calls)), given] },
      started,
      { fields, nodeTypes: [] },
      { db, log, cursorKeys: Buffer.alloc(32), now: () => new Date(), baseUrl: origins.baseUrl.bind(origins) },
    ),
  )
  const edges = topics.flatMap(({ resolvers = {} }) =>
    Object.entries(resolvers)
      .filter(([type]) => isNoRoot(type))
      .flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
  )
  return {
    name,
    schema: buildSubgraphSchema({ typeDefs }),
    runtime,
    entities: typeDefs.definitions.flatMap((definition) =>
      'directives' in definition &&
      'name' in definition &&
      definition.directives?.some((directive) => directive.name.value === 'key') &&
      definition.name
        ? [definition.name.value]
        : [],
    ),
    edges: [...new Set(edges)],
    calls,
    parents,
    reset: () => calls.clear(),
  }
}

/** Runs a function that reads SDL at a place. */
function withFile<Result>(sdl: string, use: (place: URL) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'tollgraph-edges-'))
  try {
    writeFileSync(join(folder, 'schema.graphql'), sdl)
    return use(pathToFileURL(join(folder, 'schema')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function isNoRoot(type: string): boolean {
  return type !== 'Query' && type !== 'Mutation'
}

function countedTopic(topic: RunnableTopic<unknown>, calls: Map<string, number>): RunnableTopic<unknown> {
  const resolvers: Record<string, ResolverTable[string]> = {}
  for (const [type, fields] of Object.entries(topic.resolvers ?? {})) {
    resolvers[type] = Object.fromEntries(
      Object.entries(fields).map(([field, resolve]) => [
        field,
        (...args: Parameters<typeof resolve>) => {
          const coordinate = `${type}.${field}`
          calls.set(coordinate, (calls.get(coordinate) ?? 0) + 1)
          return resolve(...args)
        },
      ]),
    )
  }
  return { ...topic, resolvers }
}
