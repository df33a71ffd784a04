import type { z } from 'zod'
import { integerSetting } from '../kit/settings.ts'

/** Operator settings. */
export const travelSettings = {
  DUFFEL_MOST_PER_ORDER: integerSetting(0, 0, 1_000_000).describe(
    'The most that one flight order or stay may take from the Duffel balance, in whole units of its currency. The caller pays for the path, not for the fare or the room: 0, the default, books with test tokens alone, whose balance is no money.',
  ),
}

export type TravelSettings = z.output<z.ZodObject<typeof travelSettings>>
