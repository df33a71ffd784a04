import { afterAll, beforeAll, expect, it } from 'vitest'
import { chainIn } from '../../../schema/chains/chainId.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { type Answering, startAnswering } from '../../contract/answering.ts'
import { bodyOf } from '../../contract/requests.ts'
import { json } from '../../support/wallet.ts'

const FACT = 10_000n

let answering: Answering
beforeAll(async () => {
  answering = await startAnswering(['data'])
})
afterAll(() => answering?.stop())

/** The data of a paid query, and what it cost. */
async function pay<Data>(query: string): Promise<{ readonly data: Data; readonly cost: bigint }> {
  const before = await answering.wallet.balance()
  const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
  const body = await bodyOf<{ data: Data; errors?: unknown }>(response)
  expect(body.errors).toBeUndefined()
  return { data: body.data, cost: before - (await answering.wallet.balance()) }
}

it('a list of protocols leads to handles, whose facts cost what they cost by slug', async () => {
  const list = await pay<{ protocols: { name: string; protocol: { id: string; slug: string; tvlUsd: number } }[] }>(
    '{ protocols(first: 2) { name tvl protocol { id slug tvlUsd } } }',
  )
  expect(list.data.protocols).toHaveLength(2)
  expect(list.cost).toBe(3n * FACT)
  const [first] = list.data.protocols
  expect(first?.protocol.id).toBe(nodeId('Protocol', [first?.protocol.slug ?? '']))
  const one = await pay<{ node: { tvlUsd: number } }>(
    `{ node(id: "${first?.protocol.id}") { ... on Protocol { tvlUsd } } }`,
  )
  expect(one).toEqual({ data: { node: { tvlUsd: first?.protocol.tvlUsd } }, cost: FACT })
})

it('a chain has its value locked and its blocks, whatever the list calls it', async () => {
  const { data, cost } = await pay<{ chain: { tvl: unknown[]; blockAt: { height: number } } }>(
    '{ chain(id: "optimism") { name tvl { tvl } blockAt(at: "2026-01-01T00:00:00Z") { height } } }',
  )
  expect(data.chain).toMatchObject({ name: 'OP Mainnet', blockAt: { height: expect.any(Number) } })
  expect(data.chain.tvl.length).toBeGreaterThan(1)
  expect(cost).toBe(2n * FACT)
})

it('a chain that protocol statistics do not have is not charged', async () => {
  const { data, cost } = await pay('{ chain(id: 84532) { tvl { tvl } } }')
  expect(data).toEqual({ chain: { tvl: null } })
  expect(cost).toBe(0n)
})

it('lists of chains, stablecoins, bridges and yield pools lead to their handles', async () => {
  const { data, cost } = await pay<Record<string, unknown>>(`{
    chainTvls(first: 1) { chain { chainId } }
    stablecoins(first: 1) { stablecoinId stablecoin { listingId history { stablecoinId } } }
    bridges(first: 1) { bridges { bridgeId bridge { listingId details { bridgeId } } } }
    yieldPools(first: 1) { poolId yieldPool { poolId history { apy } } chain { slug } protocol { slug } }
  }`)
  expect(data).toMatchObject({ chainTvls: [{ chain: { chainId: 'eip155:1' } }] })
  expect(cost).toBe(7n * FACT)
})

it('a protocol has one id, whatever the case of its slug', async () => {
  const { data } = await pay<Record<'slug' | 'capitals', { id: string; slug: string }>>(`{
    slug: protocol(slug: "rocket-pool") { id slug }
    capitals: protocol(slug: "Rocket-Pool") { id slug }
  }`)
  expect(data.slug.slug).toBe('rocket-pool')
  expect(data.capitals).toEqual(data.slug)
  expect(data.slug.id).toBe(nodeId('Protocol', ['rocket-pool']))
})

it('records of protocol statistics lead to coins, chains, tokens and protocols, whose facts are charged', async () => {
  const { data, cost } = await pay<Linked>(`{
    protocols(first: 1) { coinId coin { slug } }
    stablecoins(first: 1) { coinId coin { slug market { symbol } } }
    tokenEmissions(first: 1) { coinId coin { slug } }
    chainTvls(first: 1) { coinId coin { slug } }
    dexVolumes { protocols(first: 2) { slug protocol { slug tvlUsd } } }
    treasuries { assetMetadata(first: 1) { coinId coin { slug } } }
  }`)
  for (const list of [data.protocols, data.stablecoins, data.tokenEmissions, data.chainTvls]) expectCoin(list)
  expectCoin(data.treasuries.assetMetadata)
  expect(data.dexVolumes.protocols).toHaveLength(2)
  for (const { slug, protocol } of data.dexVolumes.protocols)
    expect(protocol).toEqual({ slug, tvlUsd: expect.any(Number) })
  expect(cost).toBe((6n + 1n + 2n) * FACT)
})

it('hacks, rounds and emissions lead to the protocols that they are about', async () => {
  const { data, cost } = await pay<Record<'hacks' | 'raises' | 'tokenEmissions', readonly OfProtocol[]>>(`{
    hacks(first: 100) { name protocolId protocol { slug } }
    raises(first: 100) { name protocolId protocol { slug } }
    tokenEmissions(first: 2) { name protocolId protocol { slug tvlUsd } }
  }`)
  const listed = await pay<{ protocols: readonly { protocolId: string; slug: string }[] }>(
    '{ protocols(first: 20000) { protocolId slug } }',
  )
  const slugs = new Map(listed.data.protocols.map(({ protocolId, slug }) => [protocolId, slug]))
  for (const records of [data.hacks, data.raises, data.tokenEmissions]) {
    expect(records.some(({ protocol }) => protocol !== null)).toBe(true)
    for (const { protocolId, protocol } of records)
      expect(protocol?.slug ?? null).toBe(protocolId === null ? null : slugs.get(protocolId))
  }
  expect(cost).toBe((3n + 2n) * FACT)
})

it('the supply of a stablecoin is known by chain, which has facts of its own', async () => {
  const { data, cost } = await pay<{ stablecoins: readonly [Supplied] }>(`{
    stablecoins(first: 1) {
      chainCirculating(first: 2) { chainName chain { chainId tvl { tvl } } }
      stablecoin {
        history {
          chainBalances(first: 1) { chainName chain { chainId } }
          currentChainBalances(first: 1) { chainName chain { chainId } }
        }
      }
    }
  }`)
  const [{ chainCirculating, stablecoin }] = data.stablecoins
  const { chainBalances, currentChainBalances } = stablecoin.history
  const lengths = [chainCirculating, chainBalances, currentChainBalances].map(({ length }) => length)
  expect(lengths).toEqual([2, 1, 1])
  for (const { chainName, chain } of [...chainCirculating, ...chainBalances, ...currentChainBalances])
    expect(chain.chainId).toBe(chainIn('defi', chainName))
  expect(cost).toBe((1n + 2n + 1n) * FACT)
})

it('crossings of a bridge lead to their chains and tokens', async () => {
  const { data, cost } = await pay<Crossed>(`{
    bridges(first: 1, includeChains: true) {
      bridges {
        bridge {
          details { chainBreakdown(first: 1) { chainName chain { chainId } } }
          transactions(first: 1) { chain { chainId } tokenAddress token { address chain { chainId } } }
        }
      }
      chains(first: 1) { name chain { chainId } coinId coin { slug } }
    }
  }`)
  const { bridges, chains } = data.bridges
  expect(chains).toHaveLength(1)
  expectCoin(chains)
  expect(chains[0]?.chain.chainId).toBe(chainIn('defi', chains[0]?.name ?? ''))
  const { details, transactions } = bridges[0]?.bridge ?? {}
  expect(details?.chainBreakdown).toHaveLength(1)
  for (const { chainName, chain } of details?.chainBreakdown ?? [])
    expect(chain.chainId).toBe(chainIn('defi', chainName))
  const [crossing] = transactions ?? []
  expect(crossing?.token.chain).toEqual(crossing?.chain)
  expect(crossing?.token.address.toLowerCase()).toBe(crossing?.tokenAddress.toLowerCase())
  expect(cost).toBe(3n * FACT)
})

interface OfCoin {
  readonly coinId: string | null
  readonly coin: { readonly slug: string } | null
}

interface OfProtocol {
  readonly protocolId: string | null
  readonly protocol: { readonly slug: string } | null
}

interface ByChain {
  readonly chainName: string
  readonly chain: { readonly chainId: string }
}

interface Supplied {
  readonly chainCirculating: readonly ByChain[]
  readonly stablecoin: {
    readonly history: { readonly chainBalances: readonly ByChain[]; readonly currentChainBalances: readonly ByChain[] }
  }
}

interface Linked {
  readonly protocols: readonly OfCoin[]
  readonly stablecoins: readonly OfCoin[]
  readonly tokenEmissions: readonly OfCoin[]
  readonly chainTvls: readonly OfCoin[]
  readonly treasuries: { readonly assetMetadata: readonly OfCoin[] }
  readonly dexVolumes: {
    readonly protocols: readonly { slug: string; protocol: { slug: string; tvlUsd: number } }[]
  }
}

interface Crossed {
  readonly bridges: {
    readonly chains: readonly (OfCoin & { name: string; chain: { chainId: string } })[]
    readonly bridges: readonly {
      readonly bridge: {
        readonly details: { readonly chainBreakdown: readonly ByChain[] }
        readonly transactions: readonly Crossing[]
      }
    }[]
  }
}

interface Crossing {
  readonly chain: { readonly chainId: string }
  readonly tokenAddress: string
  readonly token: { readonly address: string; readonly chain: { readonly chainId: string } }
}

/** The list is not empty, and each record leads to the coin that it names. */
function expectCoin(list: readonly OfCoin[]): void {
  expect(list.length).toBeGreaterThan(0)
  for (const { coinId, coin } of list) expect(coin?.slug ?? null).toBe(coinId)
}
