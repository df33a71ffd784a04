import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from '../../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'

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
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state, lease_until)
       SELECT gen_random_uuid(), id, 'REFUND', 'metrics', 2500, 'test', 'STUCK', now() + interval '1 hour' FROM ledger.payment WHERE payer = $1`,
      [wallet.address],
    )
    expect(await metric('tollgraph_refunds_owed{state="STUCK"}')).toBe(1)
    expect(await metric('tollgraph_refunds_owed_usd{state="STUCK"}')).toBe(0.0025)
  })

  it('count refunds that wait for approval, what counts against the caps, and what the refund key holds', async () => {
    expect(await metric('tollgraph_refunds_owed{state="NEEDS_APPROVAL"}')).toBe(0)
    expect(await metric('tollgraph_refund_cap_usd{window="hour"}')).toBe(500)
    expect(await metric('tollgraph_refund_cap_usd{window="day"}')).toBe(2_000)
    const wallet = await makeWallet(tollgraph)
    const query = `{ good: domainSearch(name: "measured-well") { exact { domain } } bad: domainAvailability(domain: "spoilt-measure.com") { premium } }`
    await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
    const { rows } = await tollgraph.backend.db.pool.query(
      `SELECT coalesce(sum(day_amount), 0)::float8 / 1e6 AS usd FROM ledger.outflow`,
    )
    expect(await metric('tollgraph_refund_outflow_usd{window="day"}')).toBe(rows[0].usd)
    const { network, signers } = tollgraph.backend.money
    const held = await metric(`tollgraph_refund_key_usd{network="${network.id}",address="${signers.refund?.address}"}`)
    expect(held).toBeGreaterThan(0)
  })

  it('count payments that are not at rest', async () => {
    const before = await metric('tollgraph_payments_under_way{state="PENDING"}')
    await tollgraph.backend.db.pool.query(
      `UPDATE ledger.payment SET state = 'PENDING' WHERE state = 'SETTLED';
       UPDATE ledger.open_payment SET state = 'PENDING', lease_until = now() + interval '1 hour' WHERE state = 'SETTLED'`,
    )
    expect(await metric('tollgraph_payments_under_way{state="PENDING"}')).toBe(before + 1)
  })

  it('stand on a port of their own, and nothing else does', async () => {
    expect((await fetch(page.replace('/metrics', '/'))).status).toBe(404)
    expect((await fetch(`${tollgraph.url}/metrics`)).status).toBe(404)
  })

  it('come without a page for the operator where OPERATOR_SECRET is not set', async () => {
    const unknown = await fetch(`${tollgraph.url}/no-such-page`)
    for (const [method, path] of [
      ['GET', '/operator'],
      ['POST', '/operator'],
      ['POST', '/operator/sign-out'],
      ['GET', '/operator.json'],
    ] as const) {
      const answer = await fetch(tollgraph.url + path, { method })
      expect(answer.status).toBe(unknown.status)
      expect(Object.keys((await answer.json()) as object)).toContain('error')
    }
    expect(unknown.status).toBe(404)
  })
})
