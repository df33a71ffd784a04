import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually, paymentsOf, statesOf } from '../support/ledger.ts'
import { sendAway } from '../support/sendAway.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TestTollgraph
let wallet: TestWallet
let search: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '700',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})
beforeEach(async () => {
  wallet = await makeWallet(tollgraph, '1')
})
afterEach(() => {
  facilitator.settleBehaviour = 'settle'
  facilitator.verifyBehaviour = 'verify'
})

/** The one payment of the wallet. */
async function thePayment() {
  const payments = await paymentsOf(tollgraph, wallet.address)
  expect(payments).toHaveLength(1)
  return payments[0] ?? expect.fail('no payment')
}

/** An unpaid request's payment headers. */
async function headersFor(body: unknown): Promise<Record<string, string>> {
  return wallet.paymentHeaders(await fetch(search, json(body)))
}

describe('a facilitator that fails', () => {
  it('cannot verify: 503, nothing is reserved, and the same payment works later', async () => {
    const headers = await headersFor({ name: 'verify-fails' })
    facilitator.verifyBehaviour = 'fail'
    const refused = await fetch(search, json({ name: 'verify-fails' }, headers))
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBeTruthy()
    expect(await paymentsOf(tollgraph, wallet.address)).toHaveLength(0)
    facilitator.verifyBehaviour = 'verify'
    expect((await fetch(search, json({ name: 'verify-fails' }, headers))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('settles and breaks the line: the chain is asked, the client gets its answer, and is charged once', async () => {
    facilitator.settleBehaviour = 'settle_then_break'
    const answer = await wallet.pay(search, json({ name: 'line-broke' }))
    expect(answer.status).toBe(200)
    expect((await thePayment()).state).toBe('SETTLED')
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('times out without settling: the client is told not to pay again, and the payment settles later by itself', async () => {
    const body = { name: 'timed-out' }
    const headers = await headersFor(body)
    facilitator.settleBehaviour = 'hang'
    const pending = await fetch(search, json(body, headers))
    expect(pending.status).toBe(202)
    expect((await pending.json()) as object).toMatchObject({
      success: false,
      error: expect.stringContaining('Do not pay again'),
    })
    expect((await thePayment()).state).toBe('PENDING')
    expect(await wallet.balance()).toBe(parseUsd('1'))
    facilitator.settleBehaviour = 'settle'
    await eventually('the payment settles', async () => (await thePayment()).state === 'SETTLED')
    const answer = await fetch(search, json(body, headers))
    expect(answer.status).toBe(200)
    expect((await answer.json()) as object).toMatchObject({ name: 'timed-out' })
    expect(answer.headers.get('payment-response')).toBeTruthy()
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    expect(await statesOf(tollgraph, (await thePayment()).id)).toEqual([
      'RESERVED',
      'EXECUTED',
      'SETTLING',
      'PENDING',
      'SETTLED',
    ])
  })

  it('answers 500 at settlement: as when it times out', async () => {
    const body = { name: 'settle-500' }
    const headers = await headersFor(body)
    facilitator.settleBehaviour = 'fail'
    expect((await fetch(search, json(body, headers))).status).toBe(202)
    facilitator.settleBehaviour = 'settle'
    await eventually('the payment settles', async () => (await thePayment()).state === 'SETTLED')
    expect((await fetch(search, json(body, headers))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('refuses at settlement what it had verified: 402 with the reason, nothing is charged, and the answer is withheld', async () => {
    const body = { name: 'emptied-between' }
    const headers = await headersFor(body)
    const thief = await makeWallet(tollgraph, '0')
    // Emptied while the work runs, by a transfer of the wallet's own: we take no second payment from the same balance.
    const registrar = (
      tollgraph.backend.started.get('domains') as {
        engines: { registrar: { check(names: string[]): Promise<unknown> } }
      }
    ).engines.registrar
    const working = registrar.check
    registrar.check = async (names) => {
      registrar.check = working
      await sendAway(tollgraph, wallet, thief.address)
      return working.call(registrar, names)
    }
    const answer = await fetch(search, json(body, headers))
    expect(answer.status).toBe(402)
    expect((await answer.json()) as object).toMatchObject({ error: expect.stringMatching(/insufficient/) })
    const settled = JSON.parse(Buffer.from(answer.headers.get('payment-response') ?? '', 'base64').toString())
    expect(settled).toMatchObject({ success: false, errorReason: expect.stringMatching(/insufficient/) })
    const states = (await paymentsOf(tollgraph, wallet.address)).map((payment) => payment.state)
    expect(states).toEqual(['FAILED'])
  })
})

describe('a chain or database that goes away', () => {
  it('database connections cut while the work runs: the client is answered or told, and never charged twice', async () => {
    const body = { name: 'connections-cut' }
    const headers = await headersFor(body)
    const registrar = (
      tollgraph.backend.started.get('domains') as {
        engines: { registrar: { check(names: string[]): Promise<unknown> } }
      }
    ).engines.registrar
    const working = registrar.check
    registrar.check = async (names) => {
      registrar.check = working
      const { pool } = tollgraph.backend.db
      await pool.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
      )
      return working.call(registrar, names)
    }
    const first = await fetch(search, json(body, headers))
    expect([200, 202, 500, 503]).toContain(first.status)
    const last = await eventually(
      'the payment rests',
      async () => {
        const { state } = await thePayment()
        return ['SETTLED', 'RELEASED'].includes(state) && state
      },
      40_000,
    )
    expect(await wallet.balance()).toBe(parseUsd(last === 'SETTLED' ? '0.99' : '1'))
    const again = await fetch(search, json(body, headers))
    // Released with an answer, it is the same answer again; without one, a fresh challenge.
    expect(last === 'SETTLED' ? [200] : [first.status, 402]).toContain(again.status)
    expect(await wallet.balance()).toBe(parseUsd(last === 'SETTLED' ? '0.99' : '1'))
  })
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(tollgraph))
