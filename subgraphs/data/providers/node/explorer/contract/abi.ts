import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { addressIn } from '../query.ts'
import { contractAt, NOT_VERIFIED } from './code.ts'

/** `getabi`: the ABI of a verified contract, as a JSON string. */
export const abi: Action = async (query, explorer) => {
  const { source } = await contractAt(addressIn(query, 'address'), explorer)
  if (!source) throw new Refusal(NOT_VERIFIED)
  return answered(JSON.stringify(source.abi))
}
