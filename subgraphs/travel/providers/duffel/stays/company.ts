import type { HotelCodes } from '../../../hotels/codes.ts'
import type { Duffel } from '../company.ts'

/** Duffel Stays, asked for one caller. */
export interface Stays extends Duffel, StaysExtra {}

/** What stays need beside the client. */
export interface StaysExtra {
  readonly codes: HotelCodes
  /** Whether the balance is money: the answers about stays do not say it, so the token does. */
  readonly isLive: boolean
  now(): Date
}
