import { callerOf } from '../../kit/context.ts'
import { giveBack, type Taking, takeFrom } from '../../kit/rates/rate.ts'
import { isDataUrl } from '../image/source.ts'
import type { MerchContext } from '../work.ts'

const HOUR_MS = 60 * 60_000

/**
 * Fetches a picture and inspects it. A picture that cannot be used costs its wallet nothing, so only a few of them are fetched
 * in an hour: by wallet, and by client address. Throws LimitReached before the fetch, and what `use` throws.
 */
export async function limitPictures<Result>(
  imageUrl: string,
  context: MerchContext,
  use: () => Promise<Result>,
): Promise<Result> {
  // A data URL makes us fetch nothing.
  if (isDataUrl(imageUrl)) return use()
  const takings = takingsOf(context)
  await takeFrom(context.db.pool, takings, context.now())
  const used = await use()
  await giveBack(context.db.pool, takings)
  return used
}

function takingsOf(context: MerchContext): Taking[] {
  const { clientAddress } = context
  const most = context.engines.unusablePicturesPerHour
  const rate = { most, windowMs: HOUR_MS }
  const rule = `At most ${most} pictures that cannot be used are fetched in an hour`
  const ofWallet = { key: `merch-pictures:wallet:${callerOf(context)}`, rate, rule: `${rule} for one wallet` }
  if (clientAddress === null) return [ofWallet]
  return [ofWallet, { key: `merch-pictures:address:${clientAddress}`, rate, rule: `${rule} for one address` }]
}
