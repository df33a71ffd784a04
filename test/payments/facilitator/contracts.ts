import { type Hex, type LocalAccount, pad, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Devnet } from '../../../devnet/index.ts'
import type { Address } from '../../../schema/address.ts'
import { nodeOf } from '../../devnet/devnets.ts'
import { compiledContract } from '../../support/contracts.ts'

export const factoryAbi = parseAbi([
  'function deploy(address owner) returns (address)',
  'function walletOf(address owner) view returns (address)',
])

/** Runs for ever: JUMPDEST, PUSH 0, JUMP. What is called there uses up all its gas. */
export const GAS_BURNER: Hex = '0x5b600056'

/** Compiles a contract and puts it on the devnet, at an address of its own. */
export async function place(devnet: Devnet, source: string): Promise<Address> {
  const address = privateKeyToAccount(generatePrivateKey()).address as Address
  await nodeOf(devnet).setCode({ address, bytecode: compiledContract(new URL(source, import.meta.url)) })
  return address
}

/** The devnet's wallet contract of an owner, whose signatures are the owner's and one byte more. */
export async function placeSmartWallet(devnet: Devnet, owner: Hex): Promise<Address> {
  const address = await place(devnet, '../../devnet/SmartWallet.sol')
  await nodeOf(devnet).setStorageAt({ address, index: 0, value: pad(owner) })
  return address
}

/** Has the factory deploy the wallet of an owner, who pays the gas. */
export async function deploy(devnet: Devnet, factory: Address, owner: LocalAccount): Promise<void> {
  const node = nodeOf(devnet)
  const call = { address: factory, abi: factoryAbi, functionName: 'deploy', args: [owner.address] } as const
  await node.waitForTransactionReceipt({ hash: await node.writeContract({ ...call, account: owner }) })
}
