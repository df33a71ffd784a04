import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditOf } from '../../support/audit.ts'
import { type FaultsGround, startFaultsGround } from '../../support/faultsGround.ts'
import { awaitCeilings } from '../../support/faultsPayer.ts'
import { startProcess, type TollgraphProcess } from '../../support/process.ts'
import { expectOutcome } from './expectOutcome.ts'
import { KILLED } from './faults.ts'
import { type Outcome, play } from './round.ts'
import { cellsOf, senselessOf } from './table.ts'
import { FacilitatorTraps } from './traps.ts'

const ROW = 'the process is killed'

const cells = cellsOf(ROW)
let ground: FaultsGround
let tollgraph: TollgraphProcess
let outcomes: readonly Outcome[]

beforeAll(async () => {
  ground = await startFaultsGround()
  tollgraph = await startProcess({ ...ground.environment, SERVICES: 'domains' })
  const url = `${tollgraph.url}/graphql`
  await awaitCeilings(url)
  const { kill } = tollgraph
  const restart = () => tollgraph.start()
  outcomes = await play(url, KILLED, cells, {
    ground,
    traps: new FacilitatorTraps(ground.facilitator),
    kill,
    restart,
    skew: () => {},
  })
})
afterAll(async () => {
  await tollgraph?.end()
  await ground?.stop()
})

it.each(cells.map((cell, index) => ({ ...cell, index })))(`${ROW} $moment, $method`, ({ index, ...cell }) => {
  expectOutcome(ROW, cell, outcomes[index])
})

it('leaves a ledger that the chain confirms, with nothing under way', async () => {
  expect((await auditOf(ground, { grace: 0 })).findings).toEqual([])
})

for (const { moment, method, reason } of senselessOf(ROW)) it.skip(`${moment}, ${method}: ${reason}`)
