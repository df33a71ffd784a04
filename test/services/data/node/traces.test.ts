import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchBlocks } from '../../../../subgraphs/data/providers/node/index/fetch/fetchBlocks.ts'
import { createTracer } from '../../../../subgraphs/data/providers/node/index/fetch/traces.ts'
import { openNode } from '../../../../subgraphs/data/providers/node/rpc.ts'
import { ALICE, callOf, someone, startTestChain, type TestChain } from './support/chain.ts'
import { type FakeNode, handOn, type Question, startFakeNode } from './support/fakeNode.ts'

let chain: TestChain
const fakes: FakeNode[] = []
beforeAll(async () => {
  chain = await startTestChain()
  for (const name of ['pass', 'passInVain'])
    await chain.send(ALICE, { ...callOf(chain.machine, name, [someone(1)]), value: 10n })
  await chain.send(ALICE, callOf(chain.machine, 'make'))
  await chain.send(ALICE, callOf(chain.machine, 'makeAt', [`0x${'11'.repeat(32)}`]))
  // The same salt again: the creation fails, and with it the transaction.
  await chain.send(ALICE, callOf(chain.machine, 'makeAt', [`0x${'11'.repeat(32)}`]))
})
afterAll(async () => {
  for (const fake of fakes) fake.stop()
  await chain.stop()
})

/** The chain's node, but some methods answer something else. */
async function nodeWith(methods: readonly string[], answerOf: (question: Question) => object): Promise<string> {
  const fake = await startFakeNode(async (questions) => {
    const own = questions.filter(({ method }) => methods.includes(method))
    const rest = questions.filter(({ method }) => !methods.includes(method))
    return [...(await handOn(chain.url, rest)), ...own.map((question) => ({ id: question.id, ...answerOf(question) }))]
  })
  fakes.push(fake)
  return fake.url
}

/** One that lacks some methods. */
function without(...methods: string[]): Promise<string> {
  return nodeWith(methods, () => ({ error: { code: -32601, message: 'the method does not exist' } }))
}

/** One that has no longer what it would need to tell. */
function forgetting(...methods: string[]): Promise<string> {
  return nodeWith(methods, ({ method }) =>
    method === 'trace_block'
      ? { error: { code: -32000, message: 'missing trie node' } }
      : { result: [{ error: 'Resource not found' }] },
  )
}

async function internalsWithout(...methods: string[]) {
  return internalsFrom(await without(...methods))
}

/** What a node tells of the chain, and what is logged about it. */
async function internalsFrom(url: string) {
  const node = openNode({ url, chainId: chain.chainId })
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line).msg) })
  const last = await chain.client.getBlockNumber({ cacheTime: 0 })
  const tracer = createTracer(node, log)
  const blocks = await fetchBlocks(node, tracer, { first: 0n, last, parent: null })
  await node.close()
  const internals = blocks.map(
    ({ internals }) => internals && [...internals.entries()].filter(([, list]) => list.length),
  )
  return { internals, warnings, blocks }
}

test('both ways that nodes know to tell what happened inside transactions tell the same', async () => {
  const trees = await internalsWithout('trace_block')
  const lists = await internalsWithout('debug_traceBlockByHash')
  // How they count gas inside is their own.
  const bare = ({ internals }: typeof trees) =>
    internals.map((block) =>
      block?.map(([index, list]) => [
        index,
        list.map(({ gas: _, gasUsed: __, failure, kind, ...rest }) => ({
          ...rest,
          kind: kind.replace('create2', 'create'),
          isFailed: failure !== null,
        })),
      ]),
    )
  expect(bare(trees)).toEqual(bare(lists))
  expect(bare(trees).flat().length).toBeGreaterThanOrEqual(4)
  expect(trees.warnings).toEqual([])
})

test('a node that tells nothing of it is said to, once, and all else is read', async () => {
  const { internals, warnings, blocks } = await internalsWithout('debug_traceBlockByHash', 'trace_block')
  // The first block has no transactions to tell of.
  expect(internals.map((block) => block === null)).toEqual([false, true, true, true, true, true])
  expect(warnings).toEqual([expect.stringContaining('internal transfers are not indexed')])
  expect(blocks.flatMap(({ receipts }) => receipts).length).toBe(5)
})

test('what a node has forgotten by one way is asked for by the other, and left out where both have', async () => {
  const trees = await internalsWithout('trace_block')
  const forgetful = await internalsFrom(await forgetting('trace_block'))
  expect(forgetful.internals).toEqual(trees.internals)
  const lost = await internalsFrom(await forgetting('debug_traceBlockByHash', 'trace_block'))
  expect(lost.internals.filter((block) => block !== null).flat()).toEqual([])
  expect(lost.internals.filter((block) => block === null)).toHaveLength(5)
  // It may know the next block.
  expect([...forgetful.warnings, ...lost.warnings]).toEqual([])
})

test.each([
  'historical state not available in path scheme yet',
  'missing trie node 0x12 (path ) state 0x12 is not available, not found',
  'required historical state is not available',
])('%j is said of a block, not of the way to ask', async (message) => {
  const refuse = () => ({ error: { code: -32000, message } })
  const { warnings } = await internalsFrom(await nodeWith(['debug_traceBlockByHash', 'trace_block'], refuse))
  expect(warnings).toEqual([])
})

test('calls nested as deeply as the machine allows are read, in the order in which they ran', async () => {
  const call = (value: number, calls?: object[]) => ({
    type: 'CALL',
    from: ALICE,
    to: ALICE,
    value: `0x${value.toString(16)}`,
    gas: '0x5208',
    gasUsed: '0x0',
    ...(calls && { calls }),
  })
  const tree = Array.from({ length: 1_022 }).reduce<object>(
    (inner, _, depth) => call(depth + 2, [inner, call(depth + 2)]),
    call(1),
  )
  const answer = { result: [{ result: call(0, [tree]) }] }
  const url = await nodeWith(['trace_block', 'debug_traceBlockByHash'], ({ method }) =>
    method === 'trace_block' ? { error: { code: -32601, message: 'no such method' } } : answer,
  )
  const { internals, warnings } = await internalsFrom(url)
  const downAndUp = [
    ...Array.from({ length: 1_023 }, (_, index) => 1_023 - index),
    ...Array.from({ length: 1_022 }, (_, index) => index + 2),
  ]
  expect(warnings).toEqual([])
  expect(internals.at(-1)?.[0]?.[1].map(({ value }) => Number(value))).toEqual(downAndUp)
})

test('receipts are asked for one by one where a node has no better way', async () => {
  const whole = await internalsWithout()
  const single = await internalsWithout('eth_getBlockReceipts')
  expect(single.blocks).toEqual(whole.blocks)
})
