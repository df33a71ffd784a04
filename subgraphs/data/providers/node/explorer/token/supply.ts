import { answered, Refusal } from '../envelope.ts'
import { Bytes } from '../forms.ts'
import type { Action } from '../ground.ts'
import { addressIn } from '../query.ts'

/** The call `totalSupply()`. */
const TOTAL_SUPPLY = '0x18160ddd'

/** `tokensupply`: total supply of a token, in its smallest unit. */
export const supply: Action = async (query, { node }) => {
  const to = addressIn(query, 'contractaddress')
  const total = await node.read('eth_call', [{ to, data: TOTAL_SUPPLY }, 'latest'], Bytes)
  if (total.length !== 66) throw new Refusal('Error! Token not found')
  return answered(String(BigInt(total)))
}
