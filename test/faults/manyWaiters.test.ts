import { afterAll, beforeAll, expect, it } from 'vitest'
import { Conflict } from '../../schema/errors.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { type LedgerDatabase, ledgerDatabase } from '../prisma/ledger/database.ts'
import { World } from '../prisma/ledger/world.ts'
import { gate } from '../support/gate.ts'

const WAITERS = 100

let db: LedgerDatabase

beforeAll(async () => {
  db = await ledgerDatabase()
})
afterAll(() => db?.close())

it('however many wait for a payment that another router works on, the database is asked for it once at a time', async () => {
  const world = new World(db)
  const [reached, goOn] = [gate(), gate()]
  const runtime: Pick<SubgraphRuntime, 'hold' | 'release'> = {
    async hold() {
      reached.open()
      await goOn.opened
      throw new Conflict('It is taken')
    },
    async release() {},
  }
  world.shop.runtimes = () => new Map([['gateway', runtime as SubgraphRuntime]])
  const purchase = await world.signExact('mutation { deed(fate: good) }')
  const working = world.send(world.start(), purchase)
  await reached.opened
  const other = world.start()
  let looks = 0
  const { ledger } = other
  const get = ledger.get.bind(ledger)
  ledger.get = (id) => {
    looks += 1
    return get(id)
  }
  const heard = await Promise.all(Array.from({ length: WAITERS }, () => world.send(other, purchase)))
  for (const one of heard) expect(one).toMatchObject({ kind: 'refused', error: { code: 'IN_PROGRESS' } })
  // Each found it once, and then waited.
  expect(looks).toBeGreaterThan(WAITERS)
  expect(looks).toBeLessThan(1.5 * WAITERS)
  goOn.open()
  await working
  world.end()
})
