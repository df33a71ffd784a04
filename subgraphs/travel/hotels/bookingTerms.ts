import { z } from 'zod'
import { BadInput, Conflict, type Issue, Unavailable } from '../../../schema/errors.ts'
import { statedAs } from '../../kit/service/problems.ts'
import type { HotelOrderData } from './order.ts'

/** What a company adds to an offer that is looked up: on which terms it can be booked here. */
export const BookingTerms = z.object({
  /** Why it cannot be booked as it was offered. */
  refusal: z.object({ reason: z.enum(['PRICE_CHANGED', 'ABOVE_LIMIT']), message: z.string() }).optional(),
  isForAdultsAlone: z.boolean().optional(),
  /** Whether the lead guest's number needs its country code. */
  needsInternationalPhone: z.boolean().optional(),
})
export type BookingTerms = z.output<typeof BookingTerms>

/**
 * Rejects an order that the company would refuse. Throws Conflict for an offer whose price has changed, Unavailable for
 * one above the operator's limit, and BadInput with each guest that does not fit.
 *
 * @param offerPath the input that names the offer
 */
export function checkTerms(
  { refusal, ...needs }: BookingTerms,
  order: HotelOrderData,
  offerPath: readonly (string | number)[],
): void {
  if (refusal?.reason === 'PRICE_CHANGED')
    throw statedAs(new Conflict(refusal.message), { type: 'OfferUnavailableProblem', path: offerPath })
  if (refusal) throw new Unavailable(refusal.message)
  const lead = order.roomAssociations[0]?.guestReferences[0]?.guestReference
  const issues = order.guests.flatMap(({ tid, phone, childAge }, index): Issue[] => {
    const isChild = (childAge ?? null) !== null
    const isMute = String(tid) === lead && internationalPhone(phone) === null
    return [
      ...(needs.isForAdultsAlone && isChild
        ? [issue(index, 'childAge', 'must be left out: the offer is for adults')]
        : []),
      ...(needs.needsInternationalPhone && isMute
        ? [issue(index, 'phone', 'must begin with + and the country code')]
        : []),
    ]
  })
  if (issues.length > 0) throw new BadInput(issues)
}

function issue(guest: number, member: string, message: string): Issue {
  return { path: ['input', 'guests', guest, member], message, code: 'invalid' }
}

/** A telephone number in the form of E.164; null for one without its country code. */
export function internationalPhone(number: string): string | null {
  const digits = number.replace(/[ ()-]/g, '')
  return /^\+[1-9]\d{5,14}$/.test(digits) ? digits : null
}
