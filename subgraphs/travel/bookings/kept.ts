import type { Value } from '../types.gen.ts'

/** A stay as it is stored: older rows have `id` for `bookingId` and `offerId`, and `hotel` for `profile`. */
type KeptStay = Omit<Value<'HotelBooking'>, 'bookingId' | 'profile' | 'hotelOffer' | 'hotel'> & {
  readonly id?: string
  readonly bookingId?: string
  readonly hotel?: Value<'HotelProfile'>
  readonly profile?: Value<'HotelProfile'>
  readonly hotelOffer: Omit<Value<'HotelOffer'>, 'offerId'> & { readonly id?: string; readonly offerId?: string }
}

/** The key of a flight that was booked. */
export interface KeptFlight {
  readonly ident: string
  readonly date: string
}

/** The payload of a row of travel.booking, whichever version wrote it. */
export interface KeptPayload {
  /** Of flight orders; older rows do not have it. */
  readonly flights?: readonly KeptFlight[]
  readonly hotelBookings?: readonly KeptStay[]
  readonly transfers?: readonly Value<'BookedTransfer'>[]
}

/** The stays of a stored order in today's names; null for an order of something else. */
export function staysOf({ hotelBookings }: KeptPayload): readonly Value<'HotelBooking'>[] | null {
  return hotelBookings?.map(stayOf) ?? null
}

function stayOf({ id, bookingId, hotel, profile, hotelOffer, ...rest }: KeptStay): Value<'HotelBooking'> {
  const described = profile ?? hotel
  if (!described) throw new Error(`The stay ${bookingId ?? id} was stored without its hotel`)
  const { id: oldOfferId, offerId, ...offer } = hotelOffer
  return {
    ...rest,
    bookingId: bookingId ?? id ?? '',
    profile: described,
    hotel: { hotelId: described.hotelId },
    hotelOffer: { ...offer, offerId: offerId ?? oldOfferId ?? '' },
  }
}
