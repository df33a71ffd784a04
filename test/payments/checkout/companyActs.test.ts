import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseUsd } from '../../../schema/money.ts'
import { carryOutByCompany, holdAct, outcomeOfAct, releaseAct } from '../../../subgraphs/kit/service/acts.ts'
import { testDatabase } from '../../support/database.ts'
import { gate } from '../../support/gate.ts'

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await testDatabase())
})
afterAll(() => close?.())

const LATE = 'This took too long'
/** A result that cannot be written. */
const UNKEPT = 'It cannot be written'

/** Connections that break, once `isBroken`, after the server has committed and before it has said so. */
function losingCommits(pool: Pool) {
  const line = { isBroken: false }
  const connect = async () => {
    const client = await pool.connect()
    const query = async (text: string, values?: unknown[]) => {
      const answer = await client.query(text, values)
      if (line.isBroken && text === 'COMMIT') throw new Error('Connection terminated unexpectedly')
      return answer
    }
    return { query, release: (broken?: Error) => client.release(broken) } as PoolClient
  }
  const query = (text: string, values?: unknown[]) => pool.query(text, values)
  return { line, pool: { connect, query } as unknown as Pool }
}

/** An act that is held, and a company that takes it down in `done`. */
async function heldAct(claim?: string) {
  const actId = `${randomUUID()}:0`
  const line = { field: 'Mutation.orderThing', path: ['orderThing'], amount: parseUsd('0.01'), actId }
  await inTransaction(db.pool, (client) => holdAct(client, { line, ...(claim ? { claim, taken: 'Taken' } : {}) }))
  const done: string[] = []
  const kept: string[] = []
  const undone: string[] = []
  const carryOut = (ask: () => Promise<string>, isDone?: (result: string) => boolean, pool = db.pool) =>
    carryOutByCompany(pool, actId, {
      late: LATE,
      async ask() {
        const result = await ask()
        done.push(result)
        return result
      },
      ...(isDone ? { isDone } : {}),
      async keep(_client, result) {
        if (result === UNKEPT) throw new Error(UNKEPT)
        kept.push(result)
      },
      async onLate(result) {
        undone.push(result)
      },
    })
  return { line, carryOut, done, kept, undone, outcome: () => outcomeOfAct(line, null, db) }
}

describe('an act that a company carries out', () => {
  it('is done once, however often it is asked for', async () => {
    const act = await heldAct()
    expect(await act.carryOut(async () => 'order 1')).toBe('order 1')
    await expect(act.carryOut(async () => 'order 2')).rejects.toThrow(LATE)
    expect({ done: act.done, kept: act.kept, undone: act.undone }).toEqual({
      done: ['order 1'],
      kept: ['order 1'],
      undone: [],
    })
    expect(await act.outcome()).toBe('DONE')
  })

  it.each([
    ['fails', () => Promise.reject(new Error('no')), undefined],
    ['keeps things as they are', async () => 'kept', () => false],
  ])('is given up when the company %s, and may then be bought again', async (_what, ask, isDone) => {
    const claim = `thing:${randomUUID()}`
    const act = await heldAct(claim)
    await expect(heldAct(claim)).rejects.toThrow('Taken')
    await act.carryOut(ask, isDone).catch(() => null)
    expect(act.kept).toEqual([])
    expect(await act.outcome()).toBe('UNDONE')
    await heldAct(claim)
  })

  it('whose company answers after it was given up is undone: nobody pays for it', async () => {
    const act = await heldAct()
    const answer = gate()
    const asked = gate()
    const late = act.carryOut(async () => {
      asked.open()
      await answer.opened
      return 'order 3'
    })
    await asked.opened
    // Nothing is taken from the company by a release: only the outcome gives up what it is asked for.
    await releaseAct(act.line, null, db)
    expect(await act.outcome()).toBe('UNDONE')
    answer.open()
    await expect(late).rejects.toThrow(LATE)
    expect({ kept: act.kept, undone: act.undone }).toEqual({ kept: [], undone: ['order 3'] })
    expect(await act.outcome()).toBe('UNDONE')
  })

  it('whose result cannot be written is undone: its price goes back', async () => {
    const act = await heldAct()
    await expect(act.carryOut(async () => UNKEPT)).rejects.toThrow(UNKEPT)
    expect(act.undone).toEqual([UNKEPT])
    expect(await act.outcome()).toBe('UNDONE')
  })

  it('stands when its commit succeeded and the answer to it was lost', async () => {
    const act = await heldAct()
    const { line, pool } = losingCommits(db.pool)
    const ask = async () => {
      line.isBroken = true
      return 'order 4'
    }
    expect(await act.carryOut(ask, undefined, pool)).toBe('order 4')
    expect({ kept: act.kept, undone: act.undone }).toEqual({ kept: ['order 4'], undone: [] })
    expect(await act.outcome()).toBe('DONE')
  })
})
