import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { expectCleanAudit } from '../../support/audit.ts'
import { anotherPostgres, killPostgres } from '../../support/killPostgres.ts'
import { eventually } from '../../support/ledger.ts'
import { openPool } from '../../support/pool.ts'
import { startProcess, type TollgraphProcess } from '../../support/process.ts'
import { json, makeWallet } from '../../support/wallet.ts'

let tollgraph: TollgraphProcess
let pool: pg.Pool
beforeAll(async () => {
  tollgraph = await startProcess()
  // The same server that the process started: this only attaches to it.
  const { url } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  pool = openPool(url)
})
afterAll(async () => {
  await pool?.end()
  await tollgraph?.end()
})

const clusterDir = () => join(tollgraph.dataDir, 'postgres')
const isReady = async () => (await fetch(`${tollgraph.url}/ready`)).ok

it('an embedded Postgres that was killed is started again under the app, which goes on', {
  timeout: 120_000,
}, async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const search = () =>
    wallet.pay(`${tollgraph.url}/domains/api/search`, json({ name: `lost-${randomUUID().slice(0, 8)}` }))
  expect((await search()).status).toBe(200)
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await anotherPostgres(clusterDir(), await killPostgres(clusterDir(), signal))
    await eventually('the app has its database back', isReady, 60_000)
    const answer = await eventually('paid calls are served', async () => {
      const response = await search()
      return response.ok && response
    })
    expect(answer.status).toBe(200)
  }
  expect(tollgraph.output()).toContain('The embedded Postgres runs again')
  await expectCleanAudit({ pool, chain: tollgraph.chain })
})
