import type { Hex, PublicClient } from 'viem'
import { refusalOf } from './refusal.ts'
import { addressWord } from './words.ts'

/**
 * A program that checks for each address appended to it whether the account has code, one byte each. It is run as
 * deployment code by `eth_call` and never deployed, so it needs no contract on the chain.
 *
 *     60 00                       PUSH 0                        i
 *     5b                          loop:
 *     80 60 14 02 60 2d 01        i * 20 + 45                   offset, i
 *     80 38 11 15 60 28 57        if (codesize <= offset) end
 *     60 14 90 60 0c 39           codecopy(12, offset, 20)      i
 *     60 00 51 3b 15 15           extcodesize(mload(0)) != 0    has, i
 *     81 60 20 01 53              mstore8(32 + i, has)          i
 *     60 01 01 60 02 56           i + 1, loop
 *     5b 50 60 20 f3              end: return(32, i)
 */
const PROGRAM = [
  '60005b80601402602d01',
  '80381115602857',
  '601490600c39',
  '6000513b1515',
  '8160200153',
  '600101600256',
  '5b506020f3',
].join('')

/** Which of the addresses have code, in one call. Throws when the chain does not answer. */
export async function haveCode(client: PublicClient, addresses: readonly Hex[]): Promise<readonly boolean[]> {
  const data = `0x${PROGRAM}${addresses.map((address) => addressWord(address).slice(24)).join('')}` as Hex
  const answer = await client.request({ method: 'eth_call', params: [{ data }, 'latest'] }).catch((error: unknown) => {
    if (refusalOf(error) === null) throw error
    return null
  })
  const flags = answer?.slice(2)
  if (flags?.length === addresses.length * 2) return addresses.map((_, index) => flags.startsWith('01', index * 2))
  // Some nodes refuse a call without a contract address.
  const codes = await Promise.all(addresses.map((address) => client.getCode({ address })))
  return codes.map((code) => code !== undefined && code !== '0x')
}
