import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeId } from '../../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

const NOW = new Date('2026-11-20T15:00:00Z')

let tollgraph: TestTollgraph
let wallet: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph({}, { now: () => NOW })
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

interface Result<Data> {
  readonly data: Data
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/** Asks without payment. */
async function ask<Data>(query: string): Promise<Result<Data>> {
  const response = await fetch(`${tollgraph.url}/graphql`, json({ query }))
  return (await response.json()) as Result<Data>
}

/** Asks with payment; what it took is in atomic units. */
async function pay<Data>(query: string): Promise<{ readonly data: Data; readonly cost: bigint }> {
  const before = await wallet.balance()
  const response = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }))
  const { data, errors } = (await response.json()) as Result<Data>
  expect(errors).toBeUndefined()
  return { data, cost: before - (await wallet.balance()) }
}

interface Departures {
  readonly airport: {
    readonly departures: {
      readonly edges: readonly {
        readonly status: { readonly identIata: string; readonly flight: { readonly id: string; readonly date: string } }
        readonly node: { readonly id: string; readonly trackingId: string }
      }[]
    }
  }
}

/** Two flights that left Atlanta. */
async function departures() {
  const { data, cost } = await pay<Departures>(
    '{ airport(code: "ATL") { departures(first: 2) { edges { status { identIata flight { id date } } node { id trackingId } } } } }',
  )
  return { edges: data.airport.departures.edges, cost }
}

describe('an airport', () => {
  it('has its delay and its weather for what their paths cost', async () => {
    const { data, cost } = await pay<object>(
      '{ airport(code: "FCO") { delay { delaySeconds } forecast { time } observations(first: 2) { nodes { tempAir } } } }',
    )
    expect(data).toEqual({
      airport: {
        delay: { delaySeconds: expect.any(Number) },
        forecast: { time: expect.any(String) },
        observations: { nodes: [{ tempAir: expect.any(Number) }, { tempAir: expect.any(Number) }] },
      },
    })
    expect(cost).toBe(28_000n)
  })

  it('costs the same by node(id:), and nothing of it that is sold is free', async () => {
    const id = nodeId('Airport', ['FCO'])
    const node = `node(id: "${id}") { ... on Airport { name delay { color } } }`
    expect((await ask(`{ ${node} }`)).errors?.[0]?.extensions?.code).toBe('PAYMENT_REQUIRED')
    expect(await pay(`{ ${node} }`)).toMatchObject({
      data: { node: { delay: { color: expect.any(String) } } },
      cost: 20_000n,
    })
  })
})

describe('a list of flights', () => {
  it('has the records in its price, and leads to the flights themselves', async () => {
    const { edges, cost } = await departures()
    expect(edges).toHaveLength(2)
    expect(cost).toBe(10_000n)
    const [{ node, status } = expect.fail('no flight')] = edges
    expect(node.id).toBe(nodeId('TrackedFlight', [node.trackingId]))
    expect(status.flight.id).toBe(nodeId('Flight', [status.identIata, status.flight.date]))
  })

  it('charges a fact of each of its flights', async () => {
    const { data, cost } = await pay<object>(
      '{ airport(code: "ATL") { departures(first: 2) { edges { node { route { routeDistance } } } } } }',
    )
    const edge = { node: { route: { routeDistance: expect.any(String) } } }
    expect(data).toEqual({ airport: { departures: { edges: [edge, edge] } } })
    expect(cost).toBe(50_000n)
  })
})

describe('a flight by number and day', () => {
  it('leads to the flight that is tracked, with its delay, for what the path costs', async () => {
    const { edges } = await departures()
    const [{ node, status } = expect.fail('no flight')] = edges
    const { data, cost } = await pay<object>(
      `{ flight(ident: "${status.identIata}", date: "${status.flight.date}") { id tracking(first: 3) { edges { node { id } status { departureDelay cancelled } } } } }`,
    )
    expect(data).toMatchObject({ flight: { id: status.flight.id } })
    expect(JSON.stringify(data)).toContain(node.id)
    expect(JSON.stringify(data)).toContain('"cancelled":false')
    expect(cost).toBe(10_000n)
  })

  it('costs nothing as a handle, nor where no such flight is tracked', async () => {
    const { data } = await ask('{ flight(ident: "DAL0096", date: "2026-11-20") { ident date airline { name } } }')
    expect(data).toEqual({ flight: { ident: 'DL96', date: '2026-11-20', airline: { name: 'Delta' } } })
    const { data: none, cost } = await pay<object>(
      '{ flight(ident: "DL96", date: "2026-10-01") { tracking { nodes { id } } } }',
    )
    expect(none).toEqual({ flight: { tracking: null } })
    expect(cost).toBe(0n)
  })
})

describe('cancelled and delayed flights', () => {
  it('are counted by airport and by airline for one price, and by the airline that a list leads to', async () => {
    const { data, cost } = await pay<object>(
      '{ airport(code: "ATL") { disruptions(by: DESTINATION) { airport { code } count { total entityId } } } airline(code: "DL") { disruptions { airline { name } airport { code } count(timePeriod: YESTERDAY) { total entityId } } } }',
    )
    expect(data).toEqual({
      airport: { disruptions: { airport: { code: 'ATL' }, count: { total: expect.any(Number), entityId: 'KATL' } } },
      airline: {
        disruptions: {
          airline: { name: 'Delta' },
          airport: null,
          count: { total: expect.any(Number), entityId: 'DAL' },
        },
      },
    })
    expect(cost).toBe(20_000n)
    const list = await pay<object>(
      '{ disruptionCounts(entityType: AIRLINE, first: 1) { nodes { entityId airline { icaoCode } airport { code } } } }',
    )
    expect(list.data).toEqual({
      disruptionCounts: {
        nodes: [{ entityId: expect.any(String), airline: { icaoCode: expect.any(String) }, airport: null }],
      },
    })
    expect(list.cost).toBe(10_000n)
  })
})
