import { Trouble } from '../errors.ts'

/** Longest that a signed payment may be good for, in seconds: after it a call that failed can be paid for anew without fear. */
const LONGEST_SECONDS = 3_600

/** Throws Trouble for an offer whose payment could be taken long after the call. */
export function checkValidity(seconds: number): void {
  if (seconds <= LONGEST_SECONDS) return
  throw new Trouble(
    `The offer asks for a payment that is good for ${seconds} seconds; more than ${LONGEST_SECONDS} are not signed here.`,
  )
}
