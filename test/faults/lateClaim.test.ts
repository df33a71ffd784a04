import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { setShift } from '../prisma/ledger/clock.ts'
import { type LedgerDatabase, ledgerDatabase } from '../prisma/ledger/database.ts'
import { LEASE_MS } from '../prisma/ledger/router.ts'
import { World } from '../prisma/ledger/world.ts'
import { gate } from '../support/gate.ts'

let db: LedgerDatabase

beforeAll(async () => {
  db = await ledgerDatabase()
})
afterAll(async () => {
  setShift(0)
  await db?.close()
})

it('what is claimed for a payment that was taken for dead meanwhile is let go again', async () => {
  const world = new World(db)
  const claims: string[] = []
  const [reached, goOn] = [gate(), gate()]
  // Like the orders of domains: letting go of what is not claimed yet leaves nothing behind.
  const runtime: Pick<SubgraphRuntime, 'hold' | 'release'> = {
    async hold(_field, _args, { actId }) {
      reached.open()
      await goOn.opened
      claims.push(actId)
    },
    async release(_field, actId) {
      if (claims.includes(actId)) claims.splice(claims.indexOf(actId), 1)
    },
  }
  world.shop.runtimes = () => new Map([['gateway', runtime as SubgraphRuntime]])
  const purchase = await world.sign('mutation { deed(fate: good) }', {
    payer: 0,
    scheme: 'exact',
    name: null,
    attempts: [],
  })
  if (!purchase) throw new Error('There is nothing to pay')
  const heard = world.send(world.start(), purchase)
  await reached.opened
  await world.pass(LEASE_MS + 1_000)
  await world.sweep(world.start())
  goOn.open()
  expect(await heard).toMatchObject({ kind: 'refused', error: { code: 'IN_PROGRESS' } })
  expect(claims).toEqual([])
  expect(world.token.mined.size).toBe(0)
  world.end()
})
