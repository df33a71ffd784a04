import type { Pool } from '../../../../../../prisma/database.ts'
import { bytesOf, type Hex } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { Bytes } from '../forms.ts'
import type { ContractSource } from '../verified/source.ts'
import { findSource } from '../verified/store.ts'

/** Explorers' message for a contract without published source. */
export const NOT_VERIFIED = 'Contract source code not verified'

/** The code at an address, and its published source if there is one. */
export async function contractAt(address: Hex, { node, pool }: { node: EvmNode; pool: Pool }) {
  const code = await node.read('eth_getCode', [address, 'latest'], Bytes)
  const source: ContractSource | null = code === '0x' ? null : await findSource(pool, bytesOf(code))
  return { code, source }
}
