import type { Hotel } from './hotel.ts'
import type { RatePlan } from './ratePlans.ts'
import type { Room } from './rooms.ts'

/** Dates, guests, rooms and currency of a search at one hotel. */
export interface StayWish {
  /** Check-in, in days since 1970. */
  readonly checkIn: number
  readonly nights: number
  /** Per room. */
  readonly adults: number
  readonly rooms: number
  readonly currency: string
}

/** A room on a rate plan for a stay: the inputs that determine an offer. */
export interface Stay extends StayWish {
  readonly hotel: Hotel
  readonly room: Room
  readonly plan: RatePlan
}
