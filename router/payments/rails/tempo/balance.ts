import { readContract } from 'viem/actions'
import type { Address } from '../../../../schema/address.ts'
import type { TempoClient } from './client.ts'
import { TIP20_ABI } from './transfer.ts'

/** An account's balance of a token, in atomic units. Throws when the node does not answer. */
export function balanceOf(client: TempoClient, currency: Address, account: Address): Promise<bigint> {
  return readContract(client, { address: currency, abi: TIP20_ABI, functionName: 'balanceOf', args: [account] })
}
