import { type Hex, pad } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { connectNode } from '../../../devnet/node.ts'
import type { Address } from '../../../schema/address.ts'
import { compiledContract } from '../../support/contracts.ts'
import type { PayingPlace } from '../../support/tollgraph.ts'

const SOURCE = new URL('../../devnet/SmartWallet.sol', import.meta.url)

/** A wallet that is a contract: its owner signs, and the contract says whether that counts (EIP-1271). */
export interface SmartWallet {
  readonly address: Address
  readonly owner: PrivateKeyAccount
  /** As `owner.signMessage`, in the form that the contract takes and no key's signature has. */
  signMessage(parameters: { readonly message: string }): Promise<Hex>
}

/** Compiles the contract, puts it on the devnet at an address of its own and gives it an owner. */
export async function deploySmartWallet(place: PayingPlace): Promise<SmartWallet> {
  const owner = privateKeyToAccount(generatePrivateKey())
  const address = privateKeyToAccount(generatePrivateKey()).address as Address
  const node = connectNode(place.rpcUrl)
  await node.setCode({ address, bytecode: compiledContract(SOURCE) })
  await node.setStorageAt({ address, index: 0, value: pad(owner.address) })
  return {
    address,
    owner,
    signMessage: async ({ message }) => `${await owner.signMessage({ message })}01`,
  }
}
