import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Payload, startCompany, type TestCompany } from './support/company.ts'

const ADDRESS = '0x00000000000000000000000000000000000000aa'
const TOKEN = '0x00000000000000000000000000000000000000cc'
const HASH = `0x${'cd'.repeat(32)}`
const ON = 'network: "base-mainnet"'

let company: TestCompany
beforeAll(async () => {
  company = await startCompany('acme')
})
afterAll(() => company?.stop())

const result = (value: unknown): Payload => ({ body: { jsonrpc: '2.0', id: 1, result: value } })
const error = (code: number, message: string): Payload => ({
  body: { jsonrpc: '2.0', id: 1, error: { code, message } },
})
const metadata = `{ token(chain: "base-mainnet", address: "${TOKEN}") { metadata { name symbol decimals logo } } }`

/** A transfer as the company documents it. */
const transfer = {
  blockNum: '0x1054f3b',
  uniqueId: `${HASH}:log:0x5`,
  hash: HASH,
  from: ADDRESS,
  to: ADDRESS,
  value: 12_345.678901,
  erc721TokenId: null,
  erc1155Metadata: null,
  tokenId: null,
  asset: 'USDC',
  category: 'erc20',
  rawContract: { value: '0x2dfdc1c35', address: TOKEN, decimal: '0x6' },
  metadata: { blockTimestamp: '2026-02-03T04:05:06.000Z' },
}

describe('a question to the company', () => {
  it('carries the key, and the company’s own names of methods', async () => {
    await company.ask(metadata, result({ name: 'A', symbol: 'B', decimals: 6, logo: null }))
    expect(company.asked.at(-1)).toEqual({
      path: '/v2/the%20key',
      body: { jsonrpc: '2.0', id: 1, method: 'acme_getTokenMetadata', params: [TOKEN] },
    })
    await company.ask(`{ nodeCall(${ON}, method: ETH_GET_BALANCE, params: ["${ADDRESS}", "latest"]) }`, result('0x1'))
    expect(company.asked.at(-1)?.body).toMatchObject({ method: 'eth_getBalance', params: [ADDRESS, 'latest'] })
  })

  it('is spelt as it documents', async () => {
    const transfers = `{ assetTransfers(${ON}, categories: [ERC20, INTERNAL], from: "${ADDRESS}", fromBlock: "0x5", order: DESC, maxCount: "0x10") { transfers { hash } } }`
    await company.ask(transfers, result({ transfers: [] }))
    expect(company.asked.at(-1)?.body).toMatchObject({
      method: 'acme_getAssetTransfers',
      params: [
        {
          fromBlock: '0x5',
          toBlock: 'latest',
          fromAddress: ADDRESS,
          category: ['erc20', 'internal'],
          order: 'desc',
          withMetadata: false,
          excludeZeroValue: true,
          maxCount: '0x10',
        },
      ],
    })
    await company.ask(`{ pricesBySymbol(${ON}, symbols: ["ETH", "A&B"]) { symbol } }`, { body: { data: [] } })
    expect(company.asked.at(-1)?.path).toBe('/prices/v1/the%20key/tokens/by-symbol?symbols=ETH&symbols=A%26B')
    const history = `{ priceHistory(${ON}, symbol: "ETH", from: "2026-01-01T00:00:00Z", to: "2026-01-01T02:00:00+01:00", interval: FIVE_MINUTES) { points { value } } }`
    await company.ask(history, { body: { symbol: 'ETH', currency: 'usd', data: [] } })
    expect(company.asked.at(-1)).toMatchObject({
      path: '/prices/v1/the%20key/tokens/historical',
      body: {
        symbol: 'ETH',
        startTime: '2026-01-01T00:00:00.000Z',
        endTime: '2026-01-01T01:00:00.000Z',
        interval: '5m',
      },
    })
    await company.ask(`{ walletNfts(${ON}, addresses: ["${ADDRESS}"]) { totalCount } }`, {
      body: { data: { ownedNfts: [], totalCount: 0 } },
    })
    expect(company.asked.at(-1)).toMatchObject({
      path: '/data/v1/the%20key/assets/nfts/by-address',
      body: { addresses: [{ address: ADDRESS, networks: ['base-mainnet'] }], withMetadata: true },
    })
    const value = '1000000000000000000'
    await company.ask(
      `{ simulatedAssetChanges(${ON}, from: "${ADDRESS}", to: "${TOKEN}", value: "${value}") { gasUsed } }`,
      result({ changes: [], gasUsed: '0x5208', error: null }),
    )
    expect(company.asked.at(-1)?.body).toMatchObject({
      params: [{ from: ADDRESS, to: TOKEN, value: '0xde0b6b3a7640000', data: '0x' }],
    })
  })

  it('is not asked where the network is another', async () => {
    const before = company.asked.length
    const { errors } = await company.ask(metadata.replace('base-mainnet', 'eth-mainnet'), result(null))
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      issues: [{ path: ['chain'], message: 'eth-mainnet is not served here; this is: base-mainnet' }],
    })
    expect(company.asked).toHaveLength(before)
  })
})

describe('an answer of the company', () => {
  const transfers = `{ assetTransfers(${ON}, categories: [ERC20]) { transfers { blockNumber value category metadata { blockTimestamp } rawContract { value } } pageKey indexedFrom } }`

  it('is read as it documents', async () => {
    const { data } = await company.ask(transfers, result({ transfers: [transfer], pageKey: 'next' }))
    expect(JSON.parse(JSON.stringify(data))).toEqual({
      assetTransfers: {
        transfers: [
          {
            blockNumber: '17125179',
            value: 12_345.678901,
            category: 'ERC20',
            metadata: { blockTimestamp: '2026-02-03T04:05:06.000Z' },
            rawContract: { value: '0x2dfdc1c35' },
          },
        ],
        pageKey: expect.stringMatching(/^[\w-]{27,}$/),
        indexedFrom: null,
      },
    })
  })

  it('goes on by a page key of its own, which callers get sealed for the same question', async () => {
    const asked = (args: string) => `{ assetTransfers(${ON}, categories: [ERC20]${args}) { pageKey } }`
    const answer = result({ transfers: [transfer], pageKey: 'next' })
    const { data } = await company.ask(asked(''), answer)
    const { pageKey } = (data as { readonly assetTransfers: { readonly pageKey: string } }).assetTransfers
    const { errors } = await company.ask(asked(`, maxCount: "0x10", pageKey: "${pageKey}"`), answer)
    expect(errors).toBeUndefined()
    expect(company.asked.at(-1)?.body).toMatchObject({ params: [{ pageKey: 'next' }] })
    const before = company.asked.length
    for (const args of [`, order: DESC, pageKey: "${pageKey}"`, ', pageKey: "next"']) {
      const refused = await company.ask(asked(args), answer)
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: ['pageKey'] }] })
    }
    expect(company.asked).toHaveLength(before)
  })

  it('has balances beyond 2⁵³ to the digit, in short or padded spelling', async () => {
    const query = `{ _entities(representations: [{ __typename: "Wallet", address: "${ADDRESS}" }]) { ... on Wallet { account(chain: "base") { tokenBalances { balances { contract balance } } } } } }`
    const tokenBalances = [
      { contractAddress: TOKEN, tokenBalance: `0x${'f'.repeat(64)}` },
      { contractAddress: TOKEN, tokenBalance: '0x0' },
    ]
    const { data } = await company.ask(query, result({ address: ADDRESS, tokenBalances }))
    const balances = [
      { contract: TOKEN, balance: String(2n ** 256n - 1n) },
      { contract: TOKEN, balance: '0' },
    ]
    expect(data).toEqual({ _entities: [{ account: { tokenBalances: { balances } } }] })
  })

  it('that holds nothing is waived', async () => {
    const before = company.waived.length
    await company.ask(transfers, result({ transfers: [] }))
    await company.ask(metadata, result({ name: null, symbol: null, decimals: null, logo: null }))
    await company.ask(`{ pricesBySymbol(${ON}, symbols: ["ZZZ"]) { prices { value } } }`, {
      body: { data: [{ symbol: 'ZZZ', prices: [], error: { message: 'Token not found' } }] },
    })
    expect(company.waived).toHaveLength(before + 3)
  })

  it('that is null is waived, whatever else the field takes for nothing', async () => {
    const before = company.waived.length
    expect((await company.ask(metadata, result(null))).errors).toBeUndefined()
    const prices = `{ pricesBySymbol(${ON}, symbols: ["ZZZ"]) { prices { value } } }`
    expect((await company.ask(prices, { body: { data: null } })).errors).toBeUndefined()
    expect(company.waived).toHaveLength(before + 2)
  })

  it('about NFTs costs a row that is none, and not the page', async () => {
    const query = `{ _entities(representations: [{ __typename: "Wallet", address: "${ADDRESS}" }]) { ... on Wallet { nfts(first: 2) { edges { name node { tokenId } } } } } }`
    const row = (tokenId: string, address = TOKEN) => ({
      network: 'base-mainnet',
      address: ADDRESS,
      contract: { address, name: 'A', tokenType: 'ERC721' },
      tokenId,
      balance: '1',
      name: tokenId,
      image: null,
      raw: null,
    })
    const owned = (...ownedNfts: unknown[]) => ({ body: { data: { ownedNfts, totalCount: ownedNfts.length } } })
    expect((await company.ask(query, owned(row('31', 'nowhere'), row('7')))).data).toMatchObject({
      _entities: [{ nfts: { edges: [{ name: '7', node: { tokenId: '7' } }] } }],
    })
    const { errors } = await company.ask(query, owned(row('7', 'nowhere')))
    expect(errors?.[0]?.extensions?.code).toBe('UPSTREAM')
  })

  it('that does not describe the coin of the network gets its name, and its amount in whole coins', async () => {
    const query = `{ _entities(representations: [{ __typename: "Wallet", address: "${ADDRESS}" }]) { ... on Wallet { holdings(first: 2) { nodes { name symbol decimals balance amount } } } } }`
    const described = { decimals: 6, logo: null, name: 'A', symbol: 'B' }
    const token = { address: ADDRESS, network: 'base-mainnet', tokenBalance: '0x1bc16d674ec80000', error: null }
    const tokens = [
      { ...token, tokenAddress: null, tokenMetadata: { decimals: null, logo: null, name: null, symbol: null } },
      { ...token, tokenAddress: TOKEN, tokenMetadata: described },
      { ...token, tokenAddress: TOKEN, tokenMetadata: { decimals: null, logo: null, name: null, symbol: null } },
    ]
    const { data } = await company.ask(query, { body: { data: { tokens } } })
    expect(data).toMatchObject({
      _entities: [
        {
          holdings: {
            nodes: [
              { name: 'ETH', symbol: 'ETH', decimals: 18, balance: '2000000000000000000', amount: '2' },
              { name: 'A', symbol: 'B', decimals: 6, amount: '2000000000000' },
            ],
          },
        },
      ],
    })
  })

  it.each([
    ['is missing', { uniqueId: undefined }, 'transfers[0].uniqueId is missing'],
    ['is of another kind', { blockNum: 'seventeen' }, 'transfers[0].blockNum is no whole number'],
    ['is a word that nobody knows', { category: 'erc9' }, 'transfers[0].category is none of AssetCategory'],
  ])('whose member %s is an error that names it', async (_, change, message) => {
    const whole = `{ assetTransfers(${ON}, categories: [ERC20]) { transfers { uniqueId blockNumber category } } }`
    const { errors } = await company.ask(whole, result({ transfers: [{ ...transfer, ...change }] }))
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining(message),
      extensions: { code: 'UPSTREAM' },
    })
  })
})

describe('a refusal of the company', () => {
  it.each([
    [-32602, 'BAD_REQUEST', 'invalid address'],
    [-32600, 'BAD_REQUEST', 'unsupported'],
    [3, 'BAD_REQUEST', 'execution reverted: not enough'],
    [-32001, 'NOT_FOUND', 'no such block'],
    [-32005, 'UNAVAILABLE', 'asked as often as it allows'],
    [-32601, 'UPSTREAM', 'does not offer'],
    [-32000, 'UPSTREAM', 'header not found'],
  ])('with %i is heard as %s', async (code, heard, message) => {
    const { errors } = await company.ask(metadata, error(code, message))
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining(message), extensions: { code: heard } })
  })

  it('of a REST route is heard with its reason', async () => {
    const query = `{ pricesBySymbol(${ON}, symbols: ["ETH"]) { symbol } }`
    const { errors } = await company.ask(query, { status: 400, body: { error: { message: 'too many symbols' } } })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('too many symbols'),
      extensions: { code: 'BAD_REQUEST' },
    })
  })

  it('for asking too often says when to try again', async () => {
    const busy = { status: 429, headers: { 'retry-after': '7' }, body: {} }
    const { errors } = await company.ask(metadata, busy)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 7 })
  })

  it('by silence is an error, after it was asked again', async () => {
    const before = company.asked.length
    const { errors } = await company.ask(metadata, { ...result({}), after: 2_000 })
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM')
    expect(company.asked.length - before).toBe(3)
  })
})
