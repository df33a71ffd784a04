import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../prisma/database.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { Unavailable } from '../../schema/errors.ts'
import { actHeldBy, holdAct } from '../../subgraphs/kit/service/acts.ts'
import type { KitContext, PaidLine } from '../../subgraphs/kit/service/context.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import type { Act } from '../../subgraphs/kit/service/subgraph.ts'
import { setShift } from '../prisma/ledger/clock.ts'
import { type LedgerDatabase, ledgerDatabase } from '../prisma/ledger/database.ts'
import { LEASE_MS } from '../prisma/ledger/router.ts'
import { World } from '../prisma/ledger/world.ts'
import { gate } from '../support/gate.ts'

let db: LedgerDatabase

beforeAll(async () => {
  db = await ledgerDatabase()
})
afterEach(async () => {
  setShift(0)
  await db.setShift(0)
})
afterAll(() => db?.close())

/** Has the world's service carry out an act. */
function serve({ shop }: World, act: Act<object, null>): void {
  const services = { pool: db.pool } as Database
  const runtime: Pick<SubgraphRuntime, 'hold' | 'release' | 'outcome'> = {
    hold: (_field, args, line) => act.hold(args, line, {} as KitContext<null>),
    release: (field, actId) => act.release({ field, actId }, null, services),
    outcome: (field, actId) => act.outcome({ field, actId }, null, services),
  }
  shop.runtimes = () => new Map([['gateway', runtime as SubgraphRuntime]])
}

it('what is claimed for a payment that was taken for dead meanwhile is let go again', async () => {
  const world = new World(db)
  const claims: string[] = []
  const [reached, goOn] = [gate(), gate()]
  // Like the orders of domains: letting go of what is not claimed yet leaves nothing behind.
  const release = async (_field: string, actId: string) => {
    if (claims.includes(actId)) claims.splice(claims.indexOf(actId), 1)
  }
  const runtime: Pick<SubgraphRuntime, 'hold' | 'release' | 'outcome'> = {
    async hold(_field, _args, { actId }) {
      reached.open()
      await goOn.opened
      claims.push(actId)
    },
    release,
    outcome: async (...act) => {
      await release(...act)
      return 'UNDONE'
    },
  }
  world.shop.runtimes = () => new Map([['gateway', runtime as SubgraphRuntime]])
  const purchase = await world.signExact('mutation { deed(fate: good) }')
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

it('what is claimed for a released payment by a process that dies right after is not held', async () => {
  const world = new World(db)
  const acts: string[] = []
  const [reached, goOn, died] = [gate(), gate(), gate()]
  const act = actHeldBy<object, null>(async (_args, line) => {
    acts.push(line.actId)
    reached.open()
    await goOn.opened
    await inTransaction(db.pool, (client) => holdAct(client, { line, claim: 'thing:late', taken: 'Taken' })).catch(
      (error: unknown) => expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('let go') }),
    )
    died.open()
    await new Promise(() => {})
  })
  serve(world, act)
  const purchase = await world.signExact('mutation { deed(fate: good) }')
  const dying = world.start()
  const heard = world.send(dying, purchase)
  await reached.opened
  await world.pass(LEASE_MS + 1_000)
  await world.sweep(world.start())
  goOn.open()
  await died.opened
  dying.lifeline.kill()
  expect(await heard).toEqual({ kind: 'nothing' })
  const { rows } = await db.pool.query('SELECT state, claim FROM kit.act WHERE act_id = ANY($1)', [acts])
  expect(rows).toEqual([{ state: 'RELEASED', claim: null }])
  world.end()
})

it('what is claimed by a service whose answer did not come in time is not held', async () => {
  const world = new World(db)
  const lines: PaidLine[] = []
  const act = actHeldBy<object, null>(async (_args, line) => {
    lines.push(line)
    throw new Unavailable('The service did not answer in time')
  })
  serve(world, act)
  const purchase = await world.signExact('mutation { deed(fate: good) }')
  expect(await world.send(world.start(), purchase)).toMatchObject({ kind: 'refused', error: { code: 'UNAVAILABLE' } })
  const [line] = lines
  if (!line) throw new Error('Nothing was claimed')
  const late = inTransaction(db.pool, (client) => holdAct(client, { line, claim: 'thing:slow', taken: 'Taken' }))
  await expect(late).rejects.toThrow('let go')
  world.end()
})
