import type { Hotel } from './hotel.ts'
import type { RatePlan } from './ratePlans.ts'
import type { Room } from './rooms.ts'

/** When, how many, and in what money: what a search asks for one hotel. */
export interface StayWish {
  /** The day of arrival, since 1970. */
  readonly checkIn: number
  readonly nights: number
  /** In each room. */
  readonly adults: number
  readonly rooms: number
  readonly currency: string
}

/** A room on terms for a stay: all that an offer follows from. */
export interface Stay extends StayWish {
  readonly hotel: Hotel
  readonly room: Room
  readonly plan: RatePlan
}
