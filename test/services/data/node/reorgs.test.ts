import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../../prisma/database.ts'
import { openNode } from '../../../../subgraphs/data/providers/node/rpc.ts'
import { ALICE, BOB, callOf, someone } from './support/chain.ts'
import { follow, type IndexGround, startIndexGround } from './support/ground.ts'

let ground: IndexGround
beforeAll(async () => {
  ground = await startIndexGround()
})
afterAll(() => ground.stop())

const PAGE = { order: 'asc', skip: 0, limit: 10_000 } as const

/** Every row that the index has, as one value. */
async function everything() {
  const { pool } = ground.db
  const tables = ['block', 'transaction', 'internal_transfer', 'token_transfer', 'contract_creation']
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await pool.query(`SELECT to_jsonb(t) AS row FROM data.${table} t ORDER BY to_jsonb(t)::text`)
      return [table, rows.map(({ row }) => row)] as const
    }),
  )
  const sums = await pool.query(
    'SELECT to_jsonb(t) AS row FROM data.token_holding t UNION ALL SELECT to_jsonb(d) FROM data.chain_day d ORDER BY 1',
  )
  return Object.fromEntries([...counts, ['sums', sums.rows.map(({ row }) => row)]])
}

/** The same index, made anew from the chain as it is now. */
async function fromScratch() {
  const tables = 'block, transaction, internal_transfer, token_transfer, token_holding, contract_creation, chain_day'
  await ground.db.pool.query(
    `TRUNCATE data.chain_index, ${tables
      .split(', ')
      .map((table) => `data.${table}`)
      .join(', ')}`,
  )
  await ground.index.catchUp()
  return everything()
}

/** Transactions of all kinds, in some blocks; the same number makes the same ones. */
async function live(seed: number) {
  const { chain } = ground
  const to = someone(seed)
  await chain.send(ALICE, { to, value: BigInt(seed) })
  await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 1_000n]))
  await chain.send(ALICE, callOf(chain.coin, 'spread', [to, 5n, 10n]))
  await chain.send(ALICE, callOf(chain.art, 'mint', [to, BigInt(seed)]))
  await chain.send(ALICE, callOf(chain.items, 'mint', [to, 1n, BigInt(seed)]))
  await chain.send(ALICE, { ...callOf(chain.machine, 'pass', [to]), value: 8n })
  await chain.send(BOB, callOf(chain.machine, 'make'))
}

test('blocks that the chain replaced leave no trace, at any depth', async () => {
  const { chain, index } = ground
  await live(1)
  await live(2)
  await index.catchUp()
  for (const depth of [1, 3, 9]) {
    await live(10 + depth)
    await index.catchUp()
    await chain.client.request({ method: 'anvil_reorg' as never, params: [depth, []] as never })
    await live(50 + depth)
    await index.catchUp()
    expect(await everything()).toEqual(await fromScratch())
  }
})

test('a chain that went back and grew anew is followed', async () => {
  const { chain, index, read } = ground
  await index.catchUp()
  const snapshot = await chain.client.snapshot()
  const gone = someone(200)
  await chain.send(ALICE, callOf(chain.coin, 'mint', [gone, 5n]))
  await live(201)
  await index.catchUp()
  expect(await read.holdings({ owner: gone, standards: ['ERC20'], limit: 1 })).toHaveLength(1)
  await chain.client.revert({ id: snapshot })
  await live(202)
  await index.catchUp()
  expect(await read.holdings({ owner: gone, standards: ['ERC20'], limit: 1 })).toEqual([])
  expect(await everything()).toEqual(await fromScratch())
})

test('a node that is a few blocks behind is waited for, and believed after a while', async () => {
  const { chain, db, node, index, read } = ground
  await index.catchUp()
  const snapshot = await chain.client.snapshot()
  const before = await chain.client.getBlockNumber({ cacheTime: 0 })
  await chain.client.mine({ blocks: 5 })
  await index.catchUp()
  await chain.client.revert({ id: snapshot })
  let time = Date.now()
  const patient = follow(db, node, () => new Date(time))
  await patient.catchUp()
  expect((await read.extent())?.headBlock).toBe(before + 5n)
  time += 60_000
  await patient.catchUp()
  expect((await read.extent())?.headBlock).toBe(before)
  await patient.stop()
})

test('a chain that was replaced as a whole is read from its first block', async () => {
  const { chain, db, index, read } = ground
  await chain.client.mine({ blocks: 600 })
  await index.catchUp()
  // Another genesis: what the index has of the chain is nothing that the node has.
  await db.pool.query(`UPDATE data.block SET hash = sha256(hash), parent_hash = sha256(parent_hash)`)
  await db.pool.query('UPDATE data.chain_index SET head_hash = sha256(head_hash)')
  await index.catchUp()
  expect((await read.extent())?.headBlock).toBe(await chain.client.getBlockNumber({ cacheTime: 0 }))
  expect(await everything()).toEqual(await fromScratch())
})

test('thousands of transfers are read while the chain goes on and changes, by three processes at once', async () => {
  const { chain, db, index, read } = ground
  const others = [1, 2].map(() => {
    const node = openNode({ url: chain.url, chainId: chain.chainId })
    const own = openDatabase(db.pool.options.connectionString ?? '')
    return { node, own, follower: follow(own, node) }
  })
  const holders = someone(900)
  await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 10n ** 9n]))
  const catching = { on: true }
  const all = [index, ...others.map(({ follower }) => follower)]
  const readers = all.map(async (follower) => {
    while (catching.on) {
      await follower.catchUp()
      await sleep(1)
    }
  })
  const grow = async () => {
    for (let round = 0; round < 20; round++) {
      await chain.send(ALICE, callOf(chain.coin, 'spread', [holders, 150n, BigInt(round + 1)]))
      if (round % 5 === 4) {
        await chain.client.request({ method: 'anvil_reorg' as never, params: [2, []] as never })
        await chain.send(ALICE, callOf(chain.coin, 'spread', [holders, 150n, 1n]))
      }
    }
  }
  try {
    await grow()
  } finally {
    catching.on = false
    await Promise.all(readers)
  }
  await index.catchUp()
  const transfers = await read.tokenTransfers({ contract: chain.coin.address, standard: 'ERC20', ...PAGE })
  expect(transfers.length).toBeGreaterThan(2_000)
  const [holding] = await read.holdings({ owner: holders, standards: ['ERC20'], limit: 1 })
  const balance = await chain.client.readContract({ ...chain.coin, functionName: 'balanceOf', args: [holders] })
  expect(holding?.balance).toBe(balance)
  expect(await everything()).toEqual(await fromScratch())
  for (const { follower, own, node } of others) {
    await follower.stop()
    await own.close()
    await node.close()
  }
}, 180_000)
