import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { gate } from '../../support/gate.ts'
import { paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { secondRouter } from '../complaints/secondRouter.ts'

/** The same at both routers. */
const SECRET = 'a secret that both routers of one installation know'
/** What `domains/api/search` costs. */
const PRICE = '0.01'

let tollgraph: TestTollgraph
let second: TestTollgraph
/** Where flights are announced. */
const INTENTS = '/travel/api/flighttracking/flights/{id}/intents'
/** Calls of the service `domains`, over both routers. */
let runs = 0
/** What these calls wait for. */
let mayRun = Promise.resolve()

beforeAll(async () => {
  tollgraph = await startTollgraph({ SECRET })
  second = await secondRouter(tollgraph, { SECRET })
  for (const { backend } of [tollgraph, second]) {
    const runtime = backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = async (request, scope) => {
      runs += 1
      await mayRun
      return execute(request, scope)
    }
  }
})
beforeEach(() => {
  runs = 0
  mayRun = Promise.resolve()
})
afterAll(async () => {
  await second?.stop()
  await tollgraph?.stop()
})

function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

/** Signed requests for different searches, one after another at each of the routers; nothing is sent yet. */
function signedSearches(wallet: TestWallet, count: number, name: string): Promise<(() => Promise<Response>)[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const url = `${(index % 2 ? second : tollgraph).url}/domains/api/search`
      const body = { name: `${name}-${index}` }
      const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
      return () => fetch(url, json(body, headers))
    }),
  )
}

describe('a wallet with 40 paid calls in flight at two routers', () => {
  it('that holds the price of one runs one, and is told of the others what it has open', async () => {
    const wallet = await makeWallet(tollgraph, PRICE)
    const searches = await signedSearches(wallet, 40, 'price-of-one')
    const held = gate()
    mayRun = held.opened
    const refusals: unknown[] = []
    const calls = searches.map(async (send) => {
      const answer = await send()
      if (answer.status !== 402) return answer.status
      refusals.push(await answer.json())
      if (refusals.length === 39) held.open()
      return answer.status
    })
    const statuses = await Promise.all(calls)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(runs).toBe(1)
    expect(refusals).toHaveLength(39)
    for (const refusal of refusals) {
      const said = JSON.stringify(refusal)
      expect(said).toContain('"error":"insufficient_funds"')
      expect(said).toContain('holds 0.01 USDC; 0.01 USD of it is promised')
      expect(said).toContain('this costs 0.01 USD')
    }
    expect((await paymentsOf(tollgraph, wallet.address)).map(({ state }) => state)).toEqual(['SETTLED'])
    expect(await wallet.balance()).toBe(0n)
  })
})

describe('a wallet with 40 flight intents in flight', () => {
  it('that holds the price of one files one, and only after its money has moved', async () => {
    const wallet = await makeWallet(tollgraph, '0.001')
    const times = { intended_off: inHours(3), intended_on: inHours(5) }
    const body = {
      ident: 'DAL9999',
      intent: 'A ferry flight',
      aircraft_type: 'B738',
      origin: 'KJFK',
      destination: 'KBOS',
      ...times,
    }
    const calls = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const url = `${(index % 2 ? second : tollgraph).url}${INTENTS.replace('{id}', `DAL${9_000 + index}`)}`
        const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
        return () => fetch(url, json(body, headers))
      }),
    )
    const answers = await Promise.all(calls.map((send) => send()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 39 }, () => 402)])
    const { pool } = tollgraph.backend.db
    const { rows } = await pool.query('SELECT act_id FROM travel.flight_intent WHERE wallet = $1', [wallet.address])
    expect(rows).toHaveLength(1)
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(payment?.state).toBe('SETTLED')
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'SETTLING', 'SETTLED'])
    expect(await wallet.balance()).toBe(0n)
  })
})

describe('a wallet with 32 paid calls in flight and exactly their price', () => {
  it.each([1, 2, 3])('has all of them answered, round %i', async (round) => {
    const wallet = await makeWallet(tollgraph, '0.32')
    const searches = await signedSearches(wallet, 32, `exactly-enough-${round}`)
    const answers = await Promise.all(searches.map((send) => send()))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(runs).toBe(32)
    expect(await wallet.balance()).toBe(0n)
  })
})

it('a wallet that spends its last money call by call is never told that it is promised already', async () => {
  const wallet = await makeWallet(tollgraph, '0.05')
  for (const send of await signedSearches(wallet, 5, 'call-by-call')) expect((await send()).status).toBe(200)
  expect(await wallet.balance()).toBe(parseUsd('0'))
})

it('money that leaves the balance while the payment is still looked up is not promised again', async () => {
  const wallet = await makeWallet(tollgraph, PRICE)
  const [atFirst, atSecond] = await signedSearches(wallet, 2, 'looked-up-late')
  const { ledger, rails } = second.backend
  const facilitator = rails.all.find(({ scheme }) => scheme === 'exact')?.facilitator ?? expect.fail('no exact rail')
  const verify = vi.spyOn(facilitator, 'verify')
  const lookUp = ledger.lookUp.bind(ledger)
  const held = gate()
  vi.spyOn(ledger, 'lookUp').mockImplementationOnce(async (lookup) => {
    await held.opened
    return lookUp(lookup)
  })
  const late = atSecond?.()
  // Its balance is read, and holds the price of one call: that of the other router takes it.
  await vi.waitFor(
    () =>
      expect(verify.mock.settledResults).toEqual([
        expect.objectContaining({ type: 'fulfilled', value: expect.objectContaining({ isValid: true }) }),
      ]),
    { timeout: 20_000 },
  )
  expect((await atFirst?.())?.status).toBe(200)
  held.open()
  const answer = await late
  vi.restoreAllMocks()
  expect(answer?.status).toBe(402)
  expect(await answer?.text()).toContain('"error":"insufficient_funds"')
  expect(runs).toBe(1)
})
