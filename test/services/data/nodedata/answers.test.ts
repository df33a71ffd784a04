import { getAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_CONTRACT } from '../../../../subgraphs/data/chains/token.ts'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'
import { ALICE, BOB, callOf, type FurnishedChain, furnishChain, someone } from '../node/support/chain.ts'

const USDC = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const NETWORK = { network: 'base-sepolia' }
const PRICE = 10_000n

let answering: Answering
let chain: FurnishedChain
let wallet: string
beforeAll(async () => {
  answering = await startAnswering(['data'])
  chain = await furnishChain(answering.tollgraph.rpcUrl)
  wallet = answering.wallet.address.toLowerCase()
})
afterAll(() => answering?.stop())

/** Calls a path of the devnet and holds its answer up to contract and document. */
function call<Body>(operation: string, input: Readonly<Record<string, unknown>>): Promise<Body> {
  return answering.call<Body>(operation, { ...NETWORK, ...input })
}

/** Calls a path with a payment; the status and body, whatever they are, and what it cost. */
async function tried(operation: string, input: Readonly<Record<string, unknown>>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), { ...NETWORK, ...input })
  const before = await answering.wallet.balance()
  const response = await answering.wallet.pay(url, init)
  const body = await bodyOf<Record<string, unknown>>(response)
  const source = response.headers.get('x-data-source')
  return { status: response.status, body, cost: before - (await answering.wallet.balance()), source }
}

describe('what a wallet holds', () => {
  interface Holding {
    readonly amount: string
    readonly valueUsd: string
  }
  interface Held {
    readonly tokenAddress: string | null
    readonly tokenBalance: string
    readonly tokenPrices?: readonly { readonly value: string }[]
  }
  interface Balances {
    readonly tokenBalances: readonly { readonly contractAddress: string; readonly tokenBalance: string }[]
  }

  it('is the same everywhere it is told, and what the chain says', async () => {
    const before = await answering.wallet.balance()
    const balances = await call<Balances>('NodedataTokenBalances', { address: wallet })
    expect(balances.tokenBalances).toMatchObject([{ contractAddress: USDC }])
    // It was asked before the answer was paid for.
    expect(BigInt(balances.tokenBalances[0]!.tokenBalance)).toBe(before)
    expect(await answering.wallet.balance()).toBe(before - PRICE)

    const bare = await call<{ data: { tokens: Held[] } }>('NodedataWalletTokenBalances', { addresses: [wallet] })
    const full = await call<{ data: { tokens: Held[] } }>('NodedataWalletTokens', { addresses: [wallet] })
    expect(bare.data.tokens.map(({ tokenAddress }) => tokenAddress)).toEqual([null, USDC])
    expect(BigInt(bare.data.tokens[1]!.tokenBalance)).toBe(before - PRICE)
    expect(BigInt(full.data.tokens[1]!.tokenBalance)).toBe(before - 2n * PRICE)
    const { data } = await call<{ data: { prices: { value: string }[] }[] }>('NodedataPricesByAddress', {
      addresses: [{ network: 'base-sepolia', address: USDC }],
    })
    expect(Number(full.data.tokens[1]!.tokenPrices?.[0]?.value)).toBeCloseTo(Number(data[0]?.prices[0]?.value), 2)
  })

  it('comes with its value through the graph, at a price for each', async () => {
    const query =
      '{ me { holdings(first: 2) { nodes { token { address } symbol decimals balance amount valueUsd } } } }'
    const before = await answering.wallet.balance()
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    const answer = await bodyOf<{ data: { me: { holdings: { nodes: Holding[] } } } }>(response)
    expect(answer).not.toHaveProperty('errors')
    const { nodes } = answer.data.me.holdings
    expect(nodes).toEqual([
      { token: { address: NO_CONTRACT }, symbol: 'ETH', decimals: 18, balance: '0', amount: '0', valueUsd: '0' },
      {
        token: { address: getAddress(USDC) },
        symbol: 'USDC',
        decimals: 6,
        balance: String(before),
        amount: expect.any(String),
        valueUsd: expect.stringMatching(/^\d+\.\d+$/),
      },
    ])
    const [, usdc] = nodes
    expect(Number(usdc?.amount)).toBeCloseTo(Number(before) / 1e6, 6)
    expect(Number(usdc?.valueUsd) / Number(usdc?.amount)).toBeGreaterThan(0.9)
    expect(before - (await answering.wallet.balance())).toBe(PRICE + 2n * 1_000n)
  })

  it('has pictures and collections', async () => {
    const holder = someone(1)
    await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 1n]))
    await chain.send(ALICE, callOf(chain.items, 'mint', [holder, 2n, 3n]))
    // The same question brings the index up to the chain.
    await call('NodedataAssetTransfers', { category: ['erc721'], toAddress: holder })
    const nfts = await call<{ data: { ownedNfts: unknown[]; totalCount: number } }>('NodedataWalletNfts', {
      addresses: [holder],
    })
    expect(nfts.data).toMatchObject({
      totalCount: 2,
      ownedNfts: [{ name: 'A picture', tokenId: '1' }, { balance: '3' }],
    })
    const collections = await call<{ data: { contracts: unknown[] } }>('NodedataWalletNftCollections', {
      addresses: [holder],
    })
    expect(collections.data.contracts).toMatchObject([
      { contract: { symbol: 'ART', tokenType: 'ERC721' }, totalBalance: '1' },
      { contract: { tokenType: 'ERC1155' }, totalBalance: '3', numDistinctTokensOwned: '1' },
    ])
  })
})

describe('what happened on the chain', () => {
  it('has every payment of the wallet as a transfer, at once', async () => {
    interface Transfers {
      readonly transfers: readonly { readonly value: number; readonly hash: string; readonly asset: string }[]
    }
    const question = { category: ['erc20'], fromAddress: wallet, withMetadata: true, order: 'desc' }
    const before = await call<Transfers>('NodedataAssetTransfers', question)
    const after = await call<Transfers>('NodedataAssetTransfers', question)
    expect(after.transfers.length).toBe(before.transfers.length + 1)
    expect(after.transfers[0]).toMatchObject({ value: 0.01, asset: 'USDC' })
    expect(after.transfers.slice(1)).toEqual(before.transfers)
    const hash = after.transfers[0]?.hash
    const receipt = await call<{ blockHash: string }>('NodedataNodeRpc', {
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })
    const receipts = await call<{ receipts: unknown[] }>('NodedataTransactionReceipts', {
      blockHash: receipt.blockHash,
    })
    expect(receipts.receipts).toMatchObject([{ transactionHash: hash, status: '0x1' }])
  })

  it('tells what tokens say', async () => {
    expect(await call('NodedataTokenMetadata', { contractAddress: USDC })).toEqual({
      name: 'USDC',
      symbol: 'USDC',
      decimals: 6,
      logo: null,
    })
    await chain.send(ALICE, callOf(chain.coin, 'approve', [BOB, 77n]))
    const allowance = { contract: chain.coin.address, owner: ALICE, spender: BOB }
    expect(await call('NodedataTokenAllowance', allowance)).toBe('77')
  })
})

describe('what would happen', () => {
  it('is simulated, and does not', async () => {
    await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 50n]))
    const { to, data } = callOf(chain.coin, 'transfer', [BOB, 50n])
    const transaction = { from: ALICE, to, data }
    const changes = await call('NodedataSimulateAssetChanges', transaction)
    expect(changes).toMatchObject({ changes: [{ from: ALICE, to: BOB, rawAmount: '50', amount: '0.0000005' }] })
    const execution = await call('NodedataSimulateExecution', transaction)
    expect(execution).toMatchObject({ calls: [{ type: 'CALL', to: chain.coin.address }], logs: [{ address: to }] })
    const failing = { ...transaction, data: callOf(chain.coin, 'transfer', [BOB, 10n ** 30n]).data }
    expect(await call('NodedataSimulateExecution', failing)).toMatchObject({
      error: { message: expect.stringContaining('not enough') },
    })
  })
})

describe('prices', () => {
  it('of now and of the past agree', async () => {
    const now = await call<{ data: { prices: { value: string }[] }[] }>('NodedataPricesBySymbol', {
      symbols: 'ETH,BTC',
    })
    const end = new Date()
    const past = await call<{ data: { value: string; timestamp: string }[] }>('NodedataPriceHistory', {
      symbol: 'ETH',
      startTime: new Date(end.getTime() - 3_600_000).toISOString(),
      endTime: end.toISOString(),
      interval: '5m',
    })
    expect(past.data).toHaveLength(12)
    // In five minutes the price does not leap.
    const [spot, newest] = [Number(now.data[0]?.prices[0]?.value), Number(past.data.at(-1)?.value)]
    expect(Math.abs(spot / newest - 1)).toBeLessThan(0.05)
  })

  it('are labelled as those of a stand-in, and facts of the node as live', async () => {
    expect(await tried('NodedataPricesBySymbol', { symbols: 'ETH' })).toMatchObject({ source: 'sandbox' })
    expect(await tried('NodedataTokenBalances', { address: wallet })).toMatchObject({ source: 'live' })
  })
})

it('answers every path of the family', () => {
  expect(answering.unanswered().filter((operation) => operation.startsWith('Nodedata'))).toEqual([])
})

describe('nothing is charged', () => {
  const nobody = someone(99)

  it.each([
    ['NodedataTokenBalances', { address: nobody }],
    ['NodedataAssetTransfers', { category: ['external', 'erc20'], toAddress: nobody }],
    ['NodedataWalletNfts', { addresses: [nobody] }],
    ['NodedataWalletNftCollections', { addresses: [nobody] }],
    ['NodedataTokenMetadata', { contractAddress: nobody }],
    ['NodedataPricesBySymbol', { symbols: 'NOSUCHCOIN' }],
    ['NodedataPricesByAddress', { addresses: [{ network: 'base-sepolia', address: nobody }] }],
    ['NodedataNodeRpc', { method: 'eth_getTransactionByHash', params: [`0x${'00'.repeat(32)}`] }],
  ])('where %s finds nothing', async (operation, input) => {
    expect(await tried(operation, input)).toMatchObject({ status: 200, cost: 0n })
  })

  it.each([
    ['another network', 'NodedataTokenBalances', { network: 'eth-mainnet', address: nobody }, /base-sepolia/],
    [
      'a network that nobody knows',
      'NodedataPricesBySymbol',
      { network: 'no-such-net', symbols: 'ETH' },
      /base-sepolia/,
    ],
    [
      'a call that reverts',
      'NodedataNodeRpc',
      { method: 'eth_call', params: [{ to: USDC, data: '0xdeadbeef' }] },
      /revert/,
    ],
    ['what is no token', 'NodedataTokenAllowance', { contract: nobody, owner: nobody, spender: nobody }, /no ERC-20/],
    ['no block', 'NodedataTransactionReceipts', {}, /exactly one/],
    [
      'two blocks',
      'NodedataTransactionReceipts',
      { blockNumber: '0x1', blockHash: `0x${'ab'.repeat(32)}` },
      /exactly one/,
    ],
    ['a page key of its own making', 'NodedataTokenBalances', { address: nobody, pageKey: 'bm9uZQ' }, /pageKey/],
    [
      'an end before the start',
      'NodedataPriceHistory',
      { symbol: 'ETH', startTime: '2026-01-02T00:00:00Z', endTime: '2026-01-01T00:00:00Z' },
      /after startTime/,
    ],
    [
      'a span that is too long',
      'NodedataPriceHistory',
      { symbol: 'ETH', startTime: '2024-01-02T00:00:00Z', endTime: '2026-01-01T00:00:00Z', interval: '1h' },
      /within 30 days/,
    ],
    [
      'a coin that is none',
      'NodedataPriceHistory',
      { symbol: 'NOPE', startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-02T00:00:00Z' },
      /not found/,
    ],
    ['a method that is no read', 'NodedataNodeRpc', { method: 'eth_sendRawTransaction', params: ['0x00'] }, /method/],
  ])('for %s', async (_, operation, input, reason) => {
    const { status, body, cost } = await tried(operation, input)
    expect({ status, cost, body }).toMatchObject({ status: 400, cost: 0n, body: { success: false } })
    expect(JSON.stringify(body)).toMatch(reason)
  })

  // "a JSON-RPC error → 400/502, no charge", and "`issues:[…]` (validator issues with `path`, `message`, `code`) on 400".
  it.each([
    ['eth_getBalance', ['nobody', 'latest']],
    ['eth_getLogs', ['no filter']],
    ['eth_call', [{ to: USDC, data: '0xdeadbeef' }]],
  ])('for params that the node refuses, which it names: %s', async (method, params) => {
    const answer = await tried('NodedataNodeRpc', { method, params })
    expect(answer).toMatchObject({ status: 400, cost: 0n, body: { success: false, issues: [{ path: ['params'] }] } })
  })

  it('for a block that does not exist', async () => {
    const answer = await tried('NodedataTransactionReceipts', { blockHash: `0x${'ab'.repeat(32)}` })
    expect(answer).toMatchObject({ status: 404, cost: 0n })
  })
})
