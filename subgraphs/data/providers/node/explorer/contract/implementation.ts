import { addressInWord, type Hex, ZERO_ADDRESS } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { Bytes } from '../forms.ts'

/** Storage slot in which ERC-1967 proxies store the implementation's address. */
const ERC1967_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc'
/** The whole code of an ERC-1167 proxy, around the implementation's address. */
const ERC1167 = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/

/** The implementation of a proxy; null if the contract is not a proxy of a known kind. */
export async function implementationOf(address: Hex, code: Hex, node: EvmNode): Promise<Hex | null> {
  const clone = ERC1167.exec(code)
  if (clone) return `0x${clone[1]!}`
  const stored = addressInWord(await node.read('eth_getStorageAt', [address, ERC1967_SLOT, 'latest'], Bytes))
  return stored === ZERO_ADDRESS ? null : stored
}
