import { randomUUID } from 'node:crypto'
import { parseAddress, type WalletAddress } from '../../../schema/address.ts'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import type { PaidJob } from '../../kit/jobs/job.ts'
import { jobIfOwn } from '../../kit/jobs/ownJobs.ts'
import { letGo } from '../../kit/service/acts.ts'
import { callerOf } from '../../kit/service/context.ts'
import { actOfOrder } from '../../kit/service/orderActs.ts'
import { problemIn, sourceFailed } from '../../kit/service/problems.ts'
import { keyOfId, resultNamed } from '../../kit/service/refs.ts'
import type { Act, Quote } from '../../kit/service/subgraph.ts'
import { inspectPicture, PICTURE_PATH } from '../image/picture.ts'
import { checkPictureUrl, loadPicture, MAX_PICTURE_BYTES } from '../image/source.ts'
import { priceOf } from '../price.ts'
import { type Product, variantOf } from '../products.ts'
import type { Args } from '../types.gen.ts'
import type { MerchContext, MerchEngines } from '../work.ts'
import { storePicture } from './awaitPicture.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { limitPictures } from './pictureLimit.ts'
import { holdOrder, keepImage, orderOfAct, releaseOrder } from './store.ts'

type Shirt = Args<'Mutation.orderShirt'>['input']
/** Arguments of both fields; size and color apply to shirts. */
export interface Order {
  readonly input: Args<'Mutation.orderMug'>['input'] & Partial<Pick<Shirt, 'size' | 'color'>>
}

const COMMISSION_PATH = ['input', 'commissionAddress'] as const
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Quotes are open to anyone and validate the request; pictures are fetched for payers only. */
export function quoteOf(product: Product): Quote<Order, MerchEngines> {
  return ({ input }, { engines }) => {
    const { total } = priceOf(product, input)
    if (input.commissionAddress === ZERO_ADDRESS)
      throw new BadInput('is the zero address: a commission sent there cannot be recovered', COMMISSION_PATH)
    const { id, url } = input.picture
    if (url) checkPictureUrl(url, engines.outbound)
    if (id) keyOfId(id, 'Picture', [...PICTURE_PATH, 'id'])
    return { amount: total }
  }
}

/**
 * Before any money moves: checks that the printer has the product, and fetches, checks and stores the picture, so that
 * a paid order can be printed. A picture that is still being made is checked once it is there.
 */
export function orderAct(product: Product): Act<Order, MerchEngines> {
  return actOfOrder({
    async hold({ input }, { actId, amount }, context) {
      const { company } = context.engines
      const { commission } = priceOf(product, input)
      const wallet = callerOf(context)
      if (commission > 0n) requireSameChain(wallet)
      await company.check({ product, ...variantOf(input) }, context)
      const job = await problemIn('PictureUnusableProblem', [...PICTURE_PATH, 'id'], () => ownPicture(input, context))
      const order = await claimed(context, {
        id: randomUUID(),
        actId,
        product,
        size: input.size ?? null,
        color: input.color ?? null,
        wallet,
        source: company.kind,
        price: amount,
        commission:
          commission > 0n && input.commissionAddress ? { to: input.commissionAddress, amount: commission } : null,
        address: input.addressTo,
        pictureId: job?.id ?? null,
      })
      if (order.state !== 'HELD' || order.imageType !== null) return
      const contentType = await problemIn('PictureUnusableProblem', PICTURE_PATH, () =>
        keepPicture(order, input.picture.url ?? null, job, context),
      )
      if (contentType === null) return
      if (!(await keepImage(context.db.pool, order.id, contentType, context.now()))) {
        await context.engines.blobs.delete([filesOf(order).original])
        throw letGo()
      }
    },
    release: releaseOrder,
    async discard(actId, { blobs }, { pool }) {
      const order = await orderOfAct(pool, actId)
      if (order) await blobs.delete([filesOf(order).original])
    },
  })
}

/** The job that makes the picture that the order names by its id; null for a picture that it names otherwise. */
async function ownPicture({ picture: { id } }: Order['input'], context: MerchContext): Promise<PaidJob | null> {
  if (!id) return null
  const path = [...PICTURE_PATH, 'id']
  const job = await jobIfOwn(context, keyOfId(id, 'Picture', path), 'studio')
  if (!job?.kind.startsWith('image-')) throw new NotFound('There is no such picture')
  if (job.state === 'FAILED') throw sourceFailed('The picture was not made', path)
  return job
}

/** Stores the picture if it is there already, and returns its type; null for one that is still being made. */
async function keepPicture(
  order: MerchOrder,
  url: string | null,
  job: PaidJob | null,
  context: MerchContext,
): Promise<string | null> {
  if (job?.state === 'COMPLETE') return storePicture(order, job, context)
  if (url === null) return null
  const { outbound, blobs } = context.engines
  const { bytes, contentType } = await limitPictures(url, context, async () => {
    const bytes = await loadPicture(url, outbound)
    return { bytes, ...(await inspectPicture(bytes, order.product)) }
  })
  await blobs.put(filesOf(order).original, bytes, { maxBytes: MAX_PICTURE_BYTES, contentType })
  return contentType
}

/**
 * The job that makes the picture which an earlier field of the operation named; null for a picture that the order names
 * otherwise. Throws a SourceFailedProblem if that field made none.
 */
export async function pictureNamed({ input }: Order, context: MerchContext): Promise<string | null> {
  const { ref } = input.picture
  return ref ? resultNamed(context, ref, 'Picture', [...PICTURE_PATH, 'ref']) : null
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
  throw new BadInput(
    'is paid on the network that you pay on, which has no such addresses: pay on an EVM network',
    COMMISSION_PATH,
  )
}
