import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { parseUsd } from '../../schema/money.ts'
import { expectCleanAudit } from '../support/audit.ts'
import { startFacilitator, type TestFacilitator } from '../support/facilitator.ts'
import { eventually } from '../support/ledger.ts'
import { openPool } from '../support/pool.ts'
import { startProcess, type TollgraphProcess } from '../support/process.ts'
import { json, makeWallet } from '../support/wallet.ts'

let facilitator: TestFacilitator
let tollgraph: TollgraphProcess
let database: pg.Pool
let search: string

beforeAll(async () => {
  facilitator = await startFacilitator()
  tollgraph = await startProcess({
    SERVICES: 'domains',
    FACILITATOR_URLS: facilitator.url,
    FACILITATOR_TIMEOUT_MS: '60000',
  })
  await facilitator.connect(tollgraph.rpcUrl)
  // The same server that the process started: this only attaches to it.
  const { url } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
  database = openPool(url)
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(async () => {
  await database?.end()
  await facilitator?.stop()
  await tollgraph?.end()
})

/** The state of a wallet's only payment. */
async function stateOf(payer: string): Promise<string | undefined> {
  const { rows } = await database.query('SELECT state FROM ledger.payment WHERE payer = $1', [payer])
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]?.state
}

describe('a process killed while it settles', () => {
  it('before the transfer is on chain: the payment settles after the restart, once, and the answer is kept', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'killed-before' }
    const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
    facilitator.settleBehaviour = 'hang'
    const cut = fetch(search, json(body, headers)).catch(() => 'cut')
    await eventually('the settlement is asked for', async () => (await stateOf(wallet.address)) === 'SETTLING')
    await tollgraph.kill()
    expect(await cut).toBe('cut')
    expect(await wallet.balance()).toBe(parseUsd('1'))
    facilitator.settleBehaviour = 'settle'
    await tollgraph.start()
    await eventually('the payment settles', async () => (await stateOf(wallet.address)) === 'SETTLED')
    const answer = await fetch(search, json(body, headers))
    expect(answer.status).toBe(200)
    expect((await answer.json()) as object).toMatchObject({ name: 'killed-before' })
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('after the transfer is on chain: it is found there, not sent again', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const body = { name: 'killed-after' }
    const headers = await wallet.paymentHeaders(await fetch(search, json(body)))
    facilitator.settleBehaviour = 'settle_then_hang'
    const cut = fetch(search, json(body, headers)).catch(() => 'cut')
    await eventually('the transfer is on chain', async () => (await wallet.balance()) === parseUsd('0.99'))
    const asked = facilitator.asked
    await tollgraph.kill()
    expect(await cut).toBe('cut')
    facilitator.settleBehaviour = 'settle'
    await tollgraph.start()
    await eventually('the payment settles', async () => (await stateOf(wallet.address)) === 'SETTLED')
    expect(facilitator.asked).toBe(asked)
    expect((await fetch(search, json(body, headers))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
  })

  it('when it sends money: the transfer that was on its way counts as done, and is not refunded', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    const recipient = await makeWallet(tollgraph, '0')
    const send = `${tollgraph.url}/api/send`
    const body = { amount: 0.4, address: recipient.address, network: 'base' }
    const headers = await wallet.paymentHeaders(await fetch(send, json(body)))
    facilitator.settleBehaviour = 'settle_then_hang'
    const cut = fetch(send, json(body, headers)).catch(() => 'cut')
    await eventually('the transfer is on chain', async () => (await recipient.balance()) === parseUsd('0.4'))
    await tollgraph.kill()
    await cut
    facilitator.settleBehaviour = 'settle'
    await tollgraph.start()
    await eventually('the payment settles', async () => (await stateOf(wallet.address)) === 'SETTLED')
    const answer = await eventually('the answer is known', async () => {
      const again = await fetch(send, json(body, headers))
      return again.status !== 409 && again
    })
    expect((await answer.json()) as object).toMatchObject({
      error: expect.stringContaining('The work was done and paid'),
    })
    expect(await recipient.balance()).toBe(parseUsd('0.4'))
    expect(await wallet.balance()).toBe(parseUsd('0.6'))
  })
})

describe('starting again', () => {
  it('keeps chain and database together over a kill of everything', async () => {
    const wallet = await makeWallet(tollgraph, '1')
    facilitator.settleBehaviour = 'settle'
    expect((await wallet.pay(search, json({ name: 'before-everything' }))).status).toBe(200)
    // The chain is saved at most 3 s behind; this payment is old enough once its block is in the saved state.
    const height = await tollgraph.chain.height()
    const { savedBlockNumber } = await import('../../devnet/index.ts')
    await eventually('the chain is saved', async () => (savedBlockNumber(tollgraph.dataDir) ?? -1n) >= height)
    await tollgraph.kill()
    killAll(tollgraph.dataDir)
    await database.end().catch(() => {})
    await tollgraph.start()
    const { url } = await startEmbeddedPostgres({ dataDir: tollgraph.dataDir })
    database = openPool(url)
    expect(await wallet.balance()).toBe(parseUsd('0.99'))
    expect(await stateOf(wallet.address)).toBe('SETTLED')
    expect((await wallet.pay(search, json({ name: 'after-everything' }))).status).toBe(200)
    expect(await wallet.balance()).toBe(parseUsd('0.98'))
  })
})

it('leaves a ledger that the chain confirms', () => expectCleanAudit({ pool: database, chain: tollgraph.chain }))

/** Kills Postgres and the chain of a data folder, by the pids that they left there. */
function killAll(dataDir: string): void {
  const postmaster = Number(readFileSync(`${dataDir}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
  process.kill(postmaster, 'SIGKILL')
  const record = JSON.parse(readFileSync(`${dataDir}/devnet/devnet.json`, 'utf8')) as {
    anvilPid: number
    keeperPid: number
  }
  for (const pid of [record.anvilPid, record.keeperPid]) process.kill(pid, 'SIGKILL')
}
