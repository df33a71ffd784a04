import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EvmNode, RpcOutcome } from '../../../../subgraphs/data/providers/node/rpc.ts'
import { ALICE, BOB, callOf, creationOf, someone } from './support/chain.ts'
import { follow, type IndexGround, startIndexGround } from './support/ground.ts'

let ground: IndexGround
beforeAll(async () => {
  ground = await startIndexGround()
})
afterAll(() => ground.stop())

const FIRST_PAGE = { order: 'asc', skip: 0, limit: 100 } as const

test('a transaction is found under its sender and its recipient', async () => {
  const { chain, index, read } = ground
  const hash = await chain.send(ALICE, { to: BOB, value: 123n })
  await index.catchUp()
  const [sent] = await read.transactions({ address: ALICE, ...FIRST_PAGE, order: 'desc', limit: 1 })
  const [received] = await read.transactions({ address: BOB, ...FIRST_PAGE, order: 'desc', limit: 1 })
  const receipt = await chain.client.getTransactionReceipt({ hash })
  expect(sent).toMatchObject({
    transactionHash: hash,
    blockNumber: receipt.blockNumber,
    blockHash: receipt.blockHash,
    from: ALICE,
    to: BOB,
    value: 123n,
    gasPrice: receipt.effectiveGasPrice,
    gasUsed: 21_000n,
    cumulativeGasUsed: 21_000n,
    input: '0x',
    createdContract: null,
    succeeded: true,
  })
  expect(received).toEqual(sent)
})

test('a transaction that failed is kept as one that failed', async () => {
  const { chain, index, read } = ground
  const hash = await chain.send(BOB, callOf(chain.coin, 'transfer', [ALICE, 10n ** 30n]))
  await index.catchUp()
  const [row] = await read.transactions({ address: BOB, ...FIRST_PAGE, order: 'desc', limit: 1 })
  expect(row).toMatchObject({ transactionHash: hash, succeeded: false })
})

test('transfers of all three standards are told apart, batches are taken apart', async () => {
  const { chain, index, read } = ground
  const carol = someone(7)
  await chain.send(ALICE, callOf(chain.coin, 'mint', [carol, 500n]))
  await chain.send(ALICE, callOf(chain.art, 'mint', [carol, 77n]))
  await chain.send(ALICE, callOf(chain.items, 'mint', [ALICE, 1n, 10n]))
  await chain.send(ALICE, callOf(chain.items, 'mint', [ALICE, 2n, 20n]))
  await chain.send(ALICE, callOf(chain.items, 'move', [carol, [1n, 2n], [3n, 4n]]))
  await index.catchUp()
  const of = (standard: 'ERC20' | 'ERC721' | 'ERC1155') =>
    read.tokenTransfers({ address: carol, standard, ...FIRST_PAGE })
  expect(await of('ERC20')).toMatchObject([{ contract: chain.coin.address, to: carol, value: 500n, tokenId: 0n }])
  expect(await of('ERC721')).toMatchObject([{ contract: chain.art.address, to: carol, value: 1n, tokenId: 77n }])
  expect(await of('ERC1155')).toMatchObject([
    { contract: chain.items.address, from: ALICE, tokenId: 1n, value: 3n, batchIndex: 0 },
    { contract: chain.items.address, from: ALICE, tokenId: 2n, value: 4n, batchIndex: 1 },
  ])
  const standards = ['ERC20', 'ERC721', 'ERC1155'] as const
  expect(await read.holdings({ owner: carol, standards, limit: 10 })).toEqual([
    { standard: 'ERC20', contract: chain.coin.address, tokenId: 0n, balance: 500n },
    { standard: 'ERC721', contract: chain.art.address, tokenId: 77n, balance: 1n },
    { standard: 'ERC1155', contract: chain.items.address, tokenId: 1n, balance: 3n },
    { standard: 'ERC1155', contract: chain.items.address, tokenId: 2n, balance: 4n },
  ])
})

test('an event that claims more than it holds is no transfer, and stops nothing', async () => {
  const { chain, index, read } = ground
  const dave = someone(8)
  await chain.send(ALICE, callOf(chain.items, 'lie', [dave]))
  await chain.send(ALICE, callOf(chain.items, 'mint', [dave, 5n, 1n]))
  await index.catchUp()
  expect(await read.tokenTransfers({ address: dave, standard: 'ERC1155', ...FIRST_PAGE })).toHaveLength(1)
})

test('value that contracts pass on is found, with its place in the tree of calls', async () => {
  const { chain, index, read } = ground
  const erin = someone(9)
  const { machine } = chain
  const hash = await chain.send(ALICE, { ...callOf(machine, 'pass', [erin]), value: 10n })
  const vain = await chain.send(ALICE, { ...callOf(machine, 'passInVain', [erin]), value: 6n })
  await index.catchUp()
  const rows = await read.internalTransfers({ address: erin, ...FIRST_PAGE })
  expect(rows).toMatchObject([
    { transactionHash: hash, from: machine.address, to: erin, value: 5n, kind: 'call', tracePath: '0', failure: null },
    { transactionHash: hash, from: machine.address, to: erin, value: 5n, tracePath: '1_0', failure: null },
    { transactionHash: vain, value: 6n, tracePath: '0_0', failure: expect.stringMatching(/revert/i) },
  ])
  expect(await chain.client.getBalance({ address: erin })).toBe(10n)
  const through = await read.internalTransfers({ address: machine.address, ...FIRST_PAGE })
  expect(through.filter(({ transactionHash }) => transactionHash === hash)).toHaveLength(3)
})

test('a failure in words that no database stores stops nothing', async () => {
  const { chain, db, node, read } = ground
  const grace = someone(19)
  const call = { type: 'CALL', from: ALICE, to: grace, value: '0x7', gas: '0x0', gasUsed: '0x0' }
  const trees = [{ result: { ...call, error: 'reverted: a\0b\ud800', calls: [call] } }]
  const telling: EvmNode = {
    ...node,
    async batch(calls) {
      const outcomes = await node.batch(calls)
      return outcomes.map((outcome, at): RpcOutcome => {
        const isTrace = /^(trace|debug)_/.test(calls[at]?.method ?? '')
        return isTrace ? { ok: true, result: calls[at]?.method === 'trace_block' ? null : trees } : outcome
      })
    },
  }
  // Has nothing left to read.
  await ground.index.catchUp()
  const index = follow(db, telling)
  const hash = await chain.send(ALICE, { to: BOB, value: 1n })
  await index.catchUp()
  await index.stop()
  const [row] = await read.internalTransfers({ address: grace, ...FIRST_PAGE })
  expect(row).toMatchObject({ transactionHash: hash, failure: 'reverted: ab\ufffd' })
})

test('who made a contract is known, by itself or through another contract', async () => {
  const { chain, index, read } = ground
  const direct = await chain.send(BOB, creationOf('TestCoin'))
  const { contractAddress } = await chain.client.getTransactionReceipt({ hash: direct })
  const through = await chain.send(BOB, callOf(chain.machine, 'make'))
  await index.catchUp()
  const passed = await read.internalTransfers({ address: chain.machine.address, ...FIRST_PAGE })
  const made = passed.find(({ transactionHash }) => transactionHash === through)
  const address = contractAddress?.toLowerCase() as `0x${string}`
  const child = made?.to as `0x${string}`
  expect(made).toMatchObject({ kind: 'create', from: chain.machine.address })
  const rows = await read.contractCreations([address, child, someone(1)])
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ contract: address, creator: BOB, factory: null, transactionHash: direct }),
      expect.objectContaining({ contract: child, creator: BOB, factory: chain.machine.address }),
    ]),
  )
  expect(await read.transactions({ address, ...FIRST_PAGE })).toMatchObject([{ transactionHash: direct }])
})

test('pages of either order fit together, without gaps or repeats', async () => {
  const { chain, index, read } = ground
  const frank = someone(10)
  await chain.client.setAutomine(false)
  for (let value = 1n; value <= 30n; value++) {
    await chain.client.sendTransaction({ account: ALICE, to: frank, value, gas: 21_000n, chain: null })
    if (value % 7n === 0n) await chain.client.mine({ blocks: 1 })
  }
  await chain.client.mine({ blocks: 1 })
  await chain.client.setAutomine(true)
  await index.catchUp()
  for (const order of ['asc', 'desc'] as const) {
    const values: bigint[] = []
    for (let skip = 0; skip < 40; skip += 8) {
      const rows = await read.transactions({ address: frank, order, skip, limit: 8 })
      values.push(...rows.map(({ value }) => value))
    }
    const all = Array.from({ length: 30 }, (_, i) => BigInt(i + 1))
    expect(values).toEqual(order === 'asc' ? all : all.toReversed())
  }
})

test('the sums of a day agree with its blocks', async () => {
  const { db, read, index } = ground
  await index.catchUp()
  const { rows } = await db.pool.query(
    'SELECT count(*)::int AS blocks, sum(transactions) AS transactions, sum(size) AS size FROM data.block',
  )
  const days = await read.days('2000-01-01', '2100-01-01', 'asc')
  expect(days.reduce((sum, { blocks }) => sum + blocks, 0)).toBe(rows[0].blocks)
  expect(String(days.reduce((sum, { transactions }) => sum + transactions, 0n))).toBe(rows[0].transactions)
  expect(String(days.reduce((sum, { size }) => sum + size, 0n))).toBe(rows[0].size)
})
