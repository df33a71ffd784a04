import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '700',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

async function refundsOf(payment: string | undefined): Promise<{ key: string; amount: string }[]> {
  const { rows } = await tollgraph.backend.db.pool.query(
    'SELECT key, amount FROM ledger.disbursement WHERE payment_id = $1',
    [payment],
  )
  return rows
}

it('writes a refund down in the very step that settles, so that no crash in between loses it', async () => {
  const wallet = await makeWallet(tollgraph, '1')
  const url = `${tollgraph.url}/graphql`
  const body = {
    query: '{ some: domainSearch(name: "plenty-left") { name } none: domainSearch(name: "google") { name } }',
  }
  const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
  facilitator.settleBehaviour = 'hang'
  expect((await fetch(url, json(body, headers))).status).toBe(202)
  const [pending] = await paymentsOf(tollgraph, wallet.address)
  expect(await refundsOf(pending?.id)).toEqual([])
  expect(await wallet.balance()).toBe(parseUsd('1'))
  facilitator.settleBehaviour = 'settle'
  const [refund] = await eventually('the refund is there as soon as the payment is settled', async () => {
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    return payment?.transaction_hash && (await refundsOf(payment.id))
  })
  expect(refund).toMatchObject({ key: 'unearned', amount: '10000' })
  await eventually('one line is charged and the other given back', async () => {
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    return payment?.state === 'REFUNDED'
  })
  expect(await wallet.balance()).toBe(parseUsd('0.99'))
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(tollgraph))
