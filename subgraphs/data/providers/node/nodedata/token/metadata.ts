import { z } from 'zod'
import { Address, read } from '../forms.ts'
import type { Method } from '../method.ts'

const Params = z.tuple([Address])

/** How a token describes itself; null for each thing that it does not say. No token carries its logo on chain. */
export const tokenMetadata: Method = async ({ tokens }, params) => {
  const [contract] = read(Params, params)
  const facts = (await tokens.describe([contract])).get(contract)
  return { name: facts?.name || null, symbol: facts?.symbol || null, decimals: facts?.decimals ?? null, logo: null }
}
