import { type Address, parseAddress } from '../../schema/address.ts'
import { BadInput } from '../../schema/errors.ts'

/** The wallet that a path of the devnet names. Throws BadInput. */
export function devnetAddress(text: string): Address {
  const address = parseAddress(text)
  if (address) return address
  const message = 'must be 0x and 40 hexadecimal digits, in one case or with a right checksum'
  throw new BadInput([{ path: ['address'], message, code: 'invalid_string' }])
}
