import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startDevnet } from '../../devnet/index.ts'
import { type Database, openDatabase } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { installationId } from '../../prisma/installation.ts'
import { banner } from '../../router/boot/banner.ts'
import { bootSubgraph, type SubgraphProcess } from '../../router/boot/bootSubgraph.ts'
import { moneyCheck } from '../../router/boot/moneyCheck.ts'
import { readConfig } from '../../router/config/config.ts'
import { RemoteServices, ServicesDoNotFit } from '../../router/handshake/remoteServices.ts'
import { PurposeKeys } from '../../router/keys/purposeKeys.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { parseUsd } from '../../schema/money.ts'
import { SERVICES } from '../../schema/services.ts'
import { openFilesystemStore } from '../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { makeDataFolder } from '../support/dataFolder.ts'
import { paymentsOf } from '../support/ledger.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { makeWallet } from '../support/wallet.ts'

// What a router and a service in another process must have in common, tried with real ones of both.

/** A process that is started again takes long on a busy machine. */
const WITH_RESTART = { timeout: 180_000 }
const SECRET = 'the secret that router and service share'
const data = SUBGRAPHS.find((service) => service.name === 'data') ?? expect.fail('no data service')
const log = pino({ level: 'silent' })

let dataDir: string
let store: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let db: Database
let url: string
let process: SubgraphProcess | undefined

/** Starts the data service apart, at `url`. */
async function startData(given: Readonly<Record<string, string>> = {}): Promise<void> {
  const environment = {
    DATA_DIR: join(dataDir, 'data-process'),
    DATABASE_URL: store.url,
    NETWORK: 'devnet',
    SECRET,
    FILES_DIR: join(dataDir, 'files'),
    RUN_JOBS: 'false',
    ...(await freePortSettings()),
    SUBGRAPH_PORT: new URL(url).port,
    ...given,
  }
  process = await bootSubgraph(data, readConfig(environment, SUBGRAPHS, 'subgraph'), log, () => {})
}

async function stopData(): Promise<void> {
  await process?.stop()
  process = undefined
}

/** Makes the handshakes of a router with these settings, without the rest of it. */
async function shakeHands(given: Readonly<Record<string, string>> = {}, secret = SECRET): Promise<RemoteServices> {
  const config = readConfig({ SECRET: secret, DATA_SUBGRAPH_URL: url, ...given }, SUBGRAPHS)
  const keys = new PurposeKeys([secret])
  const database = await installationId(db.pool)
  const files = { kind: 'filesystem', id: await folderIdOf(join(dataDir, 'files')) } as const
  const remotes = new RemoteServices(SUBGRAPHS, { config, store: files, database, keys, pool: db.pool, log })
  try {
    await remotes.open()
  } finally {
    await remotes.stop()
  }
  return remotes
}

async function folderIdOf(folder: string): Promise<string> {
  return (await openFilesystemStore(folder)).id
}

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-handshake-')
  store = await startEmbeddedPostgres({ dataDir })
  url = `http://127.0.0.1:${(await freePorts(1))[0]}`
  await startData({ PROVIDERS: 'defillama' })
  db = openDatabase(store.url, { maxConnections: 4, preparesStatements: false })
})
afterAll(async () => {
  await stopData()
  await db?.close()
  await store?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a router', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph({
      SERVICES: 'data',
      DATABASE_URL: store.url,
      SECRET,
      FILES_DIR: join(dataDir, 'files'),
      DATA_SUBGRAPH_URL: url,
      LOG_LEVEL: 'silent',
    })
  })
  afterAll(() => tollgraph?.stop())

  const ready = async () => {
    const answer = await fetch(`${tollgraph.url}/ready`)
    const body = (await answer.json()) as { services?: Record<string, object> }
    return { ...body, status: answer.status }
  }
  const textAt = async (path: string) => (await fetch(tollgraph.url + path)).text()

  async function ask(operation: string) {
    const row = rowOf(operation)
    const { url: at, init } = requestOf(tollgraph, row, row.sample)
    const answer = await fetch(at, init)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it('verifies a service that shares its database, files, network and secret', async () => {
    expect(await ready()).toMatchObject({ status: 200, services: { data: { state: 'verified' } } })
  })

  it('offers no path of a port that is off there, and asks no price for it', async () => {
    const [hacks, tvl] = [rowOf('ListHacks').path, rowOf('ReadProtocolTvl').path]
    expect(await ask('ListHacks')).toMatchObject({
      status: 503,
      body: { reason: 'provider_not_configured', provider: 'protocolstats-pro' },
    })
    expect((await ask('ReadProtocolTvl')).status).toBe(402)
    for (const path of ['/data/openapi.json', '/data/.well-known/x402', '/catalogue.json']) {
      const text = await textAt(path)
      expect(text, path).toContain(tvl)
      expect(text, path).not.toContain(hacks)
    }
  })

  it('follows when the service comes back with that port', WITH_RESTART, async () => {
    const hacks = rowOf('ListHacks').path
    await stopData()
    await startData()
    await tollgraph.backend.remotes.get('data')?.shake()
    expect((await ask('ListHacks')).status).toBe(402)
    for (const path of ['/data/openapi.json', '/catalogue.json']) expect(await textAt(path)).toContain(hacks)
  })

  it('does not ask a service that came back with another store, and is ready without it', WITH_RESTART, async () => {
    await stopData()
    await startData({ FILES_DIR: join(dataDir, 'other-files') })
    const payer = await makeWallet(tollgraph, '1')
    const row = rowOf('ReadProtocolTvl')
    const { url: at, init } = requestOf(tollgraph, row, row.sample)
    expect((await payer.pay(at, init)).status).toBe(503)
    expect(await paymentsOf(tollgraph, payer.address)).toMatchObject([{ state: 'RELEASED' }])
    expect(await payer.balance()).toBe(parseUsd('1'))
    expect(await ready()).toMatchObject({
      status: 200,
      services: { data: { state: 'refused', reasons: [expect.stringMatching(/FILES_DIR/)] } },
    })
    const refused = await ask('ReadProtocolTvl')
    expect(refused).toMatchObject({ status: 503, body: { error: 'The data service is not ready; try again' } })
    await stopData()
    await startData()
    await tollgraph.backend.remotes.get('data')?.shake()
    expect((await payer.pay(at, init)).status).toBe(200)
  })
})

describe('a router outside the devnet whose services are all elsewhere', () => {
  it('is not ready while none of them is verified, and says so before it names its payee', WITH_RESTART, async () => {
    const [port = 0, deadPort] = await freePorts(2)
    const chain = await startDevnet({ dataDir: join(dataDir, 'chain'), port })
    onTestFinished(() => chain.stop())
    const dead = `http://127.0.0.1:${deadPort}`
    const router = await startTollgraph({
      ...Object.fromEntries(SERVICES.map((name) => [`${name.toUpperCase()}_SUBGRAPH_URL`, dead])),
      NETWORK: 'base-sepolia',
      RPC_URL: chain.rpcUrl,
      PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      FACILITATOR_KEY: `0x${'33'.repeat(32)}`,
      SECRET,
      LOG_LEVEL: 'silent',
    })
    onTestFinished(() => router.stop())
    const answer = await fetch(`${router.url}/ready`)
    expect(answer.status).toBe(503)
    const away = { state: 'away', reasons: [expect.stringContaining('ECONNREFUSED')] }
    expect(await answer.json()).toMatchObject({
      database: true,
      chain: true,
      services: Object.fromEntries(SERVICES.map((name) => [name, away])),
    })
    const [headline] = await moneyCheck(router.backend)
    expect(headline).toContain('NOT READY: no service is verified yet')
    expect(banner(router.backend)).toMatch(/data at http\S+: NOT VERIFIED, its paths answer 503 until it is\./)
    expect((await fetch(`${router.url}/health`)).status).toBe(200)
  })
})

describe('the first handshake', () => {
  /** Starts the service again as it was, once the test has ended. */
  function restoreData(): void {
    onTestFinished(async () => {
      await stopData()
      await startData()
    })
  }

  it('passes with the same settings', async () => {
    const { states } = await shakeHands()
    expect(states.get('data')).toEqual({ state: 'verified' })
  })

  it('fails with each reason and what mends it', async () => {
    const base = {
      NETWORK: 'base',
      PAYEE: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      PUBLIC_URL: 'https://api.example.com',
    }
    const shaken = shakeHands(base)
    await expect(shaken).rejects.toThrow(ServicesDoNotFit)
    await expect(shaken).rejects.toThrow(/data at http[\s\S]*- Its network is devnet[\s\S]*- Its PUBLIC_URL is unset/)
  })

  it('fails with another secret, and with another service’s URL', async () => {
    await expect(shakeHands({}, 'a secret that only this router has')).rejects.toThrow(/It has another SECRET/)
    const travel = shakeHands({ DATA_SUBGRAPH_URL: '', TRAVEL_SUBGRAPH_URL: url })
    await expect(travel).rejects.toThrow('It is the service data: correct TRAVEL_SUBGRAPH_URL.')
  })

  it('fails with a copy of the database, whose id is the same', WITH_RESTART, async () => {
    restoreData()
    await stopData()
    await db.pool.query('CREATE DATABASE copied')
    const copied = new URL(store.url)
    copied.pathname = '/copied'
    await startData({ DATABASE_URL: copied.href })
    const other = openDatabase(copied.href, { maxConnections: 1, preparesStatements: false })
    await other.pool.query('UPDATE kit.installation SET id = $1', [await installationId(db.pool)])
    await other.close()
    await stopData()
    await startData({ DATABASE_URL: copied.href })
    await expect(shakeHands()).rejects.toThrow(/Its database is another one/)
    await stopData()
  })

  it('with a service that is down leaves it away, and the router starts', WITH_RESTART, async () => {
    restoreData()
    await stopData()
    const { states } = await shakeHands()
    expect(states.get('data')).toEqual({ state: 'away', reasons: [expect.stringMatching(/ECONNREFUSED.*start it/)] })
  })
})

it('a service apart says its network, and needs no payee', () => {
  const shared = { DATABASE_URL: 'postgres://localhost/one', SECRET }
  expect(() => readConfig(shared, SUBGRAPHS, 'subgraph')).toThrow(/NETWORK is needed in the process of a subgraph/)
  const base = {
    ...shared,
    NETWORK: 'base',
    PUBLIC_URL: 'https://api.example.com',
    SOLANA_RPC_URL: 'https://sol.example',
  }
  expect(() => readConfig(base, SUBGRAPHS)).toThrow(/PAYEE is needed/)
  expect(readConfig(base, SUBGRAPHS, 'subgraph').router.NETWORK).toBe('base')
})
