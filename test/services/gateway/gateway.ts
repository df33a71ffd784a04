import { readFileSync } from 'node:fs'
import { composeServices } from '@apollo/composition'
import { pino } from 'pino'
import { privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { buildCatalogue, type Catalogue } from '../../../schema/catalogue.ts'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'
import type { GatewayEngines } from '../../../subgraphs/gateway/engines.ts'
import { inviteLimitsOf } from '../../../subgraphs/gateway/invites/inviteRates.ts'
import { localEmbedder } from '../../../subgraphs/gateway/search/embedding/local.ts'
import { openSearch, type SearchEngineOptions } from '../../../subgraphs/gateway/search/engine.ts'
import { type OwnEndpoint, ownEndpointsOf } from '../../../subgraphs/gateway/search/ownEndpoints.ts'
import { gateway } from '../../../subgraphs/gateway/service.ts'
import { gatewaySettings } from '../../../subgraphs/gateway/settings.ts'
import { topics } from '../../../subgraphs/gateway/topics.ts'
import { createRuntime, type SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { StartedService } from '../../../subgraphs/kit/service/subgraph.ts'
import type { TestDatabase } from '../../support/database.ts'

export const silent = pino({ level: 'silent' })

/** The address of a wallet that is the same in every run. */
export function walletNumber(number: number): Address {
  const key = `0x${number.toString(16).padStart(64, '0')}` as const
  const address = parseAddress(privateKeyToAccount(key).address)
  if (!address) throw new Error('viem writes EIP-55')
  return address
}

/** The gateway's part of the catalogue, without its siblings. */
export function gatewayCatalogue(): Catalogue {
  const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const typeDefs = subgraphTypeDefs(file('subgraphs/gateway/schema.graphql'))
  const { supergraphSdl, errors } = composeServices([{ name: 'gateway', url: 'inprocess:gateway', typeDefs }])
  if (!supergraphSdl) throw new Error(errors?.map(({ message }) => message).join('\n'))
  const operations = {
    service: 'gateway',
    name: 'rest-compat/gateway.graphql',
    text: file('rest-compat/gateway.graphql'),
  } as const
  return buildCatalogue(supergraphSdl, [operations])
}

/** A running gateway service over a test's database, and what a test does with it. */
export interface TestGateway {
  readonly runtime: SubgraphRuntime
  readonly engines: GatewayEngines
  /** Runs an operation as a wallet. Throws the first error's message, with its code in front. */
  run<Data>(caller: Address | null, query: string, variables?: Record<string, unknown>): Promise<Data>
  /** Sets the clock, which stands still otherwise. */
  setNow(now: Date): void
}

export interface TestGatewayOptions extends Partial<SearchEngineOptions> {
  readonly inviteCodePrefix?: string
  /** Environment variables of the limits. */
  readonly limits?: Record<string, string>
}

export function testGateway({ db }: TestDatabase, options: TestGatewayOptions = {}): TestGateway {
  let now = new Date('2026-06-01T12:00:00Z')
  const catalogue = gatewayCatalogue()
  const baseUrl = (service: string) => `https://gate.example${service === 'gateway' ? '' : `/${service}`}`
  const search = openSearch({
    pool: db.pool,
    log: silent,
    embedder: localEmbedder,
    registries: [],
    refreshMinutes: 15,
    ownEndpoints: () => ownEndpointsOf(catalogue),
    protocols: ['mpp', 'x402'],
    baseUrl,
    ...options,
  })
  const engines: GatewayEngines = {
    search,
    inviteCodePrefix: options.inviteCodePrefix ?? '',
    inviteLimits: inviteLimitsOf(settingsFrom({ ...options.limits })),
    sendMinimum: { on: async () => settingsFrom({}).SEND_MINIMUM_USD },
  }
  const started: StartedService<GatewayEngines> = { engines, stop: async () => {}, providers: [] }
  const ground = { db, log: silent, now: () => now, baseUrl, cursorKeys: Buffer.alloc(32) }
  const runtime = createRuntime({ ...gateway, topics }, started, catalogue, ground)
  return {
    runtime,
    engines,
    async run<Data>(caller: Address | null, query: string, variables: Record<string, unknown> = {}) {
      const result = await runtime.execute(
        { query, variables },
        requestScope({ requestId: 'test', caller, payment: null }),
      )
      const [error] = result.errors ?? []
      if (error) throw new Error(`${error.extensions?.code}: ${error.message}`)
      // As it goes over the wire: dates become texts.
      return JSON.parse(JSON.stringify(result.data)) as Data
    },
    setNow(time) {
      now = time
    },
  }
}

/** An endpoint of our own, as the catalogue would tell of it. */
export function ownEndpoint(of: Partial<OwnEndpoint> & Pick<OwnEndpoint, 'path' | 'summary'>): OwnEndpoint {
  return {
    service: 'data',
    method: 'POST',
    description: of.summary,
    access: 'paid',
    price: { mode: 'fixed', usd: '0.01' },
    fields: [],
    ...of,
  }
}

/** The gateway's settings as its environment would give them. */
export function settingsFrom(environment: Record<string, string>) {
  return z.object(gatewaySettings).parse(environment)
}
