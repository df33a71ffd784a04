import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChain } from '../../../../subgraphs/data/providers/node/index/follow.ts'
import { RpcError, startTestEngine, type TestEngine } from '../nodedata/support/engine.ts'
import { ALICE, callOf, someone } from './support/chain.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(() => engine.stop())

test('an index that begins in the middle of the chain says so, and keeps its beginning', async () => {
  const { chain, db, node, read, rpc } = engine
  const holder = someone(1)
  await chain.send(ALICE, callOf(chain.coin, 'mint', [holder, 5n]))
  // What follows the chain by itself has had its first look.
  await engine.index.catchUp()
  const begin = (await chain.client.getBlockNumber({ cacheTime: 0 })) + 1n
  await db.pool.query(
    'TRUNCATE data.chain_index, data.block, data.transaction, data.token_transfer, data.token_holding',
  )
  const follow = (startBlock: bigint) => {
    const log = pino({ level: 'silent' })
    return followChain({ pool: db.pool, node, startBlock, pollMs: 3_600_000, log, now: () => new Date() })
  }
  await chain.send(ALICE, callOf(chain.coin, 'mint', [holder, 6n]))
  const first = follow(begin)
  await first.catchUp()
  await first.stop()
  expect(await read.extent()).toMatchObject({ startBlock: begin, headBlock: begin })

  const question = { category: ['erc20'], toAddress: holder }
  const answer = await rpc<{ transfers: unknown[] }>('nodedata_getAssetTransfers', question)
  expect(answer).toMatchObject({
    transfers: [{ rawContract: { value: '0x6' } }],
    indexedFrom: `0x${begin.toString(16)}`,
  })
  const within = { ...question, fromBlock: `0x${begin.toString(16)}` }
  expect(await rpc('nodedata_getAssetTransfers', within)).not.toHaveProperty('indexedFrom')
  const before = rpc('nodedata_getAssetTransfers', { ...question, toBlock: '0x1' })
  await expect(before).rejects.toBeInstanceOf(RpcError)
  await expect(before).rejects.toThrow(`indexed from block ${begin} on`)
  // What the token says itself is right, whatever the index missed.
  expect(await rpc('nodedata_getTokenBalances', holder)).toMatchObject({
    tokenBalances: [{ tokenBalance: `0x${'b'.padStart(64, '0')}` }],
  })

  const second = follow(0n)
  await second.catchUp()
  await second.stop()
  expect(await read.extent()).toMatchObject({ startBlock: begin })
})
