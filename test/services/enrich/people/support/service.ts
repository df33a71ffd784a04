import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { type Address, parseAddress } from '../../../../../schema/address.ts'
import { loadCatalogue } from '../../../../../schema/catalogue.ts'
import { type EnrichWorld, openEnrichWorld } from '../../../../../stand-ins/worlds/society/world.ts'
import { startPeople } from '../../../../../subgraphs/enrich/people/engines.ts'
import type { Starting } from '../../../../../subgraphs/enrich/starting.ts'
import { topics } from '../../../../../subgraphs/enrich/topics.ts'
import type { EnrichEngines } from '../../../../../subgraphs/enrich/work.ts'
import { createRuntime } from '../../../../../subgraphs/kit/service/runtime.ts'
import type { RequestScope } from '../../../../../subgraphs/kit/service/scope.ts'
import { openPort } from '../../../../../subgraphs/kit/upstream/openPort.ts'
import type { OpenProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { paidScope } from '../../../../support/paidScope.ts'
import { providerHost } from '../../../../support/providerHost.ts'

/** The people of the enrichment service as they run, without a database: nothing about them is stored. */
export interface TestPeople {
  /** The world of the stand-ins. */
  readonly world: EnrichWorld
  /** Runs an operation of one field as a wallet that pays for it; the arguments are written as in a document. */
  ask<Data = Record<string, unknown>>(field: string, args: string, select: string): Promise<Data>
  /** Reads what this service adds to an entity, as the graph does for others. Throws its first error. */
  of(entity: string, key: object, select: string): Promise<unknown>
  /** Why fields were waived and where facts came from, in the last operation. */
  readonly last: () => RequestScope['report']
  stop(): Promise<void>
}

/** An operation that was refused: the code and message that its caller sees. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const PAYER = parseAddress(`0x${'12'.repeat(20)}`) as Address

/** The clock of these tests. */
export const NOW = new Date('2026-05-01T12:00:00.000Z')

/** Starts one; settings can be given as environment variables. */
export async function startTestPeople(given: Readonly<Record<string, string>> = {}): Promise<TestPeople> {
  const log = pino({ level: 'silent' })
  const now = () => NOW
  const world = openEnrichWorld({ seed: 'test', now })
  const opened: OpenProvider[] = []
  const starting = {
    host: { settings: {}, log, now },
    world: async () => world,
    async open(...[providers, standIn]: Parameters<Starting<unknown>['open']>) {
      const one = await openPort(providers, standIn, {
        settings: given,
        log,
        providers: providerHost({ timeoutMs: 2_000 }),
      })
      opened.push(one)
      return one.upstream
    },
    atStop: () => {},
  }
  const people = await startPeople(starting as unknown as Parameters<typeof startPeople>[0])
  const started = { engines: { people } as EnrichEngines, stop: async () => {}, providers: [] }
  const subgraph = {
    name: 'enrich',
    schema: new URL('../../../../../subgraphs/enrich/schema', import.meta.url),
    topics,
  } as const
  const catalogue = loadCatalogue()
  const ground = {
    db: undefined as never,
    log,
    now,
    baseUrl: () => 'https://enrich.example',
    cursorKeys: Buffer.alloc(32),
  }
  const runtime = createRuntime(subgraph, started, catalogue, ground)
  let report: RequestScope['report'] | undefined
  return {
    world,
    last: () => {
      if (!report) throw new Error('Nothing has run yet')
      return report
    },
    async of(entity, key, select) {
      const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on ${entity} ${select} } }`
      const scope = paidScope(runtime, query, { caller: PAYER })
      report = scope.report
      const result = await runtime.execute({ query, variables: { of: [{ __typename: entity, ...key }] } }, scope)
      const [error] = result.errors ?? []
      if (error) throw new Refusal(String(error.extensions?.code), error.message)
      return (result.data as { readonly _entities: readonly unknown[] } | null)?._entities[0]
    },
    async ask<Data>(field: string, args: string, select: string) {
      const query = `{ ${field}(${args}) ${select} }`
      const scope = paidScope(runtime, query, { caller: PAYER, requestId: randomUUID() })
      report = scope.report
      const result = await runtime.execute({ query }, scope)
      const [error] = result.errors ?? []
      if (error) throw new Refusal(String(error.extensions?.code), error.message)
      return (JSON.parse(JSON.stringify(result.data)) as Record<string, Data>)[field] as Data
    },
    async stop() {
      for (const one of opened.reverse()) await one.stop()
    },
  }
}
