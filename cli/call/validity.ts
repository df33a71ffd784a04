import { Trouble } from '../errors.ts'

/**
 * Longest validity of a signed payment, in seconds: after it a failed call can be paid for again without risk of paying
 * twice.
 */
const LONGEST_SECONDS = 3_600

/** Throws Trouble for an offer whose payment could be settled long after the call. */
export function checkValidity(seconds: number): void {
  if (seconds <= LONGEST_SECONDS) return
  throw new Trouble(
    `The offer asks for a payment that is good for ${seconds} seconds; more than ${LONGEST_SECONDS} are not signed here.`,
  )
}
