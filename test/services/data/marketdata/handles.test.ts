import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { SAMPLE_POOL } from '../../../contract/facts/data/marketdata.ts'
import { json } from '../../../support/wallet.ts'

const PRICE = 10_000n
const NOW = new Date()
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['data'], { now: () => NOW })
})
afterAll(() => answering?.stop())

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

const post = (query: string, extensions = {}) =>
  fetch(`${answering.tollgraph.url}/graphql`, json({ query, extensions }))

/** The data of a free operation. */
async function free<Data>(query: string): Promise<Data> {
  const response = await post(query)
  expect(response.status, query).toBe(200)
  return ((await response.json()) as Answer<Data>).data
}

/** The data of a priced operation, and what its payer paid in the end. */
async function paid<Data>(query: string): Promise<{ readonly data: Data; readonly cost: bigint }> {
  let answer: Answer<Data> | undefined
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    answer = (await response.json()) as Answer<Data>
  })
  if (!answer?.data) throw new Error(`No data: ${JSON.stringify(answer)}`)
  return { data: answer.data, cost }
}

async function billOf(query: string): Promise<string> {
  const response = await post(query, { bill: true })
  const { extensions } = (await response.json()) as { extensions: { bill: { total: string } } }
  return extensions.bill.total
}

interface Market {
  readonly currentPrice: number
  readonly marketCapRank: number
}
interface CoinPage {
  readonly edges: readonly { readonly market: Market; readonly node: { readonly id: string; readonly slug: string } }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}
const COIN_PAGE = 'edges { market { currentPrice marketCapRank } node { id slug } } pageInfo { hasNextPage endCursor }'

it('handles of the market are free, and have one id however they are asked for', async () => {
  const handles = await free<Record<string, { id: string }>>(`{
    coin(slug: "Bitcoin") { id slug }
    again: coin(slug: "bitcoin") { id }
    exchange(slug: "kraken") { id slug }
    category: onchainCategory(slug: "meme-token") { id slug }
    pool(chain: "ethereum", address: "${SAMPLE_POOL.address.toUpperCase().replace('0X', '0x')}") {
      id chainId address chain { name }
    }
  }`)
  expect(handles).toMatchObject({
    coin: { id: handles.again!.id, slug: 'bitcoin' },
    exchange: { slug: 'kraken' },
    category: { slug: 'meme-token' },
    pool: { chainId: 'eip155:1', address: SAMPLE_POOL.address, chain: { name: 'Ethereum' } },
  })
  const ids = ['coin', 'exchange', 'category', 'pool'].map((name) => handles[name]!.id)
  const { nodes } = await free<{ nodes: unknown[] }>(
    `{ nodes(ids: ${JSON.stringify(ids)}) { id __typename ... on Coin { slug } ... on Pool { address } } }`,
  )
  expect(nodes).toEqual([
    { id: ids[0], __typename: 'Coin', slug: 'bitcoin' },
    { id: ids[1], __typename: 'Exchange' },
    { id: ids[2], __typename: 'OnchainCategory' },
    { id: ids[3], __typename: 'Pool', address: SAMPLE_POOL.address },
  ])
})

it('a fact of a coin costs the same by its handle, by its node and by the list', async () => {
  const list = await paid<{ coins: CoinPage }>(`{ coins(currency: "eur", first: 2) { ${COIN_PAGE} } }`)
  expect(list.cost).toBe(PRICE)
  const [first] = list.data.coins.edges
  const fact = 'market(currency: "eur") { currentPrice marketCapRank }'
  const byHandle = await paid(`{ coin(slug: "${first!.node.slug}") { ${fact} } }`)
  expect(byHandle).toEqual({ data: { coin: { market: first!.market } }, cost: PRICE })
  const byNode = await paid(`{ node(id: "${first!.node.id}") { ... on Coin { ${fact} } } }`)
  expect(byNode).toEqual({ data: { node: { market: first!.market } }, cost: PRICE })
  expect(await billOf(`{ coins(currency: "eur", first: 2) { nodes { ${fact} } } }`)).toBe('0.03')
  for (const query of [
    `{ node(id: "${first!.node.id}") { ... on Coin { market { currentPrice } } } }`,
    '{ coin(slug: "bitcoin") { details { name } } }',
    '{ coin(slug: "bitcoin") { chart(currency: "usd", days: "1") { prices { value } } } }',
    '{ exchange(slug: "kraken") { profile { name } } }',
    '{ exchange(slug: "kraken") { tickers(first: 1) { nodes { last } } } }',
    '{ pool(chain: "base", address: "0x1") { market { name } } }',
    '{ chain(id: "base") { topPools(first: 1) { nodes { address } } } }',
    '{ onchainCategory(slug: "meme-token") { pools(first: 1) { nodes { address } } } }',
  ])
    expect((await post(query)).status, query).toBe(402)
})

it('a coin, exchange or pool that is not listed costs nothing', async () => {
  expect(await paid('{ coin(slug: "no-such-coin") { market { currentPrice } } }')).toEqual({
    data: { coin: { market: null } },
    cost: 0n,
  })
  const { data, cost } = await paid(`{
    exchange(slug: "nowhere") { profile { name } }
    pool(chain: "eth", address: "0x${'1'.repeat(40)}") { market { name } }
    chain(id: "bitcoin") { topPools(first: 1) { nodes { address } } }
  }`)
  expect({ data, cost }).toEqual({
    data: { exchange: { profile: null }, pool: { market: null }, chain: { topPools: null } },
    cost: 0n,
  })
})

it('pages of the market list follow each other, and a cursor of other pages is refused', async () => {
  const ranks: number[] = []
  let after = 'null'
  for (let page = 0; page < 3; page++) {
    const { data } = await paid<{ coins: CoinPage }>(
      `{ coins(currency: "usd", first: 4, after: ${after}) { ${COIN_PAGE} } }`,
    )
    ranks.push(...data.coins.edges.map(({ market }) => market.marketCapRank))
    expect(data.coins.pageInfo.hasNextPage).toBe(true)
    after = `"${data.coins.pageInfo.endCursor}"`
  }
  expect(ranks).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  for (const wrong of [`first: 5, after: ${after}`, 'first: 4, after: "MQ"']) {
    const response = await answering.wallet.pay(
      `${answering.tollgraph.url}/graphql`,
      json({ query: `{ coins(currency: "usd", ${wrong}) { nodes { slug } } }` }),
    )
    expect(JSON.stringify(await response.json()), wrong).toContain('"code":"BAD_REQUEST"')
  }
})

it('pages of pools are parts of the pages that the company has', async () => {
  type Pools = { chain: { topPools: { nodes: { address: string }[]; pageInfo: { endCursor: string } } } }
  const addresses: string[] = []
  const lengths: number[] = []
  let after = 'null'
  for (let page = 0; page < 4; page++) {
    const { data } = await paid<Pools>(`{ chain(id: 8453) {
      topPools(first: 8, after: ${after}) { nodes { address } pageInfo { endCursor } }
    } }`)
    const { nodes, pageInfo } = data.chain.topPools
    lengths.push(nodes.length)
    addresses.push(...nodes.map(({ address }) => address))
    after = `"${pageInfo.endCursor}"`
  }
  expect(lengths).toEqual([8, 8, 4, 8])
  expect(new Set(addresses).size).toBe(28)
})

it('a token leads to its coin, its market and its pools, and each fact is a line of the bill', async () => {
  const query = `{ token(chain: "eth", address: "${WETH}") {
    coin { slug market(currency: "eur") { currentPrice marketCap } details {
      tokens(first: 30) { id chain { slug } } socialAccounts(first: 5) { nodes { platform username url } } protocol { slug }
    } }
    pools(first: 3) { edges { market { name reserveUsd dex { name } } node { id chain { name } } } }
    price
  } }`
  expect(await billOf(query)).toBe('0.05')
  type Data = {
    token: {
      coin: {
        slug: string
        market: { currentPrice: number }
        details: { tokens: { id: string; chain: object }[]; socialAccounts: { nodes: object[] } }
      }
      pools: { edges: { market: { name: string; reserveUsd: string; dex: object }; node: object }[] }
      price: string
    }
  }
  const { data, cost } = await paid<Data>(query)
  expect(cost).toBe(5n * PRICE)
  const { coin, pools, price } = data.token
  expect(coin).toMatchObject({ slug: 'weth', market: { currentPrice: expect.any(Number) } })
  expect(coin.details.tokens.map(({ chain }) => chain)).toContainEqual({ slug: 'base' })
  expect(coin.details.socialAccounts.nodes[0]).toMatchObject({ platform: 'MICROBLOG', username: 'weth' })
  const own = await free<{ token: { id: string } }>(`{ token(chain: 1, address: "${WETH}") { id } }`)
  expect(coin.details.tokens.map(({ id }) => id)).toContain(own.token.id)
  expect(pools.edges).toHaveLength(3)
  for (const { market, node } of pools.edges) {
    expect(market.name).toContain('WETH')
    expect(market.dex).toEqual({ name: expect.any(String) })
    expect(node).toMatchObject({ chain: { name: 'Ethereum' } })
  }
  expect(Number(price)).toBeGreaterThan(0)
})

it('a coin leads to its protocol, and to the accounts that its record names', async () => {
  const query = `{ coin(slug: "aave") { details {
    protocol { slug history { name } } socialAccounts(first: 2) { nodes { platform username url } }
  } } }`
  expect(await billOf(query)).toBe('0.02')
  const { data, cost } = await paid(query)
  expect(data).toMatchObject({
    coin: {
      details: {
        protocol: { slug: expect.stringContaining('aave'), history: { name: expect.stringMatching(/aave/i) } },
        socialAccounts: {
          nodes: [
            { platform: 'MICROBLOG', username: 'aave' },
            { platform: 'NETWORK', username: 'aave' },
          ],
        },
      },
    },
  })
  expect(cost).toBe(2n * PRICE)
  expect(await paid('{ coin(slug: "bitcoin") { details { protocol { slug } } } }')).toEqual({
    data: { coin: { details: { protocol: null } } },
    cost: PRICE,
  })
})

it('the list of companies that hold coins leads to each, whose treasury has its own price', async () => {
  type List = { treasuries: { institutionMetadata: { institution: { id: string; ticker: string } }[] } }
  const list = '{ treasuries { institutionMetadata(first: 2) { ticker institution { id ticker } } } }'
  const { data, cost } = await paid<List>(list)
  expect(cost).toBe(PRICE)
  const [first] = data.treasuries.institutionMetadata
  const { id, ticker } = first!.institution
  expect(await free(`{ institution(ticker: "${ticker.toLowerCase()}") { id } }`)).toEqual({ institution: { id } })
  const { data: own } = await paid(`{ node(id: "${id}") { ... on Institution { treasury { ticker } } } }`)
  expect(own).toEqual({ node: { treasury: { ticker } } })
  expect(await billOf(list.replace('id ticker', 'treasury { name }'))).toBe('0.03')
})

it('pools of a coin are those of its token, at the price of its record and of these', async () => {
  const pools = 'pools(first: 2) { nodes { chainId address } }'
  const token = 'tokens(first: 1) { chainId pools(first: 2) { nodes { chainId address } } }'
  const inSteps = await paid<InSteps>(`{ coin(slug: "usd-coin") { details { ${token} } } }`)
  const [first] = inSteps.data.coin.details.tokens
  expect(first?.pools.nodes).toHaveLength(2)
  expect(await paid(`{ coin(slug: "usd-coin") { ${pools} } }`)).toEqual({
    data: { coin: { pools: first?.pools } },
    cost: inSteps.cost,
  })
  const there = `pools(chain: "${first?.chainId}", first: 2) { nodes { chainId address } }`
  expect(await paid(`{ coin(slug: "usd-coin") { ${there} } }`)).toMatchObject({ cost: 2n * PRICE })
})

it('pools of a coin without a token are not charged', async () => {
  const nowhere = '{ coin(slug: "usd-coin") { pools(chain: "sepolia") { nodes { address } } } }'
  expect(await paid(nowhere)).toEqual({ data: { coin: { pools: null } }, cost: 0n })
})

interface InSteps {
  readonly coin: { readonly details: { readonly tokens: readonly TokenWithPools[] } }
}

interface TokenWithPools {
  readonly chainId: string
  readonly pools: { readonly nodes: readonly object[] }
}
