import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URL: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '700',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

it('queues the refund of a line before the payment settles, so that no crash in between loses it', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const url = `${tollgraph.url}/graphql`
  const body = {
    query: '{ some: domainSearch(name: "plenty-left") { name } none: domainSearch(name: "google") { name } }',
  }
  const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
  facilitator.settleBehaviour = 'hang'
  expect((await fetch(url, json(body, headers))).status).toBe(202)
  const [pending] = await paymentsOf(tollgraph, wallet.address)
  const { rows } = await tollgraph.backend.db.pool.query(
    `SELECT run_at > now() AS "isLater" FROM graphile_worker.jobs WHERE key = $1`,
    [`ledger.refund:${pending?.id}:1`],
  )
  expect(rows).toEqual([{ isLater: true }])
  expect(await wallet.balance()).toBe(parseUsd('1'))
  facilitator.settleBehaviour = 'settle'
  await eventually('one line is charged and the other given back', async () => {
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    return payment?.state === 'REFUNDED'
  })
  expect(await wallet.balance()).toBe(parseUsd('0.99'))
})
