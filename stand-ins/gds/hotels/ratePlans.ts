import type { Chain } from './chains.ts'

export type BoardType = 'ROOM_ONLY' | 'BREAKFAST' | 'HALF_BOARD' | 'FULL_BOARD' | 'ALL_INCLUSIVE'

/** The terms on which a room is sold. */
export interface RatePlan {
  /** Three characters. */
  readonly rateCode: string
  /** The rate's family: `P` public. */
  readonly family: string
  readonly boardType: BoardType
  /** GUARANTEE: secured by a card; DEPOSIT: prepaid and non-refundable. */
  readonly paymentType: 'GUARANTEE' | 'DEPOSIT'
  /** Price relative to the flexible rate. */
  readonly factor: number
  /** Price of an adult's meals per night, relative to the room's price. */
  readonly meals: number
  /** Only wholesalers sell board beyond breakfast. */
  readonly source: Chain['source'] | 'ANY'
  /** Minimum stars of a hotel that sells it. */
  readonly fromStars: number
}

export const RATE_PLANS: readonly RatePlan[] = [
  plan('RAC', 'BAR', 'ROOM_ONLY', 'GUARANTEE', 1, 0, 'ANY', 1),
  plan('ADV', 'PRO', 'ROOM_ONLY', 'DEPOSIT', 0.87, 0, 'ANY', 1),
  plan('BBF', 'BAR', 'BREAKFAST', 'GUARANTEE', 1, 0.1, 'ANY', 2),
  plan('BBN', 'PRO', 'BREAKFAST', 'DEPOSIT', 0.88, 0.1, 'ANY', 3),
  plan('HBD', 'PKG', 'HALF_BOARD', 'GUARANTEE', 1, 0.24, 'BEDBANK', 3),
  plan('FBD', 'PKG', 'FULL_BOARD', 'GUARANTEE', 1, 0.38, 'BEDBANK', 4),
  plan('AIN', 'PKG', 'ALL_INCLUSIVE', 'DEPOSIT', 1, 0.55, 'BEDBANK', 4),
]

function plan(
  rateCode: string,
  family: string,
  boardType: BoardType,
  paymentType: RatePlan['paymentType'],
  factor: number,
  meals: number,
  source: RatePlan['source'],
  fromStars: number,
): RatePlan {
  return { rateCode, family, boardType, paymentType, factor, meals, source, fromStars }
}
