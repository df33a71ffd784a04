import type { PoolClient } from '../../../../../../prisma/database.ts'
import { removeBlocks } from './blocks.ts'
import { removeTokenTransfers } from './tokens.ts'

const TABLES = ['data.contract_creation', 'data.internal_transfer', 'data.transaction']

/** Removes everything above a block. */
export async function rewind(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  await removeTokenTransfers(client, chainId, above)
  for (const table of TABLES) {
    await client.query(`DELETE FROM ${table} WHERE chain_id = $1 AND block > $2`, [chainId, above])
  }
  await removeBlocks(client, chainId, above)
}
