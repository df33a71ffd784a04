import { rm } from 'node:fs/promises'
import type pg from 'pg'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Devnet } from '../../../devnet/index.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { openChain } from '../../../router/payments/evm/chain.ts'
import { openSender } from '../../../router/payments/facilitator/sender.ts'
import { databaseTurn } from '../../../router/payments/facilitator/turns.ts'
import { keySigner } from '../../../router/payments/signing/keySigner.ts'
import { newAccount, nodeOf, startSharedDevnet } from '../../devnet/devnets.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { gate } from '../../support/gate.ts'
import { openPool } from '../../support/pool.ts'
import { addressOf, NETWORK, SILENT } from './place.ts'

let devnet: Devnet
let removeDevnet: () => Promise<void>
let postgres: EmbeddedPostgres
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-turns-')
  const started = await Promise.all([startSharedDevnet(), startEmbeddedPostgres({ dataDir })])
  ;[{ devnet, remove: removeDevnet }, postgres] = started
})
afterAll(async () => {
  await Promise.all([removeDevnet?.(), postgres?.stop()])
  await rm(dataDir, { recursive: true, force: true })
})

/** A pool of one process' own. */
function ownPool(options: pg.PoolConfig = {}): pg.Pool {
  const pool = openPool(postgres.url, { max: 3, ...options })
  onTestFinished(() => pool.end())
  return pool
}

/** Work that goes on until it is let go. */
function held() {
  const [begun, end] = [gate(), gate()]
  const work = () => {
    begun.open()
    return end.opened
  }
  return { work, begun: begun.opened, letGo: end.open }
}

test('two processes with one key send fifty transactions at once: none is lost and no nonce is left out', async () => {
  const key = generatePrivateKey()
  const address = privateKeyToAddress(key)
  await devnet.fund(address, { eth: 10n ** 20n })
  const chain = openChain(NETWORK, devnet.rpcUrl, 5_000)
  const senders = [ownPool(), ownPool()].map((pool) =>
    openSender(chain, devnet.rpcUrl, keySigner(key), 5_000, databaseTurn(pool, address), SILENT),
  )
  const to = addressOf(newAccount())
  const hashes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => senders[index % 2]!.send({ to, data: '0x', gas: 21_000n })),
  )
  const transactions = await Promise.all(
    hashes.map(async (hash: Hex) => {
      const { status } = await chain.client.waitForTransactionReceipt({ hash })
      return { status, nonce: (await chain.client.getTransaction({ hash })).nonce }
    }),
  )
  expect(transactions.map(({ status }) => status)).toEqual(Array(50).fill('success'))
  const nonces = transactions.map(({ nonce }) => nonce).sort((one, other) => one - other)
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, index) => index))
  expect(await nodeOf(devnet).getTransactionCount({ address })).toBe(50)
})

test('turns of one name never overlap, in one process or in several', async () => {
  const turns = [ownPool(), ownPool()].map((pool) => databaseTurn(pool, 'overlap'))
  let running = 0
  let most = 0
  const observer = ownPool()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      turns[index % 2]!(async () => {
        running += 1
        most = Math.max(most, running)
        await observer.query('SELECT 1')
        running -= 1
      }),
    ),
  )
  expect(most).toBe(1)
})

test('turns of different names do not wait for each other', async () => {
  const pool = ownPool()
  const first = held()
  const holding = databaseTurn(pool, 'one')(first.work)
  await first.begun
  expect(await databaseTurn(pool, 'other')(async () => 'done')).toBe('done')
  first.letGo()
  await holding
})

test('a turn that does not come in time is given up, its work is not run, and the next one comes', async () => {
  const first = held()
  const holding = databaseTurn(ownPool(), 'late')(first.work)
  await first.begun
  const pool = ownPool()
  const work = vi.fn(async () => 'done')
  await expect(databaseTurn(pool, 'late', 100)(work)).rejects.toThrow(/lock timeout|Nothing within/)
  expect(work).not.toHaveBeenCalled()
  first.letGo()
  await holding
  expect(await databaseTurn(pool, 'late')(work)).toBe('done')
})

test('work that throws gives its turn back', async () => {
  const turn = databaseTurn(ownPool(), 'throwing')
  await expect(turn(() => Promise.reject(new Error('out of gas')))).rejects.toThrow('out of gas')
  expect(await databaseTurn(ownPool(), 'throwing')(async () => 'done')).toBe('done')
})

test('a process that dies in the middle of its turn holds up nobody', async () => {
  const pool = ownPool({ application_name: 'dies' })
  const first = held()
  const holding = databaseTurn(pool, 'dying')(first.work)
  await first.begun
  const next = databaseTurn(ownPool(), 'dying')(async () => 'done')
  await ownPool().query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dies'`)
  expect(await next).toBe('done')
  // What was done in the turn counts all the same.
  first.letGo()
  await expect(holding).resolves.toBeUndefined()
  expect(await databaseTurn(pool, 'dying')(async () => 'again')).toBe('again')
})

test('while there is no connection to be had a turn is given up, and connections are not lost to it', async () => {
  const pool = ownPool({ max: 1 })
  const client = await pool.connect()
  const work = vi.fn(async () => 'done')
  await expect(databaseTurn(pool, 'crowded', 50)(work)).rejects.toThrow()
  expect(work).not.toHaveBeenCalled()
  client.release()
  expect(await databaseTurn(pool, 'crowded')(work)).toBe('done')
})
