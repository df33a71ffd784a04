import {
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  type LocalAccount,
  type Signature,
  serializeSignature,
  serializeTransaction,
} from 'viem'
import { privateKeyToAddress, toAccount } from 'viem/accounts'
import { type Curve, curve as fastest } from './curve.ts'
import { toHex } from './keccak.ts'

/**
 * The account of a private key for viem's clients, which signs on the fastest curve there is: viem's own takes a millisecond
 * or more for each transaction, in which nothing else runs. Throws when it is no key.
 */
export function keyAccount(key: Hex, curve: Curve = fastest): LocalAccount & Required<Pick<LocalAccount, 'sign'>> {
  const secret = hexToBytes(key)

  function signatureOf(hash: Hex): Signature {
    const { rs, recovery } = curve.sign(hexToBytes(hash), secret)
    return { r: toHex(rs.subarray(0, 32)), s: toHex(rs.subarray(32)), yParity: recovery }
  }

  const sign = async ({ hash }: { readonly hash: Hex }) => serializeSignature(signatureOf(hash))
  const account = toAccount({
    address: privateKeyToAddress(key),
    sign,
    signMessage: ({ message }) => sign({ hash: hashMessage(message) }),
    signTypedData: (data) => sign({ hash: hashTypedData(data) }),
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      // Blobs travel beside what is signed (EIP-4844); nothing here has any.
      return serializer(transaction, signatureOf(keccak256(await serializer(transaction))))
    },
  })
  return { ...account, sign }
}
