import { BadInput, type Issue } from '../../../schema/errors.ts'
import { addDays } from '../../kit/time.ts'
import type { HotelOfferSearchInput } from '../types.gen.ts'

/** The stay that an offer search asks for. */
type Stay = Pick<HotelOfferSearchInput, 'checkInDate' | 'checkOutDate' | 'priceRange' | 'currencyCode'>

/** Latest end of a stay, in days from now. */
const FARTHEST_AHEAD = 370

/** Rejects inconsistent dates and price ranges. Throws BadInput with each invalid member. */
export function checkStay(args: Stay, now: Date): void {
  const issues = [...dateIssues(args, now), ...priceIssues(args)]
  if (issues.length > 0) throw new BadInput(issues)
}

function dateIssues({ checkInDate, checkOutDate }: Stay, now: Date): Issue[] {
  // It may still be yesterday at the hotel.
  const earliest = dateOf(new Date(now.getTime() - 12 * 60 * 60_000))
  const latest = dateOf(addDays(now, FARTHEST_AHEAD))
  const checkIn = checkInDate ?? dateOf(now)
  const issues: Issue[] = []
  if (checkIn < earliest) issues.push(issue('checkInDate', 'must not be in the past'))
  if (checkIn >= latest) issues.push(issue('checkInDate', `must be at most ${FARTHEST_AHEAD - 1} days ahead`))
  if (checkOutDate && checkOutDate <= checkIn) issues.push(issue('checkOutDate', 'must be after checkInDate'))
  if (checkOutDate && checkOutDate > latest)
    issues.push(issue('checkOutDate', `must be at most ${FARTHEST_AHEAD} days ahead`))
  return issues
}

function priceIssues({ priceRange, currencyCode }: Stay): Issue[] {
  if (priceRange === null || priceRange === undefined) return []
  const issues: Issue[] = []
  const match = /^(?:(\d{1,7})(?:-(\d{1,7}))?|-(\d{1,7}))$/.exec(priceRange)
  if (!match) issues.push(issue('priceRange', 'must be like 200-300, -300 or 100'))
  else if (match[1] && match[2] && Number(match[1]) > Number(match[2]))
    issues.push(issue('priceRange', 'must begin with the lower price'))
  if (!currencyCode) issues.push(issue('currencyCode', 'is needed with priceRange'))
  return issues
}

/** The day of an instant in UTC. */
function dateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

function issue(member: keyof Stay, message: string): Issue {
  return { path: [member], message, code: 'invalid' }
}
