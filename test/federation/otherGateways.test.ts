import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { composeServices } from '@apollo/composition'
import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { bootSubgraph, type SubgraphProcess } from '../../router/boot/bootSubgraph.ts'
import { readConfig } from '../../router/config/config.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { subgraphPort } from '../../schema/services.ts'
import { SUPERGRAPH_FILE } from '../../schema/supergraphFile.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { freePortSettings } from '../support/ports.ts'
import { json } from '../support/wallet.ts'
import { type HiveGateway, openHiveGateway } from './hiveGateway.mjs'

const NAMES = ['domains', 'travel'] as const

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
const subgraphs = new Map<string, SubgraphProcess>()
let gateway: HiveGateway

const portOf = (name: string) => subgraphs.get(name)?.served.port

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-gateways-')
  store = await startEmbeddedPostgres({ dataDir })
  for (const name of NAMES) {
    const service = SUBGRAPHS.find((one) => one.name === name) ?? expect.fail(name)
    const { PORT, ...ports } = await freePortSettings()
    const environment = {
      ...ports,
      SUBGRAPH_PORT: PORT,
      DATA_DIR: join(dataDir, name),
      DATABASE_URL: store.url,
      SECRET: 'the secret of an installation, 32 characters',
    }
    subgraphs.set(
      name,
      await bootSubgraph(service, readConfig(environment, SUBGRAPHS), pino({ level: 'silent' }), () => {}),
    )
  }
  // The committed supergraph, with the ports of this test in place of the usual ones.
  const supergraph = NAMES.reduce(
    (text, name) => text.replace(`127.0.0.1:${subgraphPort(name)}/`, `127.0.0.1:${portOf(name)}/`),
    readFileSync(SUPERGRAPH_FILE, 'utf8'),
  )
  gateway = openHiveGateway(supergraph)
}, 120_000)
afterAll(async () => {
  await gateway?.stop()
  for (const subgraph of subgraphs.values()) await subgraph.stop()
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(query: string): Promise<{ data?: unknown; errors?: { extensions?: { code?: string } }[] }> {
  const answer = await gateway.fetch('http://gateway/graphql', json({ query }))
  return (await answer.json()) as never
}

describe('another gateway over the same subgraphs', () => {
  it('answers what is free, of two services in one query', async () => {
    const query = `{
      recommendedDestinations(cityCodes: ["PAR"]) { destinations { name iataCode } }
      domain(name: "unregistered-name-7.com") { name attestation { verified registeredHere } }
    }`
    expect(await ask(query)).toMatchObject({
      data: {
        recommendedDestinations: {
          destinations: expect.arrayContaining([expect.objectContaining({ iataCode: expect.any(String) })]),
        },
        domain: { name: 'unregistered-name-7.com', attestation: { verified: false, registeredHere: false } },
      },
    })
  })

  it('gets nothing that is priced, private or hidden', async () => {
    const codes = async (query: string) => (await ask(query)).errors?.map(({ extensions }) => extensions?.code)
    expect(await codes('{ domainSearch(name: "gratis") { name } }')).toEqual(['PAYMENT_REQUIRED'])
    expect(await codes('{ domain(name: "gratis.com") { registration { expiresAt } } }')).toEqual(['UNAUTHENTICATED'])
    expect((await ask('{ registerDomainQuote(input: { domain: "gratis.com" }) { usd } }')).data ?? null).toBeNull()
  })
})

it('composes from the SDL that the subgraphs return', async () => {
  const services = await Promise.all(
    NAMES.map(async (name) => {
      const url = `http://127.0.0.1:${portOf(name)}/graphql`
      const answer = await fetch(url, json({ query: '{ _service { sdl } }' }))
      const { data } = (await answer.json()) as { data: { _service: { sdl: string } } }
      return { name, url, typeDefs: parse(data._service.sdl) }
    }),
  )
  const { errors, supergraphSdl } = composeServices(services)
  expect(errors ?? []).toEqual([])
  expect(supergraphSdl).toMatch(/bookFlight\([^)]*\): .*@price\(usd: "0.0864", settle: UPFRONT, hold: "bookFlightHold"/)
})
