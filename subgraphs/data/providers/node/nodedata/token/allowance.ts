import { z } from 'zod'
import { Refused } from '../errors.ts'
import { Address, read } from '../forms.ts'
import type { Method } from '../method.ts'
import { readAllowance } from './contractCalls.ts'

const Params = z.tuple([z.object({ contract: Address, owner: Address, spender: Address })])

/** A spender's allowance, as a decimal string. */
export const tokenAllowance: Method = async ({ node }, params) => {
  const [{ contract, owner, spender }] = read(Params, params)
  const allowance = await readAllowance(node, contract, owner, spender)
  if (allowance === null) throw new Refused(`${contract} is no ERC-20 token`)
  return String(allowance)
}
