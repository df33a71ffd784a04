import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { narrowScope } from '../../../subgraphs/kit/service/narrow.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import type { RunnableTopic } from '../../../subgraphs/kit/service/subgraph.ts'
import { ordering } from '../../../subgraphs/studio/making/order.ts'
import type { StudioEngines } from '../../../subgraphs/studio/work.ts'
import { someWallet } from '../edges/belongings.ts'
import { type Atelier, openAtelier } from './support/atelier.ts'

// Pictures that are made of pictures that are still being made.

const topic: RunnableTopic<StudioEngines> = ordering
const FIELD = 'Mutation.generateImage'
const NOW = new Date('2031-05-01T12:00:00Z')
const MINUTE_MS = 60_000

let atelier: Atelier
beforeAll(async () => {
  atelier = await openAtelier()
})
afterAll(() => atelier?.stop())

it('have the time that those before them may take, and their own', async () => {
  const buyer = someWallet()
  const first = await order(buyer, [])
  const second = await order(buyer, [first])
  const third = await order(buyer, [second, first])
  expect(await Promise.all([first, second, third].map(minutesOf))).toEqual([15, 30, 45])
})

/** Orders a picture made of pictures, by the ids of their jobs, as a paid request does; the id of its job. */
async function order(wallet: ReturnType<typeof someWallet>, jobs: readonly string[]): Promise<string> {
  const { engines, database } = atelier
  const id = randomUUID()
  const line = {
    service: 'studio',
    field: FIELD,
    path: ['generateImage'],
    amount: parseUsd('0.022'),
    actId: `${id}:0`,
    units: 1,
  }
  const payment = { id, payer: wallet, transaction: null, lines: [line] }
  const ground = {
    service: 'studio' as const,
    engines,
    db: database.db,
    cursorKeys: Buffer.alloc(32),
    now: () => NOW,
    baseUrl: () => 'http://localhost',
  }
  const context = narrowScope(ground, requestScope({ requestId: 'request', caller: wallet, payment }), wallet)
  const images = jobs.map((job) => ({ id: nodeId('Picture', [job]) }))
  const args = { input: { model: { imageC: { prompt: 'blue', images } } } }
  await topic.acts?.[FIELD]?.hold(args, line, context)
  const info = { parentType: { name: 'Mutation' }, fieldName: 'generateImage', path: { key: 'generateImage' } }
  const answer = await topic.resolvers?.Mutation?.generateImage?.({}, args, context, info)
  return (answer as { job: { resourceId: string } }).job.resourceId
}

/** Minutes from its order until a job is given up. */
async function minutesOf(job: string): Promise<number> {
  const { rows } = await atelier.database.db.pool.query('SELECT deadline FROM kit.job WHERE id = $1', [job])
  return (rows[0].deadline.getTime() - NOW.getTime()) / MINUTE_MS
}
