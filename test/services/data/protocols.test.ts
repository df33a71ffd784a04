import { afterAll, beforeAll, expect, it } from 'vitest'
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
