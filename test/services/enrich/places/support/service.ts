import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { type Address, parseAddress } from '../../../../../schema/address.ts'
import { type Catalogue, loadCatalogue } from '../../../../../schema/catalogue.ts'
import { openEnrichWorld } from '../../../../../stand-ins/worlds/society/world.ts'
import { startPlaces } from '../../../../../subgraphs/enrich/places/engines.ts'
import { placesSettings } from '../../../../../subgraphs/enrich/places/settings.ts'
import type { Starting } from '../../../../../subgraphs/enrich/starting.ts'
import { topics } from '../../../../../subgraphs/enrich/topics.ts'
import type { EnrichEngines } from '../../../../../subgraphs/enrich/work.ts'
import { createRuntime } from '../../../../../subgraphs/kit/service/runtime.ts'
import type { RequestScope } from '../../../../../subgraphs/kit/service/scope.ts'
import { openPort } from '../../../../../subgraphs/kit/upstream/openPort.ts'
import { paidScope } from '../../../../support/paidScope.ts'
import { providerHost } from '../../../../support/providerHost.ts'

/** The families of the service that a company answers for places, news and forums, as they run, without a database: nothing of these is stored. */
export interface TestFamily {
  /** Runs an operation of one field as a wallet that pays for it; the arguments are written as in a document. */
  ask<Data = Record<string, unknown>>(field: string, args: string, select: string): Promise<Data>
  /** Why fields were waived and where facts came from, in the last operation. */
  last(): RequestScope['report']
  stop(): Promise<void>
}

const PAYER = parseAddress(`0x${'12'.repeat(20)}`) as Address

let catalogue: Catalogue | undefined

/** Read once. */
function catalogueOnce(): Catalogue {
  catalogue ??= loadCatalogue()
  return catalogue
}

/** Starts one; settings can be given as environment variables. */
export async function startFamily(given: Readonly<Record<string, string>>): Promise<TestFamily> {
  const log = pino({ level: 'silent' })
  const now = () => new Date('2026-05-01T12:00:00.000Z')
  const stops: (() => Promise<void>)[] = []
  const starting = {
    host: {
      settings: z.object(placesSettings).parse(given),
      log,
      now,
      baseUrl: () => 'https://gateway.example',
      dns: { settings: { DNS_RESOLVERS: ['192.0.2.1'] } },
    },
    world: async () => openEnrichWorld({ seed: 'test', now }),
    async open(...[providers, standIn]: Parameters<Starting<unknown>['open']>) {
      const one = await openPort(providers, standIn, {
        settings: given,
        log,
        providers: providerHost({ timeoutMs: 2_000 }),
      })
      stops.push(() => one.stop())
      return one.upstream
    },
    list() {},
    atStop: (stop: () => Promise<void>) => stops.push(stop),
  }
  const places = await startPlaces(starting as unknown as Parameters<typeof startPlaces>[0])
  const started = { engines: { places } as EnrichEngines, stop: async () => {}, providers: [] }
  const schema = new URL('../../../../../subgraphs/enrich/schema', import.meta.url)
  const ground = {
    db: undefined as never,
    log,
    now,
    baseUrl: () => 'https://enrich.example',
    cursorKeys: Buffer.alloc(32),
  }
  const subgraph = { name: 'enrich', schema, topics } as const
  const runtime = createRuntime(subgraph, started, catalogueOnce(), ground)
  let report: RequestScope['report'] | undefined
  return {
    last: () => report ?? ({} as RequestScope['report']),
    async ask<Data>(field: string, args: string, select: string) {
      const query = `{ ${field}(${args}) ${select} }`
      const scope = paidScope(runtime, query, { caller: PAYER, requestId: randomUUID() })
      report = scope.report
      const result = await runtime.execute({ query }, scope)
      const [error] = result.errors ?? []
      if (error) throw Object.assign(new Error(error.message), { code: error.extensions?.code })
      return (JSON.parse(JSON.stringify(result.data)) as Record<string, Data>)[field] as Data
    },
    async stop() {
      for (const stop of stops.reverse()) await stop()
    },
  }
}
