import { Trouble } from '../errors.ts'

/**
 * Longest validity of a signed payment, in seconds: after it a failed call can be paid for again without risk of paying
 * twice.
 */
const LONGEST_SECONDS = 3_600

/**
 * Throws Trouble for an offer whose payment could be settled long after the call, or that does not say until when: the stock
 * client would append a time in text to the clock, and sign for millennia.
 */
export function checkValidity(seconds: number): void {
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= LONGEST_SECONDS) return
  throw new Trouble(
    `The offer asks for a payment that is good for ${seconds} seconds; only 1 to ${LONGEST_SECONDS} are signed here.`,
  )
}
