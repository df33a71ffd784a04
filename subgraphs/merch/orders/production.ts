import { DAY_MS } from '../../kit/time.ts'
import { type PlacedOrder, PrintRefused } from '../printing/company.ts'
import type { Work } from '../work.ts'
import { failOrder } from './end.ts'
import type { MerchOrder } from './order.ts'
import { markSending } from './store.ts'
import { takeIn } from './takeIn.ts'

/**
 * How long an order may take, by its progress, from when the company was asked: a draft to go into production, one with
 * issues to be mended at the company, one in production to be shipped. Milliseconds.
 */
export const PATIENCE_MS = { DRAFT: 2 * DAY_MS, QUEUED: 14 * DAY_MS, PROCESSING: 30 * DAY_MS } as const
/** Pause before a draft is sent to production again. Milliseconds. */
const SEND_AGAIN_MS = 15 * 60_000

/** Reads a placed order at the company and goes on with it; refunds it when the company says nothing until the end. */
export async function followPlaced(order: MerchOrder, work: Work): Promise<void> {
  let placed: PlacedOrder
  try {
    placed = await work.engines.company.read(order.providerOrderId ?? '')
  } catch (error) {
    if (ageOf(order, work) < PATIENCE_MS.PROCESSING) throw error
    work.engines.log.error(
      { err: error, order: order.id },
      'An order that cannot be read at the print company is refunded',
    )
    return failOrder(order, 'The print company no longer reports on it', work)
  }
  await advance(order, placed, work)
}

/** Takes in the company's state of an order, sends a draft to production, and gives up an order that takes too long. */
export async function advance(order: MerchOrder, placed: PlacedOrder, work: Work): Promise<void> {
  await takeIn(order, placed, work)
  if (isLate(order, placed, work)) return giveUp(order, placed, work)
  if (placed.progress === 'DRAFT') await produce(order, placed, work)
}

/**
 * Sends a draft to production. The company prints an order once; yet what it did after an answer that did not come is
 * looked up before it is asked again.
 */
async function produce(order: MerchOrder, { id }: PlacedOrder, work: Work): Promise<void> {
  const { engines, db, now } = work
  if (!(await markSending(db.pool, order.id, now(), SEND_AGAIN_MS))) return
  try {
    await takeIn(order, await engines.company.produce(id), work)
  } catch (error) {
    engines.log.warn({ err: error, order: order.id, placed: id }, 'An order may not be in production yet')
  }
}

function isLate(order: MerchOrder, { progress }: PlacedOrder, work: Work): boolean {
  if (progress === 'DRAFT' || progress === 'QUEUED' || progress === 'PROCESSING')
    return ageOf(order, work) >= PATIENCE_MS[progress]
  return false
}

/** Cancels a late order at the company and refunds it; one that went into production after all is followed further. */
async function giveUp(order: MerchOrder, placed: PlacedOrder, work: Work): Promise<void> {
  const { company, log } = work.engines
  try {
    await company.cancel(placed.id)
  } catch (error) {
    if (!(error instanceof PrintRefused) && ageOf(order, work) < PATIENCE_MS.PROCESSING) throw error
    const now = await company.read(placed.id).catch(() => placed)
    if (now.progress !== placed.progress) return takeIn(order, now, work)
    log.error(
      { err: error, order: order.id, placed: placed.id },
      'Cancel this order at the print company: it is refunded',
    )
  }
  await failOrder({ ...order, state: 'PLACED' }, `The print company did not make it in time: ${placed.status}`, work)
}

/** Milliseconds since the company was asked. */
function ageOf({ askedAt }: MerchOrder, { now }: Work): number {
  return askedAt === null ? 0 : now().getTime() - askedAt.getTime()
}
