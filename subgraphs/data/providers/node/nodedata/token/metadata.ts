import { z } from 'zod'
import { Address, read } from '../forms.ts'
import type { Method } from '../method.ts'

const Params = z.tuple([Address])

/** Metadata of a token; null for missing values. Tokens have no logo on the chain. */
export const tokenMetadata: Method = async ({ tokens }, params) => {
  const [contract] = read(Params, params)
  const facts = (await tokens.describe([contract])).get(contract)
  return { name: facts?.name || null, symbol: facts?.symbol || null, decimals: facts?.decimals ?? null, logo: null }
}
