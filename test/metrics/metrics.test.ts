import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let tollgraph: TestTollgraph
let page: string

beforeAll(async () => {
  const [port] = await freePorts(1)
  tollgraph = await startTollgraph({ METRICS_PORT: String(port) })
  page = `http://127.0.0.1:${port}/metrics`
})
afterAll(() => tollgraph?.stop())

/** The value of a metric on the page. */
async function metric(name: string): Promise<number> {
  const line = (await (await fetch(page)).text()).split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1))
}

describe('metrics', () => {
  it('count refunds that want an operator, and what they come to', async () => {
    const wallet = await makeWallet(tollgraph)
    const url = `${tollgraph.url}/domains/api/search`
    expect((await wallet.pay(url, json({ name: 'measured-words' }))).status).toBe(200)
    expect(await metric('tollgraph_refunds_owed{state="STUCK"}')).toBe(0)
    await tollgraph.backend.db.pool.query(
      `INSERT INTO ledger.refund (id, payment_id, key, amount, reason, state, lease_until)
       SELECT gen_random_uuid(), id, 'metrics', 2500, 'test', 'STUCK', now() + interval '1 hour' FROM ledger.payment WHERE payer = $1`,
      [wallet.address],
    )
    expect(await metric('tollgraph_refunds_owed{state="STUCK"}')).toBe(1)
    expect(await metric('tollgraph_refunds_owed_usd{state="STUCK"}')).toBe(0.0025)
  })

  it('count payments that are not at rest', async () => {
    const before = await metric('tollgraph_payments_under_way{state="PENDING"}')
    await tollgraph.backend.db.pool.query(
      `UPDATE ledger.payment SET state = 'PENDING', lease_until = now() + interval '1 hour' WHERE state = 'SETTLED'`,
    )
    expect(await metric('tollgraph_payments_under_way{state="PENDING"}')).toBe(before + 1)
  })

  it('stand on a port of their own, and nothing else does', async () => {
    expect((await fetch(page.replace('/metrics', '/'))).status).toBe(404)
    expect((await fetch(`${tollgraph.url}/metrics`)).status).toBe(404)
  })
})
