import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecord } from '../../devnet/record.ts'
import { parseUsd } from '../../schema/money.ts'
import type { DomainsEngines } from '../../subgraphs/domains/work.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { gate } from '../support/gate.ts'
import { eventually, paymentsOf, statesOf } from '../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// The facilitator and the chain have twenty seconds for each question; a client does not wait for that.
const SETTINGS = { SETTLEMENT_WAIT_MS: '300', REPLAY_WAIT_MS: '300', LOG_LEVEL: 'silent' }

/** Waits until the wallet's one payment has settled, and expects that it settled once, without a detour. */
async function settlesOnce(tollgraph: TestTollgraph, wallet: TestWallet, states: readonly string[]): Promise<void> {
  await eventually('the payment settles', async () => {
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    return payment?.state === 'SETTLED'
  })
  const [payment, ...others] = await paymentsOf(tollgraph, wallet.address)
  expect(others).toEqual([])
  expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(states)
}

describe('a facilitator that takes its time to settle', () => {
  let facilitator: TestFacilitator
  let tollgraph: TestTollgraph

  beforeAll(async () => {
    facilitator = await startFacilitator()
    tollgraph = await startTollgraph({ ...SETTINGS, FACILITATOR_URLS: facilitator.url })
    await facilitator.connect(tollgraph.rpcUrl)
  })
  afterAll(async () => {
    await tollgraph?.stop()
    await facilitator?.stop()
  })

  it.each([
    ['the work is done before', '/domains/api/search', { name: 'slow-settlement' }, '0.01', ['EXECUTED', 'SETTLING']],
    ['the work waits for the money', '/mail/api/inbox/buy', { username: 'slow-settlement' }, '1', ['SETTLING']],
  ])('where %s: 202 to the client, and the answer to the same payment later', async (_, path, body, price, states) => {
    const wallet = await makeWallet(tollgraph, '2')
    const url = `${tollgraph.url}${path}`
    const headers = await wallet.paymentHeaders(await fetch(url, json(body)))
    const line = gate()
    const before = facilitator.asked
    facilitator.interfere = async ({ moment }) => {
      if (moment === 'settle') await line.opened
      return null
    }
    try {
      for (const _round of [1, 2]) {
        const pending = await fetch(url, json(body, headers))
        expect(pending.status).toBe(202)
        expect(pending.headers.get('retry-after')).toBeTruthy()
        expect(await pending.json()).toMatchObject({ error: expect.stringContaining('Do not pay again') })
      }
      expect(await wallet.balance()).toBe(parseUsd('2'))
    } finally {
      line.open()
    }
    await settlesOnce(tollgraph, wallet, ['RESERVED', ...states, 'SETTLED'])
    const answer = await eventually('the answer is there', async () => {
      const repeated = await fetch(url, json(body, headers))
      return repeated.status === 202 || repeated.status === 409 ? false : repeated
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('payment-response')).toBeTruthy()
    expect(await wallet.balance()).toBe(parseUsd('2') - parseUsd(price))
    expect(facilitator.asked - before).toBe(1)
  })

  it('leaves a ledger that the chain confirms', () => expectCleanAudit(tollgraph))
})

describe('a chain that falls silent after a payment was verified', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph(SETTINGS)
  })
  afterAll(async () => {
    signalAnvil('SIGCONT')
    await tollgraph?.stop()
  })

  function signalAnvil(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = readRecord(`${tollgraph.backend.dataDir}/devnet`)?.anvilPid
    if (pid) process.kill(pid, signal)
  }

  it('keeps no client waiting, and the payment settles once when it speaks again', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const search = `${tollgraph.url}/domains/api/search`
    const body = { name: 'silent-chain' }
    const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
    const started = tollgraph.backend.started.get('domains') ?? expect.fail('no domains')
    const { registrar } = started.engines as DomainsEngines
    const working = registrar.check
    registrar.check = (names) => {
      registrar.check = working
      signalAnvil('SIGSTOP')
      return working.call(registrar, names)
    }
    expect((await fetch(search, json(body, headers))).status).toBe(202)
    // Answered while the first question to the chain was still open.
    const [payment] = await paymentsOf(tollgraph, wallet.address)
    expect(payment?.state).toBe('SETTLING')
    signalAnvil('SIGCONT')
    await settlesOnce(tollgraph, wallet, ['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED'])
    expect((await fetch(search, json(body, headers))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    await expectCleanAudit(tollgraph)
  })
})
