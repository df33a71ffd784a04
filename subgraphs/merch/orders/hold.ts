import { randomUUID } from 'node:crypto'
import type { Database } from '../../../prisma/database.ts'
import { parseAddress, type WalletAddress } from '../../../schema/address.ts'
import { BadInput, Conflict } from '../../../schema/errors.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Act, Quote } from '../../kit/service/subgraph.ts'
import { inspectPicture } from '../image/picture.ts'
import { checkPictureUrl, loadPicture, MAX_PICTURE_BYTES } from '../image/source.ts'
import { priceOf } from '../price.ts'
import { type Product, variantOf } from '../products.ts'
import type { Args } from '../types.gen.ts'
import type { MerchContext, MerchEngines } from '../work.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { limitPictures } from './pictureLimit.ts'
import { holdOrder, keepImage, orderOfAct, releaseOrder } from './store.ts'

type Shirt = Args<'Mutation.orderShirt'>
/** Arguments of both fields; size and color apply to shirts. */
type Order = Args<'Mutation.orderMug'> & Partial<Pick<Shirt, 'size' | 'color'>>

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Quotes are open to anyone and validate the request; pictures are fetched for payers only. */
export function quoteOf(product: Product): Quote<Order, MerchEngines> {
  return (args, { engines }) => {
    const { total } = priceOf(product, args)
    if (args.commissionAddress === ZERO_ADDRESS)
      throw new BadInput('is the zero address: a commission sent there cannot be recovered', ['commissionAddress'])
    checkPictureUrl(args.imageUrl, engines.outbound)
    return { amount: total }
  }
}

/**
 * Before any money moves: checks that the printer has the product, and fetches, checks and stores the picture, so that
 * a paid order can be printed.
 */
export function orderAct(product: Product): Act<Order, MerchEngines> {
  return {
    async hold(args, { actId, amount }, context) {
      const { pool } = context.db
      const { company, outbound, blobs } = context.engines
      const { commission } = priceOf(product, args)
      const wallet = callerOf(context)
      if (commission > 0n) requireSameChain(wallet)
      await company.check({ product, ...variantOf(args) }, context)
      const order = await claimed(context, {
        id: randomUUID(),
        actId,
        product,
        size: args.size ?? null,
        color: args.color ?? null,
        wallet,
        source: company.kind,
        price: amount,
        commission:
          commission > 0n && args.commissionAddress ? { to: args.commissionAddress, amount: commission } : null,
        address: args.addressTo,
      })
      if (order.state !== 'HELD' || order.imageType !== null) return
      const { bytes, contentType } = await limitPictures(args.imageUrl, context, async () => {
        const bytes = await loadPicture(args.imageUrl, outbound)
        return { bytes, ...(await inspectPicture(bytes, product)) }
      })
      await blobs.put(filesOf(order).original, bytes, { maxBytes: MAX_PICTURE_BYTES, contentType })
      if (!(await keepImage(pool, order.id, contentType, context.now()))) {
        await blobs.delete([filesOf(order).original])
        throw letGo()
      }
    },
    release,
    outcome,
  }
}

async function claimed({ db, now }: MerchContext, order: Parameters<typeof holdOrder>[1]): Promise<MerchOrder> {
  await holdOrder(db.pool, order, now())
  const held = await orderOfAct(db.pool, order.actId)
  if (!held || held.state === 'RELEASED' || held.state === 'FAILED') throw letGo()
  return held
}

/** A commission is paid out on the payment's chain, to an address of that kind. */
function requireSameChain(payer: WalletAddress): void {
  if (parseAddress(payer) !== null) return
  throw new BadInput('is paid on the network that you pay on, which has no such addresses: pay on an EVM network', [
    'commissionAddress',
  ])
}

async function release(actId: string, { blobs }: MerchEngines, { pool }: Database): Promise<void> {
  const order = await releaseOrder(pool, actId)
  if (order) await blobs.delete([filesOf(order).original])
}

/** A paid order is placed or refunded by its own jobs; an order still held was never begun, and is released here. */
async function outcome(actId: string, engines: MerchEngines, db: Database): Promise<'DONE' | 'UNDONE'> {
  await release(actId, engines, db)
  const order = await orderOfAct(db.pool, actId)
  return order === null || order.state === 'RELEASED' ? 'UNDONE' : 'DONE'
}

function letGo(): Conflict {
  return new Conflict('This payment has been let go; pay again')
}
