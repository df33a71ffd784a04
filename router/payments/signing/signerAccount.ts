import {
  type Hex,
  hashMessage,
  hashTypedData,
  keccak256,
  type LocalAccount,
  serializeSignature,
  serializeTransaction,
} from 'viem'
import { toAccount } from 'viem/accounts'
import type { Signer } from './signer.ts'

/** The account of a signer, for viem's clients. */
export function signerAccount(signer: Signer): LocalAccount & Required<Pick<LocalAccount, 'sign'>> {
  const sign = async ({ hash }: { readonly hash: Hex }) => serializeSignature(await signer.sign(hash))
  const account = toAccount({
    address: signer.address,
    sign,
    signMessage: ({ message }) => sign({ hash: hashMessage(message) }),
    signTypedData: (data) => sign({ hash: hashTypedData(data) }),
    async signTransaction(transaction, { serializer = serializeTransaction } = {}) {
      // Blobs are sent beside the signed part (EIP-4844); no transaction here has any.
      return serializer(transaction, await signer.sign(keccak256(await serializer(transaction))))
    },
  })
  return { ...account, sign }
}
