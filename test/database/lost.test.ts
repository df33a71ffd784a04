import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostmaster, readPostmaster } from '../../prisma/embedded/postmaster.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { eventually } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
})
afterAll(() => tollgraph?.stop())

const clusterDir = () => join(tollgraph.environment.DATA_DIR ?? '', 'postgres')
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
    await eventually('the app has its database back', isReady, 60_000)
    expect((await readPostmaster(clusterDir()))?.pid).not.toBe(pid)
    const answer = await eventually('paid calls are served', async () => {
      const response = await search()
      return response.ok && response
    })
    expect(answer.status).toBe(200)
  }
  await expectCleanAudit(tollgraph)
})
