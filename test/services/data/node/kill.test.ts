import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../support/ledger.ts'
import { ALICE, callOf, someone } from './support/chain.ts'
import { type IndexGround, startIndexGround } from './support/ground.ts'

const SCRIPT = fileURLToPath(new URL('./support/followingProcess.ts', import.meta.url))

let ground: IndexGround
let child: ChildProcess | null = null
beforeAll(async () => {
  ground = await startIndexGround()
})
afterAll(async () => {
  await kill()
  await ground.stop()
})

function start(): void {
  const { db, chain } = ground
  const args = ['--import', 'tsx', SCRIPT, db.pool.options.connectionString ?? '', chain.url]
  child = spawn(process.execPath, args, { stdio: 'ignore' })
}

async function kill(): Promise<void> {
  const dying = child
  child = null
  if (!dying || dying.exitCode !== null) return
  const ended = once(dying, 'exit')
  dying.kill('SIGKILL')
  await ended
}

const headBlock = async () => (await ground.read.extent())?.headBlock ?? -1n

test('a process that is killed while it reads leaves nothing half done, and the next goes on from there', async () => {
  const { chain, db, read, index } = ground
  const first = someone(1)
  await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 10n ** 9n]))
  for (let block = 0; block < 40; block++) await chain.send(ALICE, callOf(chain.coin, 'spread', [first, 50n, 1n]))
  const target = await chain.client.getBlockNumber({ cacheTime: 0 })
  let before = -1n
  // Each is killed as soon as it has got a step further.
  for (let life = 0; life < 2 && before < target; life++) {
    start()
    before = await eventually('the index grows', async () => {
      const head = await headBlock()
      return head > before ? head : null
    })
    await kill()
    const { rows } = await db.pool.query(
      `SELECT (SELECT max(number) FROM data.block) AS block, (SELECT max(block) FROM data.transaction) AS transaction,
              (SELECT sum(balance) FROM data.token_holding WHERE standard = 'ERC20') AS held,
              (SELECT coalesce(sum(value), 0) FROM data.token_transfer WHERE sender = '\\x${'00'.repeat(20)}') AS minted`,
    )
    const head = await headBlock()
    expect(rows[0]).toMatchObject({ block: String(head), transaction: String(head) })
    // Whatever was made is held by somebody: blocks, transfers and holdings are of the same moment.
    expect(rows[0].held).toBe(rows[0].minted)
  }
  await index.catchUp()
  expect(await headBlock()).toBe(target)
  const transfers = await read.tokenTransfers({
    contract: chain.coin.address,
    standard: 'ERC20',
    order: 'asc',
    skip: 0,
    limit: 10_000,
  })
  expect(transfers).toHaveLength(40 * 50 + 1)
  const [holding] = await read.holdings({ owner: first, standards: ['ERC20'], limit: 1 })
  expect(holding?.balance).toBe(40n)
})
