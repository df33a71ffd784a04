import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../router/config/config.ts'
import { SUBGRAPHS } from '../../../router/services.ts'
import { watchAvailability } from '../../payments/ways/availability.ts'
import { eventually } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const SECRET = 'b6f1c0d29a7e4835f0c2d7e91a3b5c68'
/** As ids of payments were before they began with their time. */
const RANDOM_ID = '00000000-0000-4000-8000-000000000000'
/** More than one test asks for figures: each asks for another range, because figures are kept for ten seconds. */
let days = 1

interface Sums {
  readonly takenUsd: string
  readonly refundedUsd: string
  readonly paidOutUsd: string
  readonly revenueUsd: string
  readonly toOthersUsd: string
  readonly waivedUsd: string
}

interface Figures {
  readonly at: string
  readonly days: number
  readonly totals: Sums & { readonly payments: number; readonly settled: number }
  readonly byDay: readonly (Sums & { readonly day: string; readonly payments: number })[]
  readonly byService: readonly (Sums & { readonly service: string; readonly lines: number })[]
  readonly wallets: number
  readonly byWallet: readonly { readonly wallet: string; readonly takenUsd: string; readonly revenueUsd: string }[]
  readonly payments: { readonly underWay: readonly object[]; readonly stuck: readonly { readonly id: string }[] }
  readonly refunds: {
    readonly owed: readonly { readonly state: string; readonly count: number; readonly usd: string }[]
    readonly stuck: readonly { readonly purpose: string; readonly usd: string }[]
    readonly caps: { readonly day: { readonly capUsd: string } }
  }
  readonly balances: Readonly<
    Record<
      'payees' | 'refundKeys' | 'gas',
      readonly { readonly address: string; readonly usd?: string; readonly ether?: string }[]
    >
  >
  readonly providers: { readonly ports: readonly { readonly service: string; readonly kind: string }[] }
  readonly jobs: { readonly areWell: boolean; readonly queued: readonly { readonly job: string }[] }
}

let tollgraph: TestTollgraph
let wallet: TestWallet
let page: string

beforeAll(async () => {
  tollgraph = await startTollgraph({ OPERATOR_SECRET: SECRET, LIMIT_LOOPBACK: 'true', TRUST_PROXY: 'true' })
  watchAvailability(tollgraph)
  page = `${tollgraph.url}/operator`
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

function bearer(secret: string, address = '192.0.2.1'): RequestInit {
  return { headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': address } }
}

/** The figures of a range that no test has asked for. */
async function figures(): Promise<Figures> {
  days += 1
  const answer = await fetch(`${page}.json?days=${days}`, bearer(SECRET))
  expect(answer.status).toBe(200)
  return (await answer.json()) as Figures
}

function signIn(secret: string, address = '192.0.2.2', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': address, ...headers },
    body: new URLSearchParams({ secret }),
  })
}

describe('the figures', () => {
  it('are what was paid, waived and refunded, by day, service and wallet', async () => {
    const search = `${tollgraph.url}/domains/api/search`
    expect((await wallet.pay(search, json({ name: 'earned-name' }))).status).toBe(200)
    // Of two lines one gives nothing: 0.02 USD are taken, and 0.01 USD refunded.
    const query = `{ good: domainSearch(name: "earned-well", first: 2) { name } none: domainSearch(name: "taken-earned", first: 2) { name } }`
    expect((await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))).status).toBe(200)
    // Nothing is given, so nothing is taken.
    const none = `{ domainSearch(name: "taken-waived", first: 2) { name } }`
    await wallet.pay(`${tollgraph.url}/graphql`, json({ query: none }))

    const read = await figures()
    const sums = { takenUsd: '0.03', refundedUsd: '0.01', paidOutUsd: '0.00', revenueUsd: '0.02', waivedUsd: '0.01' }
    expect(read.totals).toMatchObject({ payments: 3, settled: 2, ...sums })
    expect(read.byDay).toHaveLength(days)
    expect(read.byDay.at(-1)).toMatchObject({ day: read.at.slice(0, 10), payments: 3, ...sums })
    expect(read.byDay.at(0)).toMatchObject({ payments: 0, takenUsd: '0.00', revenueUsd: '0.00' })
    expect(read.byService).toEqual([expect.objectContaining({ service: 'domains', lines: 4, ...sums })])
    expect(read.wallets).toBe(1)
    expect(read.byWallet).toEqual([
      expect.objectContaining({ wallet: wallet.address, takenUsd: '0.03', revenueUsd: '0.02' }),
    ])
  })

  it('leave out of the revenue what was paid to others', async () => {
    const [before, recipient] = [await figures(), (await makeWallet(tollgraph, '0')).address]
    const { status } = await wallet.pay(
      `${tollgraph.url}/api/send`,
      json({ amount: 2.5, address: recipient, network: 'base' }),
    )
    expect(status).toBe(200)
    const after = await figures()
    expect(before.totals).toMatchObject({ toOthersUsd: '0.00' })
    expect(after.totals).toMatchObject({ toOthersUsd: '2.50', takenUsd: '0.03', revenueUsd: '0.02', waivedUsd: '0.01' })
    expect(after.totals.payments).toBe(before.totals.payments + 1)
    expect(after.byWallet).toEqual(before.byWallet)
  })

  it('count a payout against the revenue, and a refund that is never sent not at all', async () => {
    const { pool } = tollgraph.backend.db
    const [before, payment] = [await figures(), await settledPayment()]
    for (const [purpose, amount, state] of [
      ['PAYOUT', 4_000, 'SENT'],
      ['REFUND', 1_000, 'DECLINED'],
    ] as const) {
      const id = randomUUID()
      await pool.query(
        `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state) VALUES ($1::uuid, $2, $3, $1, $4, 'test', $5)`,
        [id, payment, purpose, amount, state],
      )
      await pool.query('INSERT INTO ledger.disbursement_line VALUES ($1, 0, $2)', [id, amount])
    }
    const after = await figures()
    expect(after.totals).toMatchObject({
      takenUsd: before.totals.takenUsd,
      refundedUsd: '0.01',
      paidOutUsd: '0.004',
      revenueUsd: '0.016',
    })
    expect(after.byWallet.at(0)).toMatchObject({ paidOutUsd: '0.004', revenueUsd: '0.016' })
  })

  it('include payments with random ids, from before ids began with their time', async () => {
    const { pool } = tollgraph.backend.db
    const { rows } = await pool.query('SELECT * FROM ledger.payment WHERE id = $1', [await settledPayment()])
    const before = await figures()
    const id = RANDOM_ID
    const { steps: _, ...payment } = { ...rows[0], id, payer: '0x00000000000000000000000000000000000000aa' }
    const names = Object.keys(payment)
    await pool.query(
      `INSERT INTO ledger.payment (${names.join(', ')}, steps) VALUES (${names.map((_name, index) => `$${index + 1}`).join(', ')}, '{}')`,
      Object.values(payment),
    )
    await pool.query(
      `INSERT INTO ledger.payment_line (payment_id, position, units, path, field, service, amount, charged, settle, outcome)
       VALUES ($1, 0, 1, 'old', 'Query.old', 'studio', 5000000, 5000000, 'ON_SUCCESS', 'CHARGED')`,
      [id],
    )
    const after = await figures()
    expect(after.totals.payments).toBe(before.totals.payments + 1)
    expect(after.byService.at(0)).toMatchObject({ service: 'studio', revenueUsd: '5.00' })
    expect(after.wallets).toBe(2)
  })

  it('list stuck payments and refunds with what is owed', async () => {
    const { pool } = tollgraph.backend.db
    const payment = await settledPayment()
    await pool.query(
      `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state, lease_until)
       VALUES (gen_random_uuid(), $1, 'REFUND', 'stuck', 2500, 'test', 'STUCK', now() + interval '1 hour')`,
      [payment],
    )
    await pool.query(
      `UPDATE ledger.payment SET state = 'REFUNDING', is_short = true, updated_at = now() - interval '11 minutes' WHERE id = $1`,
      [RANDOM_ID],
    )
    const read = await figures()
    expect(read.refunds.owed).toContainEqual({ state: 'STUCK', count: 1, usd: '0.0025' })
    expect(read.refunds.stuck).toContainEqual(expect.objectContaining({ purpose: 'REFUND', usd: '0.0025' }))
    expect(read.payments.stuck).toEqual([expect.objectContaining({ id: RANDOM_ID, state: 'REFUNDING', usd: '0.01' })])
    expect(read.refunds.caps.day.capUsd).toBe('2000.00')
  })

  it('show balances, ports and jobs', async () => {
    const { money } = tollgraph.backend
    const { balances, jobs, providers } = await eventually('a job is queued', async () => {
      const read = await figures()
      return read.jobs.queued.some(({ job }) => job === 'ledger.recover') && read
    })
    expect(balances.payees).toContainEqual(
      expect.objectContaining({ address: money.payee, usd: expect.stringMatching(/^\d+\.\d{2,6}$/) }),
    )
    expect(balances.gas.map(({ address }) => address)).toEqual(money.signers.facilitators.map(({ address }) => address))
    expect(Number(balances.gas.at(0)?.ether)).toBeGreaterThan(0)
    expect(balances.refundKeys.map(({ address }) => address)).toEqual([money.signers.refund?.address])
    expect(providers.ports.length).toBeGreaterThan(20)
    expect(providers.ports).toContainEqual(expect.objectContaining({ service: 'domains', kind: 'stand-in' }))
    expect(jobs.areWell).toBe(true)
  })

  it('are computed once for requests at the same time, and kept', async () => {
    const asked = await Promise.all(['1', '1', '1'].map((count) => fetch(`${page}.json?days=${count}`, bearer(SECRET))))
    const read = (await Promise.all(asked.map((answer) => answer.json()))) as Figures[]
    expect(new Set(read.map(({ at }) => at)).size).toBe(1)
  })

  async function settledPayment(): Promise<string> {
    const { rows } = await tollgraph.backend.db.pool.query(
      `SELECT id FROM ledger.payment WHERE payer = $1 AND state = 'SETTLED' ORDER BY created_at LIMIT 1`,
      [wallet.address],
    )
    return rows[0].id
  }
})

describe('the page', () => {
  it('asks for the secret, and shows the figures after the sign-in', async () => {
    const asked = await fetch(page)
    expect(asked.status).toBe(401)
    expect(asked.headers.get('www-authenticate')).toContain('Bearer')
    expect(await asked.text()).toContain('type="password"')

    const signedIn = await signIn(SECRET)
    expect(signedIn.status).toBe(303)
    expect(signedIn.headers.get('location')).toBe(page)
    const cookie = signedIn.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; Path=\/operator; Max-Age=3600; HttpOnly; SameSite=Strict$/)

    const shown = await fetch(`${page}?days=7`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('x-robots-tag')).toContain('noindex')
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'none'")
    const text = await shown.text()
    expect(text).toContain('aria-label="Revenue by day in USD"')
    expect(text).toContain('<caption>Revenue by service</caption>')
    expect(text).toContain('Other routers, and services in other processes, count their own calls')
    expect(text).toContain(wallet.address)
    expect(text).not.toMatch(/<script|<style| style=/)
    expect(text).not.toContain(SECRET)
  })

  it('refuses another secret and a changed cookie', async () => {
    const refused = await signIn(`${SECRET.slice(0, -1)}9`)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('set-cookie')).toBeNull()
    expect(await refused.text()).toContain('role="alert"')

    const cookie = ((await signIn(SECRET)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const [, expires = ''] = /=(\d+)\./.exec(cookie) ?? []
    const later = cookie.replace(expires, String(Number(expires) + 60))
    expect((await fetch(page, { headers: { cookie: later } })).status).toBe(401)
  })

  it('signs out, and marks its cookie as secure where it is reached by https', async () => {
    const signedOut = await fetch(`${page}/sign-out`, { method: 'POST', redirect: 'manual' })
    expect(signedOut.status).toBe(303)
    expect(signedOut.headers.get('set-cookie')).toMatch(/^tollgraph_operator=; Path=\/operator; Max-Age=0;/)
    const secure = await signIn(SECRET, '192.0.2.3', { 'x-forwarded-proto': 'https' })
    expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  it('compares only so many secrets a minute for one address', async () => {
    const address = '192.0.2.4'
    /** How many attempts are served before one is refused: a slow machine gets an attempt back every two seconds. */
    const untilRefused = async (secret: string) => {
      for (let served = 0; ; served += 1) {
        const answer = await signIn(secret, address)
        if (answer.status === 429) return { served, answer }
        expect(answer.status).toBe(secret === SECRET ? 303 : 401)
      }
    }
    const began = performance.now()
    const { served } = await untilRefused('wrong')
    expect(served).toBeGreaterThanOrEqual(30)
    expect(served).toBeLessThanOrEqual(31 + (performance.now() - began) / 2_000)
    const { answer: right } = await untilRefused(SECRET)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(SECRET, '192.0.2.5')).status).toBe(303)
  })

  it.each(['0', '367', '-1', '1.5', 'all', ''])('refuses days=%s with the rule', async (given) => {
    const answer = await fetch(`${page}.json?days=${given}`, bearer(SECRET, '192.0.2.6'))
    expect(answer.status).toBe(400)
    const [issue] = ((await answer.json()) as { issues: { path: string[]; message: string }[] }).issues
    expect(issue).toMatchObject({ path: ['days'], message: 'must be a whole number from 1 to 366' })
    const shown = await fetch(`${page}?days=${given}`, bearer(SECRET, '192.0.2.7'))
    expect(shown.status).toBe(400)
    expect(await shown.text()).toContain('days: must be a whole number from 1 to 366')
  })

  it('needs the secret as Bearer for JSON, which a session does not open', async () => {
    const cookie = ((await signIn(SECRET)).headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect((await fetch(`${page}.json`, { headers: { cookie } })).status).toBe(401)
    const wrong = await fetch(`${page}.json`, bearer('wrong'))
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect(await wrong.json()).toEqual({ success: false, error: expect.any(String) })
  })
})

it('a short secret is refused at the start', () => {
  expect(() => readConfig({ OPERATOR_SECRET: 'short' }, SUBGRAPHS)).toThrow(/OPERATOR_SECRET.*at least 32 characters/)
})
