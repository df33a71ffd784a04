import { getAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeId } from '../../../schema/nodeId.ts'
import { type Answering, startAnswering } from '../../contract/answering.ts'
import { bodyOf } from '../../contract/requests.ts'
import { json } from '../../support/wallet.ts'
import { ALICE, callOf, type FurnishedChain, furnishChain, someone } from './node/support/chain.ts'

const USDC = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const FACT = 10_000n

let answering: Answering
let chain: FurnishedChain
beforeAll(async () => {
  answering = await startAnswering(['data'])
  chain = await furnishChain(answering.tollgraph.rpcUrl)
})
afterAll(() => answering?.stop())

interface Answer {
  readonly data: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

interface Payments {
  readonly me: { readonly payments: { readonly nodes: readonly { readonly transactionHash: string }[] } }
}

async function ask(query: string): Promise<Answer> {
  return bodyOf<Answer>(await fetch(`${answering.tollgraph.url}/graphql`, json({ query })))
}

/** The answer to a paid query, and what it cost. */
async function pay(query: string): Promise<{ readonly answer: Answer; readonly cost: bigint }> {
  const before = await answering.wallet.balance()
  const answer = await bodyOf<Answer>(await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query })))
  return { answer, cost: before - (await answering.wallet.balance()) }
}

it('a chain, a token, a contract and a transaction are free, and have one id in every spelling', async () => {
  const hash = `0x${'AB'.repeat(32)}`
  const { data } = await ask(`{
    a: chain(id: 84532) { id chainId name slug evmNumber } b: chain(id: "base-sepolia") { id }
    token(chain: "base-sepolia", address: "${USDC}") { id chainId address chain { id } }
    contract(chain: "eip155:84532", address: "${USDC}") { id address token { id } }
    transaction(chain: 84532, hash: "${hash}") { id hash chain { name } }
    bitcoin: chain(id: "bitcoin") { evmNumber }
  }`)
  const chainId = 'eip155:84532'
  const id = nodeId('Chain', [chainId])
  const address = getAddress(USDC)
  const tokenId = nodeId('Token', [chainId, address])
  expect(data).toEqual({
    a: { id, chainId, name: 'Base Sepolia', slug: 'base-sepolia', evmNumber: 84_532 },
    b: { id },
    token: { id: tokenId, chainId, address, chain: { id } },
    contract: { id: nodeId('Contract', [chainId, address]), address, token: { id: tokenId } },
    transaction: {
      id: nodeId('Transaction', [chainId, hash.toLowerCase()]),
      hash: hash.toLowerCase(),
      chain: { name: 'Base Sepolia' },
    },
    bitcoin: { evmNumber: null },
  })
})

it('a key that a chain cannot have is refused by the name of its argument', async () => {
  const refusals = [
    ['token(chain: "base", address: "USDC") { id }', 'address'],
    ['contract(chain: "solana", address: "0x036cbd53842c5426634e7929541ec2318f3dcf7e") { id }', 'chain'],
    ['transaction(chain: "base", hash: "0x12") { id }', 'hash'],
  ] as const
  for (const [field, argument] of refusals) {
    const { errors } = await ask(`{ ${field} }`)
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST', issues: [{ path: [argument] }] } })
  }
  expect((await ask('{ chain(id: "no such chain") { id } }')).errors?.[0]?.message).toContain('eip155:8453')
})

it('a token costs by node(id:) what it costs by its contract', async () => {
  const id = nodeId('Token', ['eip155:84532', getAddress(USDC)])
  const byNode = await pay(`{ node(id: "${id}") { ... on Token { chain { name } metadata { symbol decimals } } } }`)
  const byContract = await pay(`{ token(chain: "base-sepolia", address: "${USDC}") { metadata { symbol decimals } } }`)
  expect(byNode.answer.data).toEqual({
    node: { chain: { name: 'Base Sepolia' }, metadata: { symbol: 'USDC', decimals: 6 } },
  })
  expect(byContract.answer.data).toEqual({ token: { metadata: { symbol: 'USDC', decimals: 6 } } })
  expect([byNode.cost, byContract.cost]).toEqual([FACT, FACT])
})

it("a payment's chain and transaction have the ids that they have everywhere, and are found by them", async () => {
  await pay(`{ token(chain: "base-sepolia", address: "${USDC}") { metadata { symbol } } }`)
  const { tollgraph, wallet } = answering
  const asked = async (query: string) => bodyOf<Answer>(await wallet.sign(`${tollgraph.url}/graphql`, json({ query })))
  const { data } = await asked(
    '{ me { payments(first: 1) { nodes { transactionHash chain { id } transaction { id } } } } }',
  )
  const [payment] = (data as Payments).me.payments.nodes
  const key = ['eip155:84532', payment?.transactionHash ?? '']
  const ids = { chain: nodeId('Chain', key.slice(0, 1)), transaction: nodeId('Transaction', key) }
  expect(payment).toMatchObject({ chain: { id: ids.chain }, transaction: { id: ids.transaction } })
  const found = await asked(`{ chain: node(id: "${ids.chain}") { ... on Chain { chainId name } }
    transaction: node(id: "${ids.transaction}") { ... on Transaction { id chainId hash } } }`)
  expect(found).toMatchObject({
    data: {
      chain: { chainId: key[0], name: 'Base Sepolia' },
      transaction: { id: ids.transaction, chainId: key[0], hash: key[1] },
    },
  })
})

it('anybody may pay for the holdings, NFTs and transfers of a wallet, page by page', async () => {
  const holder = getAddress(someone(7))
  await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 11n]))
  await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 12n]))
  const { answer, cost } = await pay(`{ wallet(address: "${holder}") {
    holdings(first: 1, chain: "base-sepolia") { nodes { token { address chain { slug } } balance } pageInfo { hasNextPage } }
    nfts(first: 1) { totalCount edges { name balance node { tokenId collection { address } } } pageInfo { hasNextPage endCursor } }
    transfers(first: 1, direction: RECEIVED) { nodes { to transaction { chainId } token { address } } pageInfo { endCursor } }
  } }`)
  const collection = { address: getAddress(chain.art.address) }
  const picture = { name: 'A picture', balance: '1' }
  expect(answer).toMatchObject({
    data: {
      wallet: {
        holdings: {
          nodes: [{ token: { address: `0x${'0'.repeat(40)}`, chain: { slug: 'base-sepolia' } }, balance: '0' }],
        },
        nfts: {
          totalCount: 2,
          edges: [{ ...picture, node: { tokenId: '11', collection } }],
          pageInfo: { hasNextPage: true },
        },
        transfers: { nodes: [{ transaction: { chainId: 'eip155:84532' }, token: collection }] },
      },
    },
  })
  expect(cost).toBe(3n * FACT)
  const { wallet } = answer.data as { wallet: Record<'nfts' | 'transfers', { pageInfo: { endCursor: string } }> }
  const next = await pay(`{ wallet(address: "${holder}") {
    nfts(first: 1, after: "${wallet.nfts.pageInfo.endCursor}") { edges { node { tokenId } } pageInfo { hasNextPage hasPreviousPage } }
    transfers(first: 1, after: "${wallet.transfers.pageInfo.endCursor}") { nodes { tokenId } pageInfo { hasNextPage } }
  } }`)
  expect(next.answer.data).toEqual({
    wallet: {
      nfts: { edges: [{ node: { tokenId: '12' } }], pageInfo: { hasNextPage: false, hasPreviousPage: true } },
      transfers: { nodes: [{ tokenId: '0xb' }], pageInfo: { hasNextPage: false } },
    },
  })
})

it('a cursor of another wallet is refused', async () => {
  const holder = getAddress(someone(8))
  await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 21n]))
  await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 22n]))
  const { answer } = await pay(`{ wallet(address: "${holder}") { nfts(first: 1) { pageInfo { endCursor } } } }`)
  const { wallet } = answer.data as { wallet: { nfts: { pageInfo: { endCursor: string } } } }
  const after = wallet.nfts.pageInfo.endCursor
  const other = await pay(`{ wallet(address: "${someone(9)}") { nfts(first: 1, after: "${after}") { totalCount } } }`)
  expect(other.answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST', issues: [{ path: ['after'] }] } })
  expect(other.cost).toBe(0n)
})
