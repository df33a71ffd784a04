import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { type Installation, startInstallation } from '../support/installation.ts'
import { eventually } from '../support/ledger.ts'
import { ended, expectPaidOnce, payersOf, payUnderKill, statesOf } from '../support/payUnderKill.ts'
import type { TollgraphProcess } from '../support/process.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'

// Two routers, of which one is killed, hangs or is cut off from the database: the other takes its payments over long before their leases end (75 s here).

const PATH = '/domains/api/search'
const BODY = { name: 'lost-router' }
const CLIENTS = 12
/** Well before the leases end, in milliseconds. A quiet machine needs 12 seconds at most. */
const TAKEN_OVER_MS = 45_000

let facilitator: TestFacilitator
let installation: Installation
let lost: TollgraphProcess
let other: TollgraphProcess

beforeAll(async () => {
  facilitator = await startFacilitator()
  installation = await startInstallation(2, {
    SERVICES: 'domains',
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '15000',
    EXECUTION_TIMEOUT_MS: '20000',
    REPLAY_WAIT_MS: '0',
    SETTLEMENT_WAIT_MS: '60000',
  })
  await facilitator.connect(installation.rpcUrl, 60_000)
  ;[lost, other] = installation.routers as [TollgraphProcess, TollgraphProcess]
}, 480_000)
afterAll(async () => {
  facilitator.settleBehaviour = 'settle'
  await installation?.stop()
  await facilitator?.stop()
})

const walletWith = (usd: string) => makeWallet({ ...installation, url: lost.url }, usd)

/** A paid request at the router that is lost, sent with a signed payment. */
async function paidRequest(wallet: TestWallet) {
  const headers = await wallet.paymentHeaders(await fetch(`${lost.url}${PATH}`, json(BODY)))
  return (router: TollgraphProcess) => fetch(`${router.url}${PATH}`, json(BODY, headers))
}

/** A paid request whose settlement the router that is lost waits for. */
async function settlingRequest() {
  const wallet = await walletWith('1')
  const send = await paidRequest(wallet)
  facilitator.settleBehaviour = 'hang'
  const late = send(lost)
  await eventually(
    'it settles',
    async () => (await statesOf(installation.pool, [wallet.address])).includes('SETTLING'),
    120_000,
  )
  return { wallet, send, late }
}

describe('a router that is killed under load', () => {
  it('leaves payments that the other one ends, each executed at most once', { timeout: 480_000 }, async () => {
    const wallets = await Promise.all(Array.from({ length: CLIENTS }, () => walletWith('1')))
    const { pool } = installation
    await payUnderKill(pool, wallets, `${lost.url}${PATH}`, () => lost.kill())
    try {
      await expectPaidOnce(wallets, await ended(pool, payersOf(wallets), TAKEN_OVER_MS))
    } finally {
      await lost.start()
    }
    await expectCleanAudit(installation)
  })
})

describe('a router that hangs', () => {
  it('while it settles: the other one settles the payment, and its own late outcome changes nothing', {
    timeout: 480_000,
  }, async () => {
    const { wallet, send, late } = await settlingRequest()
    lost.signal('SIGSTOP')
    facilitator.settleBehaviour = 'settle'
    try {
      expect(await ended(installation.pool, [wallet.address], TAKEN_OVER_MS)).toEqual(['SETTLED'])
      expect((await send(other)).status).toBe(200)
    } finally {
      lost.signal('SIGCONT')
    }
    await (await late).text()
    expect(await statesOf(installation.pool, [wallet.address])).toEqual(['SETTLED'])
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    expect((await send(lost)).status).toBe(200)
    await expectCleanAudit(installation)
  })
})

describe('a router that is cut off from the database', () => {
  it('is not ready, and keeps no client waiting; the other one ends its payments, each executed once', {
    timeout: 480_000,
  }, async () => {
    const { wallet, send, late } = await settlingRequest()
    installation.databaseLine.silence()
    facilitator.settleBehaviour = 'settle'
    try {
      await eventually('it is not ready', async () => (await fetch(`${lost.url}/ready`)).status === 503, TAKEN_OVER_MS)
      const unpaid = await walletWith('1')
      const refused = await (await paidRequest(unpaid))(lost)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.any(String)])
      expect(await statesOf(installation.pool, [unpaid.address])).toEqual([])
      expect(await ended(installation.pool, [wallet.address], TAKEN_OVER_MS)).toEqual(['SETTLED'])
      expect((await send(other)).status).toBe(200)
      expect([202, 503]).toContain((await late).status)
    } finally {
      installation.databaseLine.restore()
    }
    await eventually('it is ready again', async () => (await fetch(`${lost.url}/ready`)).ok, TAKEN_OVER_MS)
    expect((await send(lost)).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    expect(await statesOf(installation.pool, [wallet.address])).toEqual(['SETTLED'])
    await expectCleanAudit(installation)
  })
})
