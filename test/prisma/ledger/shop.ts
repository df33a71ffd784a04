import {
  buildSchema,
  execute,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLResolveInfo,
  responsePathAsArray,
} from 'graphql'
import type { Graph } from '../../../router/graph/graph.ts'
import type { FieldFacts } from '../../../schema/catalogue/fields.ts'
import type { Settle } from '../../../schema/catalogue/price.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { Conflict } from '../../../schema/errors.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import type { SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import type { RequestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { Wire } from './token.ts'

/** Atomic units of one thing, one row, one deed. */
export const PRICES = { thing: 10_000n, detail: 3_000n, deed: 50_000n } as const

/** How the thing that a line buys turns out. */
export const FATES = ['good', 'missing', 'waived', 'broken'] as const
export type Fate = (typeof FATES)[number]

/**
 * How a deed turns out: it may be taken already, never begin, fail for good and be refunded by its service, or lose its
 * answer.
 */
export const DEED_FATES = ['good', 'taken', 'broken', 'failed', 'muted'] as const
export type DeedFate = (typeof DEED_FATES)[number]

const SDL = `
  enum Fate { ${FATES.join(' ')} }
  enum DeedFate { ${DEED_FATES.join(' ')} }
  type Query {
    thing(fate: Fate!): String
    rows(limit: Int!, arriving: Int!, broken: Int!): [Row]
  }
  type Row { id: Int detail: String }
  type Mutation { deed(fate: DeedFate!): String }`

const schema = buildSchema(SDL)

/** What a service knows of a deed it was asked to do; it outlives every process. */
type Claim = 'held' | 'done' | 'failed' | 'released'

/** A service that sells things, rows of a list and deeds that cannot be undone. Its memory outlives the routers. */
export class Shop {
  /** By payment: how often its operation ran. */
  readonly runs = new Map<string, number>()
  /** By act. */
  readonly claims = new Map<string, Claim>()
  readonly #refund: (actId: string) => void
  #answers = 0

  /** `refund` asks for the refund of an act that failed for good. */
  constructor(refund: (actId: string) => void) {
    this.#refund = refund
  }

  readonly catalogue = {
    supergraphSdl: SDL,
    fields: new Map<string, FieldFacts>([
      facts('Query.thing', PRICES.thing, 'ON_SUCCESS'),
      list('Query.rows', 'limit'),
      facts('Row.detail', PRICES.detail, 'ON_SUCCESS'),
      facts('Mutation.deed', PRICES.deed, 'UPFRONT'),
    ]),
    constraints: new Map(),
    inputPorts: new Map(),
  } as unknown as Catalogue

  readonly schema = schema

  /** The graph, as one router reaches it. */
  graph(wire: Wire): Graph {
    return {
      schema,
      isPlanned: true,
      plan: async () => {},
      keepPlans: async () => {},
      stop: async () => {},
      execute: (operation, variables, scope) =>
        wire('execute', async () => {
          const id = scope.payment?.id ?? 'free'
          this.runs.set(id, (this.runs.get(id) ?? 0) + 1)
          const rootValue = this.#resolvers(scope)
          const result = await execute({ schema, document: operation.document, variableValues: variables, rootValue })
          return JSON.parse(JSON.stringify(result)) as FormattedExecutionResult
        }),
    }
  }

  /** The service's own side, as one router reaches it. */
  runtimes(wire: Wire): ReadonlyMap<string, SubgraphRuntime> {
    const runtime: Pick<SubgraphRuntime, 'hold' | 'release' | 'outcome'> = {
      hold: (_field, args, line) =>
        wire('hold', async () => {
          if (args.fate === 'taken') throw new Conflict('It is taken')
          if (!this.claims.has(line.actId)) this.claims.set(line.actId, 'held')
        }),
      release: (_field, actId) => wire('release', async () => this.#release(actId)),
      // What has not begun by now never will.
      outcome: (_field, actId) =>
        wire('outcome', async () => {
          this.#release(actId)
          return this.claims.get(actId) === 'released' ? 'UNDONE' : 'DONE'
        }),
    }
    return new Map([['gateway', runtime as SubgraphRuntime]])
  }

  #release(actId: string): void {
    const claim = this.claims.get(actId)
    if (claim === undefined || claim === 'held') this.claims.set(actId, 'released')
  }

  #resolvers(scope: RequestScope) {
    // Every answer is another one, so that work that runs twice is told from work that is told twice.
    const value = () => {
      this.#answers += 1
      return `answer ${this.#answers}`
    }
    const waive = (field: string, info: GraphQLResolveInfo) => {
      scope.report.waivers.push({
        service: 'gateway',
        field,
        path: responsePathAsArray(info.path),
        reason: 'nothing found',
      })
      return value()
    }
    return {
      thing({ fate }: { fate: Fate }, _context: unknown, info: GraphQLResolveInfo) {
        if (fate === 'broken') throw new GraphQLError('It broke')
        if (fate === 'waived') return waive('Query.thing', info)
        return fate === 'missing' ? null : value()
      },
      rows({ arriving, broken }: { arriving: number; broken: number }) {
        return Array.from({ length: arriving }, (_, id) => ({
          id,
          detail() {
            if (id < broken) throw new GraphQLError('It broke')
            return value()
          },
        }))
      },
      deed: ({ fate }: { fate: DeedFate }, _context: unknown, info: GraphQLResolveInfo) => {
        const line = scope.payment?.lines.find(({ path }) => path.at(-1) === info.path.key)
        if (!line || this.claims.get(line.actId) !== 'held') throw new GraphQLError('Nothing is held for this')
        if (fate === 'broken') throw new GraphQLError('It broke')
        this.claims.set(line.actId, fate === 'failed' ? 'failed' : 'done')
        if (fate === 'failed') {
          this.#refund(line.actId)
          throw new GraphQLError('It failed for good and is refunded')
        }
        if (fate === 'muted') throw new GraphQLError('The answer was lost')
        return value()
      },
    }
  }
}

const FREE = {
  service: 'gateway',
  price: null,
  listSize: null,
  extent: 'ONE',
  needsCaller: false,
  isInternal: false,
  asksOutside: false,
  ports: [],
  quoteKeys: [],
} as const

function facts(coordinate: string, amount: bigint, settle: Settle): [string, FieldFacts] {
  return [coordinate, { ...FREE, coordinate, price: { mode: 'fixed', amount: atomicUsdc(amount), settle } }]
}

function list(coordinate: string, argument: string): [string, FieldFacts] {
  const listSize = { slicingArguments: [argument], assumedSize: null, sizedFields: null }
  return [coordinate, { ...FREE, coordinate, listSize, extent: 'LIST' }]
}
