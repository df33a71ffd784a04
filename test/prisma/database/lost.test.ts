import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { isPostmaster, readPostmaster } from '../../../prisma/embedded/postmaster.ts'
import { expectCleanAudit } from '../../support/audit.ts'
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
    const { pid } = (await readPostmaster(clusterDir()))!
    process.kill(pid, signal)
    await eventually('it has ended', async () => !(await isPostmaster(pid, clusterDir())), 60_000)
    // Before, what is left of the old one may still answer for a moment.
    const isAnother = async () => {
      const found = await readPostmaster(clusterDir())
      return found !== null && found.pid !== pid && found.status === 'ready'
    }
    await eventually('another one runs', isAnother, 60_000)
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
