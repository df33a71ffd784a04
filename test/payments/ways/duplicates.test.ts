import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { startFacilitator, type TestFacilitator } from '../../support/facilitator.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'
import { watchAvailability } from './availability.ts'
import { makePayer, PROTOCOLS } from './payers.ts'

const PRICE = parseUsd('0.01')
const WINDOW_SECONDS = 3

let facilitator: TestFacilitator
let tollgraph: TestTollgraph
let search: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startTollgraph({
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '1000',
    DUPLICATE_WINDOW_SECONDS: String(WINDOW_SECONDS),
    REPLAY_WAIT_MS: '0',
    RUN_JOBS: 'false',
    LOG_LEVEL: 'silent',
  })
  await facilitator.connect(tollgraph.rpcUrl)
  watchAvailability(tollgraph)
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(async () => {
  await facilitator?.stop()
  await tollgraph?.stop()
})

describe.each(PROTOCOLS)('a new payment by %s for what an unsettled one is for', (protocol) => {
  it('is refused with the time to come back, unless it has a name of its own or the window is over', async () => {
    const payer = await makePayer(tollgraph, protocol)
    const body = { name: `duplicate-${protocol.replaceAll(' ', '')}` }
    const unpaid = () => fetch(search, json(body))
    const pay = async (extra: Record<string, string> = {}) =>
      fetch(search, json(body, { ...(await payer.headers(await unpaid())), ...extra }))
    const firstHeaders = await payer.headers(await unpaid())

    facilitator.settleBehaviour = 'hang'
    const held = await fetch(search, json(body, firstHeaders))
    expect(held.status).toBe(202)
    expect(held.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await held.json()).toMatchObject({ error: expect.stringContaining('Do not pay again') })
    facilitator.settleBehaviour = 'settle'

    const refused = await pay()
    expect(refused.status).toBe(409)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ success: false, reason: 'same_request' })
    expect(await payer.balance()).toBe(parseUsd('1'))

    expect((await pay({ 'idempotency-key': randomUUID() })).status).toBe(200)
    expect(await payer.balance()).toBe(parseUsd('1') - PRICE)

    // Another request of the same wallet, and the same request of another wallet, are not held up.
    const headers = await payer.headers(await fetch(search, json({ name: 'something-else' })))
    expect((await fetch(search, json({ name: 'something-else' }, headers))).status).toBe(200)
    const stranger = await makePayer(tollgraph, protocol)
    expect((await fetch(search, json(body, await stranger.headers(await unpaid())))).status).toBe(200)

    const late = await eventually('the window is over', async () => {
      const answer = await pay()
      return answer.status !== 409 && answer
    })
    expect(late.status).toBe(200)
    expect(await payer.balance()).toBe(parseUsd('1') - 3n * PRICE)

    // The first one is still what it was: known, unsettled, and not run again.
    const again = await fetch(search, json(body, firstHeaders))
    expect(again.status).toBe(202)
    const states = (await paymentsOf(tollgraph, payer.address)).map(({ state }) => state)
    expect(states.sort()).toEqual(['PENDING', 'SETTLED', 'SETTLED', 'SETTLED'])
  })
})
