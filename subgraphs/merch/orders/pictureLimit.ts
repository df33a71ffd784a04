import { giveBack, type Taking, takeFrom } from '../../kit/rates/rate.ts'
import { callerOf } from '../../kit/service/context.ts'
import { isDataUrl } from '../image/source.ts'
import type { MerchContext } from '../work.ts'

const HOUR_MS = 60 * 60_000

/**
 * Fetches and inspects a picture. An unusable picture is not charged, so their number per hour is limited, by wallet
 * and by client address. Throws LimitReached before the fetch, and the errors of `use`.
 */
export async function limitPictures<Result>(
  imageUrl: string,
  context: MerchContext,
  use: () => Promise<Result>,
): Promise<Result> {
  // A data URL needs no fetch.
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
