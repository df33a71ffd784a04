import { z } from 'zod'
import { addJob, removeJob } from '../../../prisma/addJob.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { NotFound, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { stateOfAct } from '../../kit/service/acts.ts'
import type { JobContext, Topic } from '../../kit/service/subgraph.ts'
import { OURSELVES } from '../../kit/upstream/asker.ts'
import { get, remove, segment } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'

/** The company has not said whether it made an order, and the order has not appeared yet. */
export class OrderUnclear extends UpstreamFailed {
  constructor(options?: ErrorOptions) {
    super('The company has not confirmed the order in time; its price goes back', undefined, options)
  }
}

const JOB = 'travel.followLostOrder'
/** Hours from the request until an order that has not appeared never will. */
const LOOKED_FOR_HOURS = 48
const FIRST_LOOK_MS = 60_000
const LONGEST_PAUSE_MS = 3_600_000

/** Where orders are, by what was ordered. */
const PATHS = { FLIGHT: '/v1/booking/flight-orders', HOTEL: '/v2/booking/hotel-orders' } as const

const Payload = z.object({
  /** Jobs that an older version stored have none. */
  kind: z.enum(['FLIGHT', 'HOTEL']).default('FLIGHT'),
  act: z.string(),
  offerId: z.string(),
  until: z.coerce.date(),
  pauseMs: z.number(),
})
type Payload = z.output<typeof Payload>

/** An order that a company is asked for: the act, and the offer by its id in the port's dialect. */
export type LostOrder = Pick<Payload, 'kind' | 'act' | 'offerId'>

/**
 * Orders that were refunded because the company did not say whether it made them, or because our process died before it
 * had written what the company said. One that appears is cancelled there: it is not paid for.
 */
export const lostOrders: Topic<TravelGraph> = {
  jobs: { [JOB]: (payload, context) => follow(Payload.parse(payload), context) },
}

/** Looks for the order of an act from now on, unless the act gets done. Call it before the company is asked. */
export async function followOrder(client: PoolClient, order: LostOrder, now: Date): Promise<void> {
  const until = new Date(now.getTime() + LOOKED_FOR_HOURS * 3_600_000)
  await lookAfter(client, { ...order, until, pauseMs: FIRST_LOOK_MS })
}

/** Stops looking for the order of an act, which the company has refused. */
export function forgetOrder(pool: Pool, act: string): Promise<void> {
  return removeJob(pool, keyOf(act))
}

function lookAfter(connection: Pool | PoolClient, payload: Payload): Promise<void> {
  return addJob(connection, JOB, payload, { delayMs: payload.pauseMs, key: keyOf(payload.act) })
}

function keyOf(act: string): string {
  return `${JOB}:${act}`
}

async function follow(payload: Payload, { engines, db, log, now }: JobContext<TravelEngines>): Promise<void> {
  const { kind, act, offerId, until, pauseMs } = payload
  const state = await stateOfAct(db.pool, act)
  if (state === 'DONE') return
  // The company is still being asked, or recovery has not released the act of a dead process yet.
  if (state === 'ASKED' && now() < until) return lookAfter(db.pool, payload)
  const order = await lostOrder(payload, engines)
  if (order !== null) {
    await cancelOrder(kind, order, engines)
    log.warn({ order, act }, 'An order that was refunded appeared at the company and was cancelled there')
    return
  }
  if (now() < until) return lookAfter(db.pool, { ...payload, pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS) })
  log.info({ act, offerId }, 'An order that was refunded has not appeared at the company')
}

const Found = z.object({ data: z.object({ id: z.string() }).nullable() })

/** The id of the order of an act, as long as it is not cancelled; null if the company has none. */
async function lostOrder({ kind, act, offerId }: LostOrder, engines: TravelEngines): Promise<string | null> {
  const query = { clientRef: act, ...(kind === 'FLIGHT' ? { flightOfferId: offerId } : {}) }
  const { body } = await portOf(kind, engines).for(OURSELVES).request(get(PATHS[kind], query))
  return Found.parse(body).data?.id ?? null
}

/** Cancels an order that is not paid for. One that was cancelled before stays cancelled. */
export async function cancelOrder(kind: LostOrder['kind'], order: string, engines: TravelEngines): Promise<void> {
  await portOf(kind, engines)
    .for(OURSELVES)
    .request(remove(`${PATHS[kind]}/${segment(order)}`))
    .catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error
    })
}

function portOf(kind: LostOrder['kind'], { gds, hotels }: TravelEngines): Upstream {
  return kind === 'FLIGHT' ? gds : hotels
}
