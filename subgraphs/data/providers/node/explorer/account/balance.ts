import { z } from 'zod'
import { quantity } from '../../hex.ts'
import { readAs, resultOf } from '../../rpc.ts'
import { answered, Refusal } from '../envelope.ts'
import { Quantity } from '../forms.ts'
import type { Action } from '../ground.ts'
import { addressesIn, addressIn, type Query } from '../query.ts'

/** Maximum addresses per request. */
const MOST_ADDRESSES = 20

/** `balance`: balance of one address, in wei. */
export const balance: Action = async (query, { node }) => {
  const params = [addressIn(query, 'address'), tagIn(query)]
  return answered(String(await node.read('eth_getBalance', params, Quantity)))
}

/** `balancemulti`: balances of several addresses, in wei, in the given order. */
export const balanceMulti: Action = async (query, { node }) => {
  const addresses = addressesIn(query, 'address', MOST_ADDRESSES)
  const tag = tagIn(query)
  const outcomes = await node.batch(addresses.map((address) => ({ method: 'eth_getBalance', params: [address, tag] })))
  return answered(
    outcomes.map((outcome, position) => ({
      account: addresses[position],
      balance: String(readAs('eth_getBalance', z.string().pipe(Quantity), resultOf(outcome))),
    })),
  )
}

/** The block of the balance: `latest` unless `tag` has another name or a hexadecimal number. */
function tagIn({ tag }: Query): string {
  if (!tag) return 'latest'
  if (['latest', 'earliest', 'pending'].includes(tag)) return tag
  if (!/^0x[0-9a-fA-F]{1,16}$/.test(tag)) throw new Refusal('Error! Invalid tag')
  return quantity(BigInt(tag))
}
