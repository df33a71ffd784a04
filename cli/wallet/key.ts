import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { Trouble } from '../errors.ts'

/** The environment variable with the paying private key. */
export const KEY_VARIABLE = 'TOLLGRAPH_KEY'

/** The account of TOLLGRAPH_KEY; null if it is not set. Throws Trouble for a malformed key, without showing it. */
export function accountOfKey(): PrivateKeyAccount | null {
  const key = process.env[KEY_VARIABLE]
  if (!key) return null
  // The message must not contain the key, even a malformed one.
  if (!/^0x[0-9a-fA-F]{64}$/.test(key)) {
    throw new Trouble(`${KEY_VARIABLE} is no private key: set it to 0x and 64 hexadecimal digits, or unset it.`)
  }
  try {
    return privateKeyToAccount(key as `0x${string}`)
  } catch {
    throw new Trouble(`${KEY_VARIABLE} is outside the range of private keys: set it to another, or unset it.`)
  }
}
