import { type Hex, maxUint256 } from 'viem'
import { z } from 'zod'
import { parseAddress } from '../../../schema/address.ts'

/** Field schemas of EVM payments, for every protocol. */

/** An integer of at most 256 bits, in decimal digits. */
export const uint256 = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number in decimal digits')
  .transform(BigInt)
  .refine((value) => value <= maxUint256, 'must have at most 256 bits')

/** An EVM address; mixed case needs a valid checksum. */
export const address = z.string().transform((text, context) => {
  const parsed = parseAddress(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be an EVM address' })
  return z.NEVER
})

/** 32 bytes in hexadecimal; converted to lower case. */
export const bytes32 = z
  .string()
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be 32 bytes in hexadecimal')
  .transform((text) => text.toLowerCase() as Hex)

/** Bytes in hexadecimal, from one to `most`. */
export function bytesUpTo(most: number) {
  return z
    .string()
    .regex(new RegExp(`^0x([0-9a-fA-F]{2}){1,${most}}$`), 'must be bytes in hexadecimal')
    .transform((text) => text as Hex)
}
