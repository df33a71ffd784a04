import type { Chance } from '../../kit/chance.ts'
import { distanceKm } from '../../worlds/travel/geo.ts'
import { DAY, momentOf } from '../../worlds/travel/localTime.ts'
import { listAt, type Members, objectAt, textAt, textIn } from '../shared/body.ts'
import { readDay } from '../shared/calendar.ts'
import { GdsProblem, wrongAt } from '../shared/problem.ts'
import { readSpot, type Spot } from './spot.ts'

/** A requested ride. */
export interface Trip {
  readonly start: Spot
  /** Whether the vehicle is hired by the hour, without a fixed destination; `minutes` is then the hired time. */
  readonly isHourly: boolean
  /** May be null for an hourly hire. */
  readonly end: Spot | null
  readonly stops: readonly { readonly spot: Spot; readonly minutes: number; readonly number: number }[]
  /** Local: `2026-11-10T10:30:00`. */
  readonly startsAt: string
  /** Milliseconds since 1970. */
  readonly startsAtMs: number
  readonly passengers: number
  readonly bags: number
  /** Road distance, in kilometres. */
  readonly km: number
  /** Including stops. */
  readonly minutes: number
}

const FARTHEST_AHEAD_DAYS = 370
/** Maximum length of a ride, in kilometres. */
const LONGEST = 600
const MOST_STOPS = 5

/** Reads the ride from a search's body. */
export function readTrip(body: Members, chance: Chance, now: Date): Trip {
  const start = readSpot(body, 'start', chance)
  if (!start) throw wrongAt('/startLocationCode', 32171, 'MANDATORY DATA MISSING', 'A start is needed')
  const end = readSpot(body, 'end', chance)
  const isHourly = body.transferType === 'HOURLY'
  if (!end && !isHourly) throw wrongAt('/endLocationCode', 32171, 'MANDATORY DATA MISSING', 'An end is needed')
  const startsAt = textAt(body, 'startDateTime', '')
  const startsAtMs = readMoment(startsAt, start.timezone)
  if (startsAtMs <= now.getTime())
    throw wrongAt('/startDateTime', 4926, 'INVALID DATA RECEIVED', 'The ride begins in the past')
  if (startsAtMs > now.getTime() + FARTHEST_AHEAD_DAYS * DAY)
    throw wrongAt('/startDateTime', 4926, 'INVALID DATA RECEIVED', 'The ride begins too far in the future')
  const stops = readStops(body.stopOvers, chance)
  const road = [start, ...stops.map(({ spot }) => spot), ...(end ? [end] : [])]
  const km = road.slice(1).reduce((sum, spot, index) => sum + roadKm(road[index] ?? start, spot), 0)
  if (km > LONGEST)
    throw new GdsProblem(400, { code: 4926, title: 'INVALID DATA RECEIVED', detail: 'The ride is too long' })
  const halts = stops.reduce((sum, { minutes }) => sum + minutes, 0)
  const minutes = isHourly ? readDuration(textAt(body, 'duration', ''), '/duration') : drivingMinutes(km) + halts
  return {
    start,
    isHourly,
    end,
    stops,
    startsAt: startsAt.slice(0, 16).padEnd(19, ':00'),
    startsAtMs,
    passengers: countOf(body.passengers, 1, '/passengers'),
    bags: countOf(body.baggages, 0, '/baggages'),
    km,
    minutes,
  }
}

/** Minutes of an ISO 8601 duration of days, hours and minutes. */
function readDuration(text: string, pointer: string): number {
  const match = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?)?$/.exec(text)
  const [, days = 0, hours = 0, minutes = 0] = match ?? []
  const total = Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
  if (!match || total === 0) throw wrongAt(pointer, 477, 'INVALID FORMAT', 'A duration is like PT2H30M')
  return total
}

/** Minutes as an ISO 8601 duration. */
export function writeDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

function readStops(value: unknown, chance: Chance): Trip['stops'] {
  if (value === undefined) return []
  const stops = listAt(value, '/stopOvers')
  if (stops.length > MOST_STOPS) throw wrongAt('/stopOvers', 4926, 'INVALID DATA RECEIVED', 'Too many stops')
  return stops.map((one, index) => {
    const members = objectAt(one, `/stopOvers/${index}`)
    const spot = readSpot(members, '', chance)
    if (!spot) throw wrongAt(`/stopOvers/${index}`, 32171, 'MANDATORY DATA MISSING', 'A stop needs a place')
    const duration = textIn(members, 'duration')
    const minutes = duration === null ? 0 : readDuration(duration, `/stopOvers/${index}/duration`)
    return { spot, minutes, number: typeof members.sequenceNumber === 'number' ? members.sequenceNumber : index + 1 }
  })
}

function readMoment(text: string, timezone: string): number {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(text)
  const day = match ? readDay(match[1] ?? '') : null
  if (!match || day === null)
    throw wrongAt('/startDateTime', 477, 'INVALID FORMAT', 'A local time is YYYY-MM-DDThh:mm:ss')
  return momentOf(timezone, day, Number(match[2]) * 60 + Number(match[3]))
}

function countOf(value: unknown, standard: number, pointer: string): number {
  if (value === undefined) return standard
  if (!Number.isInteger(value) || Number(value) < standard || Number(value) > 99)
    throw wrongAt(pointer, 477, 'INVALID FORMAT', 'A number of people or bags is needed')
  return Number(value)
}

/** Roads are about a third longer than the direct line. */
function roadKm(from: Spot, to: Spot): number {
  return Math.max(0.5, distanceKm(from, to) * 1.32)
}

/** 28 km/h in town, 90 km/h far from it. */
function drivingMinutes(km: number): number {
  const inTown = Math.min(km, 12)
  return Math.max(5, Math.round((inTown / 28) * 60 + ((km - inTown) / 90) * 60))
}
