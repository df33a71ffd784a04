import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NodedataGround } from '../../../../subgraphs/data/providers/node/nodedata/ground.ts'
import { openAbiBooks } from '../../../../subgraphs/data/providers/node/nodedata/simulation/abiBook.ts'
import { simulateAssetChanges } from '../../../../subgraphs/data/providers/node/nodedata/simulation/assetChanges.ts'
import { openNode } from '../../../../subgraphs/data/providers/node/rpc.ts'
import { openTokens } from '../../../../subgraphs/data/providers/node/tokens.ts'
import { ALICE, BOB, callOf } from '../node/support/chain.ts'
import { type FakeNode, handOn, startFakeNode } from '../node/support/fakeNode.ts'
import { startTestEngine, type TestEngine } from './support/engine.ts'

let engine: TestEngine
let fake: FakeNode | null = null
beforeAll(async () => {
  engine = await startTestEngine()
  await engine.chain.send(ALICE, callOf(engine.chain.coin, 'mint', [ALICE, 1_000n]))
  await engine.chain.send(ALICE, callOf(engine.chain.items, 'mint', [ALICE, 1n, 10n]))
})
afterAll(async () => {
  fake?.stop()
  await engine.stop()
})

/** The engine's ground over the same chain, by a node that traces no calls. */
async function untracingNode(): Promise<Pick<NodedataGround, 'node' | 'tokens'>> {
  fake = await startFakeNode(async (questions) => {
    const isTrace = questions.some(({ method }) => method === 'debug_traceCall')
    if (isTrace) return { id: 0, error: { code: -32601, message: 'the method debug_traceCall does not exist' } }
    const answers = await handOn(engine.chain.url, questions)
    // Lists of one are not asked here.
    return questions.length === 1 ? answers[0] : answers
  })
  const node = openNode({ url: fake.url, chainId: engine.chain.chainId })
  return { node, tokens: openTokens(node) }
}

test('nodes of either kind tell the same changes', async () => {
  const { chain, rpc } = engine
  const other = await untracingNode()
  const transactions = [
    { from: ALICE, to: BOB, value: '0x5' },
    { from: ALICE, value: '0x8', ...callOf(chain.machine, 'pass', [BOB]) },
    { from: ALICE, ...callOf(chain.coin, 'transfer', [BOB, 10n]) },
    { from: ALICE, ...callOf(chain.coin, 'approve', [BOB, 10n]) },
    { from: ALICE, ...callOf(chain.art, 'mint', [BOB, 99n]) },
    { from: ALICE, ...callOf(chain.items, 'move', [BOB, [1n], [4n]]) },
  ]
  for (const transaction of transactions) {
    const { changes } = await rpc<{ changes: unknown[] }>('nodedata_simulateAssetChanges', transaction)
    expect(changes.length).toBeGreaterThan(0)
    const ground = { ...other, now: () => new Date() } as NodedataGround
    expect(await simulateAssetChanges(ground, [transaction])).toMatchObject({ changes, error: null })
  }
  await other.node.close()
})

test('what was undone by a call around it is no change', async () => {
  const { chain, rpc } = engine
  const vain = { from: ALICE, value: '0x8', ...callOf(chain.machine, 'passInVain', [BOB]) }
  const { changes } = await rpc<{ changes: unknown[] }>('nodedata_simulateAssetChanges', vain)
  expect(changes).toMatchObject([{ from: ALICE, to: chain.machine.address, rawAmount: '8' }])
})

test('calls and logs of contracts with known sources are told by name', async () => {
  const { chain, db } = engine
  const { abi } = JSON.parse(readFileSync(new URL('../node/contracts/TestCoin.artifact.json', import.meta.url), 'utf8'))
  await db.pool.query(
    `INSERT INTO data.verified_contract (code_hash, code_length, immutables, name, source_code, abi, compiler_version,
       optimizer, runs, evm_version, libraries, license, content_address, added_at)
     VALUES ('00', 1, '[]', 'TestCoin', '', $1, '', true, 200, 'cancun', '', '', '', now())`,
    [JSON.stringify(abi)],
  )
  const book = await openAbiBooks(db.pool).read()
  const { data } = callOf(chain.coin, 'transfer', [BOB, 10n])
  const simulated = await engine.rpc<{ logs: { topics: `0x${string}`[]; data: `0x${string}` }[] }>(
    'nodedata_simulateExecution',
    { from: ALICE, to: chain.coin.address, data },
  )
  expect(book.decodeCall(data)).toEqual({
    name: 'transfer',
    signature: 'transfer(address,uint256)',
    inputs: [
      { name: 'to', type: 'address', value: expect.stringMatching(/b0b$/i) },
      { name: 'value', type: 'uint256', value: '10' },
    ],
  })
  const [log] = simulated.logs
  expect(book.decodeLog(log?.topics ?? [], log?.data ?? '0x')).toMatchObject({
    name: 'Transfer',
    signature: 'Transfer(address,address,uint256)',
    inputs: [{ name: 'from' }, { name: 'to' }, { name: 'value', value: '10' }],
  })
  expect(book.decodeCall('0xdeadbeef')).toBeNull()
  expect(book.decodeCall('0x')).toBeNull()
  // The right four bytes, and nothing behind them.
  expect(book.decodeCall(data.slice(0, 10) as `0x${string}`)).toBeNull()
  expect(book.decodeLog([], '0x')).toBeNull()
})
