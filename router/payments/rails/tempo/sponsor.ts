import { parseAddress } from '../../../../schema/address.ts'
import { balanceOf } from './balance.ts'
import type { TempoClient } from './client.ts'

/** The tokens in which mppx pays the fee of a sponsored transaction: PathUSD, and USDC.e on the main network. */
const PATH_USD = '0x20c0000000000000000000000000000000000000'
const MAINNET_USDC = '0x20C000000000000000000000b9537d11c60E8b50'
const MAINNET = 4_217
/** Gas is priced in units of 10⁻¹⁸ USD, and these tokens have 6 decimals. */
const GAS_UNITS = 10n ** 12n

/** The limits of a transaction's fee. */
interface FeeLimits {
  readonly gas?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
}

/**
 * Whether a sponsor's key can pay the highest fee of a transaction, which the chain takes before it runs and gives back in
 * part. mppx pays in the first of the tokens of which the key has some. Throws when the node does not answer.
 */
export async function canSponsor(
  client: TempoClient,
  sponsor: string,
  { gas = 0n, maxFeePerGas = 0n }: FeeLimits,
): Promise<boolean> {
  const fee = (gas * maxFeePerGas + GAS_UNITS - 1n) / GAS_UNITS
  const tokens = client.chain.id === MAINNET ? [PATH_USD, MAINNET_USDC] : [PATH_USD]
  for (const token of tokens) {
    const balance = await balanceOf(client, addressOf(token), addressOf(sponsor))
    if (balance > 0n) return balance >= fee
  }
  return false
}

function addressOf(text: string) {
  const address = parseAddress(text)
  if (!address) throw new TypeError(`Not an address on Tempo: ${text}`)
  return address
}
