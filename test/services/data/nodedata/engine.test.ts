import type { Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALICE, BOB, callOf, someone } from '../node/support/chain.ts'
import { startTestEngine, type TestEngine } from './support/engine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(() => engine.stop())

const NETWORK = 'base-sepolia'

describe('tokens', () => {
  test('balances are what the contracts say, and nothing that was given away', async () => {
    const { chain, rpc } = engine
    const holder = someone(1)
    await chain.send(ALICE, callOf(chain.coin, 'mint', [holder, 123n]))
    await engine.index.catchUp()
    const held = { contractAddress: chain.coin.address, tokenBalance: `0x${'7b'.padStart(64, '0')}` }
    expect(await rpc('nodedata_getTokenBalances', holder, 'erc20')).toEqual({ address: holder, tokenBalances: [held] })
    await chain.client.impersonateAccount({ address: holder })
    await chain.client.setBalance({ address: holder, value: 10n ** 18n })
    await chain.send(holder, callOf(chain.coin, 'transfer', [BOB, 123n]))
    await engine.index.catchUp()
    expect(await rpc('nodedata_getTokenBalances', holder)).toEqual({ address: holder, tokenBalances: [] })
  })

  test('balances of given contracts tell also what is none of a token', async () => {
    const { chain, rpc } = engine
    const answer = await rpc('nodedata_getTokenBalances', someone(2), [chain.coin.address, BOB])
    expect(answer).toMatchObject({
      tokenBalances: [
        { contractAddress: chain.coin.address, tokenBalance: `0x${'0'.repeat(64)}` },
        { contractAddress: BOB, tokenBalance: null, error: 'Not an ERC-20 token' },
      ],
    })
  })

  test('metadata are what the contract says; what is no token says nothing', async () => {
    const { chain, rpc } = engine
    expect(await rpc('nodedata_getTokenMetadata', chain.coin.address)).toEqual({
      name: 'Test Coin',
      symbol: 'TCN',
      decimals: 8,
      logo: null,
    })
    expect(await rpc('nodedata_getTokenMetadata', BOB)).toEqual({
      name: null,
      symbol: null,
      decimals: null,
      logo: null,
    })
  })

  test('an allowance is a decimal text', async () => {
    const { chain, rpc } = engine
    await chain.send(ALICE, callOf(chain.coin, 'approve', [BOB, 10n ** 20n]))
    const question = { contract: chain.coin.address, owner: ALICE, spender: BOB }
    expect(await rpc('nodedata_getTokenAllowance', question)).toBe('100000000000000000000')
    const none = rpc('nodedata_getTokenAllowance', { ...question, contract: BOB })
    await expect(none).rejects.toMatchObject({ code: -32602 })
  })
})

describe('transfers', () => {
  interface Transfers {
    readonly transfers: readonly { readonly uniqueId: string; readonly [member: string]: unknown }[]
    readonly pageKey?: string
  }
  const ALL = ['external', 'internal', 'erc20', 'erc721', 'erc1155']

  test('of all kinds are told in the order of their blocks, with amounts in whole coins', async () => {
    const { chain, rpc } = engine
    const to = someone(10)
    const sent = await chain.send(ALICE, { to, value: 15n * 10n ** 17n })
    await chain.send(ALICE, { ...callOf(chain.machine, 'pass', [to]), value: 2n })
    await chain.send(ALICE, callOf(chain.coin, 'mint', [to, 250_000_000n]))
    await chain.send(ALICE, callOf(chain.art, 'mint', [to, 9n]))
    await chain.send(ALICE, callOf(chain.items, 'mint', [to, 3n, 5n]))
    const question = { category: ALL, toAddress: to, withMetadata: true }
    const { transfers } = await rpc<Transfers>('nodedata_getAssetTransfers', question)
    expect(transfers).toMatchObject([
      { hash: sent, category: 'external', value: 1.5, asset: 'ETH', from: ALICE, rawContract: { address: null } },
      { category: 'internal', value: 1e-18, rawContract: { value: '0x1' } },
      { category: 'internal', value: 1e-18 },
      {
        category: 'erc20',
        value: 2.5,
        asset: 'TCN',
        rawContract: { value: '0xee6b280', address: chain.coin.address, decimal: '0x8' },
      },
      { category: 'erc721', value: null, asset: 'ART', erc721TokenId: '0x9', tokenId: '0x9' },
      { category: 'erc1155', value: null, erc1155Metadata: [{ tokenId: '0x3', value: '0x5' }] },
    ])
    expect(new Set(transfers.map(({ uniqueId }) => uniqueId)).size).toBe(6)
    for (const { metadata } of transfers) {
      expect(metadata).toEqual({ blockTimestamp: expect.stringMatching(/^\d{4}-.*Z$/) })
    }
  })

  test('page by page are the same as all at once, in both orders, however small the page', async () => {
    const { chain, rpc } = engine
    const to = someone(11)
    await chain.client.setAutomine(false)
    for (let round = 0; round < 3; round++) {
      for (let value = 1n; value <= 3n; value++) {
        await chain.client.sendTransaction({ account: ALICE, to, value, gas: 21_000n, chain: null })
        const pass = { ...callOf(chain.machine, 'pass', [to]), value: 8n }
        await chain.client.sendTransaction({ account: ALICE, ...pass, gas: 500_000n, chain: null })
        const mint = callOf(chain.items, 'mint', [to, value, 1n])
        await chain.client.sendTransaction({ account: ALICE, ...mint, gas: 500_000n, chain: null })
      }
      await chain.client.mine({ blocks: 1 })
    }
    await chain.client.setAutomine(true)
    for (const order of ['asc', 'desc']) {
      const question = { category: ALL, toAddress: to, order }
      const whole = await rpc<Transfers>('nodedata_getAssetTransfers', question)
      expect(whole.transfers).toHaveLength(36)
      for (const maxCount of ['0x1', '0x5', '0x24']) {
        const ids: string[] = []
        let pageKey: string | undefined
        do {
          const page: Transfers = await rpc('nodedata_getAssetTransfers', { ...question, maxCount, pageKey })
          ids.push(...page.transfers.map(({ uniqueId }) => uniqueId))
          pageKey = page.pageKey
        } while (pageKey)
        expect(ids).toEqual(whole.transfers.map(({ uniqueId }) => uniqueId))
      }
    }
  })

  test('are said to be all known after the last block that the node did not trace, where internal ones are asked for', async () => {
    const { chain, db, rpc } = engine
    const to = someone(13)
    const hash = await chain.send(ALICE, { to, value: 1n })
    const { blockNumber: block } = await chain.client.getTransactionReceipt({ hash })
    const ask = (more: object) =>
      rpc<Transfers>('nodedata_getAssetTransfers', { category: ALL, toAddress: to, ...more })
    expect(await ask({})).not.toHaveProperty('indexedFrom')
    const statement = 'UPDATE data.block SET traced = $1 WHERE chain_id = $2 AND number = $3'
    await db.pool.query(statement, [false, chain.chainId, String(block)])
    try {
      const unknown = await ask({})
      expect(unknown).toMatchObject({ transfers: [{ hash }], indexedFrom: `0x${(block + 1n).toString(16)}` })
      const complete = [
        { category: ['external', 'erc20'] },
        { contractAddresses: [chain.coin.address] },
        { toBlock: `0x${(block - 1n).toString(16)}` },
      ]
      for (const more of complete) expect(await ask(more)).not.toHaveProperty('indexedFrom')
    } finally {
      await db.pool.query(statement, [true, chain.chainId, String(block)])
    }
  })

  test('can be narrowed by sender, by kind, by block, by contract and by amount', async () => {
    const { chain, rpc } = engine
    const to = someone(12)
    const zero = await chain.send(BOB, { to })
    const one = await chain.send(ALICE, { to, value: 1n })
    await chain.send(ALICE, callOf(chain.coin, 'mint', [to, 1n]))
    const ask = async (more: object) => {
      const question = { category: ALL, toAddress: to, ...more }
      const { transfers } = await rpc<Transfers>('nodedata_getAssetTransfers', question)
      return transfers.map(({ hash, category }) => (category === 'external' ? hash : category))
    }
    expect(await ask({})).toEqual([one, 'erc20'])
    expect(await ask({ excludeZeroValue: false })).toEqual([zero, one, 'erc20'])
    expect(await ask({ fromAddress: BOB, excludeZeroValue: false })).toEqual([zero])
    expect(await ask({ category: ['erc20'] })).toEqual(['erc20'])
    expect(await ask({ category: ['specialnft'] })).toEqual([])
    expect(await ask({ contractAddresses: [chain.coin.address] })).toEqual(['erc20'])
    const { blockNumber } = await chain.client.getTransactionReceipt({ hash: one })
    const block = `0x${blockNumber.toString(16)}`
    expect(await ask({ fromBlock: block, toBlock: block })).toEqual([one])
  })

  test.each([
    ['no category', { category: [] }],
    ['an unknown category', { category: ['erc9'] }],
    ['no count', { category: ['erc20'], maxCount: '0x0' }],
    ['a range that ends before it begins', { category: ['erc20'], fromBlock: '0x5', toBlock: '0x4' }],
    ['a page key of its own making', { category: ['erc20'], pageKey: 'bm9uZQ' }],
  ])('are refused for %s', async (_, question) => {
    await expect(engine.rpc('nodedata_getAssetTransfers', question)).rejects.toMatchObject({ code: -32602 })
  })

  test('a page key ends after ten minutes, and fits no other question', async () => {
    const { rpc } = engine
    const question = { category: ['external'], fromAddress: ALICE, excludeZeroValue: false, maxCount: '0x1' }
    const { pageKey } = await rpc<Transfers>('nodedata_getAssetTransfers', question)
    const other = { ...question, fromAddress: BOB, pageKey }
    await expect(rpc('nodedata_getAssetTransfers', other)).rejects.toThrow(/another question/)
    engine.now = new Date(engine.now.getTime() + 601_000)
    await expect(rpc('nodedata_getAssetTransfers', { ...question, pageKey })).rejects.toThrow(/expired/)
  })
})

describe('prices', () => {
  interface Prices {
    readonly data: readonly { readonly prices: readonly { readonly value: string }[]; readonly error?: unknown }[]
  }

  test('by symbol and by contract agree; what nobody prices says so', async () => {
    const usdc = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
    const bySymbol = await engine.rest<Prices>('/prices/v1/tokens/by-symbol?symbols=usdc&symbols=NOSUCHCOIN')
    const addresses = [usdc, someone(5)].map((address) => ({ network: NETWORK, address }))
    const byAddress = await engine.rest<Prices>('/prices/v1/tokens/by-address', { addresses })
    const [known, unknown] = bySymbol.body.data
    expect(known?.prices).toMatchObject([{ currency: 'usd', value: expect.stringMatching(/^(0\.9|1\.0|1$)/) }])
    expect(byAddress.body.data[0]?.prices).toEqual(known?.prices)
    for (const missing of [unknown, byAddress.body.data[1]]) {
      expect(missing).toMatchObject({ prices: [], error: { message: expect.stringContaining('not found') } })
    }
  })

  test('a token is never priced by the symbol that it gives itself', async () => {
    const { chain } = engine
    // Its symbol could just as well be ETH.
    const addresses = [{ network: NETWORK, address: chain.coin.address }]
    const { body } = await engine.rest<Prices>('/prices/v1/tokens/by-address', { addresses })
    expect(body.data[0]?.prices).toEqual([])
  })

  test('a history has even steps, and its newest point is what the spot price was then', async () => {
    const end = new Date(Math.floor(engine.now.getTime() / 3_600_000) * 3_600_000)
    const startTime = new Date(end.getTime() - 24 * 3_600_000).toISOString()
    const question = { symbol: 'ETH', startTime, endTime: end.toISOString(), interval: '1h', withMarketData: true }
    const { body } = await engine.rest<{ data: { value: string; timestamp: string; marketCap: string }[] }>(
      '/prices/v1/tokens/historical',
      question,
    )
    expect(body.data).toHaveLength(25)
    const gaps = body.data
      .slice(1)
      .map(({ timestamp }, i) => Date.parse(timestamp) - Date.parse(body.data[i]!.timestamp))
    expect(new Set(gaps)).toEqual(new Set([3_600_000]))
    engine.now = end
    const spot = await engine.rest<Prices>('/prices/v1/tokens/by-symbol?symbols=ETH')
    expect(body.data.at(-1)).toMatchObject({ value: spot.body.data[0]?.prices[0]?.value })
    engine.now = new Date()
  })

  test.each([
    ['an unknown symbol', { symbol: 'NOSUCHCOIN' }],
    ['an end before the start', { endTime: '2020-01-01T00:00:00Z' }],
    ['too long a span', { startTime: '2020-01-01T00:00:00Z' }],
    ['an unknown interval', { interval: '2d' }],
  ])('a history is refused for %s', async (_, wrong) => {
    const right = { symbol: 'ETH', startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-02T00:00:00Z', interval: '1h' }
    const path = '/prices/v1/tokens/historical'
    expect(await engine.rest(path, right)).toMatchObject({ status: 200 })
    expect(await engine.rest(path, { ...right, ...wrong })).toMatchObject({
      status: 400,
      body: { error: { message: expect.any(String) } },
    })
  })
})

describe('portfolios', () => {
  interface Tokens {
    readonly data: { readonly tokens: readonly { readonly tokenAddress: string | null }[]; readonly pageKey?: string }
  }

  test('hold the coin and the tokens of all wallets, with names and prices', async () => {
    const { chain } = engine
    const [one, two] = [someone(20), someone(21)]
    await chain.client.setBalance({ address: one, value: 5n })
    await chain.send(ALICE, callOf(chain.coin, 'mint', [two, 7n]))
    await engine.index.catchUp()
    const addresses = [one, two].map((address) => ({ address, networks: [NETWORK] }))
    const { body } = await engine.rest<Tokens>('/data/v1/assets/tokens/by-address', { addresses })
    expect(body.data.tokens).toMatchObject([
      {
        address: one,
        network: NETWORK,
        tokenAddress: null,
        tokenBalance: `0x${'5'.padStart(64, '0')}`,
        tokenMetadata: { symbol: 'ETH', decimals: 18 },
        tokenPrices: [{ currency: 'usd' }],
      },
      { address: two, tokenAddress: null, tokenBalance: `0x${'0'.repeat(64)}` },
      {
        address: two,
        tokenAddress: chain.coin.address,
        tokenBalance: `0x${'7'.padStart(64, '0')}`,
        tokenMetadata: { symbol: 'TCN', name: 'Test Coin', decimals: 8, logo: null },
        tokenPrices: [],
      },
    ])
    const bare = await engine.rest<Tokens>('/data/v1/assets/tokens/balances/by-address', { addresses })
    expect(Object.keys(bare.body.data.tokens[0]!)).toEqual(['address', 'network', 'tokenAddress', 'tokenBalance'])
  })

  test('a wallet of more tokens than a page holds is told page by page', async () => {
    const { chain } = engine
    const holder = someone(22)
    const bytecode = (await chain.client.getCode({ address: chain.coin.address })) ?? '0x'
    const coins = Array.from({ length: 120 }, (_, i): Hex => `0xd0${(i + 1).toString(16).padStart(38, '0')}`)
    await Promise.all(coins.map((address) => chain.client.setCode({ address, bytecode })))
    const first = await chain.client.getTransactionCount({ address: ALICE })
    await chain.client.setAutomine(false)
    for (const [index, address] of coins.entries()) {
      const mint = callOf({ ...chain.coin, address }, 'mint', [holder, 1n])
      await chain.client.sendTransaction({ account: ALICE, ...mint, gas: 150_000n, nonce: first + index, chain: null })
    }
    await chain.client.mine({ blocks: 1 })
    await chain.client.setAutomine(true)
    await engine.index.catchUp()
    const addresses = [holder, ALICE].map((address) => ({ address, networks: [NETWORK] }))
    const found: (string | null)[] = []
    let pageKey: string | undefined
    let pages = 0
    do {
      const path = '/data/v1/assets/tokens/by-address'
      const { body } = await engine.rest<Tokens>(path, { addresses, withMetadata: false, pageKey })
      expect(body.data.tokens.length).toBeLessThanOrEqual(101)
      found.push(...body.data.tokens.map(({ tokenAddress }) => tokenAddress))
      pageKey = body.data.pageKey
      pages++
    } while (pageKey)
    expect(pages).toBe(2)
    expect(found.filter((address) => address?.startsWith('0xd0'))).toHaveLength(120)
    expect(new Set(found).size).toBe(found.length - 1)
    expect(found.filter((address) => address === null)).toHaveLength(2)
  })

  test('tokens with ids come with what they show, collections with how many', async () => {
    const { chain } = engine
    const holder = someone(23)
    await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 501n]))
    await chain.send(ALICE, callOf(chain.art, 'mint', [holder, 502n]))
    await chain.send(ALICE, callOf(chain.items, 'mint', [holder, 7n, 40n]))
    await engine.index.catchUp()
    const addresses = [{ address: holder, networks: [NETWORK] }]
    const nfts = await engine.rest('/data/v1/assets/nfts/by-address', { addresses })
    const picture = { name: 'A picture', image: 'data:,picture' }
    expect(nfts.body).toMatchObject({
      data: {
        ownedNfts: [
          { tokenId: '501', balance: '1', contract: { name: 'Test Art', tokenType: 'ERC721' }, ...picture },
          { tokenId: '502', raw: { metadata: picture } },
          { tokenId: '7', balance: '40', contract: { name: null, tokenType: 'ERC1155' }, name: null, image: null },
        ],
        totalCount: 3,
      },
    })
    const collections = await engine.rest('/data/v1/assets/nfts/contracts/by-address', { addresses })
    expect(collections.body).toMatchObject({
      data: {
        contracts: [
          { contract: { address: chain.art.address, symbol: 'ART' }, totalBalance: '2', numDistinctTokensOwned: '2' },
          { contract: { address: chain.items.address }, totalBalance: '40', numDistinctTokensOwned: '1' },
        ],
        totalCount: 2,
      },
    })
  })

  test('a network that the node is not on is refused by name', async () => {
    const addresses = [{ address: ALICE, networks: ['eth-mainnet'] }]
    expect(await engine.rest('/data/v1/assets/tokens/by-address', { addresses })).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('base-sepolia is') } },
    })
  })
})

describe('simulations', () => {
  test('tell what would move, and move nothing', async () => {
    const { chain, rpc } = engine
    await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 1_000n]))
    const before = await chain.client.getBlockNumber({ cacheTime: 0 })
    const transfer = { from: ALICE, ...callOf(chain.coin, 'transfer', [BOB, 150_000_000n]) }
    await chain.send(ALICE, callOf(chain.coin, 'mint', [ALICE, 150_000_000n]))
    expect(await rpc('nodedata_simulateAssetChanges', transfer)).toMatchObject({
      changes: [
        {
          assetType: 'ERC20',
          changeType: 'TRANSFER',
          from: ALICE,
          to: BOB,
          rawAmount: '150000000',
          amount: '1.5',
          contractAddress: chain.coin.address,
          symbol: 'TCN',
        },
      ],
      gasUsed: expect.stringMatching(/^0x/),
      error: null,
    })
    const pass = { from: ALICE, value: '0x8', ...callOf(chain.machine, 'pass', [BOB]) }
    expect(await rpc('nodedata_simulateAssetChanges', pass)).toMatchObject({
      changes: [
        { assetType: 'NATIVE', from: ALICE, to: chain.machine.address, rawAmount: '8', contractAddress: null },
        { assetType: 'NATIVE', to: BOB, rawAmount: '4' },
        { assetType: 'NATIVE', to: chain.machine.address },
        { assetType: 'NATIVE', to: BOB, amount: '0.000000000000000004', symbol: 'ETH' },
      ],
    })
    const approve = { from: ALICE, ...callOf(chain.coin, 'approve', [BOB, 5n]) }
    expect(await rpc('nodedata_simulateAssetChanges', approve)).toMatchObject({
      changes: [{ changeType: 'APPROVE', from: ALICE, to: BOB, rawAmount: '5' }],
    })
    expect(await chain.client.getBlockNumber({ cacheTime: 0 })).toBe(before + 1n)
  })

  test('tell that a transaction would fail, and why', async () => {
    const { chain, rpc } = engine
    const tooMuch = { from: someone(30), ...callOf(chain.coin, 'transfer', [BOB, 10n ** 40n]) }
    expect(await rpc('nodedata_simulateAssetChanges', tooMuch)).toMatchObject({
      changes: [],
      error: { message: expect.stringContaining('not enough') },
    })
    expect(await rpc('nodedata_simulateExecution', tooMuch)).toMatchObject({
      calls: [{ type: 'CALL', error: 'execution reverted' }],
      error: { message: expect.stringContaining('not enough') },
    })
    const poor = { from: someone(31), to: BOB, value: '0xde0b6b3a7640000' }
    for (const method of ['nodedata_simulateAssetChanges', 'nodedata_simulateExecution']) {
      expect(await rpc(method, poor)).toMatchObject({ error: { message: expect.stringMatching(/insufficient/i) } })
    }
  })

  test('tell every call in the order of execution', async () => {
    const { chain, rpc } = engine
    const pass = { from: ALICE, value: '0x8', ...callOf(chain.machine, 'pass', [BOB]) }
    expect(await rpc('nodedata_simulateExecution', pass)).toMatchObject({
      calls: [
        { from: ALICE, to: chain.machine.address, value: '0x8' },
        { from: chain.machine.address, to: BOB, value: '0x4' },
        { from: chain.machine.address, to: chain.machine.address },
        { from: chain.machine.address, to: BOB },
      ],
      logs: [],
      error: null,
    })
    const mint = { from: ALICE, ...callOf(chain.coin, 'mint', [BOB, 1n]) }
    expect(await rpc('nodedata_simulateExecution', mint)).toMatchObject({
      logs: [
        {
          address: chain.coin.address,
          topics: [expect.stringMatching(/^0xddf252ad/), expect.any(String), expect.any(String)],
        },
      ],
    })
  })
})

describe('the node itself', () => {
  test('answers reads, and its refusals are told as they are', async () => {
    const { chain, rpc } = engine
    expect(await rpc('eth_chainId')).toBe('0x14a34')
    expect(await rpc('eth_getTransactionByHash', `0x${'0'.repeat(64)}`)).toBeNull()
    const reverts = rpc(
      'eth_call',
      { from: someone(40), ...callOf(chain.coin, 'transfer', [BOB, 10n ** 40n]) },
      'latest',
    )
    await expect(reverts).rejects.toMatchObject({ code: 3, message: expect.stringContaining('not enough') })
  })

  test.each([
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'personal_unlockAccount',
    'admin_peers',
    'debug_traceTransaction',
    'anvil_setBalance',
    'evm_mine',
    'eth_newFilter',
    'eth_subscribe',
    'txpool_content',
    'toString',
  ])('is not asked to %s', async (method) => {
    await expect(engine.rpc(method)).rejects.toMatchObject({ code: -32600 })
  })

  test('is not asked for the logs of too many blocks', async () => {
    const { rpc, chain } = engine
    const logs = (filter: object) => rpc('eth_getLogs', { address: chain.coin.address, ...filter })
    await expect(logs({ fromBlock: '0x0', toBlock: '0x7d0' })).rejects.toThrow(/spans 2001 blocks here; at most 2000/)
    await expect(logs({ fromBlock: 'earliest', toBlock: '0xffffff' })).rejects.toThrow(/at most 2000/)
    expect(await logs({ fromBlock: '0x0', toBlock: '0x7cf' })).toEqual(expect.any(Array))
    expect(await logs({ fromBlock: 'earliest' })).toEqual(expect.any(Array))
    expect(await logs({})).toEqual(expect.any(Array))
  })

  test('gives the receipts of a block, by number or hash', async () => {
    const { rpc, chain } = engine
    const hash = await chain.send(ALICE, callOf(chain.coin, 'mint', [BOB, 1n]))
    const { blockNumber, blockHash } = await chain.client.getTransactionReceipt({ hash })
    const byNumber = await rpc('nodedata_getTransactionReceipts', { blockNumber: `0x${blockNumber.toString(16)}` })
    expect(byNumber).toMatchObject({ receipts: [{ transactionHash: hash, status: '0x1' }] })
    expect(await rpc('nodedata_getTransactionReceipts', { blockHash })).toEqual(byNumber)
    await expect(rpc('nodedata_getTransactionReceipts', {})).rejects.toMatchObject({ code: -32602 })
    const unknown = rpc('nodedata_getTransactionReceipts', { blockNumber: '0xffffff' })
    await expect(unknown).rejects.toMatchObject({ code: -32001 })
  })
})
