import { LRUCache } from 'lru-cache'
import type { Chance } from '../../kit/chance.ts'
import type { City } from '../../worlds/travel/cities.ts'
import { weekdayOf } from '../shared/calendar.ts'
import type { Hotel } from './hotel.ts'
import type { Room } from './rooms.ts'

/**
 * Occupancy of hotels by season, weekday and city events. Prices and sold-out nights derive from it, so that all
 * responses about a night agree.
 */
export interface Demand {
  /** A hotel's nights from a day on. */
  nights(hotel: Hotel, day: number, count: number): readonly Night[]
}

/** A night at a hotel. */
export interface Night {
  /** Share of the hotel's rooms taken by others, 0 to 1. */
  readonly taken: number
  /** Random bits of the night, for its rooms; null while the hotel is closed. */
  readonly bits: number | null
}

/** One hotel in thirty is closed for this many days of a year. */
const REBUILDING_DAYS = 45
/** Days of demand cached per city. */
const REMEMBERED_DAYS = 400

export function openDemand(chance: Chance): Demand {
  const cities = new Map<string, LRUCache<number, number>>()
  const demandIn = (city: City, day: number) => {
    const days = cities.get(city.code) ?? new LRUCache<number, number>({ max: REMEMBERED_DAYS })
    cities.set(city.code, days)
    const demand = days.get(day) ?? cityDemand(city, day, chance)
    days.set(day, demand)
    return demand
  }
  return {
    nights: (hotel, day, count) =>
      Array.from({ length: count }, (_, index) => {
        const bits = chance.bits(`${hotel.id} ${day + index}`)
        const own = 0.12 * ((bits % 1024) / 1024) - 0.06
        const taken = Math.min(1, Math.max(0.15, demandIn(hotel.city, day + index) + own))
        return { taken, bits: isClosed(hotel, day + index, chance) ? null : bits }
      }),
  }
}

/** Rooms of a kind available on all of these nights. */
export function roomsLeft(hotel: Hotel, room: Room, nights: readonly Night[]): number {
  const rooms = Math.max(1, Math.round(hotel.size * room.share))
  const own = room.type.charCodeAt(0) * 31 + room.type.charCodeAt(2)
  const left = nights.map(({ taken, bits }) => {
    if (bits === null) return 0
    // Each kind of room has its own random share, from the night's bits.
    const stray = ((Math.imul(bits ^ own, 0x9e3779b1) >>> 12) % 1024) / 1024
    return Math.round(rooms * (1 - taken) * (0.65 + 1.3 * stray))
  })
  return Math.max(0, Math.min(...left))
}

/** Demand of a city on a night by season, weekday and events; about 0.6 on average. */
function cityDemand(city: City, day: number, chance: Chance): number {
  const warmest = city.latitude >= 0 ? 200 : 18
  const season = Math.cos((((day - warmest) % 365.25) / 365.25) * 2 * Math.PI)
  const strength = Math.min(0.2, 0.04 + Math.abs(city.latitude) / 250)
  const isOfBusiness = chance.unit(`${city.code} business`) < 0.5
  const isWeekend = weekdayOf(day) === 5 || weekdayOf(day) === 6
  const week = isWeekend === isOfBusiness ? -0.08 : 0.06
  return 0.56 + season * strength + week + eventDemand(city, day, chance)
}

/** Some fortnights have an event that fills a city for a few nights. */
function eventDemand(city: City, day: number, chance: Chance): number {
  const fortnight = Math.floor(day / 14)
  const key = `${city.code} event ${fortnight}`
  if (chance.unit(key) > 0.35) return 0
  const first = fortnight * 14 + chance.integer(`${key} first`, 0, 9)
  const nights = chance.integer(`${key} nights`, 2, 4)
  return day >= first && day < first + nights ? 0.12 + 0.22 * chance.unit(`${key} size`) : 0
}

function isClosed(hotel: Hotel, day: number, chance: Chance): boolean {
  const year = Math.floor(day / 365)
  if (chance.unit(`${hotel.id} rebuilt ${year}`) > 1 / 30) return false
  const first = year * 365 + chance.integer(`${hotel.id} rebuilt ${year} first`, 0, 365 - REBUILDING_DAYS)
  return day >= first && day < first + REBUILDING_DAYS
}
