import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readRecord } from '../../devnet/record.ts'
import { parseUsd } from '../../schema/money.ts'
import type { DomainsEngines } from '../../subgraphs/domains/work.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { eventually, paymentsOf, statesOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet } from '../support/wallet.ts'

let tollgraph: TestTollgraph

beforeAll(async () => {
  tollgraph = await startTollgraph({ FACILITATOR_TIMEOUT_MS: '800', LOG_LEVEL: 'silent' })
})
afterEach(() => signalAnvil('SIGCONT'))
afterAll(async () => {
  await tollgraph?.stop()
})

/** Stops the chain's process where it stands, or lets it go on. */
function signalAnvil(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const record = readRecord(`${tollgraph.backend.dataDir}/devnet`)
  if (!record?.anvilPid) throw new Error('The devnet has no anvil')
  process.kill(record.anvilPid, signal)
}

describe('a chain that does not answer', () => {
  it('at settlement: 202 and no second payment; when it is back the payment settles once', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const search = `${tollgraph.url}/domains/api/search`
    const body = { name: 'chain-stands-still' }
    const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
    const { registrar } = (tollgraph.backend.started.get('domains') ?? expect.fail('no domains'))
      .engines as DomainsEngines
    const working = registrar.check
    registrar.check = (names) => {
      registrar.check = working
      signalAnvil('SIGSTOP')
      return working.call(registrar, names)
    }
    const pending = await fetch(search, json(body, headers))
    expect(pending.status).toBe(202)
    expect(pending.headers.get('retry-after')).toBeTruthy()
    const again = await fetch(search, json(body, headers))
    expect(again.status).toBe(202)
    expect((await fetch(`${tollgraph.url}/ready`)).status).toBe(503)
    signalAnvil('SIGCONT')
    const [payment] = await eventually(
      'the payment settles',
      async () => {
        const rows = await paymentsOf(tollgraph, wallet.address)
        return rows[0]?.state === 'SETTLED' && rows
      },
      40_000,
    )
    const answer = await fetch(search, json(body, headers))
    expect(answer.status).toBe(200)
    expect((await answer.json()) as object).toMatchObject({ name: body.name })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    const drawn = await statesOf(tollgraph, payment?.id ?? '')
    expect(drawn.filter((state) => state === 'SETTLED')).toHaveLength(1)
    expect(drawn.slice(0, 4)).toEqual(['RESERVED', 'EXECUTED', 'SETTLING', 'PENDING'])
  })

  it('at verification: 503 before anything is reserved', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const search = `${tollgraph.url}/domains/api/search`
    const headers = await wallet.paymentHeaders(await fetch(search, json({ name: 'no-chain' })))
    signalAnvil('SIGSTOP')
    const refused = await fetch(search, json({ name: 'no-chain' }, headers))
    signalAnvil('SIGCONT')
    expect(refused.status).toBe(503)
    expect(await paymentsOf(tollgraph, wallet.address)).toHaveLength(0)
    expect((await fetch(search, json({ name: 'no-chain' }, headers))).status).toBe(200)
  })
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit(tollgraph))
