import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

interface Mentions {
  readonly newsSearch: { readonly nodes: readonly { readonly title: string }[] }
  readonly coin: {
    readonly news: { readonly nodes: readonly { readonly title: string }[] }
    readonly discussions: { readonly nodes: readonly { readonly title: string }[] }
  }
}

it('a coin has news and discussions that name it, for what the searches cost', async () => {
  const before = await wallet.balance()
  const query = `{ coin(slug: "bitcoin") { news(first: 3) { nodes { title } } discussions(first: 2) { nodes { title } } } newsSearch(query: "bitcoin", first: 3) { nodes { title } } }`
  const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const { data, errors } = (await response.json()) as { data: Mentions; errors?: unknown }
  expect(errors).toBeUndefined()
  const { news, discussions } = data.coin
  expect(news.nodes.length).toBeGreaterThan(0)
  expect(news).toEqual(data.newsSearch)
  // An empty list is not charged.
  const paid = (discussions.nodes.length > 0 ? 20_000n : 0n) + 80_000n
  expect(before - (await wallet.balance())).toBe(paid)
})
