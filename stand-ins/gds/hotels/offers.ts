import { dateOf } from '../../worlds/travel/localTime.ts'
import { localTimeOf } from '../shared/calendar.ts'
import { formatMinor } from '../shared/currencies.ts'
import { roomsLeft } from './demand.ts'
import type { Hotel } from './hotel.ts'
import { writeOfferId } from './offerId.ts'
import { priceOf, type StayPrice } from './price.ts'
import type { Stay, StayWish } from './stay.ts'
import type { HotelWorld } from './world.ts'

/** An available stay with its price. */
export interface PricedStay {
  readonly stay: Stay
  readonly price: StayPrice
}

/** All available rooms on all rate plans for a stay, cheapest first. */
export function staysAt(hotel: Hotel, wish: StayWish, { demand }: HotelWorld): PricedStay[] {
  const nights = demand.nights(hotel, wish.checkIn, wish.nights)
  return hotel.rooms
    .filter((room) => room.sleeps >= wish.adults && roomsLeft(hotel, room, nights) >= wish.rooms)
    .flatMap((room) => hotel.plans.map((plan) => ({ ...wish, hotel, room, plan })))
    .map((stay) => ({ stay, price: priceOf(stay, nights) }))
    .sort((a, b) => a.price.total - b.price.total)
}

/** Prices a stay again; null when its rooms are sold out. */
export function stayAgain(stay: Stay, { demand }: HotelWorld): PricedStay | null {
  const nights = demand.nights(stay.hotel, stay.checkIn, stay.nights)
  const left = roomsLeft(stay.hotel, stay.room, nights)
  return left >= stay.rooms ? { stay, price: priceOf(stay, nights) } : null
}

/** `HotelOffer` in the wire format. */
export function writeOffer({ stay, price }: PricedStay, issuedAt: number, base: string, { chance }: HotelWorld) {
  const { room, plan, checkIn, nights, adults, rooms, currency } = stay
  const id = writeOfferId({ stay, issuedAt }, chance)
  const money = (minor: number) => formatMinor(minor, currency)
  return {
    id,
    type: 'hotel-offer',
    checkInDate: dateOf(checkIn),
    checkOutDate: dateOf(checkIn + nights),
    roomQuantity: String(rooms),
    rateCode: plan.rateCode,
    rateFamilyEstimated: { code: plan.family, type: 'P' },
    boardType: plan.boardType,
    room: {
      type: room.type,
      typeEstimated: { category: room.category, beds: room.beds, bedType: room.bedType },
      description: { text: room.description, lang: 'EN' },
    },
    guests: { adults },
    price: {
      currency,
      base: money(price.base),
      total: money(price.total),
      taxes: price.taxes.map(({ rule, amount }) => ({
        code: rule.code,
        amount: money(amount),
        currency,
        included: rule.isIncluded,
        ...(rule.percent === undefined ? {} : { percentage: String(rule.percent) }),
        pricingFrequency: rule.perAdultNight === undefined ? 'PER_STAY' : 'PER_NIGHT',
        pricingMode: rule.perAdultNight === undefined ? 'PER_PRODUCT' : 'PER_OCCUPANT',
      })),
      variations: {
        average: { base: money(Math.round(price.base / nights)) },
        changes: changesOf(price.nights, checkIn).map(({ from, to, night }) => ({
          startDate: dateOf(from),
          endDate: dateOf(to),
          base: money(night),
        })),
      },
    },
    policies: policiesOf({ stay, price }),
    self: `${base}/v3/shopping/hotel-offers/${id}`,
  }
}

/** Merges consecutive nights of equal price. */
function changesOf(nights: readonly number[], checkIn: number) {
  const changes: { from: number; to: number; night: number }[] = []
  for (const [index, night] of nights.entries()) {
    const last = changes.at(-1)
    if (last?.night === night) last.to += 1
    else changes.push({ from: checkIn + index, to: checkIn + index + 1, night })
  }
  return changes
}

const ACCEPTED = { creditCards: ['VI', 'CA', 'AX', 'DC', 'JC'], methods: ['CREDIT_CARD'] }

/** Guaranteed stays can be cancelled free until the evening before, later for the price of a night; prepaid ones cannot. */
function policiesOf({ stay, price }: PricedStay) {
  const { hotel, checkIn, plan, currency } = stay
  const evening = localTimeOf(checkIn - 1, '18:00', hotel.city.timezone)
  if (plan.paymentType === 'DEPOSIT') {
    const amount = formatMinor(price.total, currency)
    return {
      paymentType: 'DEPOSIT',
      deposit: { amount, deadline: evening, acceptedPayments: ACCEPTED },
      cancellations: [{ type: 'FULL_STAY', amount, description: { text: 'NON-REFUNDABLE RATE', lang: 'EN' } }],
    }
  }
  const [firstNight = 0] = price.nights
  return {
    paymentType: 'GUARANTEE',
    guarantee: { acceptedPayments: ACCEPTED },
    cancellations: [{ deadline: evening, amount: formatMinor(firstNight, currency), numberOfNights: 1 }],
  }
}
