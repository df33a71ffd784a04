import { Unavailable } from '../../schema/errors.ts'

/** The result of a devnet call. Throws Unavailable when it fails. */
export async function fromDevnet<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking
  } catch {
    throw new Unavailable('The devnet does not answer now; try again', { retryAfter: 5 })
  }
}
