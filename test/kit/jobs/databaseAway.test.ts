import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { patientPool } from '../../../router/jobs/patientPool.ts'
import { prepareJobTables, startWorker } from '../../../router/jobs/worker.ts'
import { copyCluster } from '../../support/cluster.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { gate } from '../../support/gate.ts'
import { directQueue } from '../../support/jobQueue.ts'
import { killPostgres } from '../../support/killPostgres.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'

const SILENT = pino({ level: 'silent' })

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A database that can be killed and started again, and a worker on it. */
async function openShop(jobs: ReadonlyMap<string, (payload: unknown) => Promise<void>>) {
  const dataDir = await makeDataFolder('tollgraph-away-')
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  await copyCluster(dataDir)
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir })
  stops.push(() => server.stop())
  const pool = openPool(server.url, { max: 10 })
  stops.push(() => pool.end())
  await prepareJobTables(pool, SILENT)
  const worker = await startWorker(directQueue(pool), jobs, [], SILENT)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= worker.stop())
  stops.push(stop)
  const clusterDir = join(dataDir, 'postgres')
  return {
    pool,
    add: () => worker.add('held', {}),
    stop,
    kill: () => killPostgres(clusterDir),
    async startAgain() {
      server = await startEmbeddedPostgres({ dataDir })
    },
  }
}

const JOBS = 'SELECT attempts, last_error, locked_by FROM graphile_worker.jobs'

test('a job that is done while the database is away is known to be done when it is back', async () => {
  const [begun, end] = [gate(), gate()]
  const job = async () => {
    begun.open()
    await end.opened
  }
  const shop = await openShop(new Map([['held', job]]))
  await shop.add()
  await begun.opened
  await shop.kill()
  end.open()
  await shop.startAgain()
  await eventually('nothing is left of it', async () => (await shop.pool.query(JOBS)).rowCount === 0)
})

test('a job that fails while the database is away is tried again when it is back, and does not rest for hours', async () => {
  const [begun, end] = [gate(), gate()]
  let runs = 0
  const job = async () => {
    runs += 1
    if (runs > 1) return
    begun.open()
    await end.opened
    throw new Error('it went wrong')
  }
  const shop = await openShop(new Map([['held', job]]))
  await shop.add()
  await begun.opened
  await shop.kill()
  end.open()
  await shop.startAgain()
  await eventually('it is done', async () => (await shop.pool.query(JOBS)).rowCount === 0)
  expect(runs).toBe(2)
})

test('a worker is stopped although the database is away', async () => {
  const shop = await openShop(new Map([['held', async () => {}]]))
  await shop.kill()
  await shop.stop()
})

test('a connection that is given back twice goes back once', async () => {
  const shop = await openShop(new Map([['held', async () => {}]]))
  await shop.stop()
  const pool = patientPool(shop.pool, new AbortController().signal)
  const given = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release)))
  })
  const { idleCount } = shop.pool
  given()
  given()
  expect(shop.pool.idleCount).toBe(idleCount + 1)
})

test('who asks a pool that has ended hears of it as from the pool itself', async () => {
  const shop = await openShop(new Map([['held', async () => {}]]))
  await shop.stop()
  const ended = openPool(shop.pool.options.connectionString ?? '')
  await ended.end()
  const heard = (pool: typeof ended) =>
    new Promise((resolve) => pool.connect((error, client, release) => resolve({ error, client, release })))
  const told = await heard(patientPool(ended, new AbortController().signal))
  expect(told).toMatchObject({ error: expect.any(Error) })
  expect(told).toEqual(await heard(ended))
})
