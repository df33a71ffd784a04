import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSharedRates, type SharedRates } from '../../../router/limits/sharedRates.ts'
import { eventually } from '../../support/ledger.ts'
import { hasValkey, startValkey, type Valkey } from '../../support/valkey.ts'

/** Longer than a router waits, in milliseconds: on a busy machine an answer may take more than its 250. */
const PATIENCE_MS = 10_000

let valkey: Valkey
let output: string
let opened: SharedRates[]

beforeEach(async () => {
  output = ''
  opened = []
  if (hasValkey) valkey = await startValkey()
})
afterEach(async () => {
  for (const rates of opened) rates.close()
  await valkey?.stop()
})

/** The rates of one router. */
function router(installation = 'one'): SharedRates {
  const stream = new Writable({
    write(chunk, _, done) {
      output += String(chunk)
      done()
    },
  })
  const rates = openSharedRates(valkey.url, installation, pino(stream), PATIENCE_MS)
  opened.push(rates)
  return rates
}

/** Rates of routers whose connections stand: both count a unit of the same key. */
async function connected(...routers: readonly SharedRates[]) {
  const probes = routers.map(({ make }) => make('free', 1))
  await eventually('all routers are connected', async () => {
    const key = String(Math.random())
    const waits = []
    for (const probe of probes) waits.push(await probe.take(key, 1))
    return waits[0] === 0 && waits.slice(1).every((wait) => wait > 0)
  })
}

describe.skipIf(!hasValkey)('rates in Valkey', () => {
  it('are one for all routers, with the time to wait', async () => {
    const routers = [router(), router()]
    await connected(...routers)
    const rates = routers.map(({ make }) => make('requests', 30))
    const waits = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => rates[index % 2]!.take('198.51.100.7', 1)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
    for (const wait of waits.filter((one) => one > 0)) {
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(2_000)
    }
    expect(await rates[0]!.take('203.0.113.9', 1)).toBe(0)
  })

  it('let through once what is larger than the bucket, and make it pay with time', async () => {
    const routers = [router(), router()]
    await connected(...routers)
    const [one, other] = routers.map(({ make }) => make('free', 10))
    expect(await one!.take('large', 30)).toBe(0)
    const wait = await other!.take('large', 30)
    expect(wait).toBeGreaterThan(170_000)
    expect(wait).toBeLessThanOrEqual(180_000)
  })

  it('are separate for each installation and kind', async () => {
    const [mine, others] = [router('one'), router('other')]
    await connected(mine, router('one'))
    await connected(others, router('other'))
    expect(await mine.make('payments', 1).take('wallet', 1)).toBe(0)
    expect(await mine.make('payments', 1).take('wallet', 1)).toBeGreaterThan(0)
    expect(await mine.make('free', 1).take('wallet', 1)).toBe(0)
    expect(await others.make('payments', 1).take('wallet', 1)).toBe(0)
  })

  it('are counted by each router for itself while the server is away, which is logged, and together afterwards', async () => {
    const routers = [router(), router()]
    await connected(...routers)
    const rates = routers.map(({ make }) => make('requests', 5))
    await valkey.kill()
    for (const rate of rates) {
      const waits = []
      for (let call = 0; call < 6; call += 1) waits.push(await rate.take('198.51.100.7', 1))
      expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, true, true, false])
    }
    expect(output).toContain('Valkey does not answer: this process counts its rate limits for itself')
    await valkey.restart()
    await connected(...routers)
  })
})
