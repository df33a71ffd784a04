import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { auditOf } from '../support/audit.ts'
import { type FaultsGround, startFaultsGround } from '../support/faultsGround.ts'
import { eventually } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

const PICTURE =
  'mutation { generateImage(input: { model: { imageD: { prompt: "a kite", resolution: MP0_5 } } }) { picture { id } } }'

let ground: FaultsGround
let tollgraph: TestTollgraph
beforeAll(async () => {
  ground = await startFaultsGround()
  const { FACILITATOR_URLS: _, ...environment } = ground.environment
  tollgraph = await startTollgraph({
    ...environment,
    FACILITATOR_KEY: ground.devnet.facilitatorKey,
    DATABASE_POOL: '2',
    EXECUTION_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'silent',
  })
})
afterAll(async () => {
  await tollgraph?.stop()
  await ground?.stop()
})

it('two connections suffice for concurrent payments, refunds and jobs', { timeout: 120_000 }, async () => {
  const wallet = await makeWallet({ ...ground, url: tollgraph.url }, '10')
  const queries = Array.from(
    { length: 16 },
    (_, index) => `{ some: domainSearch(name: "few-${index}") { name } none: domainSearch(name: "google") { name } }`,
  )
  const answers = await Promise.all(
    [...queries, PICTURE].map((query) => wallet.pay(`${tollgraph.url}/graphql`, json({ query }))),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await eventually('the picture is made', async () => {
    const { rows } = await ground.pool.query('SELECT state FROM kit.job WHERE wallet = $1', [wallet.address])
    return rows.length === 1 && rows[0].state === 'COMPLETE'
  })
  await eventually('every refund is sent', async () => (await wallet.balance()) === parseUsd('9.82'), 60_000)
  expect((await auditOf(ground)).findings).toEqual([])
})
