import { buffer } from 'node:stream/consumers'
import { TollgraphError, Unavailable } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'
import { OURSELVES } from '../../kit/upstream/asker.ts'
import { mockUp } from '../image/mockUp.ts'
import { printFile } from '../image/printFile.ts'
import { type PlacedOrder, PrintRefused } from '../printing/company.ts'
import { variantOf } from '../products.ts'
import type { Work } from '../work.ts'
import { failOrder } from './end.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { advance, PATIENCE_MS } from './production.ts'
import { lookAgain, markAsking } from './store.ts'

/** Maximum size of a print file, in bytes; real ones are smaller. */
const MAX_FILE_BYTES = 200_000_000
/** How long the company may take to fetch a print file. Days. */
const PRINT_FILE_DAYS = 30

/** Renders the print file and the mock-up from the stored picture; deterministic. */
async function drawFiles(order: MerchOrder, { engines: { blobs } }: Work): Promise<void> {
  const files = filesOf(order)
  const kept = await blobs.open(files.original)
  if (!kept) throw new Error(`The picture of order ${order.id} is gone`)
  const original = await buffer(kept.body)
  const print = await printFile(original, order.product)
  await blobs.put(files.print, print, { maxBytes: MAX_FILE_BYTES, contentType: 'image/png' })
  const look = await mockUp(original, order)
  await blobs.put(files.mockUp, look, { maxBytes: MAX_FILE_BYTES, contentType: 'image/jpeg' })
}

/**
 * Renders the files of a paid order and places it with the print company, exactly once. If rendering fails, or the
 * company refuses or cannot be asked, the money is refunded; if the company does not answer, we ask it later whether it
 * has the order.
 */
export async function placeOrder(order: MerchOrder, work: Work): Promise<void> {
  const { engines, db, now } = work
  try {
    await engines.company.check({ product: order.product, ...variantOf(order) }, OURSELVES)
    await drawFiles(order, work)
  } catch (error) {
    engines.log.warn({ err: error, order: order.id }, 'An order cannot be placed; it is refunded')
    const isForCaller = error instanceof TollgraphError
    return failOrder(order, isForCaller ? error.message : 'The picture could not be made ready for print', work)
  }
  const asking = { ...order, state: 'ASKING', askedAt: now() } as const
  if (!(await markAsking(db.pool, order.id, asking.askedAt))) return
  let placed: PlacedOrder
  try {
    placed = await ask(asking, work)
  } catch (error) {
    if (error instanceof PrintRefused || error instanceof Unavailable) return failOrder(asking, error.message, work)
    engines.log.warn({ err: error, order: order.id }, 'The print company may or may not have an order')
    return lookUp(asking, work)
  }
  await advance(asking, placed, work)
}

function ask(order: MerchOrder, { engines: { company, media }, now }: Work): Promise<PlacedOrder> {
  if (!order.address) throw new Error(`Order ${order.id} has no address`)
  return company.place({
    externalId: order.id,
    product: order.product,
    ...variantOf(order),
    printFileUrl: media.urlOf({
      key: filesOf(order).print,
      contentType: 'image/png',
      expiresAt: addDays(now(), PRINT_FILE_DAYS),
    }),
    address: order.address,
  })
}

/** How long an unanswered order may still appear at the company, and how often we look for it. Milliseconds. */
const SURE_AFTER_MS = 15 * 60_000
const LOOK_EVERY_MS = 60_000

/**
 * Asks the company for an order whose placing it did not answer; refunds it once it can no longer appear, or once the
 * company has not answered for long: a draft that nothing sends to production is not printed.
 */
export async function lookUp(order: MerchOrder, work: Work): Promise<void> {
  const { engines, db, now } = work
  const askedAt = order.askedAt ?? now()
  await lookAgain(db.pool, order.id, new Date(now().getTime() + LOOK_EVERY_MS))
  const age = now().getTime() - askedAt.getTime()
  const found = await engines.company.find(order.id, askedAt).catch((error: unknown) => {
    if (age < PATIENCE_MS.DRAFT) throw error
    engines.log.error(
      { err: error, order: order.id },
      'The print company may have a draft of an order that is refunded',
    )
    return null
  })
  if (found) return advance(order, found, work)
  if (age < SURE_AFTER_MS) return
  await failOrder(order, 'The print company did not take the order', work)
}
