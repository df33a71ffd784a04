import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Bound } from '../worlds/travel/fares/fare.ts'
import type { ScheduledFlight } from '../worlds/travel/schedule.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { refuse } from './query.ts'

/** Flight ids (`BA117-2026-11-20`) of each chosen part. */
const Chosen = z.array(z.array(z.string()).min(1)).min(1)

/** Writes and reads tokens that carry the flights chosen so far. */
export interface Tokens {
  write(kind: TokenKind, chosen: readonly Bound[]): string
  /** Throws a StandInError for a token of another origin. */
  read(kind: TokenKind, token: string): Bound[]
}

export type TokenKind = 'departure' | 'booking'

/** Tokens of a world, signed with a key. */
export function openTokens(world: TravelWorld, key: string): Tokens {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
  return {
    write(kind, chosen) {
      const text = Buffer.from(JSON.stringify(chosen.map((bound) => bound.map(({ id }) => id)))).toString('base64url')
      return `${text}.${sign(`${kind} ${text}`)}`
    },
    read(kind, token) {
      const [text = '', signature = ''] = token.split('.')
      const expected = sign(`${kind} ${text}`)
      const isOurs =
        expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature))
      if (!isOurs) throw refuse(`Invalid \`${kind}_token\`.`)
      const chosen = Chosen.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
      return chosen.map((ids) => ids.map((id) => flightOf(world, id)))
    },
  }
}

function flightOf(world: TravelWorld, id: string): ScheduledFlight {
  const [, airline = '', number = '', date = ''] = /^(..)(\d+)-(.+)$/.exec(id) ?? []
  const flight = world.schedule.flightByNumber(airline, Number(number), date)
  if (!flight) throw refuse('These flights are no longer flown.')
  return flight
}
