import { z } from 'zod'
import { parseAddress } from '../../../schema/address.ts'

/** Building blocks for settings of EVM chains. */

/** A private key: 32 bytes in hexadecimal. */
export function privateKeySetting() {
  return z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hexadecimal digits')
    .transform((text) => text as `0x${string}`)
    .optional()
}

/** An address, in one case or with a valid checksum. */
export function addressSetting() {
  return z
    .string()
    .transform((text, context) => {
      const parsed = parseAddress(text)
      if (parsed) return parsed
      context.addIssue({
        code: 'custom',
        message: 'must be an EVM address: 0x and 40 hexadecimal digits, in one case or with a right checksum',
      })
      return z.NEVER
    })
    .optional()
}
