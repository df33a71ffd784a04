import { parseUsd } from '../../../../schema/money.ts'
import { SAMPLE_PARCEL_ADDRESS } from '../../../contract/facts/merch.ts'
import type { PayingPlace } from '../../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../../support/wallet.ts'

/** What a mug costs with the commission that is asked for here, and what that comes to. */
export const PRICE = parseUsd('18')
export const COMMISSION = parseUsd('3')
const COMMISSION_RATE = 0.2

/** Who buys a mug, and who has a part of its price. */
export interface Deal {
  /** First name of whom it is sent to. */
  readonly name: string
  /** Has money for one. */
  readonly buyer: TestWallet
  readonly seller: TestWallet
}

export async function makeDeal(place: PayingPlace, name: string): Promise<Deal> {
  return { name, buyer: await makeWallet(place, '18'), seller: await makeWallet(place, '0') }
}

/** Pays for the mug: the status of the answer, or null where the process is killed before it. */
export async function orderMug({ url }: PayingPlace, deal: Deal, imageUrl: string): Promise<number | null> {
  const body = {
    imageUrl,
    address_to: { ...SAMPLE_PARCEL_ADDRESS, first_name: deal.name },
    commission_address: deal.seller.address,
    commission_rate: COMMISSION_RATE,
  }
  const response = await deal.buyer.pay(`${url}/merch/api/mug`, json(body)).catch(() => null)
  return response?.status ?? null
}
