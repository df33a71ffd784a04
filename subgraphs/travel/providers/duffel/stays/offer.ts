import { NO_CHAIN } from '../../../hotels/codes.ts'
import { writeOfferId } from './offerId.ts'
import { cancellationsOf } from './policies.ts'
import type { Offered, Price, Quote, Rate, Room } from './wire.ts'

/** The code of a rate without one. */
const NO_RATE_CODE = 'XXX'

/** A stay that an offer is for. */
export interface Stay {
  readonly checkInDate: string
  readonly checkOutDate: string
  readonly rooms: number
  /** In each room. */
  readonly adults: number
}

/** An offer in the port's dialect, of a rate, or of a quote with its rate. */
export function offerOf(rateId: string, priced: Price, { room, rate, stay, deposit }: Terms) {
  const { total_amount: total, total_currency: currency } = priced
  return {
    id: writeOfferId({ rateId, total, currency }),
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    roomQuantity: stay.rooms,
    rateCode: rate?.code || NO_RATE_CODE,
    ...(rate?.board_type ? { boardType: rate.board_type.toUpperCase() } : {}),
    room: roomOf(room),
    guests: { adults: stay.adults },
    price: priceOf(priced),
    ...(rate ? { policies: policiesOf(rate, priced, deposit) } : {}),
  }
}

/** What is known of an offer beside its price. */
interface Terms {
  /** Null where a quote does not say which room it is for. */
  readonly room: Room | null
  readonly rate: Rate | null
  readonly stay: Stay
  /** What of the total is paid in advance, where that is known. */
  readonly deposit?: string | null | undefined
}

/** The hotel of offers. */
export function profileOf({ name, location: { geographic_coordinates: point } }: Offered, hotelId: string) {
  return {
    hotelId,
    chainCode: NO_CHAIN,
    name,
    ...(point ? { latitude: point.latitude, longitude: point.longitude } : {}),
  }
}

/** The room and the rate of a quote; null where its accommodation does not name one. */
export function quoted({ accommodation }: Quote, rateId: string): { room: Room; rate: Rate } | null {
  const rates = (accommodation.rooms ?? []).flatMap((room) => room.rates.map((rate) => ({ room, rate })))
  return rates.find(({ rate }) => rate.id === rateId) ?? (rates.length === 1 ? (rates[0] ?? null) : null)
}

function roomOf(room: Room | null) {
  if (!room) return {}
  const beds = room.beds ?? []
  const [first, ...others] = beds
  const count = beds.reduce((sum, bed) => sum + bed.count, 0)
  return {
    ...(first
      ? { typeEstimated: { beds: count, ...(others.length === 0 ? { bedType: first.type.toUpperCase() } : {}) } }
      : {}),
    description: { text: room.name, lang: 'EN' },
  }
}

function priceOf(priced: Price) {
  const { total_amount: total, total_currency: currency, base_amount: base } = priced
  const { due_at_accommodation_amount: due, due_at_accommodation_currency: dueCurrency } = priced
  const taxes = [
    ...taxOf('TAX', priced.tax_amount, priced.tax_currency ?? currency),
    ...taxOf('FEE', priced.fee_amount, priced.fee_currency ?? currency),
    ...taxOf('DUE_AT_ACCOMMODATION', due, dueCurrency ?? currency),
  ]
  return { currency, total, ...(base ? { base } : {}), ...(taxes.length > 0 ? { taxes } : {}) }
}

function taxOf(code: string, amount: string | null | undefined, currency: string) {
  return amount && Number(amount) > 0 ? [{ code, amount, currency, included: false, pricingFrequency: 'PER_STAY' }] : []
}

const PAYMENT_TYPES = { guarantee: 'GUARANTEE', deposit: 'DEPOSIT', pay_now: 'PREPAY' } as const

function policiesOf(rate: Rate, { total_amount: total }: Price, deposit?: string | null) {
  const { payment_type: type } = rate
  return {
    paymentType: PAYMENT_TYPES[type],
    ...(type === 'deposit' ? { deposit: deposit ? { amount: deposit } : {} } : {}),
    ...(type === 'pay_now' ? { prepay: { amount: total } } : {}),
    cancellations: cancellationsOf(rate.cancellation_timeline, total),
  }
}
