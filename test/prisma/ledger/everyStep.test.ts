import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readBooks } from './books.ts'
import { installClock, setShift } from './clock.ts'
import { quiesce } from './commands.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import type { Mishap } from './lifeline.ts'
import { checkAtRest } from './promises.ts'
import { World } from './world.ts'

/** Fewer than a router takes for any of these, and more. */
const FEWEST_STEPS = 8
const STEPS = 100
/** So many steps in a row that a router never came to: it takes no more than those before. */
const BEYOND = 3
const KINDS = ['crash', 'cut', 'stall'] as const
const STALE_MS = 100_000

let db: LedgerDatabase

beforeAll(async () => {
  db = await ledgerDatabase()
  installClock()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await db?.close()
})

/** Lets a mishap happen at each step in turn, each in a world of its own. `live` returns whether it happened. */
async function atEveryStep(
  kind: Mishap['kind'],
  live: (world: World, mishap: Mishap) => Promise<boolean>,
): Promise<void> {
  let beyond = 0
  let step = 0
  for (; beyond < BEYOND; step += 1) {
    expect(step).toBeLessThan(STEPS)
    setShift(0)
    await db.setShift(0)
    await db.clear()
    const world = new World(db)
    try {
      beyond = (await live(world, { kind, step })) ? 0 : beyond + 1
      await quiesce(world)
      await checkAtRest(world)
    } catch (error) {
      throw new Error(`After a ${kind} at step ${step}`, { cause: error })
    } finally {
      world.end()
    }
  }
  expect(step - BEYOND).toBeGreaterThan(FEWEST_STEPS)
}

const PURCHASES = [
  ['a fixed sum', '{ thing(fate: good) }', 'exact'],
  ['a fixed sum of which a part goes back', '{ a: thing(fate: good) b: thing(fate: broken) }', 'exact'],
  ['a ceiling', '{ a: thing(fate: good) b: thing(fate: missing) }', 'upto'],
  ['work that earns nothing', '{ thing(fate: missing) }', 'exact'],
  ['a deed', 'mutation { deed(fate: good) }', 'exact'],
  ['deeds of which one never begins', 'mutation { a: deed(fate: good) b: deed(fate: broken) }', 'exact'],
] as const

describe.each(KINDS)('a %s at any step', (kind) => {
  it.each(PURCHASES)('of paying %s neither loses money nor takes it twice', async (_what, text, scheme) => {
    await atEveryStep(kind, async (world, mishap) => {
      const purchase = await world.sign(text, { payer: 0, scheme, name: null, attempts: [] })
      const [router] = world.routers
      if (!purchase || !router) throw new Error('There is nothing to pay')
      router.lifeline.plan(mishap)
      await world.send(router, purchase)
      const hasHappened = router.lifeline.plan(null)
      world.replaceLost()
      // Others take it over and the client asks again before the first one goes on.
      await world.pass(STALE_MS)
      await world.sweep(world.start())
      await world.send(world.start(), purchase)
      await world.resume()
      await world.send(world.start(), purchase)
      expect((await readBooks(db.pool)).length).toBe(1)
      return hasHappened
    })
  })

  it('of refunding a part that a service asks for gives it back once', async () => {
    await atEveryStep(kind, async (world, mishap) => {
      const text = '{ thing(fate: good) }'
      const purchase = await world.sign(text, { payer: 0, scheme: 'exact', name: null, attempts: [] })
      const [router] = world.routers
      if (!purchase || !router) throw new Error('There is nothing to pay')
      await world.send(router, purchase)
      const [payment] = await readBooks(db.pool)
      world.jobs.push({ actId: `${payment?.id}:0`, key: 'some', usd: '0.004', reason: 'The service says so' })
      const hasHappened = await world.work(router, mishap)
      await world.pass(STALE_MS)
      await world.work(world.start())
      await world.resume()
      await quiesce(world)
      const [refunded] = await readBooks(db.pool)
      expect(refunded).toMatchObject({ state: 'REFUNDED', refunds: [{ state: 'SENT', amount: 4_000n }] })
      return hasHappened
    })
  })
})

describe('a deed whose answer was never kept', () => {
  it('gives back what it did not earn, less what was given back meanwhile', async () => {
    setShift(0)
    await db.setShift(0)
    await db.clear()
    const world = new World(db)
    const text = 'mutation { a: deed(fate: good) b: deed(fate: good) }'
    const purchase = await world.sign(text, { payer: 0, scheme: 'exact', name: null, attempts: [] })
    const [router] = world.routers
    if (!purchase || !router) throw new Error('There is nothing to pay')
    // It dies as soon as the money has moved, before it acts.
    world.turn = async (what) => {
      if (what === 'execute') router.lifeline.kill()
    }
    expect(await world.send(router, purchase)).toEqual({ kind: 'nothing' })
    world.turn = async () => {}
    expect(world.shop.runs.size).toBe(0)
    const [payment] = await readBooks(db.pool)
    expect(payment?.state).toBe('SETTLED')
    world.jobs.push({ actId: `${payment?.id}:1`, key: 'some', usd: '0.02', reason: 'The operator says so' })
    await world.work(world.start())
    await quiesce(world)
    await checkAtRest(world)
    const [refunded] = await readBooks(db.pool)
    expect(refunded?.refunds.map(({ key, amount }) => [key, amount])).toEqual([
      ['some', 20_000n],
      ['unearned', 80_000n],
    ])
    world.end()
  })
})

describe('a deed whose router stands still when the money has moved', () => {
  it('is recorded as settled, although recovery could not reach the chain meanwhile', async () => {
    setShift(0)
    await db.setShift(0)
    await db.clear()
    const world = new World(db)
    const purchase = await world.sign('mutation { deed(fate: good) }', {
      payer: 0,
      scheme: 'exact',
      name: null,
      attempts: [],
    })
    const [router] = world.routers
    if (!purchase || !router) throw new Error('There is nothing to pay')
    world.turn = async (what) => {
      if (what === 'settle') router.lifeline.plan({ kind: 'stall', step: 1 })
    }
    expect(await world.send(router, purchase)).toEqual({ kind: 'nothing' })
    world.turn = async () => {}
    world.token.isAway = true
    await world.pass(STALE_MS)
    await world.sweep(world.start())
    expect((await readBooks(db.pool)).map(({ state }) => state)).toEqual(['PENDING'])
    world.token.isAway = false
    await world.resume()
    expect(world.shop.claims).toEqual(new Map([[expect.any(String), 'done']]))
    await quiesce(world)
    await checkAtRest(world)
    expect((await readBooks(db.pool)).map(({ state, settled }) => [state, settled])).toEqual([['SETTLED', 50_000n]])
    world.end()
  })
})
