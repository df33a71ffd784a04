import { Reply } from '../../definition.ts'

/** A successful answer with what the company says about credits. */
export function success(members: object): object {
  return { success: true, credits_remaining: 998, credits_charged: 1, ...members }
}

/** The documented form of an error for something that is not there. */
export function missing(message: string): Reply {
  return new Reply(404, { success: false, credits_remaining: 998, error: 'not_found', errorStatus: 404, message })
}
