import { z } from 'zod'

// What we read of the objects of Duffel Stays (API version v2). Members that we do not read are not here.

const amount = z.string().regex(/^\d+(\.\d+)?$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const Location = z.object({
  address: z.object({ city_name: z.string().nullish(), country_code: z.string().nullish() }),
  geographic_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
})

const facts = {
  id: z.string(),
  name: z.string(),
  location: Location,
}

/** A hotel of a list. */
export const Accommodation = z.object({
  ...facts,
  amenities: z.array(z.object({ type: z.string() })).nullish(),
  rating: z.number().nullish(),
})
export type Accommodation = z.output<typeof Accommodation>

/** A hotel that was suggested for a name. */
export const Suggestion = z.object({
  accommodation_id: z.string(),
  accommodation_name: z.string(),
  accommodation_location: Location,
})
export type Suggestion = z.output<typeof Suggestion>

const price = {
  /** What is paid when booking: for all rooms, nights and guests. */
  total_amount: amount,
  total_currency: currency,
  /** Without taxes and fees. */
  base_amount: amount.nullish(),
  tax_amount: amount.nullish(),
  tax_currency: currency.nullish(),
  fee_amount: amount.nullish(),
  fee_currency: currency.nullish(),
  /** Paid at the hotel, and not in the total. */
  due_at_accommodation_amount: amount.nullish(),
  due_at_accommodation_currency: currency.nullish(),
}
export type Price = z.output<z.ZodObject<typeof price>>

export const Rate = z.object({
  ...price,
  id: z.string().regex(/^rat_[0-9A-Za-z]{1,30}$/),
  code: z.string().nullish(),
  board_type: z.enum(['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive']).nullish(),
  payment_type: z.enum(['guarantee', 'deposit', 'pay_now']),
  available_payment_methods: z.array(z.string()),
  loyalty_programme_required: z.boolean().nullish(),
  /** In the order of time: until `before`, `refund_amount` is given back. */
  cancellation_timeline: z.array(z.object({ before: z.string(), refund_amount: amount, currency })),
})
export type Rate = z.output<typeof Rate>

const Room = z.object({
  name: z.string(),
  beds: z.array(z.object({ type: z.string(), count: z.number().int() })).nullish(),
  rates: z.array(Rate),
})
export type Room = z.output<typeof Room>

const Offered = z.object({ ...facts, rooms: z.array(Room).nullish() })
export type Offered = z.output<typeof Offered>

/** A hotel with its rates for a stay. */
export const SearchResult = z.object({ id: z.string(), accommodation: Offered })
export type SearchResult = z.output<typeof SearchResult>

export const Quote = z.object({
  ...price,
  id: z.string(),
  check_in_date: day,
  check_out_date: day,
  accommodation: Offered,
  deposit_amount: amount.nullish(),
  rooms: z.number().int().min(1),
  guests: z.array(z.object({ type: z.string() })).min(1),
})
export type Quote = z.output<typeof Quote>

export const Booking = z.object({
  id: z.string(),
  /** `confirmed` or `cancelled`; a booking that the hotel has not confirmed yet has another one. */
  status: z.string(),
  /** The hotel's own number of the booking. */
  reference: z.string().nullish(),
  cancelled_at: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
export type Booking = z.output<typeof Booking>
