import { createHash } from 'node:crypto'
import type { Pool } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, insertRows, tables } from '../../../prisma/sql.ts'

/** Codes of hotels at a company whose own ids do not fit into eight characters. A hotel keeps its code for ever. */
export interface HotelCodes {
  /** Codes by the company's ids; those that have none get one. */
  codesOf(accommodationIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The company's ids by our codes; codes that are unknown are not in it. */
  accommodationsOf(hotelIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** The chain of a hotel whose chain has no code of two letters. */
export const NO_CHAIN = 'XX'
/** Letters and digits of a code after the chain. */
const LENGTH = 6
const DIGITS = 36n
/** Codes that are tried for a hotel: each is taken with a chance of some 1 in 1,000 at two million hotels. */
const MOST_TRIES = 8

/** The codes of travel.hotel_code. */
export function hotelCodes(pool: Pool): HotelCodes {
  async function known(accommodationIds: readonly string[]) {
    const wanted = tables
      .selectFrom('travel.hotelCode')
      .select(['hotelId', 'accommodationId'])
      .where('accommodationId', '=', anyOf(accommodationIds))
    return new Map((await allRows(pool, wanted)).map((row) => [row.accommodationId, row.hotelId]))
  }
  return {
    async codesOf(accommodationIds) {
      const wanted = [...new Set(accommodationIds)]
      let found = await known(wanted)
      for (let attempt = 0; attempt < MOST_TRIES && found.size < wanted.length; attempt++) {
        const rows = wanted
          .filter((id) => !found.has(id))
          .map((accommodationId) => ({ hotelId: codeOf(accommodationId, attempt), accommodationId }))
        // Another hotel may have the code already: that row is left out, and the next try takes another code.
        const insert = insertRows('travel.hotelCode', rows, { hotelId: 'text', accommodationId: 'text' })
        await affected(
          pool,
          insert.onConflict((conflict) => conflict.doNothing()),
        )
        found = await known(wanted)
      }
      if (found.size < wanted.length) throw new Error(`No code was free for ${wanted.length - found.size} hotels`)
      return found
    },
    async accommodationsOf(hotelIds) {
      const rows = tables.selectFrom('travel.hotelCode').selectAll().where('hotelId', '=', anyOf(hotelIds))
      return new Map((await allRows(pool, rows)).map((row) => [row.hotelId, row.accommodationId]))
    },
  }
}

/** The code that a hotel gets at a try, unless another one has it. */
export function codeOf(accommodationId: string, attempt: number): string {
  const hash = createHash('sha256').update(`${attempt} ${accommodationId}`).digest('hex')
  const number = BigInt(`0x${hash}`) % DIGITS ** BigInt(LENGTH)
  return NO_CHAIN + number.toString(Number(DIGITS)).toUpperCase().padStart(LENGTH, '0')
}
