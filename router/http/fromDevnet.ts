import { Unavailable } from '../../schema/errors.ts'

/** What the local chain says or does. Throws Unavailable where it fails to. */
export async function fromDevnet<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking
  } catch {
    throw new Unavailable('The devnet does not answer now; try again', { retryAfter: 5 })
  }
}
