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

async function ask<Data>(query: string) {
  const before = await wallet.balance()
  const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  return { data, errors, cost: before - (await wallet.balance()) }
}

it('an airport has places around it, found by its free location for the price of the search', async () => {
  const { data, errors, cost } = await ask<{ airport: object; unknown: object }>(`{
    airport(code: "aus") { name placesNearby(radius: 30000, first: 3) { edges { listing { name } node { placeId } } } }
    unknown: airport(code: "QQQ") { name placesNearby { nodes { id } } }
  }`)
  expect(errors).toBeUndefined()
  const place = { listing: { name: expect.any(String) }, node: { placeId: expect.any(String) } }
  expect(data.airport).toMatchObject({ placesNearby: { edges: [place, place, place] } })
  expect(data.unknown).toEqual({ name: null, placesNearby: null })
  expect(cost).toBe(20_000n)
})

interface Hotels {
  readonly airport: {
    readonly hotels: { readonly edges: readonly { readonly listing: { readonly place: object | null } }[] }
  }
}

it('a hotel of a list is looked for on the map by its name and location, and costs nothing where it is not there', async () => {
  const { data, errors, cost } = await ask<Hotels>(
    '{ airport(code: "AUS") { hotels(first: 2) { edges { listing { name place { confidence matchedOn place { id } } } } } } }',
  )
  expect(errors).toBeUndefined()
  const places = data.airport.hotels.edges.map(({ listing }) => listing.place)
  expect(places).toHaveLength(2)
  // The list costs 0.0324, and each place that is found 0.02.
  expect(cost).toBe(32_400n + 20_000n * BigInt(places.filter((place) => place !== null).length))
})
