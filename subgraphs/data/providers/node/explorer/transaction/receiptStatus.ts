import { answered } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { hashIn } from '../query.ts'
import { hasFailed, receiptOf } from './receipt.ts'

/** `gettxreceiptstatus`: `1` for a transaction that succeeded, `0` for one that failed. */
export const receiptStatus: Action = async (query, { node }) => {
  const receipt = await receiptOf(hashIn(query, 'txhash'), node)
  return answered({ status: hasFailed(receipt) ? '0' : '1' })
}
