import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../support/audit.ts'
import { type FaultsGround, startFaultsGround } from '../../support/faultsGround.ts'
import { awaitCeilings } from '../../support/faultsPayer.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { expectOutcome } from './expectOutcome.ts'
import { FAULTS, type FaultName, type Victim } from './faults.ts'
import { type Outcome, play } from './round.ts'
import { cellsOf, senselessOf } from './table.ts'
import { FacilitatorTraps } from './traps.ts'

let ground: FaultsGround
let tollgraph: TestTollgraph
let victim: Victim
let skew = 0

beforeAll(async () => {
  ground = await startFaultsGround()
  tollgraph = await startTollgraph(
    { ...ground.environment, SERVICES: 'domains', LOG_LEVEL: 'silent' },
    { now: () => new Date(Date.now() + skew) },
  )
  await awaitCeilings(`${tollgraph.url}/graphql`)
  victim = {
    ground,
    traps: new FacilitatorTraps(ground.facilitator),
    skew: (milliseconds) => {
      skew = milliseconds
    },
    kill: () => Promise.reject(new Error('This app shares the process of its test')),
    restart: () => Promise.reject(new Error('This app shares the process of its test')),
  }
})
afterAll(async () => {
  await tollgraph?.stop()
  await ground?.stop()
})

describe.each(Object.keys(FAULTS) as FaultName[])('%s', (row) => {
  const cells = cellsOf(row)
  let outcomes: readonly Outcome[]

  beforeAll(async () => {
    outcomes = await play(`${tollgraph.url}/graphql`, FAULTS[row], cells, victim)
  })

  it.each(cells.map((cell, index) => ({ ...cell, index })))('$moment, $method', ({ index, ...cell }) => {
    expectOutcome(row, cell, outcomes[index])
  })

  it('leaves a ledger that the chain confirms, with nothing under way', async () => {
    expect((await auditOf(ground, { grace: 0 })).findings).toEqual([])
  })

  for (const { moment, method, reason } of senselessOf(row)) it.skip(`${moment}, ${method}: ${reason}`)
})
