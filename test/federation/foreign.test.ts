import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { freePortSettings, freePorts } from '../support/ports.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type ExampleSubgraph, startExample } from './examples.ts'

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url))

let folder: string
let tides: ExampleSubgraph
let weather: ExampleSubgraph
let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  const settings = await freePortSettings()
  const routerUrl = `http://127.0.0.1:${settings.PORT}`
  const [first = 0, second = 0] = await freePorts(2)
  ;[tides, weather] = await Promise.all([
    startExample('paid-subgraph-apollo', first, routerUrl),
    startExample('paid-subgraph-yoga', second, routerUrl),
  ])
  folder = await mkdtemp(join(tmpdir(), 'tollgraph-foreign-'))
  const file = join(folder, 'subgraphs.json')
  const given = (await readFile(`${EXAMPLES}subgraphs.json`, 'utf8'))
    .replace('http://127.0.0.1:4201/graphql', tides.url)
    .replace('http://127.0.0.1:4200/graphql', weather.url)
    .replaceAll('"./', `"${EXAMPLES}`)
  await writeFile(file, given)
  tollgraph = await startTollgraph({ ...settings, SUBGRAPHS_FILE: file, LOG_LEVEL: 'silent' })
  wallet = await makeWallet(tollgraph, '100')
}, 120_000)
afterAll(async () => {
  await tollgraph?.stop()
  await tides?.kill()
  await weather?.kill()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** What a payment took, in atomic units. */
async function spent(work: () => Promise<unknown>): Promise<bigint> {
  const before = await wallet.balance()
  await work()
  return before - (await wallet.balance())
}

async function ask(query: string, headers: Record<string, string> = {}) {
  const answer = await wallet.pay(`${tollgraph.url}/graphql`, json({ query }, headers))
  return (await answer.json()) as { data?: Record<string, unknown>; errors?: { path?: unknown; message: string }[] }
}

describe('subgraphs of others', () => {
  it('are paid at their documented paths by a stock client, and answer free ones to every client', async () => {
    const harbours = await fetch(`${tollgraph.url}/tides/api/harbours`)
    expect(await harbours.json()).toEqual(['Hamburg', 'Emden', 'Brest'])
    const price = await spent(async () => {
      const answer = await wallet.pay(`${tollgraph.url}/tides/api/tide?harbour=Brest`)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ harbour: 'Brest', metres: 6.1 })
    })
    expect(price).toBe(parseUsd('0.002'))
  })

  it('are not paid where they have nothing', async () => {
    const price = await spent(async () => {
      const answer = await wallet.pay(`${tollgraph.url}/tides/api/tide?harbour=Vienna`)
      expect(answer.status).toBe(404)
    })
    expect(price).toBe(0n)
  })

  it('quote prices that depend on arguments, in one request for all of them', async () => {
    const price = await spent(async () => {
      const query =
        '{ three: forecast(city: "Oslo") { celsius } week: forecast(city: "Rome", days: 7) { city } tide(harbour: "Emden") { metres } }'
      expect(await ask(query)).toMatchObject({
        data: { three: [{ celsius: 28 }, {}, {}], week: { length: 7 }, tide: { metres: 3.2 } },
      })
    })
    expect(price).toBe(parseUsd('0.012'))
  })

  it('are charged for each item that arrives, without those that they waive', async () => {
    const price = await spent(async () => {
      const { data } = await ask('{ stations(city: "Oslo", first: 4) { name reading } }')
      expect(data?.stations).toHaveLength(4)
    })
    expect(price).toBe(parseUsd('0.0015'))
  })

  it('join one payment with built-in services, and extend their entities', async () => {
    await tollgraph.backend.db.pool.query(
      `INSERT INTO domains.domains (name, owner, state, order_id, created_at) VALUES ('foreign-weather.com', $1, 'ACTIVE', 0, now())`,
      [wallet.address],
    )
    const price = await spent(async () => {
      const answer = await ask(
        '{ me { domains(first: 1) { nodes { name weather { celsius } } } } tide(harbour: "Emden") { metres } domainSearch(name: "join-tide") { name } }',
      )
      expect(answer).toMatchObject({
        data: {
          me: { domains: { nodes: [{ name: 'foreign-weather.com', weather: { celsius: 13 } }] } },
          tide: { metres: 3.2 },
          domainSearch: { name: 'join-tide' },
        },
      })
    })
    expect(price).toBe(parseUsd('0.015'))
  })

  it('do what is paid before it is done, once, and refuse before the money moves', async () => {
    const balloons = `${tollgraph.url}/weather/api/balloons`
    const price = await spent(async () => {
      const answer = await wallet.pay(balloons, json({ day: '2027-03-01' }))
      expect(answer.status).toBe(201)
      expect(await answer.json()).toEqual({ day: '2027-03-01' })
    })
    expect(price).toBe(parseUsd('0.01'))
    const again = await spent(async () => {
      const answer = await wallet.pay(balloons, json({ day: '2027-03-01' }))
      expect(answer.status).toBe(409)
    })
    expect(again).toBe(0n)
  })

  it('stand in the documents like the ten services', async () => {
    const get = async (path: string) => (await fetch(`${tollgraph.url}${path}`)).text()
    expect(JSON.parse(await get('/weather/openapi.json'))).toMatchObject({
      info: { title: 'Weather' },
      paths: { '/api/balloons': { post: {} }, '/api/forecast': { get: {} } },
    })
    expect(await get('/llms.txt')).toContain('Tides: ')
    expect(await get('/tides/llms.txt')).toContain('/api/tide')
    expect(await get('/tides/.well-known/x402')).toContain('/tides/api/tide')
    const schema = await get('/schema.graphql')
    expect(schema).toContain('forecast(city: String!, days: Int! = 3)')
    expect(schema).not.toContain('forecastQuote')
    const { services } = JSON.parse(await get('/catalogue.json')) as { services: { name: string }[] }
    expect(services.map(({ name }) => name).slice(-2)).toEqual(['tides', 'weather'])
    const found = await fetch(`${tollgraph.url}/api/search`, json({ query: 'high water at a harbour' }))
    expect(found.status).toBe(402)
  })

  it('take no neighbour with them when they are down, and are paid again when they are back', async () => {
    await weather.kill()
    const query = '{ tide(harbour: "Emden") { metres } stations(city: "Oslo", first: 1) { name } }'
    const price = await spent(async () => {
      const { data, errors } = await ask(query)
      expect(data).toEqual({ tide: { metres: 3.2 }, stations: null })
      expect(errors).toMatchObject([{ path: ['stations'] }])
      expect(JSON.stringify(errors)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1/)
    })
    expect(price).toBe(parseUsd('0.002'))
    const quote = await fetch(`${tollgraph.url}/weather/api/forecast?city=Oslo`)
    expect(quote.status).toBe(503)
    await weather.start()
    const back = await spent(() => wallet.pay(`${tollgraph.url}/weather/api/forecast?city=Oslo`))
    expect(back).toBe(parseUsd('0.003'))
  })
})
