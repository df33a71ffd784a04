import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import type { Database } from '../../../../../prisma/database.ts'
import { type Address, parseAddress } from '../../../../../schema/address.ts'
import { loadCatalogue } from '../../../../../schema/catalogue.ts'
import { parseUsd } from '../../../../../schema/money.ts'
import { createRuntime, type SubgraphRuntime } from '../../../../../subgraphs/kit/service/runtime.ts'
import { type RequestScope, requestScope } from '../../../../../subgraphs/kit/service/scope.ts'
import type { ServiceHost } from '../../../../../subgraphs/kit/service/subgraph.ts'
import { travel } from '../../../../../subgraphs/travel/service.ts'
import { type TravelSettings, travelSettings } from '../../../../../subgraphs/travel/settings.ts'
import { start, topics } from '../../../../../subgraphs/travel/topics.ts'
import { coerceArguments } from '../../../../support/coerceArguments.ts'
import { testDatabase } from '../../../../support/database.ts'
import { providerHost } from '../../../../support/providerHost.ts'

/** The travel service as it runs, over a database of its own, with a clock that tests set. */
export interface TestTravel {
  readonly db: Database
  readonly runtime: SubgraphRuntime
  now: Date
  /** Runs an operation of one field as a wallet that pays for it: held first where that is needed. */
  pay<Data = Record<string, unknown>>(purchase: Purchase): Promise<Data>
  /** Why fields were waived and where facts came from, in the last operation. */
  readonly last: () => RequestScope['report']
  stop(): Promise<void>
}

/** A paid field with its arguments, and what is asked of its answer. */
export interface Purchase {
  readonly payer: Address
  readonly type: 'Query' | 'Mutation'
  readonly field: string
  /** As a GraphQL document declares them, such as `$input: BookHotelInput!`. */
  readonly declares: string
  readonly args: Readonly<Record<string, unknown>>
  readonly select: string
  /** Whether the field is held before it is paid. */
  readonly isHeld?: boolean
  /** Names the line; a new one without it. */
  readonly actId?: string
}

/** An operation that was refused: the code and message that its caller sees. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

export function newWallet(): Address {
  return parseAddress(`0x${randomBytes(20).toString('hex')}`) as Address
}

/** Starts one; settings can be given as environment variables. */
export async function startTestTravel(given: Readonly<Record<string, string>> = {}): Promise<TestTravel> {
  const { db, close: stopDatabase } = await testDatabase()
  const log = pino({ level: 'silent' })
  const clock = { now: new Date('2031-05-01T12:00:00.000Z') }
  const catalogue = loadCatalogue()
  const ground = {
    db,
    log,
    now: () => clock.now,
    baseUrl: () => 'https://travel.example',
    cursorKeys: Buffer.alloc(32),
  }
  const host = {
    ...ground,
    catalogue,
    settings: { ...given, ...z.object(travelSettings).parse(given) },
    providers: providerHost({ timeoutMs: 1_000 }),
    deriveKey: (purpose: string) => createHash('sha256').update(purpose).digest(),
  }
  const started = await start(host as unknown as ServiceHost<TravelSettings>)
  const runtime = createRuntime({ ...travel, topics }, started, catalogue, ground)
  let report: RequestScope['report'] | undefined

  return {
    db,
    runtime,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    last: () => {
      if (!report) throw new Error('Nothing has run yet')
      return report
    },
    async pay<Data>({ payer, type, field, declares, args, select, isHeld, actId }: Purchase): Promise<Data> {
      const id = randomUUID()
      const line = {
        service: 'travel',
        field: `${type}.${field}`,
        path: [field],
        units: 1,
        amount: parseUsd('0.01'),
        actId: actId ?? `${id}:0`,
      } as const
      const payment = { id, payer, transaction: `0x${'ab'.repeat(32)}`, lines: [line] }
      const scope = requestScope({ requestId: randomUUID(), caller: payer, payment })
      report = scope.report
      if (isHeld) {
        const coerced = coerceArguments(runtime.schema, line.field, args)
        await runtime.hold(line.field, coerced, line, scope).catch((error: unknown) => {
          throw asRefusal(error)
        })
      }
      const passed = Object.keys(args).map((name) => `${name}: $${name}`)
      const query = `${type.toLowerCase()} (${declares}) { ${field}(${passed.join(', ')}) ${select} }`
      const result = await runtime.execute({ query, variables: { ...args } }, scope)
      const [error] = result.errors ?? []
      if (error) throw new Refusal(String(error.extensions?.code), error.message)
      return (JSON.parse(JSON.stringify(result.data)) as Record<string, Data>)[field] as Data
    },
    async stop() {
      await started.stop()
      await stopDatabase()
    },
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new Refusal(String(error.code), error.message)
}
