import { z } from 'zod'
import { type Address, parseAddress } from '../../../schema/address.ts'
import { itemsOf } from '../../../subgraphs/kit/settings.ts'

/** Building blocks for settings of EVM chains. */

const PRIVATE_KEY = /^0x[0-9a-fA-F]{64}$/

/** A private key: 32 bytes in hexadecimal. */
export function privateKeySetting() {
  return z
    .string()
    .regex(PRIVATE_KEY, 'must be a private key: 0x and 64 hexadecimal digits')
    .transform((text) => text as `0x${string}`)
    .optional()
}

/** One private key or several, comma-separated, each once. */
export function privateKeysSetting() {
  return z
    .string()
    .transform((text, context): readonly `0x${string}`[] => {
      const keys = itemsOf(text)
      if (keys.length === 0 || !keys.every((key) => PRIVATE_KEY.test(key)))
        context.addIssue({
          code: 'custom',
          message: 'must be a private key: 0x and 64 hexadecimal digits; several are separated by commas',
        })
      if (new Set(keys.map((key) => key.toLowerCase())).size < keys.length)
        context.addIssue({ code: 'custom', message: 'must name each key once' })
      return keys as `0x${string}`[]
    })
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

/** Addresses, comma-separated, each once; none by default. */
export function addressesSetting() {
  return z
    .string()
    .default('')
    .transform((text, context): readonly Address[] => {
      const addresses = itemsOf(text).map(parseAddress)
      if (addresses.includes(null))
        context.addIssue({ code: 'custom', message: 'must be EVM addresses with right checksums, separated by commas' })
      if (new Set(addresses).size < addresses.length)
        context.addIssue({ code: 'custom', message: 'must name each address once' })
      return addresses as Address[]
    })
}
