import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { installClock, setShift } from './clock.ts'
import { type Command, commandsFor, noteBooks, quiesce, seen } from './commands.ts'
import { type LedgerDatabase, ledgerDatabase } from './database.ts'
import { checkAtRest } from './promises.ts'
import { World } from './world.ts'

/** More by LEDGER_RUNS; a failure prints its seed and path, which LEDGER_SEED and LEDGER_PATH run again. */
const RUNS = Number(process.env.LEDGER_RUNS ?? 300)
/** For slow machines: what was not run by then is not run. */
const LIMIT_MS = Number(process.env.LEDGER_LIMIT_MS ?? 120_000)

/** What any few hundred runs come by, or they have tested little. */
const EXPECTED = [
  ...['SETTLED', 'RELEASED', 'FAILED', 'PENDING', 'REFUNDED', 'refund: SENT'],
  'taken after it was given up',
  ...['buy: answer', 'buy: broken', 'buy: nothing', 'buy: refused SETTLEMENT_PENDING'],
  ...['repeat: answer', 'repeat: refused PAYMENT_REQUIRED'],
]

let db: LedgerDatabase

beforeAll(async () => {
  db = await ledgerDatabase()
  installClock()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await db?.close()
})

async function newWorld(): Promise<World> {
  setShift(0)
  await db.setShift(0)
  await db.clear()
  return new World(db)
}

async function live(world: World, commands: Iterable<Command>): Promise<void> {
  await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
  await quiesce(world)
  noteBooks(await checkAtRest(world))
  // Every credential is answered for, and no answer changes by being told again.
  for (const purchase of world.purchases) {
    const heard = await world.send(world.start(), purchase)
    expect(['answer', 'refused']).toContain(heard.kind)
  }
  await quiesce(world)
  await checkAtRest(world)
}

describe('whatever clients, chain, services and crashes do', () => {
  it(
    'the books agree with the chain at every moment, and nothing is left behind',
    async () => {
      await fc.assert(
        fc.asyncProperty(commandsFor(), async (commands) => {
          const world = await newWorld()
          try {
            await live(world, commands)
          } finally {
            world.end()
          }
        }),
        {
          numRuns: RUNS,
          ...(process.env.LEDGER_SEED ? { seed: Number(process.env.LEDGER_SEED) } : {}),
          ...(process.env.LEDGER_PATH ? { path: process.env.LEDGER_PATH } : {}),
          interruptAfterTimeLimit: LIMIT_MS,
          endOnFailure: process.env.LEDGER_SHRINK === undefined,
        },
      )
    },
    LIMIT_MS + 60_000,
  )

  it('the runs came through every state and every kind of answer', () => {
    expect(EXPECTED.filter((one) => !seen.has(one))).toEqual([])
  })
})
