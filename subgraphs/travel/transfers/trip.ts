import type { Issue } from '../../../schema/errors.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { TransferSearchInput } from '../types.gen.ts'

/** Latest start of a ride, in days from now. */
const FARTHEST_AHEAD = 370
/** Local time is at most this many hours behind UTC. */
const FARTHEST_WEST = 12

/** Location of a start, stop or end. */
interface Place {
  readonly locationCode?: string | null
  readonly addressLine?: string | null
  readonly countryCode?: string | null
  readonly cityName?: string | null
  readonly geoCode?: string | null
}

/** A ride that is searched for. */
export type Trip = Pick<TransferSearchInput, 'startDateTime'> & Partial<TransferSearchInput>

/** Inconsistencies of a ride, by the argument. */
export function tripIssues(args: Trip, now: Date): Issue[] {
  const isHourly = args.transferType === 'HOURLY'
  const start = placeOf(args, 'start')
  const end = placeOf(args, 'end')
  return [
    ...placeIssues(start, (member) => [`start${member}`]),
    ...(isHourly && !isGiven(end) ? [] : placeIssues(end, (member) => [`end${member}`])),
    ...(args.stopOvers ?? []).flatMap((stop, index) =>
      placeIssues(stop, (member) => ['stopOvers', index, member.charAt(0).toLowerCase() + member.slice(1)]),
    ),
    ...timeIssues(args.startDateTime, now),
    ...durationIssues(args.duration ?? null, isHourly),
  ]
}

function placeOf(args: Trip, side: 'start' | 'end'): Place {
  return {
    locationCode: args[`${side}LocationCode`] ?? null,
    addressLine: args[`${side}AddressLine`] ?? null,
    countryCode: args[`${side}CountryCode`] ?? null,
    cityName: args[`${side}CityName`] ?? null,
    geoCode: args[`${side}GeoCode`] ?? null,
  }
}

function isGiven({ locationCode, addressLine, geoCode }: Place): boolean {
  return Boolean(locationCode ?? addressLine ?? geoCode)
}

type PathOf = (member: string) => readonly (string | number)[]

/** A place is a code, or an address with its city and country, or a point; an address may have a point. */
function placeIssues(place: Place, pathOf: PathOf): Issue[] {
  const { locationCode, addressLine, countryCode, cityName, geoCode } = place
  const issue = (member: string, message: string): Issue => ({ path: pathOf(member), message, code: 'invalid' })
  if (!isGiven(place)) return [issue('LocationCode', 'a code, an address or a point is needed')]
  const issues: Issue[] = []
  if (locationCode && addressLine) issues.push(issue('AddressLine', 'cannot stand beside a location code'))
  if (locationCode && geoCode) issues.push(issue('GeoCode', 'cannot stand beside a location code'))
  if (addressLine && !cityName) issues.push(issue('CityName', 'is needed with an address'))
  if (addressLine && !countryCode) issues.push(issue('CountryCode', 'is needed with an address'))
  const [latitude = 0, longitude = 0] = geoCode?.split(',').map(Number) ?? []
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) issues.push(issue('GeoCode', 'is no point on the earth'))
  return issues
}

/** The time zone is unknown, so a time is in the past only if it is past everywhere. */
function timeIssues(startDateTime: string, now: Date): Issue[] {
  const local = Date.parse(`${startDateTime}Z`)
  const issue = (message: string): Issue => ({ path: ['startDateTime'], message, code: 'invalid' })
  if (local + FARTHEST_WEST * 60 * 60_000 <= now.getTime()) return [issue('must not be in the past')]
  if (local > now.getTime() + FARTHEST_AHEAD * DAY_MS) return [issue(`must be at most ${FARTHEST_AHEAD} days ahead`)]
  return []
}

function durationIssues(duration: string | null, isHourly: boolean): Issue[] {
  const issue = (message: string): Issue => ({ path: ['duration'], message, code: 'invalid' })
  if (isHourly && duration === null) return [issue('is needed for a vehicle by the hour')]
  if (!isHourly && duration !== null) return [issue('goes with transferType HOURLY alone')]
  return duration !== null && /^P[0T]*[DHM0]*$/.test(duration) ? [issue('must be longer than nothing')] : []
}
